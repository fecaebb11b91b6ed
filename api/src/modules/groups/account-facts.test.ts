import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import { expect, it } from "vitest";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = groupDesk(api);

const DINNER = { description: "Dinner", department: "Restaurant", amountCentimes: 5_000 };

/** `['amount', '', 1200]` of every line of the youngest deed of this name, and whom it is about. */
async function factsOf({ hotelId }: TestStaff, action: string) {
  const admin = await makeStaff(api.database, { hotelId });
  const answer = await api.request("GET", `/hotels/${hotelId}/audit-trail`, { as: admin });
  const entry = ((await answer.json()) as AuditPage).entries.find((it) => it.action === action);
  const facts = entry?.facts.map(({ what, of, after }) => [what, of ?? "", after]);
  return [entry?.subject?.name, facts];
}

async function groupOf(stays: number) {
  const { staff, rooms, roomTypeId } = await desk.house(stays);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: stays })]);
  for (const room of rooms) await desk.assign(staff, group, blockOf(group), room);
  for (const { booking } of blockOf(await desk.read(staff, group)).entries) {
    const at = `/hotels/${staff.hotelId}/bookings/${booking?.id}`;
    const { folios } = (await (await api.request("GET", at, { as: staff })).json()) as Booking;
    const body = { ...DINNER, folioId: folios[0]?.id };
    await outcomeOf(await api.request("POST", `${at}/charges`, { as: staff, body }));
  }
  const post = async (path: string, body: object): Promise<GroupAccount> => {
    const answer = await desk.send(staff, "POST", `/${group.id}/account/${path}`, body);
    expect(answer.status).toBe(201);
    return answer.body as GroupAccount;
  };
  return { staff, post };
}

it("AUTH-17 GRP-03 the trail says what a group was charged with, paid and was given back, how and why", async () => {
  const { staff, post } = await groupOf(1);
  const charged = await post("charges", { ...DINNER, description: "Hall" });
  await post("payments", { method: "Cash", amountCentimes: 90_000 });
  await post("refunds", { method: "Cash", amountCentimes: 30_000, reason: "Paid twice" });
  const hall = charged.postings.find(({ description }) => description === "Hall");
  await post(`postings/${hall?.id}/reversal`, { reason: "Wrong hall" });

  expect(await factsOf(staff, "groups.post-charge")).toEqual([
    "Tassili",
    [
      ["amount", "Hall", 5_000],
      ["department", "", "Restaurant"],
    ],
  ]);
  expect(await factsOf(staff, "groups.post-payment")).toEqual([
    "Tassili",
    [
      ["amount", "", 90_000],
      ["method", "", "Cash"],
    ],
  ]);
  expect(await factsOf(staff, "groups.refund")).toEqual([
    "Tassili",
    [
      ["amount", "", 30_000],
      ["method", "", "Cash"],
      ["reason", "", "Paid twice"],
    ],
  ]);
  expect(await factsOf(staff, "groups.reverse-posting")).toEqual([
    "Tassili",
    [
      ["amount", "Hall", 5_000],
      ["department", "", "Restaurant"],
      ["reason", "", "Wrong hall"],
    ],
  ]);
});

it("AUTH-17 GRP-03 the trail says how much a group took over, and from how many stays", async () => {
  const { staff, post } = await groupOf(2);
  const account = await post("payments", { method: "Cash", amountCentimes: 1_000 });
  await post("transfers", { folios: openForGroup(account) });
  expect(await factsOf(staff, "groups.take-over")).toEqual([
    "Tassili",
    [
      ["amount", "", 10_000],
      ["stays", "", 2],
    ],
  ]);
});
