import { Button } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { RefreshIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { BillState } from "../../../features/bills/bill-state.ts";
import { isSentLater } from "../../../features/bills/outbox.ts";
import classes from "./order.module.css";
import type { Order } from "./use-order.ts";

type SyncStateProps = { order: Order; isChanged: boolean };

/** Whether the API has everything that is on the bill, and whether somebody else changed it. */
export function SyncState({ order, isChanged }: SyncStateProps) {
  const t = useText("till");
  const { state, others, retry } = order;
  if (state?.failure) {
    return (
      <div className={classes.unsent} role="alert">
        <WarningIcon size={20} />
        <span>
          <strong>{t(sentenceOf(state, others.length))}</strong>
          <span>
            {isSentLater(state.failure)
              ? t("unsent", { count: state.pending.length })
              : errorText(state.failure)}
          </span>
        </span>
        <Button icon={RefreshIcon} saving={state.isSending} onClick={retry}>
          {t("send-again")}
        </Button>
      </div>
    );
  }
  return (
    <p className={classes.sync} role="status">
      {isChanged && t("changed-elsewhere")}
    </p>
  );
}

/** The specification's sentence (POS-07), by what could not be done. */
function sentenceOf({ pending }: BillState, others: number) {
  if (pending[0]?.operation.kind !== "opened") return "sync-failed";
  return others > 0 ? "add-bill-failed" : "create-bill-failed";
}
