import { type RefObject, useEffect, useRef } from "react";
import { LENGTHS, looksLikePassportLine } from "./document-text.ts";

/** A reader types a sign every few milliseconds. A longer pause may lie between what was typed before and its line. */
const USUAL_MS = 250;
/** On a busy computer a sign of the same line may arrive this much later. */
const SLOWEST_MS = 1_000;
/** The lines of one document come one after the other. */
const LINES_WITHIN_MS = 3000;

type TextInput = HTMLInputElement | HTMLTextAreaElement;
type Line = { text: string; at: number };
/** Signs without a longer pause between them. */
type Part = {
  signs: string;
  /** The same keys on an American keyboard. */
  usual: string;
  field: TextInput | null;
  /** What stood in the field before. */
  held: string;
};
/** Parts with longer pauses between them, and when the last sign came. */
type Burst = { parts: readonly Part[]; at: number };

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

    function finish(event: KeyboardEvent, { parts }: Burst) {
      const read = lineOf(parts);
      if (!read) return;
      const { text, isAsTyped, from } = read;
      if (isAsTyped && forLines?.current?.contains(from.field)) return;
      event.preventDefault();
      event.stopPropagation();
      restore(from);
      const at = event.timeStamp;
      lines = [...lines.filter((line) => at - line.at < LINES_WITHIN_MS), { text, at }];
      handler.current(lines.map((line) => line.text).join("\n"));
    }
    function hear(event: KeyboardEvent) {
      const before = goingOn(burst, event);
      if (isSign(event)) burst = withSign(before, event);
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

function withSign(burst: Burst | undefined, event: KeyboardEvent): Burst {
  const { timeStamp: at } = event;
  const before = burst?.parts ?? [];
  const goesOn = burst && at - burst.at <= USUAL_MS;
  const last = (goesOn && before.at(-1)) || begin(event);
  const part = {
    ...last,
    signs: last.signs + event.key,
    usual: last.usual + usualSign(event),
  };
  return { parts: [...(goesOn ? before.slice(0, -1) : before), part], at };
}

function begin({ target }: KeyboardEvent): Part {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const field = isText ? target : null;
  return { signs: "", usual: "", field, held: field?.value ?? "" };
}

/** How long the lines of a card, a visa and a passport are (ICAO 9303). */
const WHOLE_LINES = Object.values(LENGTHS);

/** The line of a document that the last parts are together: one of a whole line's length before any other. */
function lineOf(parts: readonly Part[]) {
  const ends = parts.map((_, first) => lineFrom(parts.slice(first)));
  return ends.find((end) => end && WHOLE_LINES.includes(end.text.length)) ?? ends.findLast(Boolean);
}

function lineFrom(parts: readonly Part[]) {
  const typed = parts.map(({ signs }) => signs).join("");
  const usual = parts.map((part) => part.usual).join("");
  const text = [typed, usual].find(looksLikePassportLine);
  const [from] = parts;
  return text === undefined || !from ? undefined : { text, isAsTyped: text === typed, from };
}

/** The sign of the key on an American keyboard, which readers pretend to be whatever the desk's is. */
function usualSign({ code, shiftKey }: KeyboardEvent): string {
  if (code === "Comma" && shiftKey) return "<";
  return /^(?:Key|Digit)(.)$/u.exec(code)?.[1] ?? "";
}

/** Puts back what stood in the field before the reader typed into it, as if nobody had. */
function restore({ field, held }: Part): void {
  if (!field?.isConnected || field.value === held) return;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, held);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
