import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { usePostPaymentMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName } from "./folio-texts.ts";
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
  const t = useText("frontoffice");
  const [folioId, setFolioId] = useState(props.folioId ?? personalFolio(folios)?.id);
  const [tried, setTried] = useState(false);
  const [post] = usePostPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const folio = folios.find(({ id }) => id === folioId);
  const due = folio && dueOf(folio);
  return (
    <PaymentForm
      due={due}
      target={folioId}
      amountCentimes={amountCentimes}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
      onTry={() => setTried(true)}
      onPay={async (payment) =>
        folio && (await submit({ ...bookingRef, folioId: folio.id, ...payment }))
      }
    >
      <FolioSelect
        label={t("payment.folio")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={folioId}
        onChange={setFolioId}
        error={tried && !folio ? t("payment.folio-missing") : undefined}
      />
    </PaymentForm>
  );
}
