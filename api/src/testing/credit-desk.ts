import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { expect } from "vitest";
import { type FolioLine, type House, invoiceDesk } from "./invoice-desk.ts";
import { paymentDesk } from "./payment-desk.ts";
import { setTaxes } from "./tax-desk.ts";
import type { TestApp } from "./test-app.ts";

/** One night at 9 000 DA for one adult, and a dinner at 2 000 DA. */
export const night: FolioLine = { amount: 900_000, night: "2026-11-20" };
export const dinner: FolioLine = { amount: 200_000 };

export type CreditTraits = {
  taxes?: Partial<TaxRates>;
  lines?: FolioLine[];
  stays?: number;
  paymentMethod?: string;
};

/** Invoices to credit, and what companies owe then. */
export function creditDesk(api: TestApp) {
  const { owner } = api;
  const desk = invoiceDesk(api);
  const paying = paymentDesk(api);
  const { debtor, issue } = desk;

  /** An invoice over stays of a hotel, unless given over one whose taxes the invoice adds. */
  async function invoiced({ taxes = {}, lines = [night, dinner], ...traits }: CreditTraits = {}) {
    const made = await desk.house();
    await setTaxes(owner, made.staff.hotelId, "2026-01-01", taxes);
    const ids: string[] = [];
    for (let index = 0; index < (traits.stays ?? 1); index += 1)
      ids.push((await debtor(made, { lines })).debtorId);
    const { id, number } = await issue(made, ids, traits.paymentMethod);
    return { made, ids, id, number };
  }

  /** A credit note that was saved, as it reads. */
  async function saved(made: House, answer: Promise<Response>) {
    const response = await answer;
    if (response.status !== 201) throw new Error(await response.text());
    return desk.invoice(made, (await response.json()).id);
  }

  /** What is open of an invoice. */
  const openOf = async (made: House, id: string) => (await desk.invoice(made, id)).openCentimes;

  /** What the company owes in all, and its parts, which must come to it. */
  async function owed(made: House): Promise<number> {
    const account = await paying.account(made);
    const { openInvoicesCentimes, uninvoicedCentimes, unallocatedCentimes } = account;
    expect(openInvoicesCentimes + uninvoicedCentimes - unallocatedCentimes).toBe(
      account.balanceCentimes,
    );
    return account.balanceCentimes;
  }

  return { ...desk, paying, invoiced, saved, openOf, owed };
}
