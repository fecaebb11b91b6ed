import {
  accountPurposes,
  type ChartOfAccounts,
  type SaveChart,
  saveChartSchema,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import type { ReportText } from "@funduq/shared-types/reports/sheet";
import { chartVerdict } from "@funduq/shared-types/rules/chart-of-accounts";
import { latinDigits } from "@funduq/shared-ui/format";
import { formContract } from "@funduq/shared-ui/forms";
import { proposedChart } from "../../features/reports/purpose-words.ts";

export type ChartRow = { purpose: string; code: string; label: string };
export type ChartValues = { rows: ChartRow[] };

/** A line for everything that may have an account; the proposal where nothing is saved yet. */
export function chartRows(
  { accounts }: ChartOfAccounts,
  missing: readonly string[],
  t: ReportText,
): ChartRow[] {
  const begun = accounts.length > 0 ? accounts : proposedChart(t);
  const purposes = new Set([
    ...accountPurposes,
    ...accounts.map(({ purpose }) => purpose),
    ...missing,
  ]);
  return [...purposes].map(
    (purpose) =>
      begun.find((account) => account.purpose === purpose) ?? { purpose, code: "", label: "" },
  );
}

const isFilled = ({ code, label }: ChartRow) => code.trim() !== "" || label.trim() !== "";

/** Codes may be typed in any digits, letters in any case. */
const codeOf = ({ code }: ChartRow) => latinDigits(code).trim().toUpperCase();

/** A line that is left empty has no account and is not sent. */
export function chartContract(seen: string) {
  const accountsOf = ({ rows }: ChartValues) =>
    rows.filter(isFilled).map((row) => ({ ...row, code: codeOf(row), label: row.label.trim() }));
  return formContract<ChartValues, SaveChart>(saveChartSchema, {
    request: (values) => ({ seen, accounts: accountsOf(values) }),
    fieldAt: (path, { rows }) => {
      const [, place, field] = path.split(".");
      const row = place === undefined ? undefined : rows.filter(isFilled)[Number(place)];
      if (row === undefined || (field !== "code" && field !== "label")) return undefined;
      return `rows.${rows.indexOf(row)}.${field}`;
    },
    rules: (values) => {
      const verdict = chartVerdict(accountsOf(values));
      if (verdict.allowed || verdict.code !== "chart.two-labels") return {};
      const [{ code }] = verdict.params;
      const last = values.rows.findLastIndex((row) => codeOf(row) === code);
      return { [`rows.${last}.label`]: verdict };
    },
  });
}
