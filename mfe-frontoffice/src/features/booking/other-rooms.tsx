import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import { canMoveInNow } from "@funduq/shared-types/rules/check-in";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { Amount, Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Readiness } from "../availability/readiness.tsx";
import { useFirstOf } from "../dialog/use-first-of.ts";
import classes from "./booking.module.css";

/** As many as leave the form in sight on a phone. */
const AT_FIRST = 4;

type OtherRoomsProps = {
  /** Those of the type that was wanted first, then the others from the cheapest on (BK-19). */
  rooms: readonly AlternativeRoom[];
  /** The guest sleeps in it tonight: of each type the rooms that are ready come first. */
  forTonight: boolean;
  onChoose: (roomId: RoomId) => void;
};

/** The rooms that can be had instead, each a press away; the first few until all are asked for. */
export function OtherRooms({ rooms, forTonight, onChoose }: OtherRoomsProps) {
  const t = useText("frontoffice");
  const sorted = forTonight ? readyFirst(rooms) : rooms;
  const { list, shown, hidden, showAll } = useFirstOf<AlternativeRoom, HTMLDivElement>(
    sorted,
    // Rooms that are taken or freed meanwhile close nothing under the clerk's hand.
    { most: AT_FIRST, question: "" },
  );
  return (
    <div ref={list} className={classes.rooms}>
      {shown.map((room) => (
        <Button key={room.id} onClick={() => onChoose(room.id)}>
          <span className={classes.room}>
            <span>
              <bdi>{room.number}</bdi> · {room.roomTypeName}
            </span>{" "}
            {forTonight && <Readiness room={room} />}{" "}
            {room.rateCentimes > 0 && (
              <span>
                <Amount value={room.rateCentimes} /> {t("change.per-night")}
              </span>
            )}
          </span>
        </Button>
      ))}
      {hidden > 0 && (
        <Button variant="quiet" onClick={showAll}>
          {t("conflict.more", { count: hidden })}
        </Button>
      )}
    </div>
  );
}

/** The types stay in their order. */
function readyFirst(rooms: readonly AlternativeRoom[]): AlternativeRoom[] {
  const types = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))];
  const place = (room: AlternativeRoom) =>
    types.indexOf(room.roomTypeId) * 2 + (canMoveInNow(room) ? 0 : 1);
  return [...rooms].sort((one, other) => place(one) - place(other));
}
