import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { Group, GroupBlock } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import type { TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const groups = groupDesk(api);
const { checklist, close, preview, start } = nightDesk(api);

const TODAY = "2026-11-21";
const RATE = NIGHTLY_RATE;

/** Three rooms; a group of two for tonight and tomorrow, one of which has a guest. */
async function groupForTonight() {
  const { staff, rooms, roomTypeId } = await groups.house(3);
  const block = newBlock(roomTypeId, {
    quantity: 2,
    checkInDate: calendarDate(TODAY),
    checkOutDate: calendarDate("2026-11-23"),
  });
  const group = await groups.made(staff, [block]);
  await groups.assign(staff, group, blockOf(group), rooms[0] as never);
  return { staff, rooms, roomTypeId, group: await groups.read(staff, group) };
}

const run = async (staff: TestStaff, groupRooms?: object[]) => {
  const { businessDate, fingerprint } = await preview(staff);
  return start(staff, { businessDate, fingerprint, ...(groupRooms && { groupRooms }) });
};
const accountOf = async (staff: TestStaff, { id }: Group) =>
  (await groups.send(staff, "GET", `/${id}/account`)).body as GroupAccount;
const violations = (staff: TestStaff) => groups.violations(staff);

describe("rooms of a group that nobody assigned", () => {
  it("GRP-08 NA-01 are on the checklist and in the preview with what the night costs", async () => {
    const { staff, group } = await groupForTonight();
    const held = { groupId: group.id, blockId: blockOf(group).id, rooms: 1, checkInDate: TODAY };
    expect((await checklist(staff)).groupRooms).toMatchObject([held]);
    expect((await preview(staff)).groupRooms).toMatchObject([{ ...held, nightCentimes: RATE }]);
  });

  it("GRP-08 keep the day open until somebody decides, and nothing is posted before", async () => {
    const { staff, group } = await groupForTonight();
    for (const undecided of [undefined, [], [{ blockId: group.id, decision: "release" }]]) {
      const refused = await run(staff, undecided);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: "night-audit.group-rooms-undecided",
        params: { groupName: "Tassili", rooms: 1 },
      });
    }
    expect((await checklist(staff)).businessDate).toBe(TODAY);
  });

  it("GRP-08 NA-05 were others when the audit was confirmed: nothing is done", async () => {
    const { staff, rooms, group } = await groupForTonight();
    const { businessDate, fingerprint } = await preview(staff);
    await groups.assign(staff, group, blockOf(group), rooms[1] as never);
    const groupRooms = [{ blockId: blockOf(group).id, decision: "charge" }];
    const refused = await start(staff, { businessDate, fingerprint, groupRooms });
    expect(await refused.json()).toMatchObject({ code: "night-audit.preview-changed" });
    expect((await accountOf(staff, group)).postings).toEqual([]);
  });

  it("GRP-08 are kept: held for the nights to come, and asked about again the next evening", async () => {
    const { staff, group } = await groupForTonight();
    // The stay that was assigned did not come either: its unit is the group's again.
    expect((await close(staff, "keep")).noShows).toBe(1);
    expect((await preview(staff)).groupRooms).toMatchObject([{ rooms: 2 }]);
    expect((await groups.read(staff, group)).blocks[0]?.releasedFrom).toBeNull();
    expect(await violations(staff)).toEqual([]);
  });

  it("GRP-08 are released: on sale from the next day, no-shows in the day's figures, in the trail", async () => {
    const { staff, rooms, roomTypeId, group } = await groupForTonight();
    const closed = await close(staff, "release");
    expect(closed.noShows).toBe(2);
    expect(closed.statistics.noShows).toBe(2);
    expect((await groups.read(staff, group)).blocks[0]?.releasedFrom).toBe("2026-11-22");
    expect((await preview(staff)).groupRooms).toEqual([]);
    const grid = await request("GET", `/hotels/${staff.hotelId}/day-grid`, { as: staff });
    expect(((await grid.json()) as DayGrid).groupRooms).toEqual([]);
    for (const room of rooms)
      await makeBooking(database, {
        staff,
        room: { ...(room as never as object), roomTypeId } as never,
        checkInDate: "2026-11-22",
        nights: 1,
      });
    expect(await violations(staff)).toEqual([]);
    const trail = await owner`select action, details from changes
      where hotel_id = ${staff.hotelId} and entity_id = ${group.id} and action like 'night-audit.%'`;
    expect(trail).toMatchObject([{ action: "night-audit.release-group-rooms" }]);
  });

  it("GRP-08 are charged by contract: tonight on the group's account, held for the nights to come", async () => {
    const { staff, group } = await groupForTonight();
    const closed = await close(staff, "charge");
    expect(closed.noShows).toBe(2);
    expect((await accountOf(staff, group)).postings).toMatchObject([
      {
        kind: "charge",
        description: `No-show: 1 × ${blockOf(group).roomTypeName}`,
        amountCentimes: RATE,
        businessDate: TODAY,
        department: "Front Office",
      },
    ]);
    const { groupRooms } = await preview(staff);
    expect(groupRooms).toMatchObject([{ rooms: 2, nightCentimes: 2 * RATE }]);
    expect(await violations(staff)).toEqual([]);
  });

  it("GRP-08 FOL-02 are charged with the TVA that the checklist and the preview showed, where the hotel adds it", async () => {
    const { staff, group } = await groupForTonight();
    await setTaxes(owner, staff.hotelId, TODAY, { tvaTreatment: "added" });
    const shown = { nightCentimes: RATE, tvaCentimes: 81_000 };
    expect((await checklist(staff)).groupRooms).toMatchObject([shown]);
    expect((await preview(staff)).groupRooms).toMatchObject([shown]);
    await close(staff, "charge");
    expect((await accountOf(staff, group)).postings).toMatchObject([
      { item: "service", amountCentimes: RATE },
      { item: "tva", amountCentimes: 81_000, department: "Front Office" },
    ]);
    const [trail] = await owner`select details from changes
      where hotel_id = ${staff.hotelId} and action = 'night-audit.charge-group-rooms'`;
    expect(trail?.details.facts).toContainEqual(
      expect.objectContaining({ what: "amount", after: RATE + 81_000 }),
    );
    expect(await violations(staff)).toEqual([]);
  });

  it("GRP-08 NA-05 had other TVA when the audit was confirmed: nothing is done", async () => {
    const { staff, group } = await groupForTonight();
    await setTaxes(owner, staff.hotelId, TODAY, { tvaTreatment: "added" });
    const { businessDate, fingerprint } = await preview(staff);
    await owner`update tax_rates set tva_bp = 1900 where hotel_id = ${staff.hotelId}`;
    const groupRooms = [{ blockId: blockOf(group).id, decision: "charge" }];
    const refused = await start(staff, { businessDate, fingerprint, groupRooms });
    expect(await refused.json()).toMatchObject({ code: "night-audit.preview-changed" });
    expect((await accountOf(staff, group)).postings).toEqual([]);
  });

  it("GRP-08 GRP-05 that were released are held again when somebody changes the block", async () => {
    const { staff, group } = await groupForTonight();
    await close(staff, "release");
    const { version, blocks } = await groups.read(staff, group);
    const edit = (change: Partial<GroupBlock>) => {
      const { id, quantity, checkInDate, checkOutDate } = {
        ...(blocks[0] as GroupBlock),
        ...change,
      };
      const kept = { id, quantity, checkInDate, checkOutDate };
      return groups.send(staff, "PUT", `/${group.id}/blocks`, { version, blocks: [kept] });
    };
    const { body, status } = await edit({ quantity: 3 });
    expect([status, (body as Group).blocks[0]?.releasedFrom]).toEqual([200, null]);
    expect((await preview(staff)).groupRooms).toMatchObject([{ rooms: 3 }]);
    expect(await violations(staff)).toEqual([]);
  });

  it("GRP-08 that were released can still be given to a guest, out of what is on sale", async () => {
    const { staff, rooms, group } = await groupForTonight();
    await close(staff, "release");
    const { status } = await groups.assign(staff, group, blockOf(group), rooms[1] as never, {
      checkInDate: "2026-11-22",
    });
    expect(status).toBe(201);
    expect(await violations(staff)).toEqual([]);
  });
});
