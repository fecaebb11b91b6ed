import type { AuditEntry, AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { ReportSheets, Sheet } from "@funduq/shared-types/reports/sheet";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort, formatDateTime } from "@funduq/shared-ui/format";
import type { AdminText } from "../../features/reports/report-text.ts";
import { deedText, rightsLines, subjectText } from "./deed-text.ts";
import type { FactWords } from "./fact-text.ts";

type Says = { t: AdminText; facts: FactWords; timeZone: string };
type Days = { from?: CalendarDate | undefined; to?: CalendarDate | undefined };

/** Fewer than the rows of a sheet in Excel, its head included. */
const ROWS_OF_SHEET = 1_000_000;

/** The trail as a table: a row for each entry, in the words of the screen. */
export function trailSheets(
  entries: readonly AuditEntry[],
  { from, to }: Days,
  says: Says,
): ReportSheets {
  const { t } = says;
  const sheets: Sheet[] = [];
  for (let at = 0; at === 0 || at < entries.length; at += ROWS_OF_SHEET)
    sheets.push(sheetOf(entries.slice(at, at + ROWS_OF_SHEET), String(at), says));
  const days = [from, to].map((day) => (day ? formatDateShort(day) : "…"));
  return {
    title: t("trail.title"),
    period: from || to ? days.join(" – ") : "",
    fileName: ["audit-trail", from, to].filter(Boolean).join("-"),
    isWide: true,
    sheets,
  };
}

function sheetOf(entries: readonly AuditEntry[], id: string, says: Says): Sheet {
  const { t, timeZone } = says;
  return {
    id,
    title: t("trail.title"),
    columns: [
      { id: "at", header: t("trail.at"), kind: "text" },
      { id: "by", header: t("trail.by"), kind: "name" },
      { id: "did", header: t("trail.did"), kind: "text" },
      { id: "about", header: t("trail.about"), kind: "name" },
      { id: "changed", header: t("trail.changed"), kind: "text" },
    ],
    rows: entries.map((entry) => ({
      id: String(entry.seq),
      cells: [
        formatDateTime(entry.at, timeZone),
        entry.by ?? t("trail.nobody"),
        deedText(entry, t),
        entry.subject && subjectText(entry.subject, t),
        changedText(entry, says),
      ],
    })),
  };
}

/** `Status: Dirty → Clean; Housekeeper: Amel`. */
function changedText({ rights, facts: changed }: AuditEntry, { t, facts }: Says): string {
  const lines = (rights ? rightsLines(rights, t) : []).map(({ what, was, is }) =>
    t("trail.fact", { what, value: t("trail.change", { before: was, after: is }) }),
  );
  return [...lines, ...changed.map((fact) => factText(fact, { t, facts }))].join("; ");
}

function factText(fact: AuditFact, { t, facts }: Omit<Says, "timeZone">): string {
  const { nameOf, itemOf, textOf } = facts;
  const { before, after } = fact;
  const what = [nameOf(fact), itemOf(fact)].filter(Boolean).join(" · ");
  const said = (value: AuditFact["before"]) => (value === null ? "–" : textOf(fact, value));
  const value =
    before === null ? said(after) : t("trail.change", { before: said(before), after: said(after) });
  return t("trail.fact", { what, value });
}
