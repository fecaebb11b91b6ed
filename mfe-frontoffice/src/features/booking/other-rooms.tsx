import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
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
  /** The guest sleeps in it tonight: each room says whether it is ready. */
  forTonight: boolean;
  onChoose: (roomId: RoomId) => void;
};

/** The rooms that can be had instead, each a press away; the first few until all are asked for. */
export function OtherRooms({ rooms, forTonight, onChoose }: OtherRoomsProps) {
  const t = useText("frontoffice");
  const { list, shown, hidden, showAll } = useFirstOf<AlternativeRoom, HTMLDivElement>(
    rooms,
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
