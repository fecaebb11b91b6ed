import { expect, it } from "vitest";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { clock } = api;
const groups = groupDesk(api);
const { close, violations } = nightDesk(api);

/** A group whose account is charged, in a hotel whose business date is 2026-11-21. */
async function chargedGroup() {
  const { staff, roomTypeId } = await groups.house(1);
  const { id } = await groups.made(staff, [newBlock(roomTypeId)]);
  const charge = async (amountCentimes: number) => {
    const body = { description: "Hall", department: "Other", amountCentimes };
    const { status } = await groups.send(staff, "POST", `/${id}/account/charges`, body);
    expect(status).toBe(201);
  };
  return { staff, charge };
}

it("NA-03 a day ends with its groups' last posting, also where that desk's clock is ahead", async () => {
  const { staff, charge } = await chargedGroup();
  clock.set("2026-12-31T10:00:00Z");
  await charge(30_000);
  clock.set("2026-12-31T09:00:00Z");
  await close(staff);
  expect(await violations(staff.hotelId)).toEqual([]);
});
