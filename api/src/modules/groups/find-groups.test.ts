import { expect, it } from "vitest";
import { writeGroupLines } from "../../testing/account-lines.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { testApp } from "../../testing/test-app.ts";

const { database, owner, request } = await testApp();

async function namesFound(staff: Awaited<ReturnType<typeof makeStaff>>, query?: string) {
  const search = query === undefined ? "" : `?query=${encodeURIComponent(query)}`;
  const response = await request("GET", `/hotels/${staff.hotelId}/groups${search}`, { as: staff });
  const { groups } = (await response.json()) as { groups: { name: string }[] };
  return groups.map(({ name }) => name);
}

it("FO-06 a group is found by the beginning of any word of its name, whatever the case and accents", async () => {
  const staff = await makeStaff(database);
  for (const name of ["Tassili Tour", "Délégation Méditerranée", "وفد المتوسط"]) {
    const { roomTypeId } = await makeRoom(database, staff.hotelId);
    await makeGroup(database, { staff, name, blocks: [{ roomTypeId }] });
  }
  expect(await namesFound(staff, "TASS")).toEqual(["Tassili Tour"]);
  expect(await namesFound(staff, "medi")).toEqual(["Délégation Méditerranée"]);
  expect(await namesFound(staff, "المت")).toEqual(["وفد المتوسط"]);
  expect(await namesFound(staff, "assili")).toEqual([]);
  expect(await namesFound(staff, "%")).toEqual([]);
});

it("GRP-03 without a query the groups in the house and to come are listed, the next arrival first", async () => {
  const staff = await makeStaff(database);
  const { roomTypeId } = await makeRoom(database, staff.hotelId);
  const block = (checkInDate: string, checkOutDate: string) => [
    { roomTypeId, checkInDate, checkOutDate },
  ];
  await makeGroup(database, { staff, name: "Later", blocks: block("2026-12-10", "2026-12-12") });
  await makeGroup(database, { staff, name: "Gone", blocks: block("2026-11-10", "2026-11-12") });
  await makeGroup(database, { staff, name: "Soon", blocks: block("2026-11-20", "2026-11-23") });
  expect(await namesFound(staff)).toEqual(["Soon", "Later"]);
  expect(await namesFound(staff, "gone")).toEqual(["Gone"]);
});

it("GRP-03 a group that owes money, or has paid too much, stays in the list: also after its departure, or called off", async () => {
  const staff = await makeStaff(database);
  const { roomTypeId } = await makeRoom(database, staff.hotelId);
  const group = async (name: string, amount: number) => {
    const blocks = [{ roomTypeId, checkInDate: "2026-11-10", checkOutDate: "2026-11-12" }];
    const { groupId } = await makeGroup(database, { staff, name, blocks });
    const lines = { charged: amount, paid: 5_000, on: "2026-11-12" };
    await writeGroupLines(owner, { hotelId: staff.hotelId, groupId }, lines);
    return groupId;
  };
  await group("Owes", 180_000_000);
  await group("Settled", 5_000);
  const cancelled = await group("Cancelled", 1_000);
  await owner`update groups set status = 'Cancelled' where id = ${cancelled}`;
  const response = await request("GET", `/hotels/${staff.hotelId}/groups`, { as: staff });
  const { groups } = await response.json();
  expect(groups).toMatchObject([
    { name: "Cancelled", accountCentimes: -4_000 },
    { name: "Owes", accountCentimes: 179_995_000 },
  ]);
});

it("X-07 another hotel's groups are found by nobody here", async () => {
  const [here, there] = [await makeStaff(database), await makeStaff(database)];
  const { roomTypeId } = await makeRoom(database, there.hotelId);
  await makeGroup(database, { staff: there, name: "Tassili", blocks: [{ roomTypeId }] });
  expect(await namesFound(here, "tass")).toEqual([]);
});
