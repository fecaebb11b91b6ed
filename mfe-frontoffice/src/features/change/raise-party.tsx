import {
  adultsSchema,
  type Booking,
  type BookingRef,
} from "@funduq/shared-types/contracts/booking";
import { editDetailsSchema } from "@funduq/shared-types/contracts/booking-changes";
import { Button, CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { GroupIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useEditDetailsMutation } from "./change.endpoints.ts";
import { detailsOf, detailsRequest } from "./details-draft.ts";

type RaisePartyProps = {
  bookingRef: BookingRef;
  booking: Booking;
  /** Raises the number of adults to this, at the agreed rate. */
  adults: number;
};

/** Raises the number of adults until all named guests fit (BK-23). The API refuses more than the room type takes. */
export function RaiseParty({ bookingRef, booking, adults }: RaisePartyProps) {
  const t = useText("frontoffice");
  const { submit, isSaving, failure } = useSubmit(useEditDetailsMutation()[0]);
  const asked = { ...detailsOf(booking, {}), adults };
  const request = editDetailsSchema.safeParse(detailsRequest(booking, asked, []));
  if (!request.success) return null;
  return (
    <>
      <Button
        icon={GroupIcon}
        saving={isSaving}
        onClick={() => void submit({ ...bookingRef, ...request.data })}
      >
        {t("details.raise-party", { count: adults + booking.children })}
      </Button>
      <CallFailure failure={failure} sentence={t("details.failed")} />
    </>
  );
}

/** The adults that make a party as large as the names; undefined where no stay has so many. */
export function adultsForNames(named: number, children: number): number | undefined {
  const adults = adultsSchema.safeParse(named - children);
  return adults.success ? adults.data : undefined;
}
