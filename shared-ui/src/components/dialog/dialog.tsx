import {
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isAnySubmitUnderway } from "../../client/use-submit.ts";
import { useDialogGuard } from "../../hooks/leave-guard.ts";
import { useLeaveWarning } from "../../hooks/use-leave-warning.ts";
import { useShortcut } from "../../hooks/use-shortcut.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { CloseIcon } from "../../icons.ts";
import { Button, IconButton } from "../button/button.tsx";
import classes from "./dialog.module.css";
import { LeaveContext } from "./dialog-cancel.tsx";
import { addLayer, BUSY_BUTTON, isLayer, isLayerSaving, LayerContext } from "./layers.ts";

export type DialogProps = {
  /** Rendered only while true; focus goes back to where it was when it closes. */
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /** `wide` is 700 px, the width that the specification names for the Folio Manager. */
  size?: "small" | "medium" | "wide" | "large";
  /** Given, the body and the footer are one form: Enter sends it, and Ctrl+Enter from wherever the focus is. */
  onSubmit?: (() => void) | undefined;
  /** What Ctrl+Enter does, for the sheet behind F1; null where another part of the dialog hears it. */
  submitLabel?: string | null | undefined;
  /** It holds what would be lost, such as what was typed before a reload: leaving asks, as if typed just now. */
  holdsDraft?: boolean;
  /** Nothing typed into it needs saving: leaving never asks. */
  isThrowaway?: boolean;
  /** As high as it may get from the start: what arrives later moves no button from under the pointer. */
  isSteady?: boolean;
  /** A confirmation announces itself at once to screen readers. */
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

/** A modal dialog: focus stays inside, Esc closes, full screen on a phone. */
export function Dialog({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog kind="dialog" {...props} /> : null;
}

/** The same from the side, for what is read beside the screen: a room, a guest. */
export function Drawer({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog kind="drawer" {...props} /> : null;
}

type OpenDialogProps = Omit<DialogProps, "opened"> & { kind: "dialog" | "drawer" };

function OpenDialog({
  kind,
  onClose,
  title,
  footer,
  onSubmit,
  submitLabel,
  holdsDraft = false,
  isThrowaway = false,
  children,
  ...look
}: OpenDialogProps) {
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const [typed, setTyped] = useState(false);
  const holds = !isThrowaway && (typed || holdsDraft);
  const [leaving, setLeaving] = useState(false);
  const titleId = useId();
  const t = useUiText();
  useModal(element);
  useDialogGuard(holds);
  const isSaving = () => isAnySubmitUnderway() && element !== null && isLayerSaving(element);
  const leave = () => {
    // The outcome comes first: what is being saved can't be closed into silence.
    if (isSaving()) return;
    if (holds && !leaving) setLeaving(true);
    else onClose();
  };
  return (
    <dialog
      ref={setElement}
      role={look.role ?? "dialog"}
      aria-labelledby={titleId}
      aria-modal
      className={classes.dialog}
      tabIndex={-1}
      data-kind={kind}
      data-size={look.size ?? "medium"}
      data-steady={look.isSteady || undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) leave();
      }}
      onClose={({ target, currentTarget }) => {
        // A browser closes a dialog at the second Esc whatever the page says; what the page closed is no layer.
        const isClosed = !currentTarget.open && isLayer(currentTarget);
        if (target !== currentTarget || !isClosed) return;
        if (isSaving()) currentTarget.showModal();
        else onClose();
      }}
    >
      <LayerContext value={element}>
        <LeaveContext value={leave}>
          <Panel onSubmit={onSubmit} submitLabel={submitLabel} onType={() => setTyped(true)}>
            <header className={classes.header}>
              <h2 id={titleId} className={classes.title}>
                {title}
              </h2>
              <IconButton icon={CloseIcon} label={t("close")} onClick={leave} />
            </header>
            <div className={classes.body}>{children}</div>
            {leaving && <Discard onKeep={() => setLeaving(false)} onDiscard={onClose} />}
            {footer && !leaving && <footer className={classes.footer}>{footer}</footer>}
          </Panel>
        </LeaveContext>
      </LayerContext>
    </dialog>
  );
}

type DiscardProps = { onKeep: () => void; onDiscard: () => void };

/** In place of the footer when Esc, the cross or 'Cancel' would throw away what was typed. */
function Discard({ onKeep, onDiscard }: DiscardProps) {
  const t = useUiText();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector("button")?.focus(), []);
  return (
    <footer className={classes.footer} ref={bar}>
      <p role="alert" className={classes.question}>
        {t("discard.question")}
      </p>
      <Button onClick={onKeep}>{t("discard.keep")}</Button>
      <Button variant="danger" onClick={onDiscard}>
        {t("discard.confirm")}
      </Button>
    </footer>
  );
}

/** A field that says what it holds is no day or time: to the form it is empty, and would be saved so. */
const UNREADABLE = "[data-unreadable]";

type PanelProps = {
  onSubmit: (() => void) | undefined;
  submitLabel: string | null | undefined;
  onType: () => void;
  children: ReactNode;
};

function Panel({ onSubmit, submitLabel, onType, children }: PanelProps) {
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLeaveWarning(touched);
  useShortcut({
    keys: "Ctrl+Enter",
    label: submitLabel ?? undefined,
    onPress: () => form.current?.querySelector<HTMLButtonElement>(MAIN_BUTTON)?.click(),
    disabled: onSubmit === undefined || submitLabel === null,
  });
  if (!onSubmit) return <div className={classes.panel}>{children}</div>;
  const handleSubmit: FormEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    // A form inside a dialog must not also send the form around the dialog.
    event.stopPropagation();
    // Enter in a field, while the button says that it is saving.
    if (event.currentTarget.querySelector(BUSY_BUTTON)) return;
    const unreadable = event.currentTarget.querySelector<HTMLElement>(UNREADABLE);
    if (unreadable) unreadable.focus();
    else onSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes.panel}
      onInput={({ target }) => {
        setTouched(true);
        if (isTyping(target)) onType();
      }}
      onSubmit={handleSubmit}
    >
      {children}
    </form>
  );
}

const MAIN_BUTTON = "button[type=submit]:not(:disabled, [aria-disabled=true])";

/** Text, which takes work to enter again; a choice does not. */
function isTyping(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type);
}

/** Opens as a modal and hands focus back when it goes, even when its opener unmounts it. */
export function useModal(element: HTMLDialogElement | null) {
  useLayoutEffect(() => {
    if (!element) return;
    const wayBack = wayBackTo(document.activeElement);
    waysBack.set(element, wayBack);
    if (!element.open) element.showModal();
    focusFirst(element);
    const removeLayer = addLayer(element);
    return () => {
      removeLayer();
      element.close();
      goBack(wayBack);
    };
  }, [element]);
}

const waysBack = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * What had the focus, and the cell it stood in: its button may be gone once the deed is done. From a dialog
 * over another one the way goes on as the other's does: both may close at once.
 */
function wayBackTo(focused: Element | null): readonly HTMLElement[] {
  const around = focused?.closest("dialog");
  const way = [
    focused,
    focused?.closest("[role=gridcell]"),
    ...(waysBack.get(around ?? document.body) ?? []),
  ];
  return way.filter((element) => element instanceof HTMLElement);
}

function goBack(way: readonly HTMLElement[]): void {
  for (const element of way) {
    element.focus();
    if (document.activeElement === element) return;
  }
}

const ASKED_FIELD = "input[data-autofocus], textarea[data-autofocus]";

/** The field with `autoFocus`, else the first one, so that typing can begin; the browser's choice would be the close button. */
function focusFirst(element: HTMLDialogElement): void {
  const first = element.querySelector<HTMLElement>(
    "[autofocus], [data-autofocus], input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)",
  );
  const wanted = element.querySelector<HTMLElement>(ASKED_FIELD) ?? first;
  const fallback = element.querySelector<HTMLElement>("footer button:not(:disabled)");
  // What is read beside the screen begins with none of its deeds: one Enter must check nobody out.
  const safe = element.dataset.kind === "drawer" ? element : fallback;
  const target = wanted ?? safe ?? element.querySelector<HTMLElement>("button");
  (chosenRadioOf(target) ?? target)?.focus();
  // What it has is replaced by typing, as after the Tab key.
  if (target instanceof HTMLInputElement) target.select();
}

/** Of several radio buttons the chosen one, as the Tab key would have it. */
function chosenRadioOf(target: HTMLElement | null): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== "radio") return undefined;
  const group = target.closest("dialog")?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
  return Array.from(group).find(({ type, name }) => type === "radio" && name === target.name);
}
