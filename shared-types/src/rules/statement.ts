import type { StatementLine } from "../contracts/company-payment.ts";
import { type Centimes, centimes } from "../values/money.ts";

/** A document of a company's account. The amount is signed as the balance is: what the company owes is above zero. */
export type StatementEntry = Omit<
  StatementLine,
  "debitCentimes" | "creditCentimes" | "balanceCentimes"
> & { amountCentimes: Centimes };

/** The lines of a statement with the balance after each, and what the account comes to (INV-14). */
export function runningBalance(
  openingCentimes: Centimes,
  entries: readonly StatementEntry[],
): { lines: StatementLine[]; closingCentimes: Centimes } {
  let balance: number = openingCentimes;
  const lines = entries.map(({ amountCentimes, ...entry }) => {
    balance += amountCentimes;
    return {
      ...entry,
      debitCentimes: centimes(Math.max(amountCentimes, 0)),
      creditCentimes: centimes(Math.max(-amountCentimes, 0)),
      balanceCentimes: centimes(balance),
    };
  });
  return { lines, closingCentimes: centimes(balance) };
}
