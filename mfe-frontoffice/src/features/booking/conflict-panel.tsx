import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { RoomId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { MoveAside } from "../change/move-aside.tsx";
import classes from "./booking.module.css";
import { ClashList, clashesOf } from "./clash-list.tsx";
import type { BookingForm } from "./use-booking-form.ts";

const OFFERED = 12;

/** The room was taken meanwhile (BK-07): who holds it, and the free rooms of the same nights. */
export function ConflictPanel({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { failure, draft, facts, triedType, update } = form;
  if (failure?.code !== "booking.room-taken") return null;
  const others = alternatives(facts.rooms, draft.roomId, triedType);
  return (
    <section role="alert" className={classes.conflict}>
      <p className={classes.conflictTitle}>
        <WarningIcon size={20} /> {errorText(failure)}
      </p>
      <ClashList failure={failure} />
      <p>{others.length > 0 ? t("conflict.choose") : t("booking.noRoomFree")}</p>
      <div className={classes.rooms}>
        {others.slice(0, OFFERED).map((room) => (
          <Button key={room.id} onClick={() => update({ roomId: room.id })}>
            <bdi>{room.number}</bdi> · {room.roomTypeName}
          </Button>
        ))}
      </div>
      <MoveAside
        hotelId={form.hotelId}
        clashes={clashesOf(failure.params)}
        confirmLabel={t("wizard.confirm")}
        finalise={() => {
          const booking = form.requestAgain();
          return booking && { step: "create", booking };
        }}
        onDone={({ booking, moved }) => form.finish(booking, moved)}
      />
      <p>{t("conflict.keep")}</p>
    </section>
  );
}

/** The free rooms that are left; those of the type that was wanted come first (BK-19). */
function alternatives(
  rooms: readonly FreeRoom[],
  taken: RoomId | undefined,
  wanted: RoomTypeId | undefined,
): FreeRoom[] {
  const others = rooms.filter(({ id }) => id !== taken);
  return [
    ...others.filter(({ roomTypeId }) => roomTypeId === wanted),
    ...others.filter(({ roomTypeId }) => roomTypeId !== wanted),
  ];
}
