import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { PoliceGaps } from "@funduq/shared-types/contracts/police";
import type { GuestId } from "@funduq/shared-types/values/ids";
import { Badge, Button, ErrorCard, Name, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, EditIcon } from "@funduq/shared-ui/icons";
import { asFailure, useMay } from "@funduq/shared-ui/state";
import { ChangeRoomDialog } from "../change/change-room-dialog.tsx";
import { PostPaymentDialog } from "../folio/post-payment-dialog.tsx";
import { useStayDue } from "../folio/use-stay-due.ts";
import { gapsText } from "../guest/gaps-text.ts";
import { CompleteFormDialog } from "../police/complete-form-dialog.tsx";
import { NameOccupantDialog } from "../police/name-occupant-dialog.tsx";
import { useReadPoliceGapsQuery } from "../police/police.endpoints.ts";
import classes from "./stay.module.css";
import { guestNameOf, type StepDialogProps } from "./step-dialog.ts";

/** What lies over the check-in: somebody's form, the name of one more occupant, a payment, or the choice of another room. */
export type OverCheckIn = { kind: "fill"; guestId: GuestId } | { kind: "name" | "pay" | "room" };

type OccupantsProps = { bookingRef: BookingRef; onOver: (over: OverCheckIn) => void };

/** Who arrives, and what the police form of each still needs: filled in while they stand here (POL-02). */
export function CheckInOccupants({ bookingRef, onOver }: OccupantsProps) {
  const t = useText("frontoffice");
  const { data, error, refetch } = useReadPoliceGapsQuery(bookingRef);
  return (
    <section>
      <h3>{t("check-in.occupants")}</h3>
      {data && <Lines gaps={data} onOver={onOver} />}
      {!data && error && (
        <ErrorCard
          failure={asFailure(error)}
          message={t("check-in.gaps-unknown")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton rows={2} />}
    </section>
  );
}

type LinesProps = { gaps: PoliceGaps; onOver: OccupantsProps["onOver"] };

function Lines({ gaps: { guests, unnamed }, onOver }: LinesProps) {
  const t = useText("frontoffice");
  const mayFill = useMay("guests.write");
  const mayName = useMay("police.write");
  return (
    <ul className={classes.folios}>
      {guests.map(({ guestId, fullName, missing }) => (
        <li key={guestId} className={classes.folio}>
          <span>
            <Name>{fullName}</Name>
            {missing.length > 0 && (
              <span className={classes.needed}>
                {t("check-in.missing", {
                  fields: gapsText(missing, t),
                })}
              </span>
            )}
          </span>
          {missing.length === 0 && <Badge>{t("police.complete")}</Badge>}
          {missing.length > 0 && mayFill && (
            <Button
              icon={EditIcon}
              aria-label={t("check-in.fill-for", { guest: fullName })}
              onClick={() => onOver({ kind: "fill", guestId })}
            >
              {t("police.fill")}
            </Button>
          )}
        </li>
      ))}
      {unnamed > 0 && (
        <li className={classes.folio}>
          <span>{t("police.unnamed", { count: unnamed })}</span>
          {mayName && (
            <Button icon={AddIcon} onClick={() => onOver({ kind: "name" })}>
              {t("police.name")}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

type OverProps = Omit<StepDialogProps, "onClose"> & {
  over: OverCheckIn;
  onOver: (over: OverCheckIn | undefined) => void;
};

/** Lies over the check-in, which goes on after it; who was just named has their form filled in next. */
export function OverCheckInDialog({ over, onOver, ...step }: OverProps) {
  const { bookingRef, booking } = step;
  const { hotelId, bookingId } = bookingRef;
  const dueOf = useStayDue(booking);
  const close = () => onOver(undefined);
  if (over.kind === "pay")
    return (
      <PostPaymentDialog bookingRef={bookingRef} booking={booking} dueOf={dueOf} onClose={close} />
    );
  if (over.kind === "room") return <ChangeRoomDialog {...step} onClose={close} />;
  if (over.kind === "fill") {
    const { guestId } = over;
    return <CompleteFormDialog key={guestId} guestRef={{ hotelId, guestId }} onClose={close} />;
  }
  const { roomNumber, status, checkInDate, checkOutDate, adults, children, guests } = booking;
  const dates = { arrivesOn: checkInDate, departsOn: checkOutDate };
  const count = Math.max(1, adults + children - guests.length);
  return (
    <NameOccupantDialog
      hotelId={hotelId}
      stay={{ bookingId, roomNumber, status, ...dates, guestName: guestNameOf(booking), count }}
      onNamed={(guestId) => onOver({ kind: "fill", guestId })}
      onClose={close}
    />
  );
}
