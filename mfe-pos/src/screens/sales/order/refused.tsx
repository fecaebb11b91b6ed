import { Button, lazyDialog } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon, RefreshIcon, WarningIcon } from "@funduq/shared-ui/icons";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { useState } from "react";
import classes from "./order.module.css";
import type { Order } from "./use-order.ts";
import { useRetry } from "./use-retry.ts";

const DiscardDialog = lazyDialog(
  async () => (await import("@funduq/shared-ui/outbox")).DiscardDialog,
);

type RefusedProps = { order: Order; entry: OutboxEntry };

/** What the API has refused of the bill, why, and what can be done. */
export function Refused({ order, entry }: RefusedProps) {
  const t = useText("till");
  const { retry, isTrying } = useRetry(order);
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <div className={classes.unsent} role="alert">
      <WarningIcon size={20} />
      <span>
        <strong>{entry.failure && errorText(entry.failure)}</strong>
        <bdi>{entry.label}</bdi>
        <span>{t(entry.isSetAside ? "not-on-bill" : "bill-stopped")}</span>
      </span>
      <div className={classes.unsentActions}>
        <Button icon={RefreshIcon} saving={isTrying} onClick={() => retry(entry)}>
          {t("send-again")}
        </Button>
        <Button icon={DeleteIcon} onClick={() => setDiscarding(true)}>
          {t("discard-unsent")}
        </Button>
      </div>
      {isDiscarding && <DiscardDialog entry={entry} onClose={() => setDiscarding(false)} />}
    </div>
  );
}
