import { Button } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { RefreshIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { isSentLater } from "../../../features/bills/bill-rules.ts";
import type { PendingOperation } from "../../../features/bills/pending-operation.ts";
import classes from "./order.module.css";
import type { Order } from "./use-order.ts";
import { useRetry } from "./use-retry.ts";

type UnsentProps = {
  order: Order;
  /** What the outbox has of the bill; it counts as its list does. */
  entries: readonly OutboxEntry[];
  pending: readonly PendingOperation[];
  failure: ApiFailure;
};

/** Why the API has not got everything, though there is a network. */
export function Unsent({ order, entries, pending, failure }: UnsentProps) {
  const t = useText("till");
  const { retry, isTrying } = useRetry(order);
  return (
    <div className={classes.unsent} role="alert">
      <WarningIcon size={20} />
      <span>
        <strong>
          {isSentLater(failure) ? t(sentenceOf(pending, order.others.length)) : errorText(failure)}
        </strong>
        <span>{t("unsent", { count: entries.length })}</span>
      </span>
      <div className={classes.unsentActions}>
        <Button icon={RefreshIcon} saving={isTrying} onClick={() => retry()}>
          {t("send-again")}
        </Button>
      </div>
    </div>
  );
}

/** The specification's sentence (POS-07), by what could not be done, where nobody knows why. */
function sentenceOf([first]: readonly PendingOperation[], others: number) {
  if (first?.operation.kind !== "opened") return "sync-failed";
  return others > 0 ? "add-bill-failed" : "create-bill-failed";
}
