import { looksLikePassportLine } from "@funduq/shared-types/rules/passport-lines";
import { type RefObject, useEffect, useRef } from "react";

/** A reader types a sign every few milliseconds, on a busy computer it arrives a little later. */
const SLOWEST_MS = 250;
/** The lines of one document come one after the other. */
const LINES_WITHIN_MS = 3000;

type TextInput = HTMLInputElement | HTMLTextAreaElement;
type Line = { text: string; at: number };
type Burst = {
  signs: string;
  /** The same keys on an American keyboard. */
  usual: string;
  at: number;
  field: TextInput | null;
  /** What stood in the field before. */
  held: string;
};

/**
 * Hears a document reader that types like a keyboard, wherever the cursor stands: fast signs that end
 * in Enter. What it typed into a field is taken out again. A text field within `forLines` takes lines
 * itself: there the signs stay, for a hand that holds `<` down is as fast as a reader.
 */
export function useDocumentReader(
  onRead: (text: string) => void,
  forLines?: RefObject<HTMLElement | null>,
): void {
  const handler = useRef(onRead);
  useEffect(() => {
    handler.current = onRead;
  });
  useEffect(() => {
    let burst: Burst | undefined;
    let lines: Line[] = [];

    function finish(event: KeyboardEvent, heard: Burst) {
      const text = [heard.signs, heard.usual].find(looksLikePassportLine);
      const isInPlace = text === heard.signs && !!forLines?.current?.contains(heard.field);
      if (!text || isInPlace) return;
      event.preventDefault();
      event.stopPropagation();
      restore(heard);
      const at = event.timeStamp;
      lines = [...lines.filter((line) => at - line.at < LINES_WITHIN_MS), { text, at }];
      handler.current(lines.map((line) => line.text).join("\n"));
    }
    function hear(event: KeyboardEvent) {
      const before = goingOn(burst, event);
      if (isSign(event)) burst = withSign(before ?? begin(event), event);
      if (event.key !== "Enter") return;
      burst = undefined;
      if (before) finish(event, before);
    }

    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, [forLines]);
}

function goingOn(burst: Burst | undefined, { timeStamp }: KeyboardEvent): Burst | undefined {
  return burst && timeStamp - burst.at <= SLOWEST_MS ? burst : undefined;
}

function isSign({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function begin({ target }: KeyboardEvent): Burst {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return {
    signs: "",
    usual: "",
    at: 0,
    field: isText ? target : null,
    held: isText ? target.value : "",
  };
}

function withSign(burst: Burst, event: KeyboardEvent): Burst {
  const { signs, usual } = burst;
  return {
    ...burst,
    signs: signs + event.key,
    usual: usual + usualSign(event),
    at: event.timeStamp,
  };
}

/** The sign of the key on an American keyboard, which readers pretend to be whatever the desk's is. */
function usualSign({ code, shiftKey }: KeyboardEvent): string {
  if (code === "Comma" && shiftKey) return "<";
  return /^(?:Key|Digit)(.)$/u.exec(code)?.[1] ?? "";
}

/** Puts back what stood in the field before the reader typed into it, as if nobody had. */
function restore({ field, held }: Burst): void {
  if (!field?.isConnected || field.value === held) return;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, held);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
