import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { type ApiProcess, startApi } from "./api-process.ts";

const INVOICES = 50;
const ROUNDS = 20;
/** Invoices that the company has paid before. */
const HISTORY = 5_000;
const AMOUNT = 1_081_000;
const AIM_MS = 200;
const DAY = "2026-11-21";

type PaymentFigures = { p50Ms: number; maxMs: number };
type Company = { hotelId: string; companyId: string; cookie: string };

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
    times.sort((one, other) => one - other);
    return { p50Ms: times[ROUNDS / 2] ?? 0, maxMs: times.at(-1) ?? 0 };
  } finally {
    await api.stop();
    await owner.end({ timeout: 5 });
  }
}

async function pay({ origin }: ApiProcess, company: Company, ids: string[]): Promise<number> {
  const { hotelId, companyId, cookie } = company;
  const body = {
    method: "Bank Transfer",
    paymentDate: DAY,
    reference: "VIR 7",
    notes: "",
    amountCentimes: INVOICES * AMOUNT,
    stampDutyCentimes: 0,
    allocations: ids.map((invoiceId) => ({ invoiceId, amountCentimes: AMOUNT })),
  };
  const begun = performance.now();
  const response = await fetch(`${origin}/api/hotels/${hotelId}/companies/${companyId}/payments`, {
    method: "POST",
    headers: {
      cookie,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  const ms = performance.now() - begun;
  assert.equal(response.status, 201, JSON.stringify(answer));
  return ms;
}

async function makeCompany(owner: postgres.Sql): Promise<Company> {
  const [hotelId, userId, companyId] = [randomUUID(), randomUUID(), randomUUID()];
  const token = `bench-payment-${"t".repeat(40)}`;
  const email = "commercial@bench.test";
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Payments', ${DAY})`;
  await owner`insert into users (id, email, display_name) values (${userId}, ${email}, 'Commercial')`;
  await owner`insert into hotel_users (hotel_id, id, email, user_id, display_name, role)
    values (${hotelId}, ${randomUUID()}, ${email}, ${userId}, 'Commercial', 'manager')`;
  const hash = createHash("sha256").update(token).digest("hex");
  await owner`insert into sessions (id, user_id, expires_at) values (${hash}, ${userId}, now() + interval '12 hours')`;
  await owner`insert into companies (hotel_id, id, name, name_search)
    values (${hotelId}, ${companyId}, 'Sonatrach', 'sonatrach')`;
  return { hotelId, companyId, cookie: `__Host-funduq=${token}` };
}

/** Unpaid invoices of TVA alone; returns their ids. */
async function insertInvoices(
  owner: postgres.Sql,
  { hotelId, companyId }: Company,
  first: number,
  count: number,
): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    insert into invoices (hotel_id, id, company_id, number, series_year, series_number, business_date, due_date,
      payment_method, seller, buyer, subtotal_centimes, tva_centimes, added_tva_centimes, stay_tax_centimes,
      added_stay_tax_centimes, transferred_centimes, grand_total_centimes)
    select ${hotelId}, gen_random_uuid(), ${companyId}, 'INV-20261121-' || n, 2026, n, ${DAY}, ${DAY},
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
