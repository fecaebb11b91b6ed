import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { postChargeSchema } from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import { useSubmit } from "@funduq/shared-ui/state";
import { ChargeForm } from "./charge-form.tsx";
import { usePostChargeMutation } from "./folio.endpoints.ts";

type PostChargeDialogProps = {
  bookingRef: BookingRef;
  booking: Pick<Booking, "folios" | "taxRates">;
  onClose: () => void;
};

/** Charges a folio; the guest's own unless another is chosen (FOL-04). */
export function PostChargeDialog({ bookingRef, booking, onClose }: PostChargeDialogProps) {
  const { folios, taxRates } = booking;
  const [post] = usePostChargeMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  return (
    <ChargeForm
      contract={postChargeSchema}
      hotelId={bookingRef.hotelId}
      folios={folios}
      taxRates={taxRates}
      folioId={personalFolio(folios)?.id}
      onCharge={(charge) => submit({ ...bookingRef, ...charge })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}
