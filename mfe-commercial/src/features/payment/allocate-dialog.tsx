import {
  type AllocatePayment,
  allocatePaymentSchema,
  type CompanyPayment,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { Amount, Button, FormDialog, notify, QueryView } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useSearchInvoicesInfiniteQuery } from "../invoice/invoice.endpoints.ts";
import {
  allocationsOf,
  byDuty,
  InvoiceParts,
  type OpenInvoice,
  type Parts,
  partFaults,
  sumOfParts,
} from "./invoice-parts.tsx";
import { useAllocatePaymentMutation } from "./payment.endpoints.ts";

type AllocateDialogProps = { companyRef: CompanyRef; payment: CompanyPayment; onClose: () => void };

/** Settles open invoices with what is left of a payment (INV-13). */
export function AllocateDialog({ companyRef, payment, onClose }: AllocateDialogProps) {
  const t = useText("commercial");
  const query = useSearchInvoicesInfiniteQuery({ ...companyRef, state: "unpaid" });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  // The search answers the newest first: the oldest are known when all of it was read.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const invoices = (query.data?.pages.flatMap((page) => page.invoices) ?? []).reverse();
  const { submit, isSaving, failure } = useSubmit(useAllocatePaymentMutation()[0]);
  const { withDutyCentimes, withoutDutyCentimes } = payment.leftByDuty;
  const limits = {
    withDuty: formatMoney(withDutyCentimes),
    withoutDuty: formatMoney(withoutDutyCentimes),
  };
  const form = useContractForm<{ parts: Parts }, AllocatePayment>(
    allocationContract(invoices, payment),
    { parts: {} },
    failure,
    {
      say: (_, { params }) => {
        if (params?.rule === "too-much") return t("payment.too-much");
        if (params?.rule === "with-duty") return t("allocation.with-duty", limits);
        if (params?.rule === "without-duty") return t("allocation.without-duty", limits);
        return params?.rule === "beyond" ? t("allocation.beyond") : undefined;
      },
    },
  );
  const allocated = sumOfParts(invoices, form.values.parts);

  async function allocate(wanted: AllocatePayment) {
    const ref = { hotelId: companyRef.hotelId, paymentId: payment.id };
    if (!(await submit({ ...ref, ...wanted }))) return;
    notify.success(t("allocation.done"));
    onClose();
  }

  return (
    <FormDialog
      title={t("allocation.title")}
      confirmLabel={t("allocation.confirm")}
      size="medium"
      failure={failure}
      failedText={t("allocation.failed")}
      isSaving={isSaving}
      whyNot={allocated === 0 ? t("allocation.none") : undefined}
      onSubmit={form.submit(allocate)}
      onClose={onClose}
    >
      <p role="status">
        {t("payment.left")} <Amount value={payment.leftCentimes - allocated} strong />
      </p>
      {Math.min(withDutyCentimes, withoutDutyCentimes) < payment.leftCentimes && (
        <p>{t("allocation.by-duty", limits)}</p>
      )}
      <QueryView
        query={{ ...query, data: query.data && invoices }}
        errorMessage={t("invoices.failed")}
        isEmpty={({ length }) => length === 0}
        empty={<p>{t("allocation.no-invoices")}</p>}
      >
        {(open) => <InvoiceParts invoices={open} field={form.field} />}
      </QueryView>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} saving={query.isFetchingNextPage}>
          {t("invoices.more")}
        </Button>
      )}
    </FormDialog>
  );
}

function allocationContract(
  invoices: readonly OpenInvoice[],
  { leftCentimes, leftByDuty }: CompanyPayment,
) {
  return formContract<{ parts: Parts }, AllocatePayment>(allocatePaymentSchema, {
    request: ({ parts }) => ({ allocations: allocationsOf(invoices, parts) }),
    fieldAt: () => undefined,
    rules({ parts }) {
      const isBeyond = sumOfParts(invoices, parts) > leftCentimes;
      const last = (among: readonly OpenInvoice[]) => among.findLast(({ id }) => parts[id])?.id;
      const [withDuty, withoutDuty] = byDuty(invoices);
      return {
        ...(sumOfParts(withDuty, parts) > leftByDuty.withDutyCentimes && {
          [`parts.${last(withDuty)}`]: "with-duty",
        }),
        ...(sumOfParts(withoutDuty, parts) > leftByDuty.withoutDutyCentimes && {
          [`parts.${last(withoutDuty)}`]: "without-duty",
        }),
        ...(isBeyond && { [`parts.${last(invoices)}`]: "beyond" }),
        ...partFaults(invoices, parts),
      };
    },
  });
}
