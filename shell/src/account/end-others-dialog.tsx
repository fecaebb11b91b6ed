import { ConfirmDialog, InlineError, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useEndOtherSessionsMutation } from "./account.endpoints.ts";

/** Signs the account out everywhere else, and says of how many devices (AUTH-19). */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useText("shell");
  const [endOthers] = useEndOtherSessionsMutation();
  const { submit, isSaving, failure } = useSubmit(() => endOthers());
  async function handleConfirm() {
    const answer = await submit(undefined);
    if (!answer) return;
    const { ended } = answer;
    notify.success(ended === 0 ? t("account.ended-none") : t("account.ended", { count: ended }));
    onClose();
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={t("account.end-question")}
      confirmLabel={t("account.end-confirm")}
      saving={isSaving}
      danger
    >
      <Stack gap={3}>
        <p>{t("account.end-effect")}</p>
        <InlineError failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
