import type { Folio, PaymentMethod } from "@funduq/shared-types/contracts/folio";
import { creditKind } from "@funduq/shared-types/rules/folio-payment";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { Button, FormDialog, MoneyField, notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { type Contract, formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { type ComponentProps, useState } from "react";
import { amountFault } from "./amount-fault.ts";
import classes from "./folio.module.css";
import { FolioSelect } from "./folio-select.tsx";
import { PaidBeyond, usePaidBeyond } from "./paid-beyond.tsx";
import { MethodField, ReferenceField, sentReference } from "./payment-fields.tsx";

type PaymentFormProps<Payment> = Pick<
  ComponentProps<typeof FormDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  contract: Contract<Payment>;
  /** Where it can go to, and the first choice; a group has one account. */
  folios?: readonly Folio[];
  folioId?: FolioId | undefined;
  /** What there is to pay where it goes to; nothing while that is not chosen. */
  dueAt: (folioId: FolioId | "") => Due | undefined;
  /** What to take, where it is known: the open balance. */
  amountCentimes?: number | undefined;
  /** Posts it where it belongs; answers nothing where it was not posted. */
  onPay: (payment: Payment) => Promise<unknown>;
};

type Typed = {
  folioId: FolioId | "";
  method: PaymentMethod;
  amountCentimes: number | null;
  reference: string;
};

/**
 * Takes a payment, on a stay's folio or a group's account (FOL-05); one that is more than there ever is to pay asks
 * first. Never shown as done before the server has it.
 */
export function PaymentForm<Payment>(props: PaymentFormProps<Payment>) {
  const { contract, folios, folioId = "", dueAt, amountCentimes, onPay, ...dialog } = props;
  const t = useText("frontoffice");
  const start: Typed = {
    folioId,
    method: "Cash",
    amountCentimes: amountCentimes ?? null,
    reference: "",
  };
  const form = useContractForm(paymentContract(contract), start, dialog.failure);
  const folio = form.field("folioId");
  const amount = form.field("amountCentimes");
  const method = form.field("method");
  const { filled, fill, forget } = useFilled(start.amountCentimes);
  const due = dueAt(folio.value);
  const beyond = usePaidBeyond(positiveCentimesSchema.safeParse(amount.value).data, due);

  async function post(payment: Payment) {
    if (beyond.isOpen || !(await onPay(payment))) return;
    notify.success(t("payment.done"));
    dialog.onClose();
  }

  return (
    <FormDialog
      title={t("folio.post-payment")}
      confirmLabel={t("folio.post-payment")}
      failedText={t("payment.failed")}
      whyNot={beyond.isOpen ? t("payment.doubtful") : undefined}
      onSubmit={form.submit(post)}
      {...dialog}
    >
      <MoneyField
        {...amount}
        key={filled.times}
        label={t("payment.amount")}
        required
        autoFocus
        hint={due && balanceText(due, t)}
        error={amountFault(amount, t("payment.amount-fault"))}
      />
      {(amountCentimes === undefined || filled.amount !== amountCentimes) && (
        <WholeBalance
          due={due}
          isOfStay={folios !== undefined}
          onTake={(balance) => {
            amount.onChange(balance);
            fill(balance);
          }}
        />
      )}
      <MethodField {...method} />
      <ReferenceField {...form.field("reference")} method={method.value} />
      {folios && (
        <FolioSelect
          {...folio}
          label={t("payment.folio")}
          folios={folios}
          missing={t("payment.folio-missing")}
          onChange={(chosen) => {
            folio.onChange(chosen);
            if (amount.value === filled.amount) amount.onChange(null);
            forget();
          }}
        />
      )}
      <PaidBeyond {...beyond} />
    </FormDialog>
  );
}

function paymentContract<Payment>(contract: Contract<Payment>) {
  return formContract<Typed, Payment>(contract, {
    request: ({ reference, ...typed }) => ({
      ...typed,
      ...sentReference({ method: typed.method, reference }),
    }),
  });
}

/** The amount that was filled in, not typed: it goes with the folio that it was filled in for. */
function useFilled(known: number | null) {
  const [filled, setFilled] = useState({ amount: known, times: 0 });
  return {
    filled,
    // Replaces and focuses the field, also where the typed text is no amount.
    fill: (amount: Centimes) => setFilled({ amount, times: filled.times + 1 }),
    forget: () => setFilled({ ...filled, amount: null }),
  };
}

type WholeBalanceProps = {
  due: Due | undefined;
  /** The nights to come are those of one stay, which may be paid in advance. */
  isOfStay: boolean;
  onTake: (balance: Centimes) => void;
};

/** Most payments are all that is open, or all that is left of the stay: one press, and no figure copied by hand. */
function WholeBalance({ due, isOfStay, onTake }: WholeBalanceProps) {
  const t = useText("frontoffice");
  if (!due) return null;
  const { balanceCentimes, toComeCentimes } = due;
  const ofStay = centimes(balanceCentimes + toComeCentimes);
  const comesMore = isOfStay && toComeCentimes > 0 && ofStay > 0;
  if (balanceCentimes <= 0 && !comesMore) return null;
  return (
    <div className={classes.whole}>
      {balanceCentimes > 0 && (
        <Button variant="quiet" onClick={() => onTake(balanceCentimes)}>
          {t("payment.whole")}
        </Button>
      )}
      {comesMore && (
        <Button variant="quiet" onClick={() => onTake(ofStay)}>
          {t("payment.whole-stay", { amount: formatMoney(ofStay) })}
        </Button>
      )}
    </div>
  );
}

/** What is open, or what a balance below zero is, in the words of the folio. */
function balanceText(due: Due, t: ReturnType<typeof useText<"frontoffice">>) {
  const amount = formatMoney(Math.abs(due.balanceCentimes));
  const kind = creditKind(due);
  return kind ? t(`payment.is.${kind}`, { amount }) : t("payment.balance", { amount });
}
