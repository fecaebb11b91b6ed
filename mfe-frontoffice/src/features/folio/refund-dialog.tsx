import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, PaymentMethod } from "@funduq/shared-types/contracts/folio";
import { creditBeyond, creditKind } from "@funduq/shared-types/rules/folio-payment";
import { refundable, refundMethods, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import { refused } from "@funduq/shared-types/rules/verdict";
import { type Centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { AmountField } from "./amount-field.tsx";
import { useRefundPaymentMutation } from "./folio.endpoints.ts";
import classes from "./folio.module.css";
import { folioName } from "./folio-texts.ts";

type RefundDialogProps = {
  bookingRef: BookingRef;
  folio: Folio;
  /** What there is to pay on a folio: of the stay as booked, or as it ends. */
  dueOf: (folio: Folio) => Due;
  onClose: () => void;
};

/** Gives back what a folio is in credit. */
export function RefundDialog(props: RefundDialogProps) {
  const { bookingRef, folio, dueOf, onClose } = props;
  const t = useText("frontoffice");
  const [refund] = useRefundPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(refund);
  const name = folioName(folio, t);
  const due = dueOf(folio);
  const amount = formatMoney(Math.max(0, -due.balanceCentimes));
  const kind = creditKind(due) ?? "credit";
  return (
    <RefundForm
      account={{ name, postings: folio.postings }}
      due={due}
      credit={t(`refund.${kind}`, { amount, folio: name })}
      onRefund={(wanted) => submit({ ...bookingRef, folioId: folio.id, ...wanted })}
      isSaving={isSaving}
      failure={failure}
      onClose={onClose}
    />
  );
}

type Account = Pick<Folio, "name" | "postings">;

type RefundFormProps = {
  account: Account;
  /** What of the credit is for nights to come, and not to be given back unasked. */
  due: Due;
  /** What can be given back, in words: a deposit, a credit. */
  credit: string;
  onRefund: (wanted: {
    method: PaymentMethod;
    amountCentimes: Centimes;
    reason: string;
  }) => Promise<unknown>;
  isSaving: boolean;
  failure: ApiFailure | undefined;
  onClose: () => void;
};

/** A deposit or a credit goes back the way it was paid, with the reason (FOL-02). */
export function RefundForm(props: RefundFormProps) {
  const { account, due, credit, onRefund, isSaving, failure, onClose } = props;
  const t = useText("frontoffice");
  const form = useRefund(account, due);
  const { method, methods, part } = form;

  async function handleSubmit(reason: string) {
    if (part === undefined || !method) return;
    if (!(await onRefund({ method, amountCentimes: part, reason }))) return;
    notify.success(t("refund.done", { amount: formatMoney(part) }));
    onClose();
  }

  return (
    <ReasonDialog
      title={t("refund.title")}
      confirmLabel={t("refund.confirm")}
      failedText={t("refund.failed")}
      missing={errorText(refused("folio.refund-reason-missing", { fields: [] }))}
      whyNot={methods.length > 0 ? undefined : t("refund.nothing")}
      comesLast
      onTry={form.onTry}
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>
        {credit} <Kept due={due} />
      </p>
      <AmountField
        label={t("refund.amount")}
        autoFocus
        value={form.amount}
        onChange={form.setAmount}
        tried={form.tried}
        sentence={part === undefined ? form.fault : undefined}
        refused={part === undefined}
      />
      <Select
        label={t("refund.method")}
        value={method ?? ""}
        onChange={(value) => form.setMethod(value as PaymentMethod)}
        options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <p className={classes.note}>{t("refund.hint")}</p>
    </ReasonDialog>
  );
}

/** What is left of a credit for the nights to come. */
function Kept({ due }: { due: Due }) {
  const t = useText("frontoffice");
  const beyond = creditBeyond(due);
  const kept = -due.balanceCentimes - beyond;
  if (kept <= 0) return null;
  return t(beyond > 0 ? "refund.kept" : "refund.kept-all", { amount: formatMoney(kept) });
}

/**
 * The amount and the method as chosen; at first what the first of them can give back of all that is beyond the nights
 * to come. What pays those goes back only where its amount is typed.
 */
function useRefund(account: Account, due: Due) {
  const methods = refundMethods(account);
  const [chosen, setMethod] = useState<PaymentMethod>();
  const [typed, setAmount] = useState<number | null>();
  const [tried, setTried] = useState(false);
  const method = methods.find((each) => each === chosen) ?? methods[0];
  const most = method ? refundable(account, method) : 0;
  const beyond = Math.min(most, creditBeyond(due)) || null;
  const amount = typed === undefined ? beyond : typed;
  const tooMuch = { folioName: account.name, amountCentimes: most };
  return {
    methods,
    method,
    setMethod,
    amount,
    setAmount,
    tried,
    onTry: () => setTried(true),
    part: method && partOf(account, method, amount),
    fault: errorText(refused("folio.refund-too-much", tooMuch)),
  };
}

/** The amount, if it can be given back so. */
function partOf(
  account: Account,
  method: PaymentMethod,
  amount: number | null,
): Centimes | undefined {
  const part = positiveCentimesSchema.safeParse(amount);
  if (!part.success) return undefined;
  const verdict = refundVerdict(account, { method, amountCentimes: part.data });
  return verdict.allowed ? part.data : undefined;
}
