import type { CreatedBooking } from "@funduq/shared-types/contracts/booking";
import type { ResolveConflict } from "@funduq/shared-types/contracts/booking-changes";
import type { Clash } from "@funduq/shared-types/errors/entry";
import { type BookingId, bookingIdSchema, type HotelId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { MoveIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { useResolveConflictMutation } from "./change.endpoints.ts";
import classes from "./change.module.css";
import { type ChosenMove, ClashMove } from "./clash-move.tsx";
import type { MovedGuest } from "./moved-texts.ts";

/** As many as one call moves. */
const MOST_MOVES = 8;

type MoveAsideProps = {
  hotelId: HotelId;
  clashes: readonly Clash[];
  confirmLabel: string;
  /** What the clashing guests stand in the way of; undefined while it can't be done itself. */
  finalise: () => ResolveConflict["finalise"] | undefined;
  onDone: (moved: readonly MovedGuest[], saved: CreatedBooking) => void;
};

/** Moves the guests that are in the way to other rooms, then finishes what was begun (BK-08). */
export function MoveAside(props: MoveAsideProps) {
  const t = useText("frontoffice");
  const [opened, setOpened] = useState<boolean>();
  // The button that led here is gone, there and back, and the rooms are still on their way.
  const body = useFocusKept(
    (itself) => itself.querySelector<HTMLElement>(opened ? "section" : "button"),
    [opened],
    opened === undefined,
  );
  const { length: count } = props.clashes;
  if (count === 0 || count > MOST_MOVES) return null;
  return (
    <div ref={body}>
      {opened ? (
        <MoveAsideForm {...props} onBack={() => setOpened(false)} />
      ) : (
        <Button icon={MoveIcon} onClick={() => setOpened(true)}>
          {t("wizard.open", { count })}
        </Button>
      )}
    </div>
  );
}

type FormProps = MoveAsideProps & { onBack: () => void };

function MoveAsideForm({ hotelId, clashes, confirmLabel, finalise, onDone, onBack }: FormProps) {
  const t = useText("frontoffice");
  const [chosen, setChosen] = useState<Partial<Record<BookingId, ChosenMove>>>({});
  const [resolve] = useResolveConflictMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(resolve);
  const ids = clashes.map(({ bookingId }) => bookingIdSchema.parse(bookingId));
  const moves = ids.flatMap((bookingId) => {
    const move = chosen[bookingId];
    return move ? [{ bookingId, ...move }] : [];
  });
  const isReady = moves.length === ids.length;

  function choose(bookingId: BookingId, move: ChosenMove | undefined) {
    if (move) clearFailure();
    setChosen((before) => ({ ...before, [bookingId]: move }));
  }

  async function handleConfirm() {
    const step = isReady ? finalise() : undefined;
    if (!step) return;
    const asked = moves.map(({ bookingId, version, room }) => ({
      bookingId,
      version,
      toRoomId: room.id,
    }));
    const saved = await submit({ hotelId, moves: asked, finalise: step });
    if (!saved) return;
    onDone(
      moves.map(({ guest, room }) => ({ guest, number: room.number })),
      saved,
    );
  }

  return (
    <section
      tabIndex={-1}
      aria-label={t("wizard.open", { count: ids.length })}
      className={classes.wizard}
    >
      {ids.map((bookingId) => (
        <ClashMove
          key={bookingId}
          bookingRef={{ hotelId, bookingId }}
          chosen={chosen[bookingId]}
          onChoose={(move) => choose(bookingId, move)}
          onEnter={() => void handleConfirm()}
        />
      ))}
      <CallFailure failure={failure} sentence={t("wizard.failed")} />
      <div className={classes.wizardButtons}>
        <Button disabled={isSaving} onClick={onBack}>
          {t("wizard.back")}
        </Button>
        <Button
          variant="primary"
          icon={MoveIcon}
          disabled={!isReady}
          saving={isSaving}
          onClick={() => void handleConfirm()}
        >
          {confirmLabel}
        </Button>
      </div>
    </section>
  );
}
