import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGuest, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { guestDesk, guestsAt } from "../../testing/guest-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { read, search } = guestDesk(api);

async function mark(staff: TestStaff, guestId: string, isVip: boolean) {
  const body = { isVip };
  return request("PUT", guestsAt(staff, `/${guestId}/vip`), { as: staff, body });
}

const at = async (staff: TestStaff, path: string) =>
  (await request("GET", `/hotels/${staff.hotelId}/${path}`, { as: staff })).json();

/** A stay of two, of whom the second becomes the VIP. */
async function stayOfTwo() {
  const made = await makeBooking(database, {
    adults: 2,
    guests: [
      { guest: { fullName: "Amina Haddad" }, isPrimary: true },
      { guest: { fullName: "Khadidja Meziane" }, isPrimary: false },
    ] as never,
  });
  const vip = String(made.booking.guests.find(({ isPrimary }) => !isPrimary)?.guestId);
  return { ...made, vip };
}

describe("a guest who is a VIP", () => {
  it("FO-14 FO-17 is one in the profile, the suggestions, the stay, the day's rooms, the search and housekeeping", async () => {
    const { staff, vip, bookingId } = await stayOfTwo();
    const everywhere = async () => {
      const { guests } = await (await search(staff, "Khadidja")).json();
      const booking = await at(staff, `bookings/${bookingId}`);
      const grid = await at(staff, "day-grid");
      const board = await at(staff, "housekeeping");
      const asked = { as: staff, body: { query: "Amina" } };
      const found = await request("POST", `/hotels/${staff.hotelId}/search`, asked);
      return {
        profile: (await read(staff, vip)).isVip,
        suggested: guests.map(({ isVip }: { isVip: boolean }) => isVip),
        guests: booking.guests.map(({ isVip }: { isVip: boolean }) => isVip),
        room: grid.rooms[0].bookings[0].isVip,
        housekeeping: board.floors[0].rooms[0].use.isVip,
        found: (await found.json()).results[0].isVip,
      };
    };
    const nowhere = {
      profile: false,
      suggested: [false],
      guests: [false, false],
      room: false,
      housekeeping: false,
      found: false,
    };
    expect(await everywhere()).toEqual(nowhere);
    expect((await mark(staff, vip, true)).status).toBe(200);
    expect((await mark(staff, vip, true)).status).toBe(200);
    expect(await everywhere()).toEqual({
      profile: true,
      suggested: [true],
      guests: [false, true],
      room: true,
      housekeeping: true,
      found: true,
    });
    await mark(staff, vip, false);
    expect(await everywhere()).toEqual(nowhere);
  });

  it("FO-17 GST-02 is marked without making a profile stale that is being typed, and the trail says who did, and which way; a mark that is there already is no change", async () => {
    const { staff, vip } = await stayOfTwo();
    const { version } = await read(staff, vip);
    expect(await (await mark(staff, vip, true)).json()).toEqual({ id: vip, version });
    await mark(staff, vip, true);
    await mark(staff, vip, false);
    const rows = await owner`select by_user_id as "by", details->'facts' as facts from changes
      where hotel_id = ${staff.hotelId} and action = 'guests.mark-vip' order by seq`;
    const marked = { what: "isVip", as: "flag", before: false, after: true };
    const taken = { ...marked, before: true, after: false };
    expect(rows).toMatchObject([
      { by: staff.userId, facts: [marked] },
      { by: staff.userId, facts: [taken] },
    ]);
  });

  it("FO-17 is marked by who has the right, and is an existing guest of the hotel", async () => {
    const { staff, vip } = await stayOfTwo();
    const desk = await makeStaff(database, { hotelId: staff.hotelId, role: "front-office" });
    const refused = await mark(desk, vip, true);
    expect([refused.status, (await refused.json()).code]).toEqual([403, "section.denied"]);
    expect((await read(staff, vip)).isVip).toBe(false);
    const unknown = await mark(staff, staff.userId, true);
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, "guest.not-found"]);
  });

  it("FO-17 stays one when a second record of the guest was the marked one and is merged away", async () => {
    const { staff, vip: into } = await stayOfTwo();
    const from = await makeGuest(database, staff.hotelId, { fullName: "Khadija Meziane" });
    await mark(staff, from, true);
    const kept = await read(staff, into);
    const { id: _, merges: __, createdAt: ___, version, isVip: ____, ...profile } = kept;
    const body = { version, mergedId: from, mergedVersion: 1, profile };
    const path = guestsAt(staff, `/${into}/merge`);
    expect((await request("POST", path, { as: staff, body })).status).toBe(200);
    expect((await read(staff, into)).isVip).toBe(true);
    const gone = await mark(staff, from, false);
    expect([gone.status, (await gone.json()).code]).toEqual([409, "guest.merged"]);
  });
});
