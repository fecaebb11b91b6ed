import type { Ledger, TrialBalance } from "@funduq/shared-types/contracts/report";
import type { LedgerReport } from "@funduq/shared-types/contracts/report-ledger";
import { expect } from "vitest";
import type { Reader } from "./entries-desk.ts";
import type { TestApp } from "./test-app.ts";

/** Reads the accounts of a ledger, and compares them with the trial balance. */
export function ledgerAccounts({ request }: Pick<TestApp, "request">) {
  async function accountsOf(
    { staff, hotelId }: Reader,
    ledger: Ledger,
    { from, to }: Pick<TrialBalance, "from" | "to">,
  ): Promise<LedgerReport> {
    const address = `/hotels/${hotelId}/reports/ledger?ledger=${ledger}&from=${from}&to=${to}`;
    const response = await request("GET", address, { as: staff });
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  }

  /** Each ledger is the sum of its accounts: opening, each kind of entry, closing; and each account closes. */
  async function checkAccounts(reader: Reader, report: TrialBalance): Promise<LedgerReport[]> {
    const read: LedgerReport[] = [];
    for (const { ledger, ...whole } of report.ledgers) {
      const said = await accountsOf(reader, ledger, report);
      const { accounts } = said;
      const opening = sum(accounts.map(({ openingCentimes }) => openingCentimes));
      const closing = sum(accounts.map(({ closingCentimes }) => closingCentimes));
      expect([ledger, opening, closing]).toEqual([
        ledger,
        whole.openingCentimes,
        whole.closingCentimes,
      ]);
      const entries = accounts.flatMap((account) => account.entries);
      expect([ledger, byKind(entries)]).toEqual([ledger, byKind(whole.entries)]);
      for (const account of accounts)
        expect(account.openingCentimes + sum(account.entries.map(amountOf))).toBe(
          account.closingCentimes,
        );
      read.push(said);
    }
    return read;
  }

  return { accountsOf, checkAccounts };
}

type Entries = TrialBalance["ledgers"][number]["entries"];

const amountOf = ({ amountCentimes }: Entries[number]) => amountCentimes;
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

/** Kinds whose amounts cancel out are left out. */
const byKind = (entries: Entries) =>
  [...Map.groupBy(entries, ({ kind }) => kind)]
    .map(([kind, some]) => [kind, sum(some.map(amountOf))])
    .filter(([, amount]) => amount !== 0)
    .sort();
