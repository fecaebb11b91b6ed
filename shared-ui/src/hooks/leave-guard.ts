import { useEffect } from "react";
import type { BlockerFunction, NavigateFunction } from "react-router";
import { isAnySubmitUnderway } from "../client/use-submit.ts";
import { isAnyLayerSaving } from "../components/dialog/layers.ts";
import { askToLeave, forgetLeaving, refuseToLeave } from "./leaving.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

/**
 * The unsaved forms. One on a page is lost when the path changes; one in a dialog, which is often part of
 * the URL, also by any step back.
 */
type Holder = { on: "page" | "dialog" };
const holders = new Set<Holder>();

/** The way out was agreed on: nothing asks again. */
let agreed = false;

/**
 * While `active`, the user is asked before leaving the screen: by a reload, a link inside the suite or
 * the back button. What stays on the screen's own path (a tab, a filter) asks nothing, nor does a
 * screen that replaces its own address after saving. For forms of a page; a dialog asks by itself.
 */
export function useLeaveGuard(active: boolean): void {
  useHolder(active, "page");
}

/** The same for a form in a dialog: a step back on the same path asks, too. */
export function useDialogGuard(active: boolean): void {
  useHolder(active, "dialog");
}

/**
 * For a way out that is no link, such as logging out or a command of the palette: at once, or once
 * whoever works here has said so. While something is being saved it is refused, and says why.
 */
export function leaveBy(go: () => void): void {
  if (isSaving()) refuseToLeave();
  else if (holders.size > 0) askToLeave(() => passWith(go));
  else go();
}

/** Takes one step back, as a dialog does that was opened by a step forward and is done: nothing asks. */
export function goBack(navigate: NavigateFunction): void {
  agreed = true;
  void navigate(-1);
}

/** For the suite's only `useBlocker`. */
export const isHeld: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isAgreed = agreed;
  agreed = false;
  if (isAgreed || historyAction === "REPLACE") return false;
  const staysOnPath = currentLocation.pathname === nextLocation.pathname;
  if (staysOnPath && historyAction === "PUSH") return false;
  if (isSaving()) return true;
  return [...holders].some(({ on }) => on === "dialog" || !staysOnPath);
};

/** Whether what holds the screen is on its way to the API: its outcome must find it. */
export function isSaving(): boolean {
  const holdsPage = [...holders].some(({ on }) => on === "page");
  return isAnySubmitUnderway() && (holdsPage || isAnyLayerSaving());
}

function useHolder(active: boolean, on: Holder["on"]): void {
  useLeaveWarning(active);
  useEffect(() => {
    if (!active) return;
    const holder = { on };
    holders.add(holder);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) forgetLeaving();
    };
  }, [active, on]);
}

function passWith(go: () => void): void {
  agreed = true;
  go();
  agreed = false;
}
