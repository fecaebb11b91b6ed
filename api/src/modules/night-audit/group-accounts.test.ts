import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import { expect, it } from "vitest";
import type { TestStaff } from "../../testing/factories-core.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request, clock } = api;
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

async function groupLedger(staff: TestStaff, day: string) {
  const address = `/hotels/${staff.hotelId}/reports/trial-balance?from=${day}&to=${day}`;
  const report: TrialBalance = await (await request("GET", address, { as: staff })).json();
  expect(report.totals.differenceCentimes).toBe(0);
  return report.ledgers.find(({ ledger }) => ledger === "group");
}

it("NA-03 what groups owe outlives a day that a former release closed", async () => {
  const { staff, charge } = await chargedGroup();
  await charge(30_000);
  await close(staff);
  await charge(5_000);
  await close(staff);
  await owner`update business_days set closing = closing #- '{ledgers,group}'
    where hotel_id = ${staff.hotelId} and date = '2026-11-22'`;

  await charge(10_000);
  for (const _ of ["open", "closed"]) {
    expect(await groupLedger(staff, "2026-11-22")).toMatchObject({
      openingCentimes: 30_000,
      closingCentimes: 35_000,
    });
    expect(await groupLedger(staff, "2026-11-23")).toMatchObject({
      openingCentimes: 35_000,
      closingCentimes: 45_000,
    });
    await close(staff);
  }
});

it("NA-03 a day ends with its groups' last posting, also where that desk's clock is ahead", async () => {
  const { staff, charge } = await chargedGroup();
  clock.set("2026-12-31T10:00:00Z");
  await charge(30_000);
  clock.set("2026-12-31T09:00:00Z");
  await close(staff);
  expect(await violations(staff.hotelId)).toEqual([]);
});
