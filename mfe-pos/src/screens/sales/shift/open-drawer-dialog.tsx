import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { PrintJobId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, leavesDoubt, newKey, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useOpenDrawerMutation } from "../../../features/printing/till-papers.endpoints.ts";
import { useApproval } from "../turns/use-approval.tsx";

type OpenDrawerDialogProps = { terminal: TerminalRef; onClose: () => void };

const nextId = () => newKey() as PrintJobId;

/** Opens the cash drawer without a sale, with a reason, and with a manager's PIN where it is needed (POS-11). */
export function OpenDrawerDialog({ terminal, onClose }: OpenDrawerDialogProps) {
  const t = useText("pos");
  const say = useText("till");
  const [reason, setReason] = useState("");
  // Kept only while the same request may have arrived.
  const [paperId, setPaperId] = useState(nextId);
  const [trigger, approval] = useApproval(useOpenDrawerMutation()[0]);
  const { submit, isSaving, failure } = useSubmit(async (wish: Parameters<typeof trigger>[0]) => {
    const answer = await trigger(wish);
    if (answer.error !== undefined && !leavesDoubt(asFailure(answer.error))) setPaperId(nextId());
    return answer;
  });
  const correction = { paperId, reason: reason.trim() };

  const said = {
    title: t("drawer.title"),
    facts: [{ label: t("drawer.reason"), value: <bdi>{correction.reason}</bdi> }],
  };

  async function open() {
    const queued = await submit({ ...terminal, ...correction });
    if (!queued) return;
    notify.success(t("drawer.sent", { name: queued.printerName }));
    onClose();
  }

  return (
    <>
      <FormDialog
        title={t("drawer.title")}
        confirmLabel={approval.isNeeded ? say("turn.managers-pin") : t("drawer.open")}
        failure={failure}
        failedText={t("drawer.failed")}
        isSaving={isSaving}
        onSubmit={() => {
          if (correction.reason !== "") approval.before(correction, said, () => void open());
        }}
        onClose={onClose}
      >
        <TextField
          label={t("drawer.reason")}
          hint={t("drawer.hint")}
          value={reason}
          onChange={(written) => {
            setReason(written);
            setPaperId(nextId());
          }}
          maxLength={200}
          required
          autoFocus
        />
      </FormDialog>
      {approval.dialog}
    </>
  );
}
