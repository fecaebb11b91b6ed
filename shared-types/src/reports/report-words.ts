import type { Language } from "../contracts/session.ts";
import { formatDate, formatDateShort } from "../rules/date-text.ts";
import { referenceText } from "../rules/reference.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Cell, ReportText } from "./sheet.ts";

const departments = {
  Room: "reports.department.room",
  TDS: "reports.department.tds",
  TVA: "reports.department.tva",
  "Stay tax": "reports.department.stay-tax",
  Restaurant: "reports.department.restaurant",
  "Front Office": "reports.department.front-office",
  Housekeeping: "reports.department.housekeeping",
  Spa: "reports.department.spa",
  Other: "reports.department.other",
  Rebates: "reports.department.rebates",
} as const;

const methods = {
  Cash: "reports.method.cash",
  "Credit Card": "reports.method.card",
  "Bank Transfer": "reports.method.transfer",
  Cheque: "reports.method.cheque",
  Other: "reports.method.other",
  Room: "reports.method.room",
  "Company Account": "reports.method.company",
  "Group Account": "reports.method.group",
} as const;

/** A department in words; one that a hotel named itself stays as it is. */
export function departmentWord(name: string, t: ReportText): string {
  return name in departments ? t(departments[name as keyof typeof departments]) : name;
}

export function methodWord(name: string, t: ReportText): string {
  return name in methods ? t(methods[name as keyof typeof methods]) : name;
}

/** Names of columns in the order of the house, what nobody knows last. */
export function inOrder(names: readonly string[]): string[] {
  const known = [...Object.keys(departments), ...Object.keys(methods)];
  const place = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return [...names].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
}

type Days = { from: CalendarDate; to: CalendarDate };

/** A day in words, or a period. */
export function periodWord({ from, to }: Days, t: ReportText, language: Language): string {
  if (from === to) return formatDate(from, language);
  return t("reports.period", { from: formatDateShort(from), to: formatDateShort(to) });
}

/** What is said of a period that reaches the open business date. */
export function openDayWord(
  { to, businessDate }: { to: CalendarDate; businessDate: CalendarDate },
  t: ReportText,
): string | undefined {
  return to >= businessDate ? t("reports.open-day") : undefined;
}

/** What is said instead of lines of closed days: that there are none, or that no day of the period is closed yet. */
export function noneWord(
  { from, businessDate }: { from: CalendarDate; businessDate: CalendarDate },
  none: string,
  t: ReportText,
): string {
  return from >= businessDate ? t("reports.none-closed") : none;
}

export const periodOfFile = ({ from, to }: Days) => (from === to ? from : `${from}_${to}`);

/** What a booking or a group is called by (BK-22), as a table has it. */
export const referenceCell = (reference: string | null | undefined): Cell =>
  reference ? referenceText(reference) : null;
