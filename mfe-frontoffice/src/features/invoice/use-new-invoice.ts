import {
  type Buyer,
  buyerSchema,
  type FolioRef,
} from "@funduq/shared-types/contracts/folio-invoice";
import type { DocumentPaymentMethod } from "@funduq/shared-types/contracts/invoice";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useIssueFolioInvoiceMutation,
  usePreviewFolioInvoiceQuery,
} from "./folio-invoice.endpoints.ts";
import { type PaidBy, suggestedMethod } from "./suggested-method.ts";

type BuyerFields = Record<keyof Buyer, string>;

/** A refusal of the call names the buyer's fields within it. */
const buyerContract = formContract<BuyerFields, Buyer>(buyerSchema, {
  request: (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, typed]) => [
        key,
        key !== "name" && typed.trim() === "" ? null : typed,
      ]),
    ),
  fieldAt: (path) => fieldNames.find((name) => path === name || path === `buyer.${name}`),
});
const fieldNames = ["name", "address", "rc", "nif", "nis", "art"] as const;

type Begins = {
  name: string;
  postings: readonly PaidBy[];
  onSaved: (invoiceId: InvoiceId) => void;
};

/** An invoice of what no invoice of the folio bills yet: its buyer as typed, and what it would come to now. */
export function useNewInvoice(folio: FolioRef, { name, postings, onSaved }: Begins) {
  const t = useText("frontoffice");
  const [paymentMethod, setPaymentMethod] = useState<DocumentPaymentMethod>(() =>
    suggestedMethod(postings),
  );
  const asked = { ...folio, paymentMethod };
  const query = usePreviewFolioInvoiceQuery(asked, { refetchOnMountOrArgChange: true });
  const { submit, isSaving, failure } = useSubmit(useIssueFolioInvoiceMutation()[0]);
  const form = useContractForm(buyerContract, { ...noBuyer, name }, failure, {
    say: (path) => t(path === "name" ? "folio-invoice.fault-name" : "folio-invoice.fault-number"),
  });
  const seen = query.isFetching || query.error ? undefined : query.currentData;
  const preview = seen?.lines.length ? seen : undefined;

  const save = form.submit(async (buyer) => {
    if (!preview) return;
    const { grandTotalCentimes } = preview.totals;
    const saved = await submit({ ...asked, buyer, grandTotalCentimes });
    if (!saved) return;
    notify.success(t("folio-invoice.saved", { number: seriesText(saved) }));
    onSaved(saved.id);
  });

  return { form, paymentMethod, setPaymentMethod, query, preview, save, isSaving, failure };
}
export type NewInvoice = ReturnType<typeof useNewInvoice>;

const noBuyer: BuyerFields = { name: "", address: "", rc: "", nif: "", nis: "", art: "" };
