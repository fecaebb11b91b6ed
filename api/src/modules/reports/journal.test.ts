import type { PaymentsReport } from "@funduq/shared-types/contracts/report";
import {
  JOURNAL_PAGE,
  type JournalLine,
  type JournalPage,
} from "@funduq/shared-types/contracts/report-journal";
import { describe, expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { insertSold } from "../../testing/sold.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;

const DAY = "2026-11-21";

async function journal(staff: TestStaff, filter: Record<string, string> = {}) {
  const query = new URLSearchParams({ from: DAY, to: DAY, ...filter });
  const address = `/hotels/${staff.hotelId}/reports/journal?${query}`;
  const response = await request("GET", address, { as: staff });
  expect(response.status).toBe(200);
  return (await response.json()) as JournalPage;
}

async function post(made: TestBooking, path: string, body: object, as = made.staff) {
  const address = `/hotels/${made.hotelId}/bookings/${made.bookingId}/${path}`;
  const response = await request("POST", address, { as, body });
  expect(response.status).toBeLessThan(300);
}

const shown = (lines: readonly JournalLine[]) =>
  lines.map(({ kind, name, debitCentimes, creditCentimes, userName }) => [
    ...[kind, name, debitCentimes, creditCentimes, userName],
  ]);

/** A guest in 204 with a dinner that was taken back, and payments by two people. */
async function evening() {
  const amina = await makeStaff(database, { displayName: "Amina" });
  const karim = await makeStaff(database, { hotelId: amina.hotelId, displayName: "Karim" });
  const room = await makeRoom(database, amina.hotelId, { number: "204" });
  const stay = { staff: amina, room, fullName: "Lila Benali", checkInNow: true };
  const made = await makeBooking(database, stay);
  const folioId = made.booking.folios[0]?.id;
  const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 90_000 };
  await post(made, "charges", { folioId, ...dinner });
  const [line] = (await journal(amina)).lines;
  await post(made, `postings/${line?.id}/reversal`, { reason: "Not served" }, karim);
  await post(made, "payments", { folioId, method: "Cash", amountCentimes: 50_000 });
  await post(made, "payments", { folioId, method: "Credit Card", amountCentimes: 7_000 }, karim);
  return { amina, karim, made };
}

describe("the journal", () => {
  it("REP-03 has every posting with who, what, why and which way, as they were entered", async () => {
    const { amina, made } = await evening();
    const { lines, totals, next } = await journal(amina);
    expect(shown(lines)).toEqual([
      ["charge", "Restaurant", 90_000, 0, "Amina"],
      ["charge", "Restaurant", 0, 90_000, "Karim"],
      ["payment", "Cash", 0, 50_000, "Amina"],
      ["payment", "Credit Card", 0, 7_000, "Karim"],
    ]);
    expect(lines[1]).toMatchObject({
      source: "stay",
      roomNumber: "204",
      holder: "Lila Benali",
      bookingId: made.bookingId,
      groupId: null,
      businessDate: DAY,
      reversalReason: "Not served",
    });
    expect(totals).toEqual({ count: 4, debitCentimes: 90_000, creditCentimes: 147_000 });
    expect(next).toBeNull();
  });

  it.each([
    [{ kind: "payment" }, 2],
    [{ kind: "charge", name: "Restaurant" }, 2],
    [{ name: "Spa" }, 0],
    [{ source: "group" }, 0],
    [{ by: "nobody" }, 0],
  ])("REP-01 is narrowed by %o", async (filter, count) => {
    const { amina } = await evening();
    const { lines, totals } = await journal(amina, filter);
    expect([lines.length, totals?.count]).toEqual([count, count]);
  });

  it("REP-01 opens a stay's lines, and a figure of the payments report with the same sum", async () => {
    const { amina, karim, made } = await evening();
    const other = await makeBooking(database, { staff: amina, checkInNow: true, charged: 5_000 });
    expect((await journal(amina, { owner: made.bookingId })).totals?.count).toBe(4);
    expect((await journal(amina, { owner: other.bookingId })).totals?.count).toBe(1);
    const address = `/hotels/${amina.hotelId}/reports/payments?from=${DAY}&to=${DAY}`;
    const report: PaymentsReport = await (await request("GET", address, { as: amina })).json();
    const ofKarim = report.lines.find(({ userId }) => userId === karim.userId);
    const { totals } = await journal(amina, {
      kind: "payment",
      name: "Credit Card",
      source: "stay",
      by: karim.userId,
    });
    expect((totals?.creditCentimes ?? 0) - (totals?.debitCentimes ?? 0)).toBe(ofKarim?.netCentimes);
  });

  it("REP-03 has what companies paid for invoices and restaurants sold, with their numbers", async () => {
    const { hotelId, ...amina } = await makeStaff(database, { displayName: "Amina" });
    const [companyId, restaurantId] = [crypto.randomUUID(), crypto.randomUUID()];
    await owner`insert into companies (hotel_id, id, name, name_search)
      values (${hotelId}, ${companyId}, 'Sonatrach', 'sonatrach')`;
    await owner`insert into payments (hotel_id, id, company_id, method, payment_date, business_date,
        reference, amount_centimes)
      values (${hotelId}, ${crypto.randomUUID()}, ${companyId}, 'Cheque', ${DAY}, ${DAY}, 'CHQ 4471', 70_000)`;
    await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'La Casbah')`;
    await insertSold(owner, { hotelId, restaurantId, number: 12, total: 30_000, date: DAY });
    const [soldAt, arrivedAt] = ["2026-11-19T20:00:00Z", `${DAY}T07:30:00Z`];
    await owner`update sales set sold_at = ${soldAt}, arrived_at = ${arrivedAt}, late_from = '2026-11-19'
      where hotel_id = ${hotelId}`;
    const { lines } = await journal({ hotelId, ...amina }, { kind: "payment" });
    expect(lines.find(({ source }) => source === "restaurant")).toMatchObject({
      at: `${DAY}T07:30:00.000000Z`,
      lateFrom: "2026-11-19",
    });
    expect(
      lines.map(({ source, holder, reference }) => [source, holder, reference]).sort(),
    ).toEqual([
      ["invoice", "Sonatrach", "CHQ 4471"],
      ["restaurant", "La Casbah", "12/11/2026"],
    ]);
  });

  it("REP-03 names a group's account", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    const { groupId } = await makeGroup(database, {
      staff,
      name: "Tassili",
      blocks: [{ roomTypeId: room.roomTypeId }],
    });
    await request("POST", `/hotels/${staff.hotelId}/groups/${groupId}/account/charges`, {
      as: staff,
      body: { description: "Hall", department: "Other", amountCentimes: 300_000 },
    });
    const { lines } = await journal(staff);
    expect(lines).toMatchObject([{ source: "group", holder: "Tassili", groupId, bookingId: null }]);
  });

  it("REP-03 goes on page by page, each line once, also among lines of one instant", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const folioId = made.booking.folios[0]?.id;
    const all = 2 * JOURNAL_PAGE + 3;
    await owner`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department,
        description, amount_centimes, business_date, posted_at)
      select ${made.hotelId}, gen_random_uuid(), 'stay', ${made.bookingId}, ${folioId ?? null}, 'charge',
        'service', 'Spa', 'Line ' || n, 100, ${DAY}, timestamptz '2026-11-21 10:00Z' + (n / 300) * interval '1 us'
      from generate_series(1, ${all}) n`;
    const first = await journal(made.staff);
    expect([first.lines.length, first.totals?.count]).toEqual([JOURNAL_PAGE, all]);
    const pages = [first];
    for (let { next } = first; next; next = pages.at(-1)?.next ?? null) {
      const { date, at, id } = next;
      pages.push(await journal(made.staff, { afterDate: date, afterAt: at, afterId: id }));
    }
    expect(pages.map(({ lines }) => lines.length)).toEqual([JOURNAL_PAGE, JOURNAL_PAGE, 3]);
    expect(pages.slice(1).map(({ totals }) => totals)).toEqual([null, null]);
    const ids = pages.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(new Set(ids).size).toBe(all);
  });

  it("REP-03 has the lines of a night audit in the order of the rooms", async () => {
    const staff = await makeStaff(database);
    for (const number of ["203", "101", "1002"]) {
      const room = await makeRoom(database, staff.hotelId, { number });
      await makeBooking(database, { staff, room, checkInNow: true });
    }
    await nightDesk(api).close(staff);
    const { lines } = await journal(staff);
    const rooms = lines.map(({ roomNumber }) => roomNumber);
    expect(rooms).toEqual(["101", "101", "203", "203", "1002", "1002"]);
  });

  it("X-07 has nothing of another hotel", async () => {
    await evening();
    expect((await journal(await makeStaff(database))).lines).toEqual([]);
  });

  it.each([
    "",
    "from=2026-11-21&to=2026-11-21&afterDate=2026-11-21",
    "from=2026-11-21",
    "from=2026-11-22&to=2026-11-21",
    "from=2025-01-01&to=2026-11-21",
  ])("X-02 refuses the period or place '%s'", async (query) => {
    const staff = await makeStaff(database);
    const address = `/hotels/${staff.hotelId}/reports/journal?${query}`;
    expect((await request("GET", address, { as: staff })).status).toBe(400);
  });
});
