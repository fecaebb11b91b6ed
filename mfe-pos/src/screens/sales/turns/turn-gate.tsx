import { Dialog, lazyPart, PageHeader, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSession } from "@funduq/shared-ui/state";
import { type ReactNode, Suspense, useEffect } from "react";
import { tillTurns } from "../../../features/turns/till-turns.ts";
import { useTillPeople, useTillTurn } from "../../../features/turns/use-till-turn.ts";
import classes from "./turns.module.css";

const Picker = lazyPart(async () => (await import("./turn-picker.tsx")).TurnPicker);

/**
 * What a locked till shows until somebody takes a turn (POS-15). Where the API has ended a turn, what is open stays open
 * below the PIN, so that nothing that was typed is lost.
 */
export function TurnGate({ children }: { children: ReactNode }) {
  const t = useText("till");
  const { isLocked, hasEnded } = useTillTurn();
  const hotelId = useHotel()?.hotelId;
  const userId = useSession()?.user.id;
  const people = useTillPeople()?.people;
  const isNobodys = people?.length === 0;

  // Where every PIN was removed, no PIN could ever unlock it.
  useEffect(() => {
    if (isLocked && isNobodys && hotelId) tillTurns.forget(hotelId);
  }, [isLocked, isNobodys, hotelId]);

  if (!isLocked || !hotelId || !userId) return children;
  const picker = people && (
    <Suspense fallback={<Skeleton rows={4} height="4rem" />}>
      <Picker
        people={people}
        purpose="waiter"
        onTaken={(turn) => tillTurns.begin(hotelId, userId, turn)}
      />
    </Suspense>
  );
  if (!hasEnded)
    return (
      <>
        <PageHeader title={t("turn.locked")} subtitle={t("turn.locked-hint")} />
        <div className={classes.locked}>{picker}</div>
      </>
    );
  return (
    <>
      {children}
      <Dialog
        opened
        isThrowaway
        size="small"
        title={t("turn.has-ended")}
        onClose={() => tillTurns.lock(hotelId, userId)}
      >
        {picker}
      </Dialog>
    </>
  );
}
