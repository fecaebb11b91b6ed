import { useContext, useEffect } from "react";
import { type Navigator, UNSAFE_NavigationContext, useLocation } from "react-router";
import { askToLeave, forgetLeaving } from "./leaving.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/**
 * While `active`, whoever leaves the screen is asked first: by a reload, a link inside the suite or
 * the back button. What stays on the screen's own path (a tab, a filter) asks nothing, nor does a
 * screen that replaces its own address after saving. For forms of a page; a dialog asks by itself.
 */
export function useLeaveGuard(active: boolean): void {
  useLeaveWarning(active);
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  useEffect(() => (active ? hold(navigator, pathname) : undefined), [active, navigator, pathname]);
}

/** For a way out that is no link, such as logging out: at once, or once whoever works here has said so. */
export function leaveBy(go: () => void): void {
  if (parts.size > 0) askToLeave(go);
  else go();
}

/** The parts of the screen that hold something: one question for all of them. */
const parts = new Set<object>();
let release: (() => void) | undefined;

/** What hears first that the browser went back: listened to before any router does, as browsers ask in that order. */
let onBack: ((event: PopStateEvent) => void) | undefined;
window.addEventListener("popstate", (event) => onBack?.(event));

function hold(navigator: Navigator, here: string): () => void {
  const part = {};
  if (parts.size === 0) release = holdScreen(navigator, here);
  parts.add(part);
  return () => {
    parts.delete(part);
    if (parts.size > 0) return;
    release?.();
    forgetLeaving();
  };
}

function holdScreen(navigator: Navigator, here: string): () => void {
  const { push } = navigator;
  let at = indexIn(window.history.state);
  let letThrough = false;

  navigator.push = (to, state, options) => {
    const go = () => push.call(navigator, to, state, options);
    if (pathOf(to, here) !== here) return askToLeave(go);
    go();
    at = indexIn(window.history.state);
  };
  /** The browser has gone back already: it is sent forward again, and the router hears nothing of it. */
  onBack = (event) => {
    const to = indexIn(event.state);
    if (letThrough || window.location.pathname === here || at === undefined || to === undefined) {
      at = to;
      return;
    }
    const way = to - at;
    event.stopImmediatePropagation();
    window.history.go(-way);
    askToLeave(() => {
      letThrough = true;
      window.history.go(way);
    });
  };
  return () => {
    navigator.push = push;
    onBack = undefined;
  };
}

function pathOf(to: Parameters<Navigator["push"]>[0], here: string): string {
  if (typeof to !== "string") return to.pathname ?? here;
  return new URL(to, `http://suite${here}`).pathname;
}

/** How far the router has come in this tab. */
function indexIn(state: unknown): number | undefined {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === "number" ? index : undefined;
}
