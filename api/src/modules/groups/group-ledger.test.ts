import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import { expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import type { TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { bookingReader, LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const bookingAfter = bookingReader(api);
const { database, owner, request } = api;
const desk = groupDesk(api);

/** A group whose guests have so many rooms, each with a charge of 50 DA on the guest's folio. */
async function groupWith(stays: number, more: object = {}) {
  const { staff, rooms, roomTypeId } = await desk.house(stays);
  const group = await desk.made(staff, [newBlock(roomTypeId, { quantity: stays })], more);
  for (const room of rooms) await desk.assign(staff, group, blockOf(group), room);
  const { entries } = blockOf(await desk.read(staff, group));
  const ids = entries.flatMap(({ booking }) => (booking ? [booking.id] : []));
  const bookings: Booking[] = [];
  for (const id of ids) bookings.push(await charged(staff, id));
  return { staff, group, bookings, ids };
}

async function charged(staff: TestStaff, bookingId: string): Promise<Booking> {
  const { folios } = await stay(staff, bookingId);
  const charge = { description: "Dinner", department: "Restaurant", amountCentimes: 5_000 };
  const at = `/hotels/${staff.hotelId}/bookings/${bookingId}/charges`;
  const body = { ...charge, folioId: folios[0]?.id };
  return bookingAfter(await request("POST", at, { as: staff, body }), staff);
}

const stay = async (staff: TestStaff, id: string | undefined): Promise<Booking> =>
  (await request("GET", `/hotels/${staff.hotelId}/bookings/${id}`, { as: staff })).json();

const account = async (staff: TestStaff, { id }: Group) =>
  (await desk.send(staff, "GET", `/${id}/account`)).body as GroupAccount;

const post = (staff: TestStaff, { id }: Group, path: string, body: object) =>
  desk.send(staff, "POST", `/${id}/account/${path}`, body);

const inStay = async (staff: TestStaff, { id }: Booking, path: string, body: object) =>
  request("POST", `/hotels/${staff.hotelId}/bookings/${id}/${path}`, { as: staff, body });

const hall = { description: "Hall", department: "Other", amountCentimes: 30_000 };
const CASH = { method: "Cash", amountCentimes: 10_000 };

it("FOL-04 FOL-05 GRP-03 a group is charged and pays on an account of its own, each line with its author and date", async () => {
  const { staff, group } = await groupWith(1);
  expect(await post(staff, group, "charges", hall)).toMatchObject({ status: 201 });
  expect(await post(staff, group, "payments", CASH)).toMatchObject({ status: 201 });

  const { postings, balanceCentimes } = await account(staff, group);
  expect(postings).toMatchObject([
    { kind: "charge", description: "Hall", department: "Other", amountCentimes: 30_000 },
    { kind: "payment", method: "Cash", description: "Payment - Cash", stay: null },
  ]);
  expect(postings.every(({ postedBy, businessDate }) => postedBy && businessDate)).toBe(true);
  expect(folioBalance({ postings })).toBe(20_000);
  // The hall is charged to the group's account only, not to a folio of its stays.
  expect(balanceCentimes).toBe(5_000);
  expect(await desk.violations(staff)).toEqual([]);
});

it("FOL-02 a line of the account is taken back whole, once and with a reason; a reversal is final", async () => {
  const { staff, group } = await groupWith(1);
  const [line] = ((await post(staff, group, "charges", hall)).body as GroupAccount).postings;
  const at = `postings/${line?.id}/reversal`;
  expect(await post(staff, group, at, { reason: " " })).toMatchObject({
    code: "folio.reversal-reason-missing",
  });
  const done = await post(staff, group, at, { reason: "Another group's" });
  const { postings } = done.body as GroupAccount;
  expect(folioBalance({ postings })).toBe(0);
  expect(postings[0]?.reversedByPostingId).toBe(postings[1]?.id);
  expect(await post(staff, group, at, { reason: "Again" })).toMatchObject({
    code: "folio.already-reversed",
  });
  const reversal = `postings/${postings[1]?.id}/reversal`;
  expect(await post(staff, group, reversal, { reason: "Again" })).toMatchObject({
    code: "folio.is-reversal",
  });
  expect(
    await post(staff, group, `postings/${group.id}/reversal`, { reason: "Again" }),
  ).toMatchObject({ code: "folio.transaction-not-found" });
});

it("GRP-03 what guests owe goes to their group's account, all of it at once, and their folios are at zero", async () => {
  const { staff, group, ids } = await groupWith(3);
  const folios = openForGroup(await account(staff, group));
  expect(folios.map(({ amountCentimes }) => amountCentimes)).toEqual([5_000, 5_000, 5_000]);
  const done = await post(staff, group, "transfers", { folios });
  expect(done.status).toBe(201);

  const { postings, balanceCentimes, stays } = done.body as GroupAccount;
  expect(folioBalance({ postings })).toBe(15_000);
  expect(balanceCentimes).toBe(0);
  expect(postings.map(({ kind, method }) => [kind, method])).toEqual(
    ids.map(() => ["charge", "Group Account"]),
  );
  expect(postings.map((line) => line.stay?.roomNumber).sort()).toEqual(
    stays.map(({ roomNumber }) => roomNumber).sort(),
  );
  const guest = await stay(staff, ids[0]);
  expect(guest.folios[0]?.postings.at(-1)).toMatchObject({
    kind: "transfer",
    method: "Group Account",
    amountCentimes: 5_000,
  });
  expect(guest.history[0]).toMatchObject({
    action: "group-charged",
    details: { group: "Tassili", amountCentimes: 5_000 },
  });
  expect(await desk.violations(staff)).toEqual([]);
});

it("GRP-03 nothing is taken over where one folio has changed or is not there", async () => {
  const { staff, group, bookings } = await groupWith(2);
  const other = await groupWith(1);
  const folios = openForGroup(await account(staff, group));
  await charged(staff, bookings[1]?.id ?? "");
  expect(await post(staff, group, "transfers", { folios })).toMatchObject({
    status: 409,
    code: "folio.balance-changed",
    body: { params: { balanceCentimes: 10_000 } },
  });
  expect((await account(staff, group)).postings).toEqual([]);

  const foreign = openForGroup(await account(other.staff, other.group));
  expect(await post(staff, group, "transfers", { folios: foreign })).toMatchObject({
    code: "folio.not-found",
  });
  const twice = [folios[0], folios[0]];
  expect(await post(staff, group, "transfers", { folios: twice })).toMatchObject({ status: 400 });
});

it("GRP-03 a company's folio and one of another group are not taken over", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const companyId = await makeCompany(database, staff.hotelId, { name: "Naftal" });
  const group = await desk.made(staff, [newBlock(roomTypeId)], { companyId });
  const other = await desk.made(staff, [newBlock(roomTypeId)]);
  for (const [party, room] of [
    [group, rooms[0]],
    [other, rooms[1]],
  ] as const)
    if (room) await desk.assign(staff, party, blockOf(party), room);
  const ids = [];
  for (const party of [group, other])
    ids.push(blockOf(await desk.read(staff, party)).entries[0]?.booking?.id ?? "");
  const [own, foreign] = await Promise.all(ids.map((id) => charged(staff, id)));
  const company = own?.folios.find(({ payer }) => payer === "Company");
  const wanted = { bookingId: own?.id, folioId: company?.id, amountCentimes: 5_000 };
  expect(await post(staff, group, "transfers", { folios: [wanted] })).toMatchObject({
    code: "folio.not-a-guests",
  });
  const theirs = { bookingId: foreign?.id, folioId: foreign?.folios[0]?.id, amountCentimes: 5_000 };
  expect(await post(staff, group, "transfers", { folios: [theirs] })).toMatchObject({
    code: "group.not-its-stay",
  });
});

it("FOL-02 what a stay left to the group is taken back on the stay's folio alone, and leaves both", async () => {
  const { staff, group, bookings } = await groupWith(1);
  const [booking] = bookings;
  if (!booking) throw new Error("a stay");
  const folios = openForGroup(await account(staff, group));
  const { postings } = (await post(staff, group, "transfers", { folios })).body as GroupAccount;
  const [line] = postings;
  const reason = { reason: "He pays himself" };
  expect(await post(staff, group, `postings/${line?.id}/reversal`, reason)).toMatchObject({
    code: "group.posting-of-stay",
  });
  const move = { toFolioId: booking.folios[0]?.id };
  expect(
    (await inStay(staff, booking, `postings/${line?.stay?.postingId}/move`, move)).status,
  ).toBe(200);

  const reversal = `postings/${line?.stay?.postingId}/reversal`;
  expect((await inStay(staff, booking, reversal, reason)).status).toBe(201);
  const after = await account(staff, group);
  expect(folioBalance(after)).toBe(0);
  expect(after.postings).toMatchObject([
    { reversedByPostingId: after.postings[1]?.id },
    { reversesPostingId: line?.id, reversalReason: reason.reason },
  ]);
  expect(after.balanceCentimes).toBe(5_000);
  expect(await desk.violations(staff)).toEqual([]);
});

it("BK-13 a guest leaves at the group's expense, exactly as the desk saw it", async () => {
  const { staff, group, ids } = await groupWith(1);
  await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
  const before = await stay(staff, ids[0]);
  const arriving = await inStay(staff, before, "check-in", { version: before.version });
  const arrived = await bookingAfter(arriving, staff);
  const folioId = arrived.folios[0]?.id;
  const leave = (amountCentimes: number) =>
    inStay(staff, arrived, "check-out", {
      version: arrived.version,
      toGroupAccount: [{ folioId, amountCentimes }],
      ...LET_GO,
    });
  expect(await outcomeOf(await leave(4_999))).toMatchObject({ code: "folio.balance-changed" });
  expect(await bookingAfter(await leave(5_000), staff)).toMatchObject({ status: "Checked-out" });
  expect(folioBalance(await account(staff, group))).toBe(5_000);

  // A stay that has ended leaves no more to the group; undone, its folio owes again what it had left.
  const gone = [{ bookingId: ids[0], folioId, amountCentimes: 5_000 }];
  expect(await post(staff, group, "transfers", { folios: gone })).toMatchObject({
    code: "booking.closed",
  });
  const left = await stay(staff, ids[0]);
  const undone = await inStay(staff, left, "undo", { version: left.version, reason: "Not yet" });
  expect((await bookingAfter(undone, staff)).folios.map(folioBalance)).toEqual([5_000]);
  expect(folioBalance(await account(staff, group))).toBe(0);
  expect(await desk.violations(staff)).toEqual([]);
});

it("BK-20 an undone check-out takes back what it left to the group, each time, and nothing taken over before", async () => {
  const { staff, group, ids } = await groupWith(1);
  await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
  await post(staff, group, "transfers", { folios: openForGroup(await account(staff, group)) });
  const before = await stay(staff, ids[0]);
  const arriving = await inStay(staff, before, "check-in", { version: before.version });
  let here = await bookingAfter(arriving, staff);
  await charged(staff, here.id);
  const folioId = here.folios[0]?.id;
  for (const reason of ["Not yet", "Still not"]) {
    here = await stay(staff, here.id);
    const toGroupAccount = [{ folioId, amountCentimes: 5_000 }];
    const leaving = { version: here.version, toGroupAccount, ...LET_GO };
    const left = await bookingAfter(await inStay(staff, here, "check-out", leaving), staff);
    expect(folioBalance(await account(staff, group))).toBe(10_000);
    const undoing = await inStay(staff, left, "undo", { version: left.version, reason });
    const undone = await bookingAfter(undoing, staff);
    expect(undone.folios.map(folioBalance)).toEqual([5_000]);
    expect(folioBalance(await account(staff, group))).toBe(5_000);
    expect(undone.history).toContainEqual(
      expect.objectContaining({
        action: "posting-reversed",
        details: expect.objectContaining({ reason, amountCentimes: 5_000 }),
      }),
    );
  }
  expect(await desk.violations(staff)).toEqual([]);
});

it("a group that owes or is owed is not called off; settled, it is, and takes no more charges", async () => {
  const { staff, group, ids } = await groupWith(1);
  await post(staff, group, "payments", CASH);
  const cancel = async () =>
    desk.send(staff, "POST", `/${group.id}/cancel`, {
      version: (await desk.read(staff, group)).version,
    });
  expect(await cancel()).toMatchObject({
    code: "group.account-open",
    body: { params: { balanceCentimes: -10_000 } },
  });
  const refund = { ...CASH, reason: "Called off" };
  expect((await post(staff, group, "refunds", refund)).status).toBe(201);
  expect((await cancel()).status).toBe(200);
  expect(await post(staff, group, "charges", hall)).toMatchObject({ code: "group.cancelled" });
  const { folios } = await stay(staff, ids[0]);
  const wanted = { bookingId: ids[0], folioId: folios[0]?.id, amountCentimes: 5_000 };
  expect(await post(staff, group, "transfers", { folios: [wanted] })).toMatchObject({
    code: "group.cancelled",
  });
});

it("FOL-02 what was paid too much goes back the way it was paid, a part of a payment too", async () => {
  const { staff, group } = await groupWith(1);
  await post(staff, group, "charges", { ...hall, amountCentimes: 6_000 });
  await post(staff, group, "payments", CASH);
  const give = (more: object) =>
    post(staff, group, "refunds", {
      method: "Cash",
      amountCentimes: 4_000,
      reason: "Left early",
      ...more,
    });
  expect(await give({ amountCentimes: 4_001 })).toMatchObject({ code: "folio.refund-too-much" });
  expect(await give({ method: "Other" })).toMatchObject({ code: "folio.refund-too-much" });
  expect(await give({ reason: "" })).toMatchObject({ code: "folio.refund-reason-missing" });
  const { body } = await give({});
  expect(folioBalance(body as GroupAccount)).toBe(0);
  expect(await give({})).toMatchObject({ code: "folio.refund-too-much" });

  const today = "from=2026-11-21&to=2026-11-21";
  const at = `/hotels/${staff.hotelId}/reports/payments?${today}`;
  const report = await (await request("GET", at, { as: staff })).json();
  expect(report.lines).toMatchObject([
    {
      source: "group",
      method: "Cash",
      count: 1,
      receivedCentimes: 10_000,
      takenBackCentimes: 4_000,
    },
  ]);
  expect(await desk.violations(staff)).toEqual([]);
});

it("the same request twice posts once", async () => {
  const { staff, group } = await groupWith(1);
  const folios = openForGroup(await account(staff, group));
  const at = `/hotels/${staff.hotelId}/groups/${group.id}/account/transfers`;
  const again = { as: staff, body: { folios }, key: "a-group-pays-once" };
  const answers = [await request("POST", at, again), await request("POST", at, again)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await account(staff, group)).postings).toHaveLength(1);
});
