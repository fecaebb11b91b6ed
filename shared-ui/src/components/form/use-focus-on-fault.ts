import { useEffect, useState } from "react";
import { topLayer } from "../dialog/layers.ts";

/** Moves the focus to the first faulty field: when the returned function is called, and with each `refusal`. */
export function useFocusOnFault(refusal: unknown): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0 || refusal) firstFaulty()?.focus();
  }, [asked, refusal]);
  return () => setAsked((before) => before + 1);
}

/**
 * In the form that has the focus, else in the dialog on top: those below it can't be reached. A set of choices
 * is faulty as a whole.
 */
function firstFaulty(): HTMLElement | null {
  const form = document.activeElement?.closest("form");
  const first = form?.querySelector<HTMLElement>(FAULTY) ?? topFaulty();
  if (!first?.matches("fieldset")) return first;
  return first.querySelector("[aria-invalid=true]") ?? first.querySelector("input:enabled");
}

const FAULTY = "[aria-invalid=true], fieldset[data-invalid]";

const topFaulty = () => (topLayer() ?? document).querySelector<HTMLElement>(FAULTY);
