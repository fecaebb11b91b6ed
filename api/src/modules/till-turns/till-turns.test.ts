import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import { TILL_TURN_HEADER } from "@funduq/shared-types/values/till-turn";
import { describe, expect, it } from "vitest";
import { openBillDesk } from "../../testing/bill-desk.ts";
import { makeStaff, TEST_PASSWORD, type TestStaff } from "../../testing/factories-core.ts";
import { outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";
import { askTurn, setPin, tokenOf } from "../../testing/till-pins.ts";

const api = await testApp();
const { owner, database } = api;

/** A restaurant where the waiter, the colleague and the manager have PINs, and a bill with a tea on it. */
async function aTill() {
  const desk = await openBillDesk(api);
  const { waiter, colleague, manager } = desk;
  await setPin(api, waiter, "1379");
  await setPin(api, colleague, "2460");
  await setPin(api, manager, "2580");
  await owner`update hotel_users set display_name = 'Nadia' where user_id = ${waiter.userId}`;
  await owner`update hotel_users set display_name = 'Samia' where user_id = ${manager.userId}`;
  const billId = await desk.openWith([desk.tea()]);
  const write = async (
    path: string,
    body: object,
    { as, turn, key }: { as: TestStaff; turn: string; key?: string },
  ) => {
    const options = { as, body, headers: { [TILL_TURN_HEADER]: turn } };
    return outcomeOf(
      await api.request("POST", `${desk.at}/${path}`, { ...options, ...(key && { key }) }),
    );
  };
  const order = (who: { as: TestStaff; turn: string }) =>
    write(
      `${billId}/operations`,
      { operations: [{ id: crypto.randomUUID(), ...desk.tea() }] },
      who,
    );
  const discount = async (who: { as: TestStaff; turn: string; key?: string }, version?: number) => {
    const current = version ?? (await desk.bill(billId)).version;
    const body = { lineId: null, discountBp: 1000, discountCentimes: 0, reason: "Regular" };
    return write(`${billId}/discount`, { version: current, ...body }, who);
  };
  const lastEntry = async () => {
    const admin = await makeStaff(database, { hotelId: manager.hotelId });
    const path = `/hotels/${manager.hotelId}/audit-trail`;
    const page = (await (await api.request("GET", path, { as: admin })).json()) as AuditPage;
    const [entry] = page.entries;
    return { by: entry?.by, asked: entry?.facts.find(({ what }) => what === "askedBy")?.after };
  };
  return { ...desk, billId, write, order, discount, lastEntry };
}

describe("a waiter's turn", () => {
  it("POS-15 makes what is written that person's, not that of who is signed in", async () => {
    const { waiter, colleague, order, billId } = await aTill();
    const turn = await tokenOf(api, { as: waiter, person: colleague, pin: "2460" });
    expect((await order({ as: waiter, turn })).status).toBe(200);
    const made = await owner`
      select by_user_id from changes where entity_id = ${billId} order by seq desc limit 1`;
    expect(made[0]?.by_user_id).toBe(colleague.userId);
  });

  it("POS-15 has the person's rights: a waiter at a manager's till does not discount, a manager at a waiter's does", async () => {
    const { waiter, manager, discount } = await aTill();
    const small = await tokenOf(api, { as: manager, person: waiter, pin: "1379" });
    expect(await discount({ as: manager, turn: small })).toMatchObject({
      status: 403,
      code: "section.denied",
    });
    const great = await tokenOf(api, { as: waiter, person: manager, pin: "2580" });
    expect((await discount({ as: waiter, turn: great })).status).toBe(200);
  });

  it("POS-15 ends when another one is taken at that till, when it is locked, and with the session", async () => {
    const { waiter, colleague, manager, order } = await aTill();
    const first = await tokenOf(api, { as: waiter, person: colleague, pin: "2460" });
    const second = await tokenOf(api, { as: waiter, person: manager, pin: "2580", turn: first });
    const ended = { status: 401, code: "till-turn.ended" };
    expect(await order({ as: waiter, turn: first })).toMatchObject(ended);
    expect((await order({ as: waiter, turn: second })).status).toBe(200);
    const lock = await api.request("DELETE", `/hotels/${waiter.hotelId}/till-turns/current`, {
      as: waiter,
      body: {},
      headers: { [TILL_TURN_HEADER]: second },
    });
    expect(lock.status).toBe(204);
    expect(await order({ as: waiter, turn: second })).toMatchObject(ended);
    const third = await tokenOf(api, { as: waiter, person: manager, pin: "2580" });
    expect((await order({ as: waiter, turn: third })).status).toBe(200);
    await owner`delete from sessions where user_id = ${waiter.userId}`;
    expect(await owner`select from till_turns where user_id = ${manager.userId}`).toEqual([]);
  });

  it("POS-15 ends for a person who is disabled, with the right, and after 12 hours", async () => {
    const { waiter, colleague, order } = await aTill();
    const turn = await tokenOf(api, { as: waiter, person: colleague, pin: "2460" });
    const set = (what: string) =>
      owner.unsafe(`update hotel_users set ${what} where user_id = '${colleague.userId}'`);
    await set("status = 'disabled'");
    expect(await order({ as: waiter, turn })).toMatchObject({ code: "till-turn.ended" });
    await set("status = 'active', sections = '{}'");
    expect(await order({ as: waiter, turn })).toMatchObject({ code: "section.denied" });
    await set("sections = '{pos}'");
    expect((await order({ as: waiter, turn })).status).toBe(200);
    const [row] = await owner`
      select expires_at - created_at = interval '12 hours' as is_half_a_day from till_turns
      where user_id = ${colleague.userId}`;
    expect(row?.is_half_a_day).toBe(true);
    await owner`update till_turns set created_at = now() - interval '13 hours',
      expires_at = now() - interval '1 hour' where user_id = ${colleague.userId}`;
    expect(await order({ as: waiter, turn })).toMatchObject({ code: "till-turn.ended" });
  });

  it("X-07 is of one session and one hotel, and its token is stored as a hash", async () => {
    const [here, elsewhere] = [await aTill(), await aTill()];
    const { waiter, colleague, manager } = here;
    const turn = await tokenOf(api, { as: waiter, person: manager, pin: "2580" });
    const ended = { status: 401, code: "till-turn.ended" };
    expect(await here.order({ as: colleague, turn })).toMatchObject(ended);
    expect(await elsewhere.order({ as: elsewhere.waiter, turn })).toMatchObject(ended);
    expect(await here.order({ as: waiter, turn: "unknown" })).toMatchObject(ended);
    const stored = await owner`select token_hash from till_turns where token_hash = ${turn}`;
    expect(stored).toEqual([]);
  });

  it("POS-15 X-07 opens no route but those of the till, and not one's own PIN", async () => {
    const { waiter, manager } = await aTill();
    const turn = await tokenOf(api, { as: manager, person: waiter, pin: "1379" });
    const headers = { [TILL_TURN_HEADER]: turn };
    const at = `/hotels/${manager.hotelId}`;
    const refused = { status: 403, code: "till-turn.not-here" };
    for (const [method, path, body] of [
      ["GET", "/session", undefined],
      ["GET", `${at}/day-grid`, undefined],
      ["PUT", `${at}/till-pins/own`, { pin: "2580", password: "x" }],
      ["POST", `${at}/till-pins/own/removal`, { password: "x" }],
      ["DELETE", `${at}/users/${manager.hotelUserId}/till-pin`, {}],
    ] as const) {
      const answer = await api.request(method, path, { as: manager, body, headers });
      expect(await outcomeOf(answer), path).toMatchObject(refused);
    }
    const people = await api.request("GET", `${at}/till-people`, { as: manager, headers });
    expect(people.status).toBe(200);
  });

  it("POS-15 ends with one's own PIN, which is removed with the password, once", async () => {
    const { waiter, colleague, order } = await aTill();
    const turn = await tokenOf(api, { as: waiter, person: colleague, pin: "2460" });
    const path = `/hotels/${colleague.hotelId}/till-pins/own/removal`;
    const remove = (password: string) =>
      api.request("POST", path, { as: colleague, body: { password } });
    expect(await outcomeOf(await remove("not mine"))).toMatchObject({
      code: "session.wrong-password",
    });
    expect((await order({ as: waiter, turn })).status).toBe(200);
    expect((await remove(TEST_PASSWORD)).status).toBe(204);
    expect((await remove(TEST_PASSWORD)).status).toBe(204);
    expect(await order({ as: waiter, turn })).toMatchObject({ code: "till-turn.ended" });
    const [left] = await owner`
      select count(*)::int as pins from staff_pins where user_id = ${colleague.userId}`;
    const [trail] = await owner`select count(*)::int as entries from changes
      where action = 'till-pins.remove-own' and by_user_id = ${colleague.userId}`;
    expect([left?.pins, trail?.entries]).toEqual([0, 1]);
  });

  it("POS-15 the session's own right to the till must hold", async () => {
    const { waiter, manager, order } = await aTill();
    const turn = await tokenOf(api, { as: waiter, person: manager, pin: "2580" });
    await owner`update hotel_users set sections = '{}' where user_id = ${waiter.userId}`;
    expect(await order({ as: waiter, turn })).toMatchObject({ code: "section.denied" });
  });

  it("POS-15 who may take one is listed by name: people with a PIN and the right", async () => {
    const { waiter, manager } = await aTill();
    const clerk = await makeStaff(database, { hotelId: waiter.hotelId, role: "housekeeping" });
    await setPin(api, clerk, "3141");
    const list = await api.request("GET", `/hotels/${waiter.hotelId}/till-people`, { as: waiter });
    const { people, hasOwnPin } = (await list.json()) as {
      people: { userId: string; mayCorrect: boolean }[];
      hasOwnPin: boolean;
    };
    expect(people).toHaveLength(3);
    expect(people.filter(({ mayCorrect }) => mayCorrect).map(({ userId }) => userId)).toEqual([
      manager.userId,
    ]);
    expect(hasOwnPin).toBe(true);
    const asClerk = await askTurn(api, { as: waiter, person: clerk, pin: "3141" });
    expect(asClerk.code).toBe("till-pin.wrong");
  });
});

describe("a manager's approval", () => {
  it("POS-11 lets one write through; the audit trail names the manager and who asked", async () => {
    const { waiter, manager, discount, lastEntry } = await aTill();
    const approval = { as: waiter, person: manager, pin: "2580", purpose: "approval" };
    const turn = await tokenOf(api, approval);
    expect((await discount({ as: waiter, turn })).status).toBe(200);
    expect(await lastEntry()).toEqual({ by: "Samia", asked: "Nadia" });
    expect(await discount({ as: waiter, turn })).toMatchObject({ code: "till-approval.ended" });
  });

  it("POS-11 names the waiter whose turn it was, not who is signed in", async () => {
    const { waiter, colleague, manager, discount, lastEntry } = await aTill();
    const mine = await tokenOf(api, { as: colleague, person: waiter, pin: "1379" });
    const wish = { as: colleague, person: manager, pin: "2580", purpose: "approval", turn: mine };
    const turn = await tokenOf(api, wish);
    expect((await discount({ as: colleague, turn })).status).toBe(200);
    expect(await lastEntry()).toEqual({ by: "Samia", asked: "Nadia" });
  });

  it("POS-11 used by ten writes at once lets one through", async () => {
    const { waiter, manager, write, billId } = await aTill();
    const turn = await tokenOf(api, {
      as: waiter,
      person: manager,
      pin: "2580",
      purpose: "approval",
    });
    const body = { lineId: null, discountBp: 1000, discountCentimes: 0, reason: "Regular" };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        write(`${billId}/discount`, { version: 1, ...body }, { as: waiter, turn }),
      ),
    );
    expect(tally(outcomes)).toEqual({ "200": 1, "401 till-approval.ended": 9 });
  });

  it("POS-11 a repeat with the same key gets the first answer, also after two minutes and by another manager", async () => {
    const { waiter, manager, discount } = await aTill();
    const second = await makeStaff(database, { hotelId: manager.hotelId, role: "pos-manager" });
    await setPin(api, second, "9517");
    const approved = { as: waiter, purpose: "approval" };
    const turn = await tokenOf(api, { ...approved, person: manager, pin: "2580" });
    const key = crypto.randomUUID();
    const first = await discount({ as: waiter, turn, key }, 1);
    expect(first.status).toBe(200);
    await owner`update till_turns set created_at = now() - interval '1 hour',
      expires_at = now() - interval '50 minutes' where user_id = ${manager.userId}`;
    expect((await discount({ as: waiter, turn, key }, 1)).body).toEqual(first.body);
    const other = await tokenOf(api, { ...approved, person: second, pin: "9517" });
    expect((await discount({ as: waiter, turn: other, key }, 1)).body).toEqual(first.body);
  });

  it("POS-11 is kept where the write was refused, ends after two minutes, and reads nothing", async () => {
    const { waiter, manager, discount, at } = await aTill();
    const turn = await tokenOf(api, {
      as: waiter,
      person: manager,
      pin: "2580",
      purpose: "approval",
    });
    const read = await api.request("GET", at, {
      as: waiter,
      headers: { [TILL_TURN_HEADER]: turn },
    });
    expect(await outcomeOf(read)).toMatchObject({ code: "till-turn.not-here" });
    expect(await discount({ as: waiter, turn }, 99)).toMatchObject({ code: "bill.changed" });
    const lasts = await owner`
      select expires_at - created_at = interval '2 minutes' as ok from till_turns where user_id = ${manager.userId}`;
    expect(lasts[0]?.ok).toBe(true);
    await owner`update till_turns set created_at = now() - interval '3 minutes',
      expires_at = now() - interval '1 second' where user_id = ${manager.userId}`;
    expect(await discount({ as: waiter, turn })).toMatchObject({ code: "till-approval.ended" });
  });

  it("POS-11 is for corrections only: it orders nothing and takes no turn", async () => {
    const { waiter, colleague, manager, order } = await aTill();
    const approved = { as: waiter, person: manager, pin: "2580", purpose: "approval" };
    const turn = await tokenOf(api, approved);
    expect(await order({ as: waiter, turn })).toMatchObject({ code: "till-turn.not-here" });
    const next = await askTurn(api, { as: waiter, person: colleague, pin: "2460", turn });
    expect(next).toMatchObject({ status: 403, code: "till-turn.not-here" });
  });

  it("POS-11 of another manager is used by a repeated write, too", async () => {
    const { waiter, manager, discount } = await aTill();
    const second = await makeStaff(database, { hotelId: manager.hotelId, role: "pos-manager" });
    await setPin(api, second, "9517");
    const approved = { as: waiter, purpose: "approval" };
    const key = crypto.randomUUID();
    const turn = await tokenOf(api, { ...approved, person: manager, pin: "2580" });
    const first = await discount({ as: waiter, turn, key }, 1);
    const other = await tokenOf(api, { ...approved, person: second, pin: "9517" });
    expect((await discount({ as: waiter, turn: other, key }, 1)).body).toEqual(first.body);
    expect(await discount({ as: waiter, turn: other })).toMatchObject({
      code: "till-approval.ended",
    });
  });

  it("POS-11 is given by nobody who lacks the right", async () => {
    const { waiter, colleague } = await aTill();
    const wish = { as: waiter, person: colleague, pin: "2460", purpose: "approval" };
    expect(await askTurn(api, wish)).toMatchObject({ code: "till-pin.wrong" });
  });
});
