import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import { roomReadyVerdict } from "@funduq/shared-types/rules/check-in";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { Amount, Badge, StatusBadge, VisuallyHidden } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useId } from "react";
import classes from "./change.module.css";

type RoomChoiceProps = {
  label: string;
  rooms: readonly AlternativeRoom[];
  chosen: RoomId | undefined;
  onChoose: (room: AlternativeRoom) => void;
  /** The guest sleeps in it tonight: only a room that is ready can be chosen. */
  forTonight: boolean;
  /** Where Enter must not send the form around it. */
  onEnter?: (() => void) | undefined;
  error?: string | undefined;
  /** The agreed rate goes along: what the rooms would cost otherwise is left out. */
  keepsRate?: boolean;
};

/** Free rooms to choose one of: those of the same type first, then the others (BK-19). */
export function RoomChoice(props: RoomChoiceProps) {
  const { label, error, keepsRate, ...choice } = props;
  const t = useText("frontoffice");
  const name = useId();
  const rooms = keepsRate
    ? props.rooms.map((room) => ({ ...room, differenceCentimes: ZERO }))
    : props.rooms;
  if (rooms.length === 0) return <p>{t("change.no-room-free")}</p>;
  const parts = [
    { title: t("change.same-type"), rooms: rooms.filter(({ sameType }) => sameType) },
    { title: t("change.other-types"), rooms: rooms.filter(({ sameType }) => !sameType) },
  ];
  return (
    <fieldset className={classes.choice} aria-describedby={error && `${name}-error`}>
      <legend>{label}</legend>
      {error && (
        <p id={`${name}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.rooms}>
        {parts
          .filter((part) => part.rooms.length > 0)
          .map((part) => (
            <div key={part.title}>
              <p className={classes.part}>
                <span>{part.title}</span>
                {part.rooms.some(({ differenceCentimes }) => differenceCentimes !== 0) && (
                  <span>{t("change.difference")}</span>
                )}
              </p>
              {part.rooms.map((room) => (
                <RoomOption key={room.id} room={room} name={name} {...choice} />
              ))}
            </div>
          ))}
      </div>
    </fieldset>
  );
}

type RoomOptionProps = Pick<RoomChoiceProps, "chosen" | "onChoose" | "forTonight" | "onEnter"> & {
  room: AlternativeRoom;
  name: string;
};

function RoomOption({ room, name, chosen, onChoose, forTonight, onEnter }: RoomOptionProps) {
  const t = useText("frontoffice");
  const whyNot = forTonight ? notTonight(room, t) : undefined;
  const { number, roomTypeName, housekeepingStatus, occupiedNow, differenceCentimes } = room;
  return (
    <label className={classes.room}>
      <input
        type="radio"
        name={name}
        value={room.id}
        checked={room.id === chosen}
        disabled={whyNot !== undefined}
        onChange={() => onChoose(room)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== "Enter") return;
          event.preventDefault();
          onEnter();
        }}
      />
      <span className={classes.number}>
        <bdi>{number}</bdi> · {roomTypeName}
      </span>
      <span className={classes.state}>
        <StatusBadge status={housekeepingStatus} />
        {occupiedNow && !whyNot && <Badge tone="warning">{t("change.guest-still-in")}</Badge>}
      </span>
      {differenceCentimes !== 0 && (
        <span className={classes.difference}>
          <bdi dir="ltr">
            {differenceCentimes > 0 && "+"}
            <Amount value={differenceCentimes} />
          </bdi>{" "}
          <VisuallyHidden>{t("change.per-night")}</VisuallyHidden>
        </span>
      )}
      {whyNot && <span className={classes.whyNot}>{whyNot}</span>}
    </label>
  );
}

/** Why nobody can move into a room now. */
function notTonight(
  room: AlternativeRoom,
  t: ReturnType<typeof useText<"frontoffice">>,
): string | undefined {
  if (room.occupiedNow) return t("change.still-occupied", { number: room.number });
  const verdict = roomReadyVerdict(room);
  return verdict.allowed ? undefined : errorText(verdict);
}
