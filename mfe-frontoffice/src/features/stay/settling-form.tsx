import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { useState } from "react";
import { PostPaymentDialog } from "../folio/post-payment-dialog.tsx";
import { RefundDialog } from "../folio/refund-dialog.tsx";

type Kind = "payment" | "refund";

/**
 * The form that settles a folio at check-out. It is about the folio as it stands now: others post on it meanwhile,
 * and with a folio that is gone its form closes.
 */
export function useSettlingForm(folios: readonly Folio[]) {
  const [opened, setOpened] = useState<{ kind: Kind; folioId: FolioId }>();
  const folio = folios.find(({ id }) => id === opened?.folioId);
  if (opened && !folio) setOpened(undefined);
  return {
    form: opened && folio && { kind: opened.kind, folio },
    open: (kind: Kind) => (wanted: Folio) => setOpened({ kind, folioId: wanted.id }),
    close: () => setOpened(undefined),
  };
}

type SettlingFormProps = {
  form: { kind: Kind; folio: Folio };
  bookingRef: BookingRef;
  booking: Booking;
  dueOf: (folio: Folio) => Due;
  onClose: () => void;
};

export function SettlingForm({ form, booking, ...rest }: SettlingFormProps) {
  const { kind, folio } = form;
  if (kind === "refund") return <RefundDialog {...rest} folio={folio} />;
  return (
    <PostPaymentDialog
      {...rest}
      booking={booking}
      folioId={folio.id}
      amountCentimes={folioBalance(folio)}
    />
  );
}
