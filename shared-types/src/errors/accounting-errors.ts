import { entry } from "./entry.ts";

/** The chart of accounts and the entries by it. */
export const accountingErrors = {
  "chart.purpose-twice": entry(
    400,
    (p: { purpose: string }) => `'${p.purpose}' has two accounts. Keep one.`,
  ),
  "chart.two-labels": entry(
    400,
    (p: { code: string }) => `Account ${p.code} has two different labels. Keep one.`,
  ),
  "entries.too-many": entry(
    409,
    (p: { most: number }) =>
      `The period has more than ${p.most} lines of accounting entries. Choose a shorter one.`,
  ),
  "sales-journal.too-many": entry(
    409,
    (p: { most: number }) =>
      `The period has more than ${p.most} invoices and credit notes. Choose a shorter one.`,
  ),
  "counted-stays.too-many": entry(
    409,
    (p: { most: number }) => `The period has more than ${p.most} stays. Choose a shorter one.`,
  ),
};
