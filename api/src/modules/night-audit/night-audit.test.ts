import { describe, expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { chargesOf, eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { preview, close, charged, violations } = nightDesk(api);
const { current, step } = bookingSteps(api);

const TAX = NIGHTLY_RATE / 50;

describe("the preview", () => {
  it("NA-05 shows what will be posted per room and folio, and who becomes a no-show", async () => {
    const { staff, company, late } = await eveningHouse(database);
    const shown = await preview(staff);
    expect(shown).toMatchObject({ businessDate: "2026-11-21", newBusinessDate: "2026-11-22" });
    const lines = shown.rooms.flatMap(({ roomNumber, charges }) =>
      charges.map(({ item, folioName, amountCentimes }) => [
        ...[roomNumber, item, folioName, amountCentimes],
      ]),
    );
    expect(lines).toEqual([
      ["101", "room", "Sonatrach", NIGHTLY_RATE],
      ["101", "tourism-tax", "Sonatrach", TAX],
      ["102", "room", "Personal", NIGHTLY_RATE],
      ["102", "tourism-tax", "Personal", TAX],
    ]);
    expect(shown.rooms[0]).toMatchObject({ bookingId: company.bookingId, isOverdue: false });
    expect(shown.noShows).toMatchObject([
      { bookingId: late.bookingId, guestName: "Yacine Brahimi", depositCentimes: 50_000 },
    ]);
    expect(shown.totals).toEqual({
      rooms: 2,
      alreadyCharged: 0,
      postings: 4,
      noShows: 1,
      dueIn: 1,
      roomCentimes: 2 * NIGHTLY_RATE,
      tdsCentimes: 2 * TAX,
      tvaCentimes: 0,
      stayTaxCentimes: 0,
      totalCentimes: 2 * (NIGHTLY_RATE + TAX),
      guestCentimes: NIGHTLY_RATE + TAX,
      companyCentimes: NIGHTLY_RATE + TAX,
    });
  });

  it("NA-05 changes nothing", async () => {
    const { staff } = await eveningHouse(database);
    expect(await preview(staff)).toEqual(await preview(staff));
    expect(await charged(staff.hotelId, "2026-11-21")).toEqual([]);
  });
});

describe("the night audit", () => {
  it("NA-03 NA-05 BK-18 posts what the preview showed, notes the no-shows and begins the next day", async () => {
    const { staff, late, tomorrow } = await eveningHouse(database);
    expect(await close(staff)).toMatchObject({
      closedDate: "2026-11-21",
      newBusinessDate: "2026-11-22",
      charged: 2,
      postings: 4,
      totalCentimes: 2 * (NIGHTLY_RATE + TAX),
      noShows: 1,
      dueIn: 1,
    });
    expect(await charged(staff.hotelId, "2026-11-21")).toEqual([
      { room: "101", item: "room", folio: "Company", amount: NIGHTLY_RATE },
      { room: "101", item: "tourism-tax", folio: "Company", amount: TAX },
      { room: "102", item: "room", folio: "Personal", amount: NIGHTLY_RATE },
      { room: "102", item: "tourism-tax", folio: "Personal", amount: TAX },
    ]);
    const [gone, due] = [await current(late), await current(tomorrow)];
    expect([gone.status, due.status]).toEqual(["no-show", "Reserved"]);
    expect(gone.history[0]).toMatchObject({ action: "no-show", details: { room: "103" } });
    expect(due.history).toMatchObject([{ action: "due-in", details: { room: "104" } }, {}]);
    const [hotel] = await owner`select business_date from hotels where id = ${staff.hotelId}`;
    expect(hotel).toMatchObject({ business_date: "2026-11-22" });
    expect(await violations(staff.hotelId)).toEqual([]);
  });

  it("NA-03 T17 the report of a closed day says where the audit trail ended, and with which hash", async () => {
    const { staff } = await eveningHouse(database);
    const report = async (date: string) =>
      (
        await request("GET", `/hotels/${staff.hotelId}/reports/manager?date=${date}`, { as: staff })
      ).json();
    expect(await report("2026-11-21")).toMatchObject({ trail: null });
    const [last] = await owner`select seq::int as line, encode(hash, 'hex') as hash from changes
      where hotel_id = ${staff.hotelId} order by seq desc limit 1`;
    await close(staff);
    expect(await report("2026-11-21")).toMatchObject({ trail: { ...last } });
    expect(await report("2026-11-22")).toMatchObject({ trail: null });
    expect(await violations(staff.hotelId)).toEqual([]);
  });

  it("HK-01 the rooms of who stays are dirty in the morning, and no other room changes", async () => {
    const { staff, company, alone, late, tomorrow } = await eveningHouse(database);
    const { hotelId } = staff;
    const set = (made: typeof alone, status: string) =>
      owner`update rooms set housekeeping_status = ${status} where id = ${made.room.roomId}`;
    await set(company, "Inspected");
    await set(alone, "CleaningInProgress");
    await set(tomorrow, "Inspected");
    await close(staff);
    const rooms = await owner`select number, housekeeping_status as status, version from rooms
      where hotel_id = ${hotelId} order by number`;
    expect(rooms.map(({ number, status }) => [number, status])).toEqual([
      ["101", "Dirty"],
      ["102", "CleaningInProgress"],
      ["103", "Clean"],
      ["104", "Inspected"],
    ]);
    expect(await current(late)).toMatchObject({ status: "no-show" });
    await close(staff);
    const after =
      await owner`select version from rooms where hotel_id = ${hotelId} order by number`;
    expect(after.map(({ version }) => version)).toEqual(rooms.map(({ version }) => version));
  });

  it("NA-03 the nights of a no-show are for sale again", async () => {
    const { staff, late } = await eveningHouse(database);
    await close(staff);
    const type = late.room.roomTypeId;
    const sold = await owner`select sold from night_inventory
      where hotel_id = ${staff.hotelId} and room_type_id = ${type} order by night limit 3`;
    expect(sold.map((night) => night.sold)).toEqual([0, 0, 0]);
  });

  it("NA-03 a guest past the agreed departure is charged, and the preview says so", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await close(made.staff);
    const shown = await preview(made.staff);
    expect(shown.rooms).toMatchObject([{ isOverdue: true, charges: [{}, {}] }]);
    await close(made.staff);
    expect(await charged(made.hotelId, "2026-11-22")).toHaveLength(2);
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it("NA-03 BK-13 what the desk charged ahead is not charged again, and check-out asks for nothing more", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 2 });
    const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
    const body = { totalCentimes: NIGHTLY_RATE + TAX };
    await request("POST", `${at}/room-charges`, { as: made.staff, body });
    const shown = await preview(made.staff);
    expect(shown).toMatchObject({ rooms: [{ charges: [] }], totals: { alreadyCharged: 1 } });
    expect(await close(made.staff)).toMatchObject({ charged: 0, postings: 0 });
    expect(await close(made.staff)).toMatchObject({ charged: 1, postings: 2 });
    const open = await request("GET", `${at}/room-charges`, { as: made.staff });
    expect(await open.json()).toEqual({ charges: [] });
    expect(await violations(made.hotelId)).toEqual([]);
  });

  it("NA-03 a night that was taken back is charged a second time", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 2 });
    const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
    const body = { totalCentimes: NIGHTLY_RATE + TAX };
    await request("POST", `${at}/room-charges`, { as: made.staff, body });
    for (const { id } of (await current(made)).folios[0]?.postings ?? [])
      await request("POST", `${at}/postings/${id}/reversal`, {
        as: made.staff,
        body: { reason: "The guest moves" },
      });
    await close(made.staff);
    expect(await chargesOf(owner, made)).toEqual([
      "room",
      "room again",
      "tourism-tax",
      "tourism-tax again",
    ]);
  });

  it("NA-03 keeps the nights for sale two years ahead of the new date", async () => {
    const { staff, late } = await eveningHouse(database);
    await close(staff);
    const [last] = await owner`select max(night) as night from night_inventory
      where hotel_id = ${staff.hotelId} and room_type_id = ${late.room.roomTypeId}`;
    expect(last?.night).toBe("2028-11-20");
    expect(await violations(staff.hotelId)).toEqual([]);
  });

  it("NA-03 BK-15 who was expected again after an earlier day stays expected", async () => {
    const { staff, late } = await eveningHouse(database);
    await close(staff);
    const booking = await current(late);
    await step({ ...late, booking }, "reactivate");
    expect((await preview(staff)).noShows.map(({ bookingId }) => bookingId)).not.toContain(
      late.bookingId,
    );
    await close(staff);
    expect((await current(late)).status).toBe("Reserved");
  });

  it("NA-03 a house without tourism tax posts the room alone", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await owner`update hotels set tds_bp = 0 where id = ${made.hotelId}`;
    expect(await close(made.staff)).toMatchObject({ postings: 1, totalCentimes: NIGHTLY_RATE });
  });

  it("NA-03 an empty house has its days closed, too", async () => {
    const staff = await makeStaff(database);
    expect(await close(staff)).toMatchObject({ charged: 0, newBusinessDate: "2026-11-22" });
  });
});
