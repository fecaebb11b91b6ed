import { discardedChangeSchema } from "@funduq/shared-types/contracts/unsent-change";
import { useState } from "react";
import { FormDialog } from "../components/dialog/form-dialog.tsx";
import { TextField } from "../components/field/text-fields.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { useOutboxText } from "../i18n/outbox-text.ts";
import type { OutboxEntry } from "./entry.ts";
import { useOutboxOfPage } from "./use-outbox.ts";

type DiscardDialogProps = { entry: OutboxEntry; onClose: () => void };

/** Asks why a refused change is given up. */
export function DiscardDialog({ entry, onClose }: DiscardDialogProps) {
  const t = useOutboxText();
  const outbox = useOutboxOfPage();
  const [reason, setReason] = useState("");
  const { success } = discardedChangeSchema.shape.reason.safeParse(reason);
  return (
    <FormDialog
      title={t("discard.title", { change: entry.label })}
      confirmLabel={t("discard.confirm")}
      danger
      onSubmit={() => {
        if (!success) return;
        void outbox.discard(entry.id, reason.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <Stack>
        <p>{t("discard.effect")}</p>
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
