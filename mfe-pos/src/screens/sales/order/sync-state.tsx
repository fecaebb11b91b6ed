import { Button, lazyDialog } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, RefreshIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { useOnline } from "@funduq/shared-ui/state";
import { useState } from "react";
import { isSentLater } from "../../../features/bills/bill-rules.ts";
import type { BillState } from "../../../features/bills/bill-state.ts";
import classes from "./order.module.css";
import type { Order } from "./use-order.ts";

const DiscardDialog = lazyDialog(
  async () => (await import("@funduq/shared-ui/outbox")).DiscardDialog,
);

type SyncStateProps = { order: Order; isChanged: boolean };

/** Whether the API has everything that is on the bill, and whether somebody else changed it. */
export function SyncState({ order, isChanged }: SyncStateProps) {
  const t = useText("till");
  const isOnline = useOnline();
  const { state } = order;
  const isRefused = state?.entries[0]?.state === "refused";
  if (state?.failure && (isOnline || isRefused)) return <Unsent order={order} state={state} />;
  return (
    <p className={classes.sync} role="status">
      {sentence()}
    </p>
  );

  function sentence() {
    if (isOnline || !state || state.pending.length === 0)
      return isChanged && t("changed-elsewhere");
    const hasFired = state.pending.some(({ operation }) => operation.kind === "fired");
    const waiting = t("offline-waiting");
    return hasFired ? `${waiting} ${t("offline-kitchen")}` : waiting;
  }
}

/** Why the API has not got everything, and what can be done. */
function Unsent({ order, state }: { order: Order; state: BillState }) {
  const t = useText("till");
  const [isTrying, setTrying] = useState(false);
  const [discarding, setDiscarding] = useState<OutboxEntry>();
  const { failure, pending, entries } = state;
  const refused = entries.find((entry) => entry.state === "refused");
  if (!failure) return null;

  async function tryAgain() {
    setTrying(true);
    await order.retry();
    setTrying(false);
  }

  return (
    <div className={classes.unsent} role="alert">
      <WarningIcon size={20} />
      <span>
        <strong>{t(sentenceOf(state, order.others.length))}</strong>
        {refused && <bdi>{refused.label}</bdi>}
        <span>
          {isSentLater(failure) ? t("unsent", { count: pending.length }) : errorText(failure)}
        </span>
      </span>
      <div className={classes.unsentActions}>
        <Button icon={RefreshIcon} saving={isTrying} onClick={() => void tryAgain()}>
          {t("send-again")}
        </Button>
        {refused && (
          <Button icon={DeleteIcon} onClick={() => setDiscarding(refused)}>
            {t("discard-unsent")}
          </Button>
        )}
      </div>
      {discarding && <DiscardDialog entry={discarding} onClose={() => setDiscarding(undefined)} />}
    </div>
  );
}

/** The specification's sentence (POS-07), by what could not be done. */
function sentenceOf({ pending }: BillState, others: number) {
  if (pending[0]?.operation.kind !== "opened") return "sync-failed";
  return others > 0 ? "add-bill-failed" : "create-bill-failed";
}
