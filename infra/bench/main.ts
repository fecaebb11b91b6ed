import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrate } from "@funduq/api/db/migrate";
import { dayGridQuery } from "@funduq/api/modules/rooms/day-grid.queries";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { PgDialect } from "drizzle-orm/pg-core";
import { startEmbedded } from "../database/embedded.ts";
import { startApi } from "./api-process.ts";
import { BIG_HOTEL, type BigHotelFigures, measureBigHotel } from "./big-hotel.ts";
import { bundleSizes, facadePartSizes, shellStartBytes } from "./bundle-sizes.ts";
import { measureCompanyPayment, printCompanyPayment } from "./company-payment.ts";
import { DOCUMENTS, LINES, measureDocuments } from "./documents.ts";
import { type Fixture, writeFixture } from "./fixture.ts";
import { GUESTS, measureGuestSearch, type SearchFigures } from "./guest-search.ts";
import { type Figures, load } from "./http-load.ts";
import { measureInvoiceSave, printInvoiceSave } from "./invoice-save.ts";
import { measureInvoiceSearch, printInvoiceSearch } from "./invoice-search.ts";
import { LISTENERS, type LiveFigures, measureLive, WRITERS } from "./live.ts";
import { missingFigures } from "./missing-figures.ts";
import { measureNightAudit, printNightAudit } from "./night-audit.ts";
import { findPgbench, pgbench } from "./pgbench.ts";
import { printBrowser } from "./print-browser.ts";
import { bookingRequests, dayGridRequests, readGrids, unchangedRequests } from "./scenarios.ts";

/**
 * `npm run bench`: measures everything in one run on one machine, in interleaved rounds, so that ratios are
 * comparable even if absolute figures drift. Every measured response is also checked.
 */
const ROUNDS = 3;
const SECONDS = 4;
const businessDate = calendarDate("2026-11-21");

const { names: missing, expectMeasured } = missingFigures();

const home = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-bench-"));
fs.chmodSync(home, 0o755);
const server = await startEmbedded({ home });
try {
  const { appUrl } = await migrate(server.url);
  const fixture = await writeFixture(server.url, businessDate);
  await measure(fixture, appUrl);
  printSearch(await measureGuestSearch(server.url, appUrl));
  await measureNights(appUrl);
  await measurePayments();
  await measureInvoices();
  await measureInvoiceSearches(appUrl);
  printBigHotel(await measureBigHotel(server.url, appUrl));
} finally {
  await server.stop();
  fs.rmSync(home, { recursive: true, force: true });
}
await printDocuments();
printSizes();
await printBrowser(expectMeasured);
for (const name of missing) console.error(`Missing or 0: ${name}`);
if (missing.length > 0) process.exitCode = 1;

async function measureNights(appUrl: string): Promise<void> {
  const nights = await measureNightAudit(server.url, appUrl);
  expectMeasured("night audit", ...nights.flatMap(({ auditMs, bareMs }) => [auditMs, bareMs]));
  printNightAudit(nights);
}

async function measurePayments(): Promise<void> {
  const figures = await measureCompanyPayment(server.url);
  expectMeasured("payment of 50 invoices", figures.p50Ms);
  printCompanyPayment(figures);
}

async function measureInvoices(): Promise<void> {
  const figures = await measureInvoiceSave(server.url);
  expectMeasured("saving an invoice over 200 stays", figures.p50Ms, figures.previewMs);
  printInvoiceSave(figures);
}

async function measureInvoiceSearches(appUrl: string): Promise<void> {
  const figures = await measureInvoiceSearch(server.url, appUrl);
  for (const { filter, p50Ms } of figures.filters) expectMeasured(filter, p50Ms);
  expectMeasured("the pages after the first one", figures.next.p50Ms);
  expectMeasured("one invoice by id", figures.floorMs);
  printInvoiceSearch(figures);
}

async function measure(fixture: Fixture, appUrl: string): Promise<void> {
  const program = findPgbench();
  const api = await startApi(server.url);
  try {
    const grids = await readGrids(api.origin, fixture);
    const scripts = fixture.hotels.map(({ id }) => gridScript(id));
    const rounds = [];
    await load(api.origin, dayGridRequests(grids), 2);
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        bare: program ? pgbench(program, appUrl, scripts, SECONDS) : undefined,
        grid: await load(api.origin, dayGridRequests(grids), SECONDS),
        unchanged: await load(api.origin, unchangedRequests(grids), SECONDS),
      });
    const book = bookingRequests(fixture);
    // Warm-up, as for the grid: each connection plans a statement when it runs it for the first time.
    await load(api.origin, book, 2);
    const booking = await load(api.origin, book, SECONDS);
    const bare = program ? median(rounds.map((round) => round.bare ?? 0)) : undefined;
    const grid = middle(rounds.map((round) => round.grid));
    const unchanged = middle(rounds.map((round) => round.unchanged));
    print(bare, grid, unchanged, booking);
    printMemory(api.residentMb());
    printLive(await measureLive(api.origin, server.url, fixture));
  } finally {
    await api.stop();
  }
}

/** The day grid's SQL for pgbench, with the same row-level security and without the API. */
function gridScript(hotelId: string): string {
  const { sql, params } = new PgDialect().sqlToQuery(dayGridQuery(hotelId as HotelId, null));
  const literal = sql.replace(/\$(\d+)/g, (_, index) => {
    const value = params[Number(index) - 1];
    return value === null ? "null" : `'${value}'`;
  });
  return `begin;\nset local app.hotel_id = '${hotelId}';\n${literal.replace(/\s+/g, " ")};\ncommit;\n`;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function middle(figures: Figures[]): Figures {
  const perSecond = median(figures.map((each) => each.perSecond));
  const chosen = figures.find((each) => each.perSecond === perSecond);
  if (!chosen) throw new Error("nothing was measured");
  return { ...chosen, wrong: figures.reduce((sum, { wrong }) => sum + wrong, 0) };
}

function print(
  bare: number | undefined,
  grid: Figures,
  unchanged: Figures,
  booking: Figures,
): void {
  console.log(
    "\nSpeed: 50 hotels, 100 rooms each, 50 000 bookings; 10 connections; median of 3 rounds",
  );
  if (bare === undefined) console.log("  pgbench was not found: no ratio to bare PostgreSQL");
  else console.log(`  day grid in pgbench, same SQL and policies   ${bare.toFixed(0)}/s`);
  line(
    "day grid through HTTP",
    grid,
    bare === undefined ? "" : ratio(grid, bare, "of pgbench", 0.5),
  );
  line("day grid, hotel unchanged", unchanged, ratio(unchanged, grid.perSecond, "x the grid", 5));
  line("new booking", booking, `(aim 220/s; load ${os.loadavg()[0]?.toFixed(1)})`);
  const wrong = grid.wrong + unchanged.wrong + booking.wrong;
  console.log(`  wrong answers: ${wrong}`);
  if (wrong > 0) process.exitCode = 1;
}

function printMemory(megabytes: number | undefined): void {
  if (megabytes === undefined) {
    console.log("  memory of the API: not known on this system");
    return;
  }
  expectMeasured("memory of the API", megabytes);
  console.log(
    `  memory of the API after this load            ${megabytes.toFixed(0)} MB (aim 250)`,
  );
}

function ratio(figures: Figures, base: number, words: string, aim: number): string {
  return `${(figures.perSecond / base).toFixed(2)} ${words} (aim ${aim})`;
}

function line(what: string, { perSecond, p50Ms, p99Ms, answers }: Figures, remark: string) {
  expectMeasured(what, perSecond, answers);
  const figures = `${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${answers} answers`;
  console.log(`  ${what.padEnd(44)} ${figures}  ${remark}`);
}

function printSearch({ kinds, p50Ms, p99Ms, floorMs }: SearchFigures): void {
  console.log(`\nGuest search by the beginning of any word, ${GUESTS} guests of one hotel`);
  for (const { kind, ...figures } of kinds) searchLine(kind, figures);
  searchLine("all of them", { p50Ms, p99Ms }, " (aim p50 5 ms)");
  const ratio = (p50Ms / floorMs).toFixed(1);
  console.log(`  one guest by id: p50 ${floorMs.toFixed(2)} ms; a search is ${ratio} times that`);
}

function printLive({ writes, received, afterAnswer, afterRequest }: LiveFigures): void {
  console.log(
    `\nLive: ${LISTENERS} open desks of one hotel, ${WRITERS} people who book, ${writes} bookings`,
  );
  searchLine("from the writer's response to the event", afterAnswer, " (aim p99 200 ms)");
  searchLine("from the writer's request to the event", afterRequest);
  expectMeasured("events that each desk received", received);
  console.log(`  events that each desk received: ${received} of ${writes}`);
}

function printBigHotel({ availability, search }: BigHotelFigures): void {
  const { rooms, types, guests, bookings } = BIG_HOTEL;
  console.log(
    `\nA hotel of ${rooms} rooms, ${types} types, ${guests} guests, ${bookings} bookings, in the database`,
  );
  searchLine("31 days x all types, rooms left", availability, " (aim 10 ms)");
  searchLine("the desk's search by a name", search, " (aim p50 5 ms)");
}

function searchLine(kind: string, figures: { p50Ms: number; p99Ms: number }, aim = ""): void {
  const { p50Ms, p99Ms } = figures;
  // Only p99: half of the events may arrive before the writer's own response.
  expectMeasured(kind, p99Ms);
  console.log(`  ${kind.padEnd(44)} p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms${aim}`);
}

async function printDocuments(): Promise<void> {
  const figures = await measureDocuments();
  expectMeasured("documents", ...Object.values(figures));
  const { longP50Ms, longWorstMs, perDocumentMs, residentMbBefore, residentMbAfter } = figures;
  const times = `p50 ${longP50Ms.toFixed(0)} ms, at most ${longWorstMs.toFixed(0)} ms`;
  const memory = `${residentMbBefore.toFixed(0)} MB before, ${residentMbAfter.toFixed(0)} MB after`;
  console.log(`\nInvoices as PDF, each in its process (load ${os.loadavg()[0]?.toFixed(1)})`);
  console.log(`  ${LINES} lines                                    ${times} (aim 1 000 ms)`);
  console.log(
    `  ${DOCUMENTS} documents in a row                      ${perDocumentMs.toFixed(0)} ms each`,
  );
  console.log(`  memory of the process that asks for them     ${memory}`);
}

function printSizes(): void {
  const sizes = bundleSizes();
  console.log(
    "\nBytes on the network, brotli, all files of a build (a screen loads a part of them)",
  );
  for (const { name, jsBytes } of sizes) expectMeasured(`bytes of ${name}, JS`, jsBytes);
  for (const { name, jsBytes, cssBytes } of sizes)
    console.log(`  ${name.padEnd(18)} JS ${kilobytes(jsBytes)}  CSS ${kilobytes(cssBytes)}`);
  console.log("  of the shell, the parts of the facade that wait until a screen asks:");
  const parts = facadePartSizes();
  expectMeasured("bytes of the facade's parts", ...parts.map(({ jsBytes }) => jsBytes));
  for (const { name, jsBytes, cssBytes } of parts)
    console.log(`    ${name.padEnd(16)} JS ${kilobytes(jsBytes)}  CSS ${kilobytes(cssBytes)}`);
  const start = shellStartBytes();
  const pos = sizes.find(({ name }) => name === "mfe-pos")?.jsBytes ?? 0;
  expectMeasured("bytes before the first screen, JS", start);
  console.log(`  before the first screen, JS ${kilobytes(start)} (aim 175 kB)`);
  console.log(
    `  deep link into the POS with all of its screens, JS ${kilobytes(start + pos)} (aim 190 kB)`,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
