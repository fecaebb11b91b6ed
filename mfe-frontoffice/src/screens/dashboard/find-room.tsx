import { Name, SearchField } from "@funduq/shared-ui";
import { latinDigits } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { type KeyboardEvent, useState } from "react";
import type { BoardRoom } from "./board.ts";
import classes from "./toolbar.module.css";

type FindRoomProps = {
  rooms: readonly BoardRoom[];
  /** Which cards are shown: the day, their kind and the filter. */
  view: string;
  onFind: (roomId: string) => void;
};

const SUGGESTED = 8;

/** Opens a room by its number: type it, Enter. */
export function FindRoom({ rooms, view, onFind }: FindRoomProps) {
  const t = useText("frontoffice");
  const [typed, setTyped] = useState("");
  // What no room is called. It lies over what stands below, and goes with what was looked through.
  const [missed, setMissed] = useState<{ number: string; view: string }>();
  if (missed && missed.view !== view) setMissed(undefined);
  const unknown = missed?.number;
  const number = latinDigits(typed).trim().toLowerCase();
  const starting = number
    ? rooms.filter(({ room }) => room.number.toLowerCase().startsWith(number)).slice(0, SUGGESTED)
    : [];

  function find(shown: BoardRoom | undefined) {
    if (!shown) return setMissed({ number: typed.trim(), view });
    setTyped("");
    onFind(shown.room.id);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || number === "") return;
    event.preventDefault();
    find(rooms.find(({ room }) => room.number.toLowerCase() === number) ?? only(starting));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the field's; this hears them pass
    <div
      className={classes.find}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setMissed(undefined);
      }}
    >
      <SearchField
        label={t("room.find")}
        labelHidden
        placeholder={t("room.find-placeholder")}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setMissed(undefined);
        }}
        atHand
        onSearch={() => {}}
        minLength={1}
        suggestions={starting}
        itemKey={({ room }) => room.id}
        renderItem={({ room, typeName }) => (
          <span>
            <bdi>{room.number}</bdi> · <Name>{typeName}</Name>
          </span>
        )}
        onPick={find}
        errorSaysEmpty
        error={unknown === undefined ? undefined : t("room.unknown", { number: unknown })}
      />
    </div>
  );
}

function only(rooms: readonly BoardRoom[]): BoardRoom | undefined {
  return rooms.length === 1 ? rooms[0] : undefined;
}
