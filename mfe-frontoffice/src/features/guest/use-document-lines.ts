import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DocumentValue, documentValues, fillFrom, type ReadValues } from "./document-draft.ts";
import type { PassportLines } from "./passport-lines.ts";
import type { ProfileValues } from "./profile-draft.ts";
import { useDocumentReader } from "./use-document-reader.ts";
import { usePassportParser } from "./use-passport-parser.ts";

/** A form that a document fills: it takes of the profile what it has fields for. */
export type LinesForm = {
  values: Partial<ProfileValues>;
  businessDate: CalendarDate;
  update: (read: ReadValues) => void;
};

export type FilledFrom = { lines: PassportLines; filled: readonly DocumentValue[] };

/**
 * The field of a document's lines, and how they come into it: by hand, by the clipboard or from a reader. Lines
 * that come before the parser has been fetched stand in the field until then.
 */
export function useDocumentLines(form: LinesForm) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  /** The lines fill the form as soon as they can be parsed: a reader typed them, or the desk asked for it. */
  const [wanted, setWanted] = useState(false);
  const [read, setRead] = useState<FilledFrom>();
  const [opened, setOpened] = useState(false);
  const forLines = useRef<HTMLDetailsElement>(null);
  const parser = usePassportParser();
  const parse = (text: string) => parser.read?.(text, form.businessDate);
  const result = parse(typed);

  function take(lines: PassportLines) {
    const { missing } = fillFrom(form.values, asked(lines, form));
    if (missing.length > 0)
      form.update(Object.fromEntries(missing.map(({ field, value }) => [field, value])));
    setRead({ lines, filled: missing });
    setTyped("");
    setTried(false);
  }
  function fill() {
    setTried(true);
    if (result?.read) take(result.lines);
    else if (!result) waitForParser();
  }
  function waitForParser() {
    setWanted(true);
    if (parser.failed) parser.retry();
  }
  function type(text: string) {
    // The Enter behind the last line comes when the lines are taken and gone.
    setTyped(text.trim() === "" ? "" : text);
    takeRightLines(text, typed);
  }
  function takeRightLines(text: string, before: string) {
    const now = parse(text);
    const isRight = now?.read && now.lines.wrong.length === 0;
    if (isRight && isWhole(text, before, now.lines)) take(now.lines);
  }
  useDocumentReader((text) => {
    const heard = parse(text);
    if (heard?.read) return take(heard.lines);
    // Before the parser is here, a second document goes below the first.
    const isMore = heard || text.startsWith(typed.trim());
    setTyped(isMore ? text : `${typed}\n${text}`);
    setOpened(true);
    // The first line by itself is no fault: the next is on its way.
    if (heard) setTried(text.includes("\n"));
    else waitForParser();
  }, forLines);

  const handleParser = useEffectEvent(() => {
    setWanted(false);
    if (!wanted) return takeRightLines(typed, typed);
    setTried(typed.includes("\n"));
    if (result?.read) take(result.lines);
  });
  const isReady = parser.read !== undefined;
  useEffect(() => {
    if (isReady) handleParser();
  }, [isReady]);

  const fault = tried && result && !result.read ? result.fault : undefined;
  return {
    typed,
    type,
    fill,
    fault: parser.failed ? ("not-loaded" as const) : fault,
    isWaiting: wanted && !isReady && !parser.failed,
    read,
    opened,
    setOpened,
    forLines,
  };
}

/** What the lines say of the fields that the form has. */
export function asked(lines: PassportLines, { values }: LinesForm): DocumentValue[] {
  return documentValues(lines).filter(({ field }) => field in values);
}

/** A card ends with the names, of any length: whoever types them ends the line or fills it. */
function isWhole(text: string, before: string, { size }: PassportLines): boolean {
  const isPasted = text.length > before.length + 1;
  const names = /[^\r\n]*$/u.exec(text)?.[0].replace(/\s/gu, "") ?? "";
  return size !== "TD1" || isPasted || names === "" || names.length >= 30;
}
