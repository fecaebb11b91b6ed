import type { Group, GroupRef } from "@funduq/shared-types/contracts/group";
import {
  type GroupAccount,
  groupPaymentSchema,
} from "@funduq/shared-types/contracts/group-account";
import { useSubmit } from "@funduq/shared-ui/state";
import * as z from "zod/mini";
import { PaymentForm } from "../folio/payment-form.tsx";
import { usePostGroupPaymentMutation } from "./group-account.endpoints.ts";
import { useGroupDue } from "./use-group-credit.ts";

/** The account is the group's only one: the form chooses no folio. */
const contract = z.object(groupPaymentSchema.shape);

type GroupPaymentDialogProps = {
  groupRef: GroupRef;
  group: Group;
  account: GroupAccount;
  onClose: () => void;
};

/** Takes a payment of the group: what is open is offered, its rooms may be paid in advance. */
export function GroupPaymentDialog(props: GroupPaymentDialogProps) {
  const { groupRef, group, account, onClose } = props;
  const [post] = usePostGroupPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const due = useGroupDue(group, account);
  return (
    <PaymentForm
      contract={contract}
      dueAt={() => due}
      amountCentimes={due.balanceCentimes > 0 ? due.balanceCentimes : undefined}
      onPay={(payment) => submit({ ...groupRef, ...payment })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}
