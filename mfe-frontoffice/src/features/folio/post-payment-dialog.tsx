import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { type Folio, postPaymentSchema } from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { useSubmit } from "@funduq/shared-ui/state";
import { usePostPaymentMutation } from "./folio.endpoints.ts";
import { PaymentForm } from "./payment-form.tsx";

type PostPaymentDialogProps = {
  bookingRef: BookingRef;
  booking: Booking;
  folioId?: FolioId | undefined;
  /** What to take, where it is known: the open balance at check-out. */
  amountCentimes?: number | undefined;
  /** What there is to pay on a folio: of the stay as booked, or as it ends. */
  dueOf: (folio: Folio) => Due;
  onClose: () => void;
};

/** Takes a payment for a folio of a stay (FOL-05). */
export function PostPaymentDialog(props: PostPaymentDialogProps) {
  const { bookingRef, booking, amountCentimes, dueOf, onClose } = props;
  const { folios } = booking;
  const [post] = usePostPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  return (
    <PaymentForm
      contract={postPaymentSchema}
      folios={folios}
      folioId={props.folioId ?? personalFolio(folios)?.id}
      dueAt={(folioId) => folios.filter(({ id }) => id === folioId).map(dueOf)[0]}
      amountCentimes={amountCentimes}
      onPay={(payment) => submit({ ...bookingRef, ...payment })}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    />
  );
}
