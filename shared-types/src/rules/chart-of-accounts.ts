import type { ChartAccount, KnownPurpose } from "../contracts/chart-of-accounts.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * The codes that a chart is proposed with, by the nomenclature of the SCF (order of 26 July 2008): 411 clients, 419
 * advances of clients, 445 TVA, 447 other taxes, 47 suspense, 511 values for collection, 512 banks, 53 cash, 706
 * services, 708 related activities, 709 rebates granted. Digits behind them divide an account, which the nomenclature leaves to each house.
 */
export const proposedCodes: Readonly<Record<KnownPurpose, string>> = {
  "ledger.guest": "4111",
  "ledger.deposit": "4191",
  "ledger.group": "4112",
  "ledger.company": "4113",
  "method.Cash": "53",
  "method.Credit Card": "511",
  "method.Bank Transfer": "512",
  "method.Cheque": "5112",
  "method.Other": "47",
  "department.Room": "7061",
  "department.Restaurant": "7062",
  "department.Front Office": "7063",
  "department.Housekeeping": "7064",
  "department.Spa": "7065",
  "department.Other": "708",
  "department.Rebates": "709",
  "tax.tva": "4457",
  "tax.stay": "4471",
  "tax.tourism": "4472",
  "tax.stamp": "4478",
};

/** Whether a chart can be kept: one account for each purpose, and one label for each account. */
export function chartVerdict(accounts: readonly ChartAccount[]): Verdict {
  const purposes = new Set<string>();
  const labels = new Map<string, string>();
  for (const { purpose, code, label } of accounts) {
    if (purposes.has(purpose)) return refused("chart.purpose-twice", { purpose });
    purposes.add(purpose);
    const known = labels.get(code) ?? label;
    if (known !== label) return refused("chart.two-labels", { code });
    labels.set(code, label);
  }
  return allowed;
}
