import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { useShortcut } from "../../hooks/use-shortcut.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon, DoneIcon, InfoIcon, WarningIcon } from "../../icons.ts";
import { Button, IconButton } from "../button/button.tsx";
import { useLayers } from "../dialog/layers.ts";
import { RequestDetails } from "./error-card.tsx";
import classes from "./feedback.module.css";
import {
  dismiss,
  holdToasts,
  releaseToasts,
  type Toast,
  useErrorsLeaveWith,
  useToasts,
} from "./notify.ts";
import { useRoomFor } from "./use-room-for.ts";
import { type Saying, useSaying } from "./use-saying.ts";

const icons = { success: DoneIcon, info: InfoIcon, error: WarningIcon };

/**
 * Draws the toasts above everything, also above an open dialog. In every layer live regions stand
 * before anything is said, and each toast is put into one of them once, so that screen readers
 * say it once. A pointer or the focus stops the clock, and F8 takes the keyboard there and back.
 */
export function Toasts() {
  const t = useUiText();
  const toasts = useToasts();
  const layers = useLayers();
  const top = layers.at(-1);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const came = useRef<Element>(null);
  const sayingOf = useSaying(toasts, top ?? "page", isInside);
  useShortcut({
    keys: "F8",
    isEverywhere: true,
    label: t("notices.jump"),
    disabled: toasts.length === 0,
    onPress: () => {
      came.current = document.activeElement;
      region?.querySelector("button")?.focus();
    },
  });
  const goBack = () => {
    if (came.current instanceof HTMLElement && came.current.isConnected) came.current.focus();
    came.current = null;
  };
  const pointed = useRef<Element>(null);
  const keepTime = () => {
    if (!region?.contains(pointed.current)) pointed.current = null;
    if (pointed.current || isInside()) holdToasts();
    else releaseToasts();
  };
  // A card that goes, or moves to a dialog, never tells that the pointer or the focus left it.
  useEffect(keepTime);
  useRoomFor(toasts.length > 0 ? region : null);
  useErrorsLeaveWith(useLocation().pathname);
  const shown = toasts.map((toast) => ({ toast, saying: sayingOf(toast.id) }));
  return [undefined, ...layers].map((layer, index) =>
    createPortal(
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its cards are told
      <div
        ref={layer === top ? setRegion : undefined}
        // A landmark only while there is something in it.
        {...(layer === top && shown.length > 0 && { role: "region", "aria-label": t("notices") })}
        className={classes.toasts}
        onPointerOver={({ target }) => {
          pointed.current = target as Element;
          keepTime();
        }}
        onPointerLeave={() => {
          pointed.current = null;
          keepTime();
        }}
        onFocus={keepTime}
        onBlur={keepTime}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          goBack();
        }}
      >
        <Lists shown={layer === top ? shown : []} onGone={goBack} />
      </div>,
      layer ?? document.body,
      String(index),
    ),
  );
}

/** Whether the focus is in a toast. */
const isInside = () => document.activeElement?.closest(`.${classes.toasts}`) != null;

type Shown = { toast: Toast; saying: Saying };

/** First what was said, last what is about to be: a toast hardly moves while it is said. */
function Lists({ shown, onGone }: { shown: readonly Shown[]; onGone: () => void }) {
  const cards = (of: Saying, isListed: (kind: Toast["kind"]) => boolean = () => true) =>
    shown
      .filter(({ toast, saying }) => saying === of && isListed(toast.kind))
      .map(({ toast }) => (
        <ToastCard key={toast.id} toast={toast} isNew={of === "new"} onGone={onGone} />
      ));
  return (
    <>
      <div className={classes.said}>{cards("heard")}</div>
      {kinds.map((live) => (
        <div key={live} aria-live={live} className={classes.said}>
          {cards("said", (kind) => (kind === "error") === (live === "assertive"))}
        </div>
      ))}
      <div className={classes.said}>{cards("new")}</div>
    </>
  );
}

/** What failed interrupts; the rest waits its turn. */
const kinds = ["polite", "assertive"] as const;

type ToastCardProps = { toast: Toast; isNew: boolean; onGone: () => void };

function ToastCard({ toast, isNew, onGone }: ToastCardProps) {
  const t = useUiText();
  const { id, kind, message, requestId, action } = toast;
  const Icon = icons[kind];
  const close = () => {
    dismiss(id);
    onGone();
  };
  return (
    <div className={classes.toast} data-kind={kind} data-new={isNew || undefined}>
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
