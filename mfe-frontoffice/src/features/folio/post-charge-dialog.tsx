import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import { type Folio, postChargeSchema } from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import { useSubmit } from "@funduq/shared-ui/state";
import { ChargeForm } from "./charge-form.tsx";
import { usePostChargeMutation } from "./folio.endpoints.ts";

type PostChargeDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  onClose: () => void;
};

/** Charges a folio; the guest's own unless another is chosen (FOL-04). */
export function PostChargeDialog({ bookingRef, folios, onClose }: PostChargeDialogProps) {
  const [post] = usePostChargeMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  return (
    <ChargeForm
      contract={postChargeSchema}
      hotelId={bookingRef.hotelId}
      folios={folios}
      folioId={personalFolio(folios)?.id}
      onCharge={(charge) => submit({ ...bookingRef, ...charge })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}
