import type { Group, GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { groupNightsToCome } from "@funduq/shared-types/rules/group-payment";
import { ZERO } from "@funduq/shared-types/values/money";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { PaymentForm } from "../folio/payment-form.tsx";
import { usePostGroupPaymentMutation } from "./group-account.endpoints.ts";

type GroupPaymentDialogProps = {
  groupRef: GroupRef;
  group: Group;
  account: GroupAccount;
  onClose: () => void;
};

/** Takes a payment of the group: what is open is offered, its rooms may be paid in advance. */
export function GroupPaymentDialog(props: GroupPaymentDialogProps) {
  const { groupRef, group, account, onClose } = props;
  const businessDate = useHotel()?.businessDate;
  const [post] = usePostGroupPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const balanceCentimes = folioBalance(account);
  const toComeCentimes = businessDate ? groupNightsToCome(group, account, businessDate) : ZERO;
  return (
    <PaymentForm
      due={{ balanceCentimes, toComeCentimes }}
      amountCentimes={balanceCentimes > 0 ? balanceCentimes : undefined}
      onPay={(payment) => submit({ ...groupRef, ...payment })}
      {...{ failure, isSaving, onClose }}
    />
  );
}
