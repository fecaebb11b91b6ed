import { expect, it } from "vitest";
import { accountPurposes, chartAccountSchema } from "../contracts/chart-of-accounts.ts";
import type { EntryLine } from "../contracts/report-entries.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import { chartVerdict, proposedCodes } from "./chart-of-accounts.ts";
import { accountLines, entriesByAccount, missingPurposes } from "./entries-by-account.ts";

const account = (purpose: string, code: string, label = code) => ({ purpose, code, label });

const line = (purpose: string, debit: number, credit = 0, more: Partial<EntryLine> = {}) => ({
  date: calendarDate("2026-04-10"),
  journal: "sales" as const,
  purpose,
  reference: "",
  debitCentimes: centimes(debit),
  creditCentimes: centimes(credit),
  ...more,
});

it("REP-03 the proposed chart has an account for everything that the house posts", () => {
  const chart = accountPurposes.map((purpose) => account(purpose, proposedCodes[purpose]));
  for (const each of chart) expect(chartAccountSchema.safeParse(each).success).toBe(true);
  expect(chartVerdict(chart)).toEqual({ allowed: true });
});

it("REP-03 a purpose has one account, and an account one label", () => {
  expect(chartVerdict([account("tax.tva", "4457"), account("tax.tva", "4458")])).toMatchObject({
    code: "chart.purpose-twice",
  });
  expect(
    chartVerdict([account("tax.stay", "447", "Stay tax"), account("tax.tourism", "447", "TDS")]),
  ).toMatchObject({ code: "chart.two-labels", params: [{ code: "447" }] });
  expect(
    chartVerdict([account("method.Cheque", "511", "V"), account("method.Other", "511", "V")]),
  ).toEqual({ allowed: true });
});

it.each([
  ["4", false],
  ["47", true],
  ["ABC123456789", true],
  ["ABC1234567890", false],
  ["44 57", false],
  ["=1+1", false],
])("REP-03 a code of an account is 2 to 12 digits or letters: %s", (code, isFine) => {
  expect(chartAccountSchema.safeParse(account("tax.tva", code, "TVA")).success).toBe(isFine);
});

const chart = [
  account("ledger.guest", "4111", "Guests"),
  account("department.Spa", "706", "Services"),
  account("department.Room", "706", "Services"),
];
const lines = [
  line("ledger.guest", 300),
  line("department.Room", 0, 100),
  line("department.Spa", 0, 150),
  line("department.Laundry", 0, 50),
  line("ledger.guest", 0, 7, { journal: "bank", reference: "8841" }),
  line("method.Cheque", 7, 0, { journal: "bank", reference: "8841" }),
];

it("REP-03 lines of one account are one line, with the piece of the day where they have no reference", () => {
  expect(accountLines(lines, chart)).toMatchObject([
    { account: { code: "4111" }, reference: "VT-2026-04-10", debitCentimes: 300 },
    { account: { code: "706", label: "Services" }, debitCentimes: 0, creditCentimes: 250 },
    { account: { missing: "department.Laundry" }, creditCentimes: 50 },
    { account: { code: "4111" }, reference: "8841", creditCentimes: 7 },
    { account: { missing: "method.Cheque" }, reference: "8841", debitCentimes: 7 },
  ]);
});

it("REP-03 sums a period by journal and account, and says which accounts are missing", () => {
  expect(entriesByAccount(lines, chart)).toMatchObject([
    {
      journal: "sales",
      debitCentimes: 300,
      creditCentimes: 300,
      accounts: [
        { account: { code: "4111", label: "Guests" }, debitCentimes: 300, creditCentimes: 0 },
        {
          account: { code: "706", label: "Services" },
          purposes: ["department.Room", "department.Spa"],
          debitCentimes: 0,
          creditCentimes: 250,
        },
        { account: { missing: "department.Laundry" }, debitCentimes: 0, creditCentimes: 50 },
      ],
    },
    {
      journal: "bank",
      debitCentimes: 7,
      creditCentimes: 7,
      accounts: [
        { account: { code: "4111", label: "Guests" }, debitCentimes: 0, creditCentimes: 7 },
        { account: { missing: "method.Cheque" }, debitCentimes: 7, creditCentimes: 0 },
      ],
    },
  ]);
  expect(missingPurposes(lines, chart)).toEqual(["department.Laundry", "method.Cheque"]);
});
