import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import {
  type Folio,
  type PaymentMethod,
  paymentMethodSchema,
} from "@funduq/shared-types/contracts/folio";
import { folioBalance, personalFolio } from "@funduq/shared-types/rules/folio";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { AmountField } from "./amount-field.tsx";
import { usePostPaymentMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName } from "./folio-texts.ts";
import { PaidBeyond, useDoubt } from "./paid-beyond.tsx";

type PostPaymentDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  folioId?: FolioId | undefined;
  /** What to take, where it is known: the open balance at check-out. */
  amountCentimes?: number | undefined;
  /** The price of the stay, which may be paid in advance. */
  stayCentimes: Centimes;
  onClose: () => void;
};

/** Takes a payment (FOL-05). Never shown as done before the server has it. */
export function PostPaymentDialog(props: PostPaymentDialogProps) {
  const { bookingRef, folios, onClose } = props;
  const t = useText("frontoffice");
  const [folioId, setFolioId] = useState(props.folioId ?? personalFolio(folios)?.id);
  const [method, setMethod] = useState<PaymentMethod>("Cash");
  const [amount, setAmount] = useState<number | null>(props.amountCentimes ?? null);
  const [tried, setTried] = useState(false);
  const [post] = usePostPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const paid = positiveCentimesSchema.safeParse(amount);
  const folio = folios.find(({ id }) => id === folioId);
  const doubt = useDoubt(paid.data, folio, props.stayCentimes);

  async function handleSubmit() {
    setTried(true);
    if (!paid.success || !folio || doubt.isOpen) return;
    const posted = await submit({
      ...bookingRef,
      folioId: folio.id,
      method,
      amountCentimes: paid.data,
    });
    if (!posted) return;
    notify.success(t("payment.done"));
    onClose();
  }

  return (
    <FormDialog
      title={t("folio.postPayment")}
      confirmLabel={t("folio.postPayment")}
      failedText={t("payment.failed")}
      whyNot={doubt.isOpen ? t("payment.doubtful") : undefined}
      onSubmit={() => void handleSubmit()}
      {...{ failure, isSaving, onClose }}
    >
      <AmountField
        label={t("payment.amount")}
        autoFocus
        value={amount}
        onChange={setAmount}
        hint={folio && t("payment.balance", { amount: formatMoney(folioBalance(folio)) })}
        tried={tried}
        sentence={t("payment.amountFault")}
      />
      <Select
        label={t("payment.method")}
        value={method}
        onChange={setMethod}
        options={paymentMethodSchema.options.map((value) => ({
          value,
          label: t(`method.${value}`),
        }))}
      />
      <FolioSelect
        label={t("payment.folio")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={folioId}
        onChange={setFolioId}
        error={tried && !folio ? t("payment.folioMissing") : undefined}
      />
      <PaidBeyond {...doubt} />
    </FormDialog>
  );
}
