import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { includedTaxes } from "@funduq/shared-types/rules/included-tax";
import { leftToPay } from "@funduq/shared-types/rules/stay-due";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sqlState } from "../../platform/db/refusals.ts";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { openNightsDesk } from "../../testing/open-nights.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close, preview, violations } = nightDesk(api);
const { current, bookingAfter, step } = bookingSteps(api);
const { charge, onDay, open } = openNightsDesk(api);
const groups = groupDesk(api);
const today = calendarDate("2026-11-21");
const added = { tdsBp: 0, tvaTreatment: "added", stayTaxTreatment: "added" } as const;

async function couple(traits: Parameters<typeof makeBooking>[1] = {}): Promise<TestBooking> {
  const made = await makeBooking(database, { checkInNow: true, nights: 2, adults: 2, ...traits });
  await owner`update bookings set rate_centimes = 720000 where hotel_id = ${made.hotelId}`;
  await setTaxes(owner, made.hotelId, today, added);
  return made;
}

const linesOf = (booking: Booking) =>
  booking.folios[0]?.postings.map(({ item, amountCentimes }) => `${item} ${amountCentimes}`);

it("NA-03 FOL-10 a night is 7.200,00 + 648,00 + 1.000,00; the forecast is what is posted", async () => {
  const made = await couple();
  const before = await current(made);
  expect(leftToPay(before, today)?.centimes).toBe(2 * 884_800);
  expect((await preview(made.staff)).totals).toMatchObject({
    roomCentimes: 720_000,
    tvaCentimes: 64_800,
    stayTaxCentimes: 100_000,
    totalCentimes: 884_800,
  });
  const { statistics } = await close(made.staff);
  expect(statistics).toMatchObject({
    roomRevenueCentimes: 720_000,
    otherRevenueCentimes: {},
    includedTvaCentimes: 64_800,
    includedStayTaxCentimes: 100_000,
    addedTvaCentimes: 64_800,
    addedStayTaxCentimes: 100_000,
  });
  const after = await current(made);
  expect(linesOf(after)).toEqual(["room 720000", "tva 64800", "stay-tax 100000"]);
  await close(made.staff);
  expect((await current(made)).folios.map(folioBalance)).toEqual([2 * 884_800]);
  expect(await violations(made.hotelId)).toEqual([]);
});

it("FOL-02 a charge of the desk has its TVA, which is split and reversed with it, never alone", async () => {
  const made = await couple();
  const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
  const folioId = made.booking.folios[0]?.id;
  const as = made.staff;
  const body = { folioId, description: "Dinner", department: "Restaurant", amountCentimes: 100_01 };
  await request("POST", `${at}/charges`, { as, body });
  const [dinner, tva] = (await current(made)).folios[0]?.postings ?? [];
  expect(tva).toMatchObject({
    item: "tva",
    description: "Dinner",
    amountCentimes: 900,
    taxesPostingId: dinner?.id,
  });
  const why = { reason: "Of the test" };
  const alone = await request("POST", `${at}/postings/${tva?.id}/reversal`, { as, body: why });
  expect(await alone.json()).toMatchObject({ code: "folio.tax-follows-its-charge" });
  const split = { toFolioId: folioId, amountCentimes: 33_33, ...why };
  const halves = await bookingAfter(
    await request("POST", `${at}/postings/${dinner?.id}/split`, { as, body: split }),
    as,
  );
  const parts = halves.folios[0]?.postings.filter(({ splitOfPostingId }) => splitOfPostingId) ?? [];
  // 33,33 of 100,01 has 3,00 of the 9,00.
  expect(parts.map(({ item, amountCentimes }) => [item, amountCentimes])).toEqual([
    ["restaurant", 33_33],
    ["restaurant", 66_68],
    ["tva", 300],
    ["tva", 600],
  ]);
  await request("POST", `${at}/postings/${parts[0]?.id}/reversal`, { as, body: why });
  const after = await current(made);
  expect(after.folios.map(folioBalance)).toEqual([66_68 + 600]);
  const told = after.history.filter(({ action }) => /split|reversed/u.test(action));
  expect(told.map(({ details }) => [details.amountCentimes, details.tvaCentimes])).toEqual([
    [33_33, 300],
    [33_33, 300],
  ]);
  expect(await violations(made.hotelId)).toEqual([]);
});

/** 7.200,00 + 648,00 of TVA + 2 × 500,00. */
const NIGHT = 884_800;
const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;

it("FOL-06 TVA is moved with its charge, there and back, and never alone", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId);
  const made = await couple({ staff, companyId });
  const [personal, company] = made.booking.folios;
  const body = { folioId: personal?.id, description: "Spa", department: "Spa" };
  await request("POST", `${at(made)}/charges`, {
    as: staff,
    body: { ...body, amountCentimes: 50_000 },
  });
  const [spa, tva] = (await current(made)).folios[0]?.postings ?? [];
  const move = (postingId: string | undefined, toFolioId: string | undefined) =>
    request("POST", `${at(made)}/postings/${postingId}/move`, { as: staff, body: { toFolioId } });
  expect(await (await move(tva?.id, company?.id)).json()).toMatchObject({
    code: "folio.tax-follows-its-charge",
  });
  const moved = await bookingAfter(await move(spa?.id, company?.id), staff);
  expect(moved.folios.map(folioBalance)).toEqual([0, 54_500]);
  expect(moved.history.find(({ action }) => action === "posting-moved")?.details).toMatchObject({
    amountCentimes: 50_000,
    tvaCentimes: 4_500,
  });
  const back = await bookingAfter(await move(spa?.id, personal?.id), staff);
  expect(back.folios.map(folioBalance)).toEqual([54_500, 0]);
  const moves = await owner<{ seq: number }[]>`
    select seq from posting_moves where hotel_id = ${made.hotelId} and posting_id = ${tva?.id ?? null}
    order by seq`;
  expect(moves.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(await violations(made.hotelId)).toEqual([]);
});

it("GRP-03 a charge of a group's account has its TVA, which is reversed with it, never alone", async () => {
  const { staff, roomTypeId } = await groups.house(1);
  await setTaxes(owner, staff.hotelId, today, added);
  const dates = { checkInDate: today, checkOutDate: addDays(today, 2) };
  const group = await groups.made(staff, [newBlock(roomTypeId, { quantity: 1, ...dates })]);
  const account = `/hotels/${staff.hotelId}/groups/${group.id}/account`;
  const hall = { description: "Hall", department: "Other", amountCentimes: 10_000 };
  await request("POST", `${account}/charges`, { as: staff, body: hall });
  const read = async (): Promise<GroupAccount> =>
    (await request("GET", account, { as: staff })).json();
  const { postings, taxes } = await read();
  expect(taxes).toEqual({
    tva: [{ tvaBp: 900, netCentimes: 10_000, tvaCentimes: 900 }],
    stayTaxCentimes: 0,
  });
  const lineOf = (item: string) => postings.find((posting) => posting.item === item)?.id;
  const reverse = (id: string | undefined) =>
    request("POST", `${account}/postings/${id}/reversal`, { as: staff, body: { reason: "No" } });
  expect(await (await reverse(lineOf("tva"))).json()).toMatchObject({
    code: "folio.tax-follows-its-charge",
  });
  expect((await reverse(lineOf("service"))).status).toBeLessThan(300);
  const after = await read();
  expect(after.postings).toHaveLength(4);
  expect(after.taxes?.tva.filter(({ tvaCentimes }) => tvaCentimes !== 0)).toEqual([]);
  expect(await violations(staff.hotelId)).toEqual([]);
});

describe("a guest who leaves", () => {
  it("FOL-09 FOL-10 before the audit is charged with the taxes of the nights had", async () => {
    const made = await couple({ nights: 5 });
    await onDay(made, addDays(today, 2));
    const items = (await open(made)).map(({ item }) => item);
    expect(items).toEqual(["room", "tva", "stay-tax", "room", "tva", "stay-tax"]);
    const left = await bookingAfter(await charge(made, 2 * NIGHT), made.staff);
    expect(left.folios.map(folioBalance)).toEqual([2 * NIGHT]);
    expect(left.folios.map(({ postings }) => includedTaxes(postings))).toEqual([
      {
        tva: [{ tvaBp: 900, netCentimes: 2 * 720_000, tvaCentimes: 2 * 64_800 }],
        stayTaxCentimes: 200_000,
      },
    ]);
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it("REP-02 NA-03 on the day of arrival pays one night's taxes; the room is day use without them", async () => {
    const made = await couple();
    await charge(made, NIGHT);
    const cash = { folioId: made.booking.folios[0]?.id, method: "Cash", amountCentimes: NIGHT };
    await request("POST", `${at(made)}/payments`, { as: made.staff, body: cash });
    const booking = await current(made);
    expect((await step({ ...made, booking }, "check-out", { waive: undefined })).status).toBe(200);
    const { statistics } = await close(made.staff);
    expect(statistics).toMatchObject({
      dayUse: 1,
      roomRevenueCentimes: 720_000,
      dayUseRevenueCentimes: 720_000,
    });
  });

  it("FOL-09 whose nights are waived is let go with the taxes on them", async () => {
    const made = await couple();
    const waive = { reason: "Noise all night", totalCentimes: NIGHT };
    const left = await bookingAfter(await step(made, "check-out", { waive }), made.staff);
    expect(left.history.find(({ action }) => action === "checked-out")?.details).toMatchObject({
      nightsLetGo: 1,
      amountCentimes: NIGHT,
    });
    expect(left.folios.map(({ postings }) => postings)).toEqual([[]]);
  });
});

/** Posts a line as the application does, by copying a line of the folio; undefined when it is taken. */
function copied({ hotelId }: TestBooking, item: string, changes: Record<string, unknown>) {
  const json = JSON.stringify(changes);
  return database
    .withHotel(hotelId, (tx) =>
      tx.execute(sql`
        insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, night, department,
          description, amount_centimes, business_date, posted_at, posted_by, tva_bp, stay_tax_centimes,
          taxes_posting_id, taxed_centimes)
        select c.hotel_id, gen_random_uuid(), c.owner_kind, c.owner_id, c.folio_id, c.kind, c.item, c.night,
          c.department, c.description, c.amount_centimes, c.business_date, c.posted_at, c.posted_by, c.tva_bp,
          c.stay_tax_centimes, c.taxes_posting_id, c.taxed_centimes
        from postings p, jsonb_populate_record(p, ${json}::jsonb) c
        where p.hotel_id = ${hotelId} and p.item = ${item}`),
    )
    .then(() => undefined)
    .catch(sqlState);
}

it("NA-03 the database takes a tax only where that day has it, in the price or as a line of its own", async () => {
  const [NOT_PERMITTED, day] = ["42501", "2026-11-24"];
  const made = await couple();
  await charge(made, NIGHT);
  const other = { night: day, business_date: today };
  const tax = { ...other, amount_centimes: 50_000, stay_tax_centimes: 50_000 };
  // Taxes are added on this day: no price contains them, and TVA has the day's rate.
  expect(await copied(made, "room", { ...other, tva_bp: 900 })).toBe(NOT_PERMITTED);
  expect(await copied(made, "room", { ...other, stay_tax_centimes: 50_000 })).toBe(NOT_PERMITTED);
  const wrong = { ...other, tva_bp: 1_900, amount_centimes: 136_800 };
  expect(await copied(made, "tva", wrong)).toBe(NOT_PERMITTED);
  expect(await copied(made, "stay-tax", tax)).toBeUndefined();
  // From this day on only invoices add them.
  await setTaxes(owner, made.hotelId, day, {});
  const next = { ...tax, night: "2026-11-25" };
  expect(await copied(made, "stay-tax", next)).toBe(NOT_PERMITTED);
  await owner`update tax_rates set stay_tax_treatment = 'included'
    where hotel_id = ${made.hotelId} and valid_from = ${day}`;
  expect(await copied(made, "stay-tax", next)).toBe(NOT_PERMITTED);
  expect(await copied(made, "room", { night: "2026-11-25", stay_tax_centimes: 1 })).toBeUndefined();
});
