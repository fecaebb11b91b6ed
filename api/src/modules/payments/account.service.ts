import type {
  CompanyCreditAnswer,
  CompanyCreditQuery,
} from "@funduq/shared-types/contracts/company-credit";
import type {
  CompanyAccount,
  CompanyPaymentList,
  Statement,
  StatementQuery,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { agingOf } from "@funduq/shared-types/rules/aging";
import { leftByDuty } from "@funduq/shared-types/rules/payment-allocation";
import { runningBalance } from "@funduq/shared-types/rules/statement";
import { centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertCompanyExists } from "../invoices/debtors.service.ts";
import { selectAccount, selectPayments, selectStatement } from "./account.queries.ts";
import { selectCredit } from "./credit.queries.ts";

/** What a company paid, the newest payment first, with what each settled. */
export async function listPayments(tx: HotelTx, ref: CompanyRef): Promise<CompanyPaymentList> {
  await assertCompanyExists(tx, ref);
  const payments = (await selectPayments(tx, ref)).map(
    ({ dutiableCentimes, allocatedCentimes, borneCentimes, ...payment }) => ({
      ...payment,
      leftByDuty: leftByDuty({ ...payment, dutiableCentimes, allocatedCentimes, borneCentimes }),
    }),
  );
  return { payments };
}

/** What a company owes, and what is to come (COM-07). */
export async function getCompanyAccount(tx: HotelTx, ref: CompanyRef): Promise<CompanyAccount> {
  const found = await selectAccount(tx, ref);
  if (!found) throw new AppError("company.not-found");
  const { open, ...account } = found;
  return { ...account, aging: agingOf(open, account.businessDate) };
}

/** A company's documents over a period, from their balance before to the balance of its ledger after it (INV-14). */
export async function getStatement(
  tx: HotelTx,
  ref: CompanyRef,
  period: StatementQuery,
): Promise<Statement> {
  const found = await selectStatement(tx, ref, period);
  if (!found) throw new AppError("company.not-found");
  const { entries, open, ...facts } = found;
  const { lines, closingCentimes } = runningBalance(facts.openingCentimes, entries);
  const uninvoicedCentimes = centimes(facts.balanceCentimes - closingCentimes);
  const aging = agingOf(open, facts.businessDate);
  return { ...facts, lines, closingCentimes, uninvoicedCentimes, aging };
}

/** What a company owes that counts against its credit limit; null where it has no limit, so that the desk does not learn its debts. */
export async function getCompanyCredit(
  tx: HotelTx,
  ref: CompanyRef,
  query: CompanyCreditQuery,
): Promise<CompanyCreditAnswer> {
  const found = await selectCredit(tx, ref, query);
  if (!found) throw new AppError("company.not-found");
  const { limitCentimes, ...counted } = found;
  return { credit: limitCentimes === null ? null : { limitCentimes, ...counted } };
}
