import { useEffect } from "react";
import { useBlocker } from "react-router";
import { isHeld, isSaving } from "../../hooks/leave-guard.ts";
import { forgetLeaving, useLeaving } from "../../hooks/leaving.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { notify } from "../feedback/notify.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/**
 * Before a link, the back button or the palette throws away what stands unsaved. While that is
 * being saved nobody is asked: the outcome comes first.
 */
export function LeaveQuestion() {
  const t = useUiText();
  const { isAsked, isRefused, stay, go } = useWayOut();
  const stillSaving = t("leave.saving");
  useEffect(() => {
    if (!isRefused) return;
    stay();
    notify.info(stillSaving);
  });
  return (
    <ConfirmDialog
      opened={isAsked}
      onClose={stay}
      onConfirm={go}
      title={t("leave.question")}
      cancelLabel={t("leave.stay")}
      confirmLabel={t("leave.go")}
      danger
    >
      <p>{t("leave.effect")}</p>
    </ConfirmDialog>
  );
}

/** What was asked for: by a link or the back button, which the router holds, or by `leaveBy`. */
function useWayOut() {
  const blocker = useBlocker(isHeld);
  const asked = useLeaving();
  const isBlocked = blocker.state === "blocked";
  const isRefused = asked === "saving" || (isBlocked && isSaving());
  return {
    isRefused,
    isAsked: !isRefused && (isBlocked || asked !== undefined),
    stay() {
      forgetLeaving();
      blocker.reset?.();
    },
    go() {
      forgetLeaving();
      if (typeof asked === "function") asked();
      blocker.proceed?.();
    },
  };
}
