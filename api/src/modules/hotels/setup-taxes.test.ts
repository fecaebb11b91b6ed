import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { describe, expect, it } from "vitest";
import { sqlState } from "../../platform/db/refusals.ts";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { done, refusal, setupDesk } from "../../testing/setup-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { setupOf, send, admin } = await setupDesk(api);
const { close, preview } = nightDesk(api);

const today = calendarDate("2026-11-21");
const tomorrow = addDays(today, 1);
const asOfOld = { tvaTreatment: "invoice", stayTaxTreatment: "invoice" };
const usual = { tvaBp: 900, tdsBp: 200, stayTaxCentimes: 50_000, ...asOfOld };
const raised = { tvaBp: 1_900, tdsBp: 300, stayTaxCentimes: 60_000, ...asOfOld };
/** Rates of a client of the former release, which knows no treatments. */
const former = { tvaBp: 1_900, tdsBp: 300, stayTaxCentimes: 60_000 };

async function save(hotelId: string, validFrom: string, rates: Partial<typeof raised> = raised) {
  const { seen } = (await setupOf(hotelId)).taxes;
  return send(hotelId, "PUT", "/taxes", { seen, validFrom, ...rates });
}

async function takeBack(hotelId: string, validFrom: string) {
  const { seen } = (await setupOf(hotelId)).taxes;
  return send(hotelId, "DELETE", `/taxes/${validFrom}`, { seen });
}

/** Runs a statement as the application, in the hotel's scope; returns the number of changed rows, or the refusal. */
function countOf(hotelId: HotelId, statement: string): Promise<unknown> {
  return database
    .withHotel(hotelId, async (tx) => (await tx.execute(sql.raw(statement))).count)
    .catch(sqlState);
}
const NOT_PERMITTED = "42501";

describe("SET-02 rates of tax from a day on", () => {
  it("are listed after those that the hotel began with, replaced and taken back", async () => {
    const { hotelId } = await makeStaff(database);
    await owner`update hotels set created_at = '2026-11-01' where id = ${hotelId}`;
    const first = { validFrom: null, ...usual };
    expect((await setupOf(hotelId)).taxes.list).toEqual([first]);
    await done(save(hotelId, "2027-01-01", usual));
    await done(save(hotelId, tomorrow));
    const { taxes } = await done(save(hotelId, "2027-01-01"));
    expect(taxes.list).toEqual([
      first,
      { validFrom: tomorrow, ...raised },
      { validFrom: "2027-01-01", ...raised },
    ]);
    await done(takeBack(hotelId, "2027-01-01"));
    expect((await setupOf(hotelId)).taxes.list).toHaveLength(2);
    expect(await refusal(takeBack(hotelId, "2027-01-01"))).toMatchObject({
      code: "taxes.not-found",
    });
  });

  it("never begin on a closed day, and those of closed days stay", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    await done(save(hotelId, today));
    await close(staff);
    const closed = { status: 409, code: "taxes.day-closed", params: { businessDate: tomorrow } };
    expect(await refusal(save(hotelId, today, usual))).toMatchObject(closed);
    expect(await refusal(takeBack(hotelId, today))).toMatchObject(closed);
  });

  it("are kept by the database for closed days", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    await done(save(hotelId, today));
    await close(staff);
    const of = `hotel_id = '${hotelId}'`;
    for (const statement of [
      `insert into tax_rates values ('${hotelId}', '${today}'::date - 5, 0, 0, 0)`,
      `update tax_rates set tds_bp = 0 where ${of}`,
    ])
      expect(await countOf(hotelId, statement), statement).toBe(NOT_PERMITTED);
    expect(await countOf(hotelId, `delete from tax_rates where ${of}`)).toBe(0);
    expect((await setupOf(hotelId)).taxes.list).toContainEqual({ validFrom: today, ...raised });
  });

  it("say where each tax is; a client of the former release leaves that as it was", async () => {
    const { hotelId } = await makeStaff(database);
    const included = { ...usual, tvaTreatment: "included", stayTaxTreatment: "included" };
    await done(save(hotelId, today, included));
    const { taxes } = await done(save(hotelId, tomorrow, former));
    expect(taxes.list.slice(-2)).toEqual([
      { validFrom: today, ...included },
      { validFrom: tomorrow, ...included, ...former },
    ]);
    expect(
      await refusal(save(hotelId, today, { ...usual, tvaTreatment: "nowhere" })),
    ).toMatchObject({ status: 400, code: "request.invalid" });
  });

  it("refuse TVA on the stay tax, also of a client that leaves one of both as it was", async () => {
    const { hotelId } = await makeStaff(database);
    const refused = { status: 409, code: "taxes.tva-added-to-stay-tax" };
    const both = { ...usual, tvaTreatment: "added", stayTaxTreatment: "included" };
    expect(await refusal(save(hotelId, today, both))).toMatchObject(refused);
    await done(save(hotelId, today, { ...usual, stayTaxTreatment: "included" }));
    const tvaOnly = { ...former, tvaTreatment: "added" };
    expect(await refusal(save(hotelId, tomorrow, tvaOnly))).toMatchObject(refused);
    await done(save(hotelId, tomorrow, { ...tvaOnly, stayTaxTreatment: "added" }));
  });

  /** A hotel with these rates, where a dinner was posted today. */
  async function charged(rates: Partial<typeof raised>) {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    await owner`update hotels set created_at = '2026-11-01' where id = ${hotelId}`;
    await done(save(hotelId, today, rates));
    const { bookingId, booking } = await makeBooking(database, { staff, checkInNow: true });
    const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 10_000 };
    const body = { folioId: booking.folios[0]?.id, ...dinner };
    await request("POST", `/hotels/${hotelId}/bookings/${bookingId}/charges`, { as: staff, body });
    return hotelId;
  }

  it("change on a day with charges where the stay tax is only on invoices", async () => {
    const hotelId = await charged(usual);
    await done(save(hotelId, today, { ...usual, stayTaxCentimes: 60_000 }));
    await done(takeBack(hotelId, today));
  });

  it("keep where the taxes of a day with charges are, and the stay tax that is added; the day after may have others", async () => {
    const both = { ...usual, tvaTreatment: "added", stayTaxTreatment: "added" };
    const hotelId = await charged(both);
    const refused = { status: 409, code: "taxes.day-charged" };
    expect(await refusal(save(hotelId, today, usual))).toMatchObject(refused);
    expect(await refusal(takeBack(hotelId, today))).toMatchObject(refused);
    const dearer = { ...both, stayTaxCentimes: 60_000 };
    expect(await refusal(save(hotelId, today, dearer))).toMatchObject(refused);
    await done(save(hotelId, today, { ...both, tvaBp: 1_900 }));
    await done(save(hotelId, tomorrow, dearer));
  });

  it("tell a second admin who was first", async () => {
    const { hotelId } = await makeStaff(database);
    const { seen } = (await setupOf(hotelId)).taxes;
    const body = { seen, validFrom: tomorrow, ...raised };
    await done(send(hotelId, "PUT", "/taxes", body));
    const late = { ...body, validFrom: "2027-01-01" };
    expect(await refusal(send(hotelId, "PUT", "/taxes", late))).toMatchObject({
      code: "request.stale",
    });
  });

  it("begin with a new hotel's first day, and are no part of its information afterwards", async () => {
    const [id, information] = [uuid(), { name: "Hôtel du Lac", ...former }];
    const made = await request("POST", "/hotels", { as: admin, body: { id, information } });
    const setup = await done(Promise.resolve(made));
    expect(setup.taxes.list).toEqual([{ validFrom: setup.businessDate, ...raised }]);
    expect(await refusal(takeBack(id, setup.businessDate))).toMatchObject({ code: "taxes.first" });
    const { seen, ...rest } = setup.information;
    const changed = { seen, information: { ...rest, tvaBp: 900 } };
    expect(await refusal(send(id, "PUT", "/information", changed))).toMatchObject({
      code: "taxes.dated",
    });
  });

  it("are deleted with the hotel, also those of closed days", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    await done(save(hotelId, today));
    await close(staff);
    await database.withHotel(hotelId, (tx) =>
      tx.execute(sql`select remove_hotel(id, name) from hotels where id = ${hotelId}`),
    );
    expect(await owner`select from tax_rates where hotel_id = ${hotelId}`).toHaveLength(0);
  });
});

it("NA-03 SET-02 the night audit and the booking take the rate of each night", async () => {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const { bookingId } = await makeBooking(database, { staff, checkInNow: true, nights: 2 });
  await done(save(hotelId, tomorrow));

  const read = await request("GET", `/hotels/${hotelId}/bookings/${bookingId}`, { as: staff });
  expect(await read.json()).toMatchObject({ tdsCentimes: 18_000 + 27_000 });
  expect((await preview(staff)).totals.tdsCentimes).toBe(18_000);
  await close(staff);
  expect((await preview(staff)).totals.tdsCentimes).toBe(27_000);
  await close(staff);
  const posted = await owner`select night::text, amount_centimes from postings
    where hotel_id = ${hotelId} and item = 'tourism-tax' order by night`;
  expect(posted.map(({ amount_centimes: amount }) => Number(amount))).toEqual([18_000, 27_000]);
});
