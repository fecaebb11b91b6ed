import type { TillPeople } from "@funduq/shared-types/contracts/till-turn";
import { Dialog, lazyPart, PageHeader, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSession } from "@funduq/shared-ui/state";
import { type ReactNode, Suspense, useEffect } from "react";
import { tillTurns } from "../../../features/turns/till-turns.ts";
import {
  ownFirst,
  useMayTryPin,
  useTillPeopleQuery,
  useTillTurn,
} from "../../../features/turns/use-till-turn.ts";
import { NeedsNetwork } from "./needs-network.tsx";
import classes from "./turns.module.css";

const Picker = lazyPart(async () => (await import("./turn-picker.tsx")).TurnPicker);

/**
 * What a locked till shows until somebody takes a turn (POS-15). Where the API has ended a turn, what is open stays open
 * below the PIN, so that nothing that was typed is lost.
 */
export function TurnGate({ children }: { children: ReactNode }) {
  const t = useText("till");
  const { isLocked, hasEnded, isOfAnother } = useTillTurn();
  const hotelId = useHotel()?.hotelId;
  const userId = useSession()?.user.id;
  const query = useTillPeopleQuery();
  const mayTryPin = useMayTryPin();
  const { refetch, fulfilledTimeStamp } = query;
  const seemsWithoutPins = isLocked && mayTryPin && query.data?.people.length === 0;

  useEffect(() => {
    if (isOfAnother && hotelId) tillTurns.forget(hotelId);
  }, [isOfAnother, hotelId]);

  // Where every PIN was removed, no PIN could ever unlock it. The list may be one of earlier, and there be PINs since: the
  // server is asked, each time that it has given the list.
  useEffect(() => {
    if (!seemsWithoutPins || !hotelId || fulfilledTimeStamp === undefined) return;
    const openWithoutPins = ({ people }: TillPeople) => {
      if (people.length === 0) tillTurns.forget(hotelId);
    };
    void refetch()
      .unwrap()
      .then(openWithoutPins, () => {});
  }, [seemsWithoutPins, hotelId, fulfilledTimeStamp, refetch]);

  // Nothing is drawn, and so nothing sent, in the name of the former account's waiter.
  if (isOfAnother) return null;
  if (!isLocked || !hotelId || !userId) return children;
  const skeleton = <Skeleton rows={4} height="4rem" />;
  const picker = (
    <NeedsNetwork purpose="waiter">
      <QueryView query={query} skeleton={skeleton}>
        {({ people }) => (
          <Suspense fallback={skeleton}>
            <Picker people={ownFirst(people, userId)} purpose="waiter" />
          </Suspense>
        )}
      </QueryView>
    </NeedsNetwork>
  );
  if (!hasEnded)
    return (
      <>
        <PageHeader
          title={t("turn.locked")}
          subtitle={mayTryPin ? t("turn.locked-hint") : undefined}
        />
        <div className={classes.locked}>{picker}</div>
      </>
    );
  return (
    <>
      {children}
      <Dialog
        opened
        holdsDraft
        size="small"
        title={t("turn.has-ended")}
        onClose={() => tillTurns.lock(hotelId, userId)}
      >
        {picker}
      </Dialog>
    </>
  );
}
