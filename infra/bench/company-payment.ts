import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { type ApiProcess, startApi } from "./api-process.ts";
import { type BenchCompany, COMPANY_DAY, makeCompany, send, timesOf } from "./company-desk.ts";

const INVOICES = 50;
const ROUNDS = 20;
/** Invoices that the company has paid before. */
const HISTORY = 5_000;
const AMOUNT = 1_081_000;
const AIM_MS = 200;

type PaymentFigures = { p50Ms: number; maxMs: number };

/** Pays 50 invoices of a company at once, from the request to its answer. */
export async function measureCompanyPayment(ownerUrl: string): Promise<PaymentFigures> {
  const owner = connect(ownerUrl, { max: 1 });
  const api = await startApi(ownerUrl);
  try {
    const company = await makeCompany(owner);
    await insertInvoices(owner, company, 1, HISTORY);
    await owner`vacuum analyze invoices`;
    const times: number[] = [];
    // The first payment plans the statements of its connection.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const first = HISTORY + 1 + round * INVOICES;
      const ids = await insertInvoices(owner, company, first, INVOICES);
      const ms = await pay(api, company, ids);
      if (round > 0) times.push(ms);
    }
    return timesOf(times);
  } finally {
    await api.stop();
    await owner.end({ timeout: 5 });
  }
}

async function pay(api: ApiProcess, company: BenchCompany, ids: string[]): Promise<number> {
  const body = {
    method: "Bank Transfer",
    paymentDate: COMPANY_DAY,
    reference: "VIR 7",
    notes: "",
    amountCentimes: INVOICES * AMOUNT,
    stampDutyCentimes: 0,
    allocations: ids.map((invoiceId) => ({ invoiceId, amountCentimes: AMOUNT })),
  };
  return (await send(api, company, { path: "payments", body, status: 201 })).ms;
}

/** Unpaid invoices of TVA alone; returns their ids. */
async function insertInvoices(
  owner: postgres.Sql,
  { hotelId, companyId }: BenchCompany,
  first: number,
  count: number,
): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    insert into invoices (hotel_id, id, company_id, number, series_year, series_number, business_date, due_date,
      payment_method, seller, buyer, subtotal_centimes, tva_centimes, added_tva_centimes, stay_tax_centimes,
      added_stay_tax_centimes, transferred_centimes, grand_total_centimes)
    select ${hotelId}, gen_random_uuid(), ${companyId}, 'INV-20261121-' || n, 2026, n, ${COMPANY_DAY}, ${COMPANY_DAY},
      'Bank Transfer', '{}', '{}', 0, ${AMOUNT}, ${AMOUNT}, 0, 0, 0, ${AMOUNT}
    from generate_series(${first}::int, ${first + count - 1}::int) n returning id`;
  return rows.map(({ id }) => id);
}

export function printCompanyPayment({ p50Ms, maxMs }: PaymentFigures): void {
  console.log(`\nA company with ${HISTORY} invoices pays ${INVOICES} at once, through HTTP`);
  console.log(
    `  from the request to its answer               p50 ${p50Ms.toFixed(0)} ms, at most ${maxMs.toFixed(0)} ms (aim ${AIM_MS})`,
  );
}
