import { unsentIn } from "../client/outbox-slice.ts";
import { useSelector } from "../client/store.ts";
import { ConfirmDialog } from "../components/dialog/confirm-dialog.tsx";
import { Stack } from "../components/layout/layout.tsx";
import { useOutboxText } from "../i18n/outbox-text.ts";

type LeaveWithQueueProps = { onConfirm: () => void; onClose: () => void };

/** Asks before somebody logs out while their changes are not sent, and says what becomes of them. */
export function LeaveWithQueue({ onConfirm, onClose }: LeaveWithQueueProps) {
  const t = useOutboxText();
  const outbox = useSelector((state) => state.outbox);
  const { isKept } = outbox;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={t("leave.title")}
      confirmLabel={t("leave.confirm")}
      danger={!isKept}
    >
      <Stack>
        <p>{t("leave.waiting", { count: unsentIn(outbox) })}</p>
        <p>{isKept ? t("leave.effect") : t("leave.lost")}</p>
      </Stack>
    </ConfirmDialog>
  );
}
