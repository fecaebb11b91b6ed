import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { guestDesk } from "../../testing/guest-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database, owner, logged } = app;
const { created } = guestDesk(app);

const nadia = {
  fullName: "Nadia Ben Aïssa",
  phone: "+213 555 12 34 56",
  idType: "Passport",
  idNumber: "178 956 432",
  birthDate: "1990-02-28",
};

describe("a person the hotel may know already", () => {
  const search = (staff: TestStaff, body: Record<string, string>) =>
    request("POST", `/hotels/${staff.hotelId}/guest-duplicates`, { as: staff, body, key: null });
  async function suggested(staff: TestStaff, body: Record<string, string>) {
    const response = await search(staff, body);
    const { guests } = await response.json();
    return guests.map(({ fullName, reasons }: { fullName: string; reasons: string[] }) => [
      fullName,
      reasons,
    ]);
  }

  it("GST-02 is suggested by document, phone or name, however they are written", async () => {
    const staff = await makeStaff(database);
    const { id } = await created(staff, nadia);
    await created(staff, { fullName: "NADIA BEN AISSA" });
    await created(staff, { fullName: "Other" });
    const known = ["Nadia Ben Aïssa", ["document", "phone", "name"]];
    const query = { fullName: "nadia ben-aissa", phone: "0555123456", idNumber: "178956432" };
    expect(await suggested(staff, query)).toEqual([known, ["NADIA BEN AISSA", ["name"]]]);
    expect(await suggested(staff, { ...query, except: id })).toEqual([
      ["NADIA BEN AISSA", ["name"]],
    ]);
    expect(await suggested(staff, { idNumber: "178-956-432" })).toEqual([
      ["Nadia Ben Aïssa", ["document"]],
    ]);
    expect(await suggested(staff, { fullName: "", phone: "", idNumber: "" })).toEqual([]);
    expect(await suggested(await makeStaff(database), query)).toEqual([]);
  });

  it("GST-02 is searched for without a number in the address or the log, and leaves no change", async () => {
    const staff = await makeStaff(database);
    await created(staff, nadia);
    const changes = () =>
      owner`select action from changes where hotel_id = ${staff.hotelId} order by seq`;
    const before = await changes();
    expect((await search(staff, { idNumber: "178956432" })).status).toBe(200);
    expect([...(await changes())]).toEqual([...before]);
    const asked = {
      as: staff,
      headers: { "sec-fetch-site": "cross-site" },
      body: { phone: "0555" },
    };
    const path = `/hotels/${staff.hotelId}/guest-duplicates`;
    expect((await request("POST", path, asked)).status).toBe(403);
    expect(logged.join("\n")).not.toContain("178956432");
    expect((await request("GET", `${path}?idNumber=178956432`, { as: staff })).status).toBe(405);
  });

  it("GST-02 each record of one name says what tells it apart: its last stay, or when it was made", async () => {
    const made = await makeBooking(database, { fullName: "Nassima Haddad", nights: 2 });
    const { staff, room } = made;
    // A stay that is to come is not her last one.
    await makeBooking(database, {
      staff,
      room,
      checkInDate: "2026-12-20",
      guests: [{ guest: { guestId: made.booking.guests[0]?.guestId }, isPrimary: true }] as never,
    });
    const written = await created(staff, { fullName: "Nassima Haddad" });
    const records = async () =>
      (await (await search(staff, { fullName: "Nassima Haddad" })).json()).guests;
    const never = expect.objectContaining({ lastStay: null, createdAt: written.createdAt });
    const before = await records();
    expect(before).toContainEqual(never);
    expect(before.map(({ lastStay }: { lastStay: unknown }) => lastStay)).toEqual([null, null]);
    const checkIn = `/hotels/${staff.hotelId}/bookings/${made.bookingId}/check-in`;
    await request("POST", checkIn, { as: staff, body: { version: made.booking.version } });
    const [checkInDate, checkOutDate] = ["2026-11-21", "2026-11-23"];
    expect(await records()).toContainEqual(
      expect.objectContaining({ lastStay: { roomNumber: room.number, checkInDate, checkOutDate } }),
    );
  });
});
