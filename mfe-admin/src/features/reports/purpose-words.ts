import {
  accountPurposes,
  type ChartAccount,
  type KnownPurpose,
} from "@funduq/shared-types/contracts/chart-of-accounts";
import { departmentWord, methodWord } from "@funduq/shared-types/reports/report-words";
import type { ReportText } from "@funduq/shared-types/reports/sheet";
import { proposedCodes } from "@funduq/shared-types/rules/chart-of-accounts";

const ledgersAndTaxes = {
  "ledger.guest": "reports.ledger.guest",
  "ledger.deposit": "reports.ledger.deposit",
  "ledger.group": "reports.ledger.group",
  "ledger.company": "reports.ledger.company",
  "tax.tva": "chart.tax.tva",
  "tax.stay": "chart.tax.stay",
  "tax.tourism": "chart.tax.tourism",
  "tax.stamp": "chart.tax.stamp",
} as const;

/** What an account is for; a department that a hotel named itself stays as it is. */
export function purposeWord(purpose: string, t: ReportText): string {
  if (purpose in ledgersAndTaxes)
    return t(ledgersAndTaxes[purpose as keyof typeof ledgersAndTaxes]);
  const { part, name } = partsOf(purpose);
  return part === "method" ? methodWord(name, t) : departmentWord(name, t);
}

/** The parts of a chart in their order. */
export const chartParts = ["ledger", "method", "department", "tax"] as const;

export function partsOf(purpose: string): { part: string; name: string } {
  const [part = "", ...name] = purpose.split(".");
  return { part, name: name.join(".") };
}

const labels = {
  "ledger.guest": "chart.label.ledger.guest",
  "ledger.deposit": "chart.label.ledger.deposit",
  "ledger.group": "chart.label.ledger.group",
  "ledger.company": "chart.label.ledger.company",
  "method.Cash": "chart.label.method.cash",
  "method.Credit Card": "chart.label.method.card",
  "method.Bank Transfer": "chart.label.method.transfer",
  "method.Cheque": "chart.label.method.cheque",
  "method.Other": "chart.label.method.other",
  "department.Room": "chart.label.department.room",
  "department.Restaurant": "chart.label.department.restaurant",
  "department.Front Office": "chart.label.department.front-office",
  "department.Housekeeping": "chart.label.department.housekeeping",
  "department.Spa": "chart.label.department.spa",
  "department.Other": "chart.label.department.other",
  "department.Rebates": "chart.label.department.rebates",
  "tax.tva": "chart.label.tax.tva",
  "tax.stay": "chart.label.tax.stay",
  "tax.tourism": "chart.label.tax.tourism",
  "tax.stamp": "chart.label.tax.stamp",
} as const satisfies Record<KnownPurpose, string>;

/** The chart that a hotel is offered, with the labels in the language of who saves it. */
export function proposedChart(t: ReportText): ChartAccount[] {
  return accountPurposes.map((purpose) => ({
    purpose,
    code: proposedCodes[purpose],
    label: t(labels[purpose]),
  }));
}
