import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, clock } = api;
const { preview, start, charged, openBill } = nightDesk(api);

beforeEach(() => clock.set("2026-12-31T09:00:00Z"));

describe("the night audit is refused", () => {
  const refusal = async (response: Response) => {
    const { code, params, detail } = await response.json();
    return { status: response.status, code, params, detail };
  };

  it("NA-02 as long as a restaurant has an open bill, and says how many", async () => {
    const { staff } = await eveningHouse(database);
    const { businessDate, fingerprint } = await preview(staff);
    const bills = [await openBill(staff.hotelId), await openBill(staff.hotelId)];
    expect(await refusal(await start(staff, { businessDate, fingerprint }))).toEqual({
      status: 409,
      code: "night-audit.open-bills",
      params: { count: 2 },
      detail:
        "Error: Cannot run Night Audit. There are 2 open restaurant bills that must be closed first.",
    });
    expect(await charged(staff.hotelId, businessDate)).toEqual([]);
    await owner`delete from open_bills where id in ${owner(bills)}`;
    expect((await start(staff, { businessDate, fingerprint })).status).toBe(200);
  });

  it("NA-03 for a date that is not the business date: closed already, or not begun", async () => {
    const { staff } = await eveningHouse(database);
    const { businessDate, fingerprint } = await preview(staff);
    await start(staff, { businessDate, fingerprint });
    for (const date of ["2026-11-20", "2026-11-23"])
      expect(await refusal(await start(staff, { businessDate: date, fingerprint }))).toMatchObject({
        code: "night-audit.other-date",
        params: { businessDate: "2026-11-22" },
      });
    expect(await charged(staff.hotelId, "2026-11-21")).toHaveLength(4);
  });

  it("NA-03 X-02 for a date that somebody has closed, and says who and when by the hotel's clock", async () => {
    const { staff } = await eveningHouse(database);
    const samia = await makeStaff(database, { hotelId: staff.hotelId, displayName: "Samia" });
    const { businessDate, fingerprint } = await preview(staff);
    await start(samia, { businessDate, fingerprint });
    expect(await refusal(await start(staff, { businessDate, fingerprint }))).toEqual({
      status: 409,
      code: "night-audit.closed-already",
      params: { businessDate, closedBy: "Samia", closedAt: "10:00" },
      detail: "Samia closed 2026-11-21 at 10:00. Nothing more was posted.",
    });
    expect(await charged(staff.hotelId, businessDate)).toHaveLength(4);
  });

  it("NA-02 while the hotel's clock still shows the day, but for who says that it is over", async () => {
    const { staff } = await eveningHouse(database);
    // Midnight in Algiers is 23:00 UTC.
    clock.set("2026-11-21T22:59:59Z");
    const { today, businessDate, fingerprint } = await preview(staff);
    expect(today).toBe("2026-11-21");
    expect(await refusal(await start(staff, { businessDate, fingerprint }))).toMatchObject({
      status: 409,
      code: "night-audit.day-not-over",
      params: { businessDate },
    });
    expect(await charged(staff.hotelId, businessDate)).toEqual([]);
    expect((await start(staff, { businessDate, fingerprint, early: true })).status).toBe(200);
  });

  it("NA-02 for a day that has not begun by the hotel's clock, whatever is confirmed", async () => {
    const { staff } = await eveningHouse(database);
    clock.set("2026-11-20T22:59:59Z");
    const { today, businessDate, fingerprint } = await preview(staff);
    const body = { businessDate, fingerprint, early: true };
    expect(await refusal(await start(staff, body))).toMatchObject({
      status: 409,
      code: "night-audit.day-ahead",
      params: { businessDate, today },
    });
    clock.set("2026-11-20T23:00:00Z");
    expect((await start(staff, body)).status).toBe(200);
  });

  it.each([
    ["another rate of tax", "update hotels set tds_bp = 300 where id = $1"],
    ["another rate of a room", "update bookings set rate_centimes = 1 where hotel_id = $1"],
    ["a guest who leaves", "update bookings set status = 'Checked-out' where hotel_id = $1"],
    ["another rule", "update folio_rules set limit_centimes = 1 where hotel_id = $1"],
    [
      "an expected guest called off",
      "update bookings set check_in_date = check_in_date - 1 where hotel_id = $1 and status = 'Reserved'",
    ],
  ])("NA-05 after %s since the preview, and posts nothing", async (_, change) => {
    const { staff } = await eveningHouse(database);
    const { businessDate, fingerprint } = await preview(staff);
    await owner.unsafe(change, [staff.hotelId]);
    expect(await refusal(await start(staff, { businessDate, fingerprint }))).toMatchObject({
      status: 409,
      code: "night-audit.preview-changed",
    });
    expect(await charged(staff.hotelId, businessDate)).toEqual([]);
    const shown = await preview(staff);
    expect(shown.fingerprint).not.toBe(fingerprint);
    expect((await preview(staff)).fingerprint).toBe(shown.fingerprint);
  });

  it("FOL-07 where a stay has lost its own folio, and posts nothing", async () => {
    const { staff, alone } = await eveningHouse(database);
    const { businessDate, fingerprint } = await preview(staff);
    await owner`update folios set key = 'folio_lost' where booking_id = ${alone.bookingId}`;
    const refused = await refusal(await start(staff, { businessDate, fingerprint }));
    expect(refused).toMatchObject({ status: 500, code: "folio.no-route" });
    expect(await preview(staff)).toMatchObject({ code: "folio.no-route" });
    expect(await charged(staff.hotelId, businessDate)).toEqual([]);
  });

  it("NA-03 the same request sent again is answered as before, and closes nothing more", async () => {
    const { staff } = await eveningHouse(database);
    const { businessDate, fingerprint } = await preview(staff);
    const send = () => start(staff, { businessDate, fingerprint }, "0c9b6f0e-audit-once");
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    const days = await owner`select date from business_days where hotel_id = ${staff.hotelId}`;
    expect(days).toHaveLength(1);
  });
});
