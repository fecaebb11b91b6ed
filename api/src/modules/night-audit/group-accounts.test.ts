import type { GroupSummary } from "@funduq/shared-types/contracts/group";
import { expect, it } from "vitest";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { clock } = api;
const groups = groupDesk(api);
const { checklist, close, violations } = nightDesk(api);

/** A group whose account is charged, in a hotel whose business date is 2026-11-21. */
async function chargedGroup() {
  const { staff, roomTypeId } = await groups.house(1);
  const { id } = await groups.made(staff, [newBlock(roomTypeId)]);
  const charge = async (amountCentimes: number) => {
    const body = { description: "Hall", department: "Other", amountCentimes };
    const { status } = await groups.send(staff, "POST", `/${id}/account/charges`, body);
    expect(status).toBe(201);
  };
  const pay = async (amountCentimes: number) => {
    const body = { method: "Cash", amountCentimes };
    expect((await groups.send(staff, "POST", `/${id}/account/payments`, body)).status).toBe(201);
  };
  /** What the list of groups and the checklist say that the account owes. */
  const owed = async () => {
    const { groups: listed } = await (
      await api.request("GET", `/hotels/${staff.hotelId}/groups`, { as: staff })
    ).json();
    const { openGroupAccounts } = await checklist(staff);
    return {
      listed: listed.map(({ accountCentimes }: GroupSummary) => accountCentimes),
      open: openGroupAccounts.map(({ balanceCentimes }) => balanceCentimes),
    };
  };
  return { staff, id, charge, pay, owed };
}

it("NA-03 a day ends with its groups' last posting, also where that desk's clock is ahead", async () => {
  const { staff, charge } = await chargedGroup();
  clock.set("2026-12-31T10:00:00Z");
  await charge(30_000);
  clock.set("2026-12-31T09:00:00Z");
  await close(staff);
  expect(await violations(staff.hotelId)).toEqual([]);
});

it("NA-01 GRP-03 an account is on the checklist and the list of groups until it is settled, however many days later", async () => {
  const { staff, charge, pay, owed } = await chargedGroup();
  await charge(30_000);
  // The group leaves on 2026-11-24.
  for (const _ of ["21", "22", "23"]) await close(staff);
  expect(await owed()).toEqual({ listed: [30_000], open: [30_000] });
  await close(staff);
  await pay(10_000);
  expect(await owed()).toEqual({ listed: [20_000], open: [20_000] });
  await close(staff);
  await close(staff);
  expect(await owed()).toEqual({ listed: [20_000], open: [20_000] });
  await pay(20_000);
  expect(await owed()).toEqual({ listed: [], open: [] });
  await close(staff);
  expect(await owed()).toEqual({ listed: [], open: [] });
  await charge(5_000);
  await pay(7_000);
  await close(staff);
  expect(await owed()).toEqual({ listed: [-2_000], open: [-2_000] });
  expect(await violations(staff.hotelId)).toEqual([]);
});
