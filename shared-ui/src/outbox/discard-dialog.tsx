import { discardedChangeSchema } from "@funduq/shared-types/contracts/unsent-change";
import { centimes } from "@funduq/shared-types/values/centimes";
import { useState } from "react";
import { FormDialog } from "../components/dialog/form-dialog.tsx";
import { TextField } from "../components/field/text-fields.tsx";
import { Amount, Stack } from "../components/layout/layout.tsx";
import { useOutboxText } from "../i18n/outbox-text.ts";
import type { OutboxEntry } from "./entry.ts";
import { type Dependent, dependentsOf } from "./queue.ts";
import { sendingRulesOf } from "./sending-rules.ts";
import classes from "./unsent-list.module.css";
import { useOutboxOfPage, useQueue } from "./use-outbox.ts";

type DiscardDialogProps = {
  entry: OutboxEntry;
  /** Refused changes that are given up with it, for the same reason. */
  others?: readonly OutboxEntry[];
  onClose: () => void;
};

const NOTHING: readonly OutboxEntry[] = [];

/** Asks why a refused change is given up. */
export function DiscardDialog({ entry, others = NOTHING, onClose }: DiscardDialogProps) {
  const t = useOutboxText();
  const outbox = useOutboxOfPage();
  const [reason, setReason] = useState("");
  const queue = useQueue(outbox);
  const { without } = sendingRulesOf(entry);
  const lost = new Map<string, Dependent>(
    others.map(({ id, label, amountCentimes = 0 }) => [id, { id, label, amountCentimes }]),
  );
  for (const each of dependentsOf(queue, entry, without))
    if (!lost.has(each.id)) lost.set(each.id, each);
  const { success } = discardedChangeSchema.shape.reason.safeParse(reason);
  return (
    <FormDialog
      title={t("discard.title", { change: entry.label })}
      confirmLabel={t("discard.confirm")}
      danger
      onSubmit={() => {
        if (!success) return;
        for (const { id } of [entry, ...others]) void outbox.discard(id, reason.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <Stack>
        <p>{t("discard.effect")}</p>
        {lost.size > 0 && (
          <div role="status">
            <p>{t(others.length > 0 ? "discard.others" : "discard.dependents")}</p>
            <ul className={classes.list}>
              {[...lost.values()].map(({ id, label, amountCentimes }) => (
                <li key={id}>
                  <span className={classes.change}>
                    <bdi>{label}</bdi>
                    {amountCentimes !== 0 && <Amount value={centimes(amountCentimes)} />}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <TextField
          label={t("discard.reason")}
          required
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </FormDialog>
  );
}
