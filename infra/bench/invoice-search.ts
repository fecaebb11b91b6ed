import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { searchInvoices } from "@funduq/api/modules/invoices/invoice-search.service";
import { connect } from "@funduq/api/platform/db/connect";
import { type Database, openDatabase } from "@funduq/api/platform/db/database";
import { explainWork } from "@funduq/api/testing/query-plan";
import { insertSearchableInvoices } from "@funduq/api/testing/searchable-invoices";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { type InvoiceSearch, invoiceSearchSchema } from "@funduq/shared-types/contracts/invoice";
import { companyIdSchema, hotelIdSchema, invoiceIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { planGuest } from "../seeds/names.ts";
import { seededRandom } from "../seeds/random.ts";

const INVOICES = 100_000;
/** About seven years of invoices. */
const PER_DAY = 40;
const GUESTS = 5_000;
const ROUNDS = 30;
const AIM_MS = 20;
/** The one filter that finds nothing. */
const NOBODY = "a guest whom nobody has";

/** Each filter, and what is typed or chosen in it. */
const typed = [
  ["the newest", [{}]],
  ["unpaid", [{ state: "unpaid" }]],
  ["paid", [{ state: "paid" }]],
  ["the legal number", [{ number: "2004/65000" }, { number: "2000/77" }]],
  ["the end of the number, or that of the series", [{ number: "007919" }, { number: "4711" }]],
  ["the beginning of the number", [{ number: "INV-2003" }, { number: "20031224" }]],
  ["a guest's name", [{ guest: "karim ben" }, { guest: "haddad yasmine" }, { guest: "بوزيد" }]],
  ["the beginning of a name that many have", [{ guest: "m" }, { guest: "ben" }]],
  [NOBODY, [{ guest: "qwertz" }, { guest: "غغغ" }]],
  ["a payment's reference", [{ reference: "CHQ 4711" }, { reference: "chq 99" }]],
  ["the beginning of each reference", [{ reference: "chq" }]],
  // The search walks from the newest invoice on: these references are those of old payments.
  ["the beginning of old references", [{ reference: "chq 1" }]],
  ["a day", [{ from: "2003-06-01", to: "2003-06-01" }]],
  ["a year", [{ from: "2002-01-01", to: "2002-12-31" }]],
  [
    "unpaid, of a guest, in a month",
    [{ state: "unpaid", guest: "amina", from: "2004-03-01", to: "2004-03-31" }],
  ],
  ["paid, of a guest, by a reference", [{ state: "paid", guest: "ben", reference: "chq 1" }]],
] as const;

type Times = { p50Ms: number; p99Ms: number };
type FilterFigures = Times & {
  filter: string;
  /** Pages of 8 kB that the largest of its searches touches, and the indexes by which they find invoices. */
  pages: number;
  indexes: string[];
};
type InvoiceSearchFigures = {
  filters: FilterFigures[];
  /** Of the pages after the first one. */
  next: Times;
  all: Times;
  /** The time to read one invoice by id, also in its own transaction: the minimum for a search. */
  floorMs: number;
};

/** Measures the API's search of a company's invoices: each in its own transaction, with the application's role and row-level security. */
export async function measureInvoiceSearch(
  ownerUrl: string,
  appUrl: string,
): Promise<InvoiceSearchFigures> {
  const { company, someInvoice } = await makeInvoices(ownerUrl);
  const database = await openDatabase(appUrl, { connections: 1 });
  try {
    const floor: number[] = [];
    const measured = [];
    for (const [filter, searches] of typed) {
      const asked = searches.map((search) => invoiceSearchSchema.parse(search));
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        for (const search of asked) {
          const { page, ms } = await timedSearch(database, company, search);
          assert.equal(page.invoices.length > 0, filter !== NOBODY, filter);
          times.push(ms);
          floor.push(await timedRead(database, company, someInvoice));
        }
      measured.push({ filter, times, ...(await readingOf(appUrl, company, asked)) });
    }
    const next = await measureNextPages(database, company);
    return {
      filters: measured.map(({ times, ...figures }) => ({ ...figures, ...timesOf(times) })),
      next: timesOf(next),
      all: timesOf([...measured.flatMap(({ times }) => times), ...next]),
      floorMs: timesOf(floor).p50Ms,
    };
  } finally {
    await database.close();
  }
}

/** What PostgreSQL reads for the searches of a filter, by EXPLAIN. */
async function readingOf(
  appUrl: string,
  company: CompanyRef,
  searches: readonly InvoiceSearch[],
): Promise<Pick<FilterFigures, "pages" | "indexes">> {
  const plans = [];
  for (const search of searches)
    plans.push(
      await explainWork(appUrl, company.hotelId, (tx) => searchInvoices(tx, company, search)),
    );
  const indexes = new Set(plans.flatMap((plan) => plan.indexes));
  return {
    pages: Math.max(...plans.map(({ buffers }) => buffers)),
    indexes: [...indexes].filter(findsInvoices),
  };
}

/** The other indexes are those of the rows of a page and of the company. */
const findsInvoices = (index: string) => /^(?:invoices|invoice_guest_words|payments)_/u.test(index);

/** Ten pages one after another, as a clerk who scrolls asks for them. */
async function measureNextPages(database: Database, company: CompanyRef): Promise<number[]> {
  const times: number[] = [];
  let search = invoiceSearchSchema.parse({ state: "unpaid" });
  for (let at = 0; at < 10; at += 1) {
    const { page, ms } = await timedSearch(database, company, search);
    assert.ok(page.next);
    search = invoiceSearchSchema.parse({ state: "unpaid", ...page.next });
    if (at > 0) times.push(ms);
  }
  return times;
}

async function timedSearch(database: Database, company: CompanyRef, search: InvoiceSearch) {
  const begun = performance.now();
  const page = await database.withHotel(company.hotelId, (tx) =>
    searchInvoices(tx, company, search),
  );
  return { page, ms: performance.now() - begun };
}

async function timedRead(database: Database, { hotelId }: CompanyRef, invoiceId: string) {
  const begun = performance.now();
  const found = await database.withHotel(hotelId, (tx) =>
    tx.execute(sql`select number from invoices where hotel_id = ${hotelId} and id = ${invoiceId}`),
  );
  assert.equal(found.length, 1);
  return performance.now() - begun;
}

function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** A company with all invoices of its hotel: no other company's invoices make a search easier. */
async function makeInvoices(ownerUrl: string) {
  const company = {
    hotelId: hotelIdSchema.parse(randomUUID()),
    companyId: companyIdSchema.parse(randomUUID()),
  };
  const random = seededRandom(11);
  const guests = Array.from({ length: GUESTS }, () => planGuest(random).fullName);
  const owner = connect(ownerUrl, { max: 1 });
  try {
    const invoices = { ...company, invoices: INVOICES, perDay: PER_DAY, guests };
    await insertSearchableInvoices(owner, invoices);
    await owner`vacuum analyze invoices, invoice_lines, invoice_guest_words, payments, allocations`;
    const [someone] = await owner`select id from invoices
      where hotel_id = ${company.hotelId} and series_number = ${INVOICES / 2}`;
    return { company, someInvoice: invoiceIdSchema.parse(someone?.id) };
  } finally {
    await owner.end({ timeout: 5 });
  }
}

export function printInvoiceSearch({ filters, next, all, floorMs }: InvoiceSearchFigures): void {
  console.log(
    `\nA company's invoices, ${INVOICES} of them: the first page of a search (aim p50 ${AIM_MS} ms each)`,
  );
  const line = (what: string, { p50Ms, p99Ms }: Times, remark: string) => {
    const times = `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`;
    // Each filter has the aim: the median of all of them says nothing of the slow ones.
    const missed = p50Ms > AIM_MS ? "; MISSES THE AIM" : "";
    console.log(`  ${what.padEnd(44)} ${times}${remark}${missed}`);
  };
  for (const { filter, pages, indexes, ...times } of filters)
    line(filter, times, `, ${ratio(times.p50Ms, floorMs)}; ${pages} pages, ${indexes.join(", ")}`);
  line("the pages after the first one", next, `, ${ratio(next.p50Ms, floorMs)}`);
  line("all of them", all, "");
  console.log(
    `  one invoice by id: p50 ${floorMs.toFixed(2)} ms; a search takes ${ratio(all.p50Ms, floorMs)} that`,
  );
}

const ratio = (ms: number, floorMs: number) => `${(ms / floorMs).toFixed(1)} times`;
