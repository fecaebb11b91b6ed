import * as z from "zod/mini";

/**
 * What accounting entries are about; a hotel's chart says the account of each. Departments and methods that are not
 * in this list, such as those of an imported hotel, are named in the same way.
 */
export const accountPurposes = [
  "ledger.guest",
  "ledger.deposit",
  "ledger.group",
  "ledger.company",
  "method.Cash",
  "method.Credit Card",
  "method.Bank Transfer",
  "method.Cheque",
  "method.Other",
  "department.Room",
  "department.Restaurant",
  "department.Front Office",
  "department.Housekeeping",
  "department.Spa",
  "department.Other",
  "department.Rebates",
  "tax.tva",
  "tax.stay",
  "tax.tourism",
  "tax.stamp",
] as const;
export type KnownPurpose = (typeof accountPurposes)[number];

/** `ledger`, `method`, `department` or `tax`, and its name. */
export const accountPurposeSchema = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^(?:(?:method|department)\.[^\p{Cc}]*\S|(?:ledger|tax)\.[a-z]+)$/u, "a purpose"),
  );

/** A code as accounting programs take it. */
export const accountCodeSchema = z
  .string()
  .check(z.trim(), z.regex(/^[0-9A-Z]{2,12}$/u, "2 to 12 digits or capital letters"));

/** On one line, as it becomes a cell of a file. */
export const accountLabelSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(80),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "one line"),
  );

export const chartAccountSchema = z.strictObject({
  purpose: accountPurposeSchema,
  code: accountCodeSchema,
  label: accountLabelSchema,
});
export type ChartAccount = z.output<typeof chartAccountSchema>;

const MOST_ACCOUNTS = 200;
/** A hash of what was read, as in the set-up: concurrent changes are detected. */
const seenSchema = z.string().check(z.maxLength(64));

/** The accounts of a hotel, none while nobody has saved its chart. */
export const chartOfAccountsSchema = z.object({
  seen: seenSchema,
  accounts: z.array(chartAccountSchema),
});
export type ChartOfAccounts = z.output<typeof chartOfAccountsSchema>;

/** The whole chart; a purpose that is left out has no account. Rules: `chartVerdict`. */
export const saveChartSchema = z.strictObject({
  seen: seenSchema,
  accounts: z.array(chartAccountSchema).check(z.maxLength(MOST_ACCOUNTS)),
});
export type SaveChart = z.output<typeof saveChartSchema>;
