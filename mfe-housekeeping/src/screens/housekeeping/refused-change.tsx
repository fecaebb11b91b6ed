import { Button, Group } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { DiscardDialog, type OutboxEntry } from "@funduq/shared-ui/outbox";
import { useState } from "react";
import { failureSentences } from "../../features/room-status/failure-sentences.ts";
import { bodyOf } from "../../features/room-status/unsent-status.ts";
import classes from "./housekeeping.module.css";

type RefusedChangeProps = { refused: OutboxEntry; onSetAgain: () => void };

/** What was set here and the server refused, beside what the room is there: it never replaces a colleague's change by itself. */
export function RefusedChange({ refused, onSetAgain }: RefusedChangeProps) {
  const t = useText("housekeeping");
  const [discarding, setDiscarding] = useState(false);
  const status = t(`status.${bodyOf(refused).status}`);
  return (
    <div className={classes.refused} role="alert">
      <WarningIcon size={18} />
      <div>
        <strong>{t("not-set", { status })}</strong>
        {refused.failure && <p>{failureSentences(refused.failure).join(" ")}</p>}
        <Group>
          <Button onClick={onSetAgain}>{t("set-again", { status })}</Button>
          <Button onClick={() => setDiscarding(true)}>{t("discard")}</Button>
        </Group>
      </div>
      {discarding && <DiscardDialog entry={refused} onClose={() => setDiscarding(false)} />}
    </div>
  );
}
