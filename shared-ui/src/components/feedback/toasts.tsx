import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useShortcut } from "../../hooks/use-shortcut.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon, DoneIcon, InfoIcon, WarningIcon } from "../../icons.ts";
import { Button, IconButton } from "../button/button.tsx";
import { useTopLayer } from "../dialog/layers.ts";
import { RequestDetails } from "./error-card.tsx";
import classes from "./feedback.module.css";
import { dismiss, holdToasts, releaseToasts, type Toast, useToasts } from "./notify.ts";

const icons = { success: DoneIcon, info: InfoIcon, error: WarningIcon };

/**
 * Draws the toasts above everything, also above an open dialog. The regions stand there before
 * anything is said, so that screen readers hear it; a pointer or the focus stops the clock, and
 * F8 takes the keyboard there and back.
 */
export function Toasts() {
  const t = useUiText();
  const toasts = useToasts();
  const layer = useTopLayer();
  const region = useRef<HTMLElement>(null);
  const came = useRef<Element>(null);
  useShortcut({
    keys: "F8",
    label: t("notices.jump"),
    disabled: toasts.length === 0,
    onPress: () => {
      came.current = document.activeElement;
      region.current?.querySelector("button")?.focus();
    },
  });
  const goBack = () => {
    if (came.current instanceof HTMLElement && came.current.isConnected) came.current.focus();
    came.current = null;
  };
  useEffect(() => {
    if (toasts.length === 0) releaseToasts();
  }, [toasts.length]);
  return createPortal(
    <section
      ref={region}
      aria-label={t("notices")}
      className={classes.toasts}
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) releaseToasts();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        goBack();
      }}
    >
      {kinds.map((live) => (
        <div key={live} aria-live={live} className={classes.said}>
          {toasts
            .filter(({ kind }) => (kind === "error") === (live === "assertive"))
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} onGone={goBack} />
            ))}
        </div>
      ))}
    </section>,
    layer ?? document.body,
  );
}

/** What failed interrupts; the rest waits its turn. */
const kinds = ["polite", "assertive"] as const;

function ToastCard({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const t = useUiText();
  const { id, kind, message, requestId, action } = toast;
  const Icon = icons[kind];
  const close = () => {
    dismiss(id);
    onGone();
  };
  return (
    <div className={classes.toast} data-kind={kind}>
      <Icon />
      <div className={classes.toastText}>
        <p>{message}</p>
        <RequestDetails requestId={requestId} />
      </div>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label ?? t("undo")}
        </Button>
      )}
      <IconButton icon={CloseIcon} label={t("close")} onClick={close} />
    </div>
  );
}
