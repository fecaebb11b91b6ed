import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { refetchMissingFiles } from "../../client/missing-files.ts";
import { withinTime } from "../../client/within-time.ts";
import { LayerContext } from "../dialog/layers.ts";
import classes from "./overlay.module.css";

type FloatingProps = {
  /** The element that it is placed beside. A click on it is no click outside. */
  anchor: HTMLElement | null;
  onClose: () => void;
  align?: "start" | "end";
  /** As wide as its anchor: a list of suggestions. */
  matchWidth?: boolean;
  /** Takes focus on opening, keeps Tab inside and gives focus back. */
  holdFocus?: boolean;
  role?: "menu" | "dialog";
  label?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  children: ReactNode;
};

/** A panel over the screen beside its anchor, above or below it, wherever there is room. */
export function Floating(props: FloatingProps) {
  const { anchor, onClose, holdFocus = false, role, label, onKeyDown, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const layer = useContext(LayerContext);
  // A panel opened from this one is its descendant: a press there is no press outside.
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const hold = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    setOwn(element);
  }, []);
  usePlace(panel, props);
  useClickOutside(panel, anchor, onClose);
  useHeldFocus(panel, holdFocus, anchor);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (event.key === "Tab" && holdFocus && panel.current) keepInside(event, panel.current);
    if (event.key !== "Escape") return;
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the role comes with the use: menu or dialog
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a label is given with a role only
    <div
      ref={hold}
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={classes.panel}
      data-list={props.matchWidth || undefined}
      onKeyDown={handleKey}
      onMouseDown={(event) => {
        // The focus stays in the field that the list belongs to, whatever of it is pressed: a choice, its bar.
        if (!holdFocus) event.preventDefault();
      }}
    >
      <LayerContext value={own}>{children}</LayerContext>
    </div>,
    // Within the page's content, where screen readers look for it.
    layer ?? document.querySelector("main") ?? document.body,
  );
}

type Panel = { readonly current: HTMLDivElement | null };

/**
 * The panel is there at once, with the focus and every key, and is seen once it has its place: at its first
 * opening in a tab the code that places it may still be on its way.
 */
function usePlace(panel: Panel, { anchor, align = "start", matchWidth = false }: FloatingProps) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !anchor) return;
    let closed = false;
    let stop = () => {};
    void fetchPlacing().then((placing) => {
      if (closed) return;
      if (placing) stop = placing.keepBeside(element, anchor, { align, matchWidth });
      else element.dataset.placed = "middle";
    });
    return () => {
      closed = true;
      stop();
    };
  }, [panel, anchor, align, matchWidth]);
}

/** Until the positioning code is loaded, or if it can't be, the panel is in the middle of the window. */
const PLACED_WITHIN_MS = 1_500;

/** What failed is fetched anew for the next opening. */
function fetchPlacing() {
  return withinTime(PLACED_WITHIN_MS, () => import("./keep-beside.ts")).catch(
    () => void refetchMissingFiles(),
  );
}

function useClickOutside(panel: Panel, anchor: HTMLElement | null, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const handle = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (isInDialogOver(panel.current, target)) return;
      if (!panel.current?.contains(target) && !anchor?.contains(target)) close.current();
    };
    document.addEventListener("pointerdown", handle);
    return () => document.removeEventListener("pointerdown", handle);
  }, [panel, anchor]);
}

/** A dialog that was opened from the panel gives the focus back to it, so a press there keeps the panel. */
function isInDialogOver(panel: HTMLElement | null, target: Element): boolean {
  const dialog = target.closest("dialog");
  return dialog !== null && !dialog.contains(panel);
}

function useHeldFocus(panel: Panel, hold: boolean, anchor: HTMLElement | null) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!hold || !element) return;
    // A calendar marks its day as the one Tab stop; anything else begins at its first part.
    const first = element.querySelector<HTMLElement>("[tabindex='0']");
    (first ?? element.querySelector<HTMLElement>(FOCUSABLE) ?? element).focus();
    return () => {
      // Not when a click outside has already moved on.
      if (element.contains(document.activeElement)) anchor?.focus();
    };
  }, [panel, hold, anchor]);
}

const FOCUSABLE =
  "button:not(:disabled, [tabindex='-1']), input:not(:disabled), select, textarea, a[href], [tabindex='0']";

function keepInside(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = panel.querySelectorAll<HTMLElement>(FOCUSABLE);
  const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const other = event.shiftKey ? stops[stops.length - 1] : stops[0];
  const active = document.activeElement;
  // While its content is on its way the panel itself has the focus, and there is nowhere else to go.
  if (other && active !== edge && !(event.shiftKey && active === panel)) return;
  event.preventDefault();
  other?.focus();
}
