import { createPortal } from "react-dom";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon, DoneIcon, InfoIcon, WarningIcon } from "../../icons.ts";
import { Button, IconButton } from "../button/button.tsx";
import { useTopLayer } from "../dialog/layers.ts";
import { RequestDetails } from "./error-card.tsx";
import classes from "./feedback.module.css";
import { dismiss, type Toast, useToasts } from "./notify.ts";

const icons = { success: DoneIcon, info: InfoIcon, error: WarningIcon };

/** Draws the toasts above everything, also above an open dialog. */
export function Toasts() {
  const toasts = useToasts();
  const layer = useTopLayer();
  return createPortal(
    <div className={classes.toasts} aria-live="polite" aria-atomic={false}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    layer ?? document.body,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useUiText();
  const { id, kind, message, requestId, action } = toast;
  const Icon = icons[kind];
  return (
    <div className={classes.toast} data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <Icon />
      <div className={classes.toastText}>
        <p>{message}</p>
        <RequestDetails requestId={requestId} />
      </div>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label ?? t("undo")}
        </Button>
      )}
      <IconButton icon={CloseIcon} label={t("close")} onClick={() => dismiss(id)} />
    </div>
  );
}
