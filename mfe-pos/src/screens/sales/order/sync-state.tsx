import { useText } from "@funduq/shared-ui/i18n";
import { useOnline, useServerAway } from "@funduq/shared-ui/state";
import { isStopped, refusedOf } from "../../../features/bills/bill-state.ts";
import classes from "./order.module.css";
import { Refused } from "./refused.tsx";
import { Unsent } from "./unsent.tsx";
import type { Order } from "./use-order.ts";

type SyncStateProps = { order: Order; isChanged: boolean };

/** Whether the API has everything that is on the bill, and whether somebody else changed it. */
export function SyncState({ order, isChanged }: SyncStateProps) {
  const t = useText("till");
  const isOnline = useOnline();
  const isAway = useServerAway();
  const { state } = order;
  return (
    <>
      {refusedOf(state).map((entry) => (
        <Refused key={entry.id} order={order} entry={entry} />
      ))}
      {state?.failure && isOnline && !isStopped(state) ? (
        <>
          <Unsent
            order={order}
            entries={state.entries}
            pending={state.pending}
            failure={state.failure}
          />
          {isAway && (
            <p className={classes.sync} role="status">
              {sentence()}
            </p>
          )}
        </>
      ) : (
        <p className={classes.sync} role="status">
          {sentence()}
        </p>
      )}
    </>
  );

  function sentence() {
    if (!isAway || !state || state.pending.length === 0) return isChanged && t("changed-elsewhere");
    const hasFired = state.pending.some(({ operation }) => operation.kind === "fired");
    const waiting = t("offline-waiting");
    return hasFired ? `${waiting} ${t("offline-kitchen")}` : waiting;
  }
}
