import type { Group, GroupRef } from "@funduq/shared-types/contracts/group";
import { groupChargeSchema } from "@funduq/shared-types/contracts/group-account";
import { useSubmit } from "@funduq/shared-ui/state";
import * as z from "zod/mini";
import { ChargeForm } from "../folio/charge-form.tsx";
import { usePostGroupChargeMutation } from "./group-account.endpoints.ts";

/** The account is the group's only one: the form chooses no folio. */
const contract = z.object(groupChargeSchema.shape);

type GroupChargeDialogProps = {
  groupRef: GroupRef;
  group: Pick<Group, "taxRates">;
  onClose: () => void;
};

/** Charges the group itself: a hall, a dinner. */
export function GroupChargeDialog({ groupRef, group, onClose }: GroupChargeDialogProps) {
  const [post] = usePostGroupChargeMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  return (
    <ChargeForm
      contract={contract}
      hotelId={groupRef.hotelId}
      taxRates={group.taxRates}
      onCharge={(charge) => submit({ ...groupRef, ...charge })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}
