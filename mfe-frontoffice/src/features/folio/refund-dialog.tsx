import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, PaymentMethod } from "@funduq/shared-types/contracts/folio";
import { type GroupRefund, groupRefundSchema } from "@funduq/shared-types/contracts/group-account";
import { creditBeyond, creditKind } from "@funduq/shared-types/rules/folio-payment";
import { refundable, refundMethods, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import { refused } from "@funduq/shared-types/rules/verdict";
import { centimes } from "@funduq/shared-types/values/money";
import { FormDialog, MoneyField, notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { formContract, useControlledForm } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { ReasonField } from "../dialog/reason-dialog.tsx";
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
  onRefund: (wanted: GroupRefund) => Promise<unknown>;
  isSaving: boolean;
  failure: ApiFailure | undefined;
  onClose: () => void;
};

/** A deposit or a credit goes back the way it was paid, with the reason (FOL-02). */
export function RefundForm(props: RefundFormProps) {
  const { account, due, credit, onRefund, isSaving, failure, onClose } = props;
  const t = useText("frontoffice");
  const methods = refundMethods(account);
  const form = useControlledForm(refundContract(account), useRefund(account, due), failure);

  async function handleSubmit(wanted: GroupRefund) {
    if (!(await onRefund(wanted))) return;
    notify.success(t("refund.done", { amount: formatMoney(wanted.amountCentimes) }));
    onClose();
  }

  return (
    <FormDialog
      title={t("refund.title")}
      confirmLabel={t("refund.confirm")}
      failedText={t("refund.failed")}
      whyNot={methods.length > 0 ? undefined : t("refund.nothing")}
      onSubmit={form.submit(handleSubmit)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>
        {credit} <Kept due={due} />
      </p>
      <MoneyField {...form.field("amountCentimes")} label={t("refund.amount")} required autoFocus />
      <Select
        {...form.field("method")}
        label={t("refund.method")}
        options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <p className={classes.note}>{t("refund.hint")}</p>
      <ReasonField
        {...form.field("reason")}
        missing={errorText(refused("folio.refund-reason-missing", { fields: [] }))}
      />
    </FormDialog>
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

type Typed = { method: PaymentMethod | ""; amountCentimes: number | null; reason: string };

function refundContract(account: Account) {
  return formContract<Typed, GroupRefund>(groupRefundSchema, {
    rules: ({ method, amountCentimes: amount }) => ({
      amountCentimes:
        method === "" || amount === null
          ? undefined
          : refundVerdict(account, { method, amountCentimes: centimes(amount) }),
    }),
  });
}

/**
 * The fields as typed; until then what the folio, which others post on, can give back of all that is beyond the
 * nights to come. What pays those goes back only where its amount is typed.
 */
function useRefund(account: Account, due: Due) {
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const methods = refundMethods(account);
  const method: Typed["method"] = methods.find((each) => each === typed.method) ?? methods[0] ?? "";
  const most = method === "" ? 0 : refundable(account, method);
  const amountCentimes = Math.min(most, creditBeyond(due)) || null;
  return {
    values: { amountCentimes, reason: "", ...typed, method },
    update: (patch: Partial<Typed>) => setTyped((before) => ({ ...before, ...patch })),
  };
}
