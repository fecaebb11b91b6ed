import { expect, it } from "vitest";
import { writeGroupLines } from "../../testing/account-lines.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { testApp } from "../../testing/test-app.ts";

const { database, owner, request } = await testApp();

async function namesListed(staff: Awaited<ReturnType<typeof makeStaff>>) {
  const response = await request("GET", `/hotels/${staff.hotelId}/groups`, { as: staff });
  const { groups } = (await response.json()) as { groups: { name: string }[] };
  return groups.map(({ name }) => name);
}

it("GRP-03 the groups in the house and to come are listed, the next arrival first", async () => {
  const staff = await makeStaff(database);
  const { roomTypeId } = await makeRoom(database, staff.hotelId);
  const block = (checkInDate: string, checkOutDate: string) => [
    { roomTypeId, checkInDate, checkOutDate },
  ];
  await makeGroup(database, { staff, name: "Later", blocks: block("2026-12-10", "2026-12-12") });
  await makeGroup(database, { staff, name: "Gone", blocks: block("2026-11-10", "2026-11-12") });
  await makeGroup(database, { staff, name: "Soon", blocks: block("2026-11-20", "2026-11-23") });
  expect(await namesListed(staff)).toEqual(["Soon", "Later"]);
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

it("X-07 another hotel's groups are listed for nobody here", async () => {
  const [here, there] = [await makeStaff(database), await makeStaff(database)];
  const { roomTypeId } = await makeRoom(database, there.hotelId);
  await makeGroup(database, { staff: there, name: "Tassili", blocks: [{ roomTypeId }] });
  expect(await namesListed(here)).toEqual([]);
});
