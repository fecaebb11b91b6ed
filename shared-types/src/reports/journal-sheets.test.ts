import { expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { lineWord } from "./journal-sheets.ts";

it("POS-14 REP-03 a line of a late sale says of which day it is", () => {
  const t = (key: string, words: object = {}) => `${key} ${Object.values(words).join(" ")}`.trim();
  const line = { kind: "payment", name: "Cash" } as const;
  const word = lineWord({ ...line, lateFrom: null }, t);
  expect(lineWord({ ...line, lateFrom: calendarDate("2026-03-01") }, t)).toBe(
    `reports.late-line ${word} 01/03/2026`,
  );
});
