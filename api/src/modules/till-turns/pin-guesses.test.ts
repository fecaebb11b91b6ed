import { verify } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { outcomeOf, tally } from "../../testing/races.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { askTurn, setPin } from "../../testing/till-pins.ts";

const api = await testApp();
const { owner, database } = api;

async function aTill() {
  const waiter = await makeStaff(database, { role: "employee", sections: ["pos"] });
  const manager = await makeStaff(database, { hotelId: waiter.hotelId, role: "pos-manager" });
  await setPin(api, manager, "2580");
  const guess = (pin: string, process = api) =>
    askTurn(process, { as: waiter, person: manager, pin });
  return { waiter, manager, guess };
}

const letBlockEnd = (userId: string) =>
  owner`update staff_pins set blocked_until = now() - interval '1 second' where user_id = ${userId}`;
const letDayEnd = (userId: string) =>
  owner`update staff_pins set day_began_at = now() - interval '25 hours' where user_id = ${userId}`;

describe("guesses of a PIN", () => {
  it("POS-15 of twenty at once, by two processes, at most five are checked", async () => {
    const { manager, guess } = await aTill();
    const processes = [appOver(api), appOver(api)] as const;
    const computed = () => {
      const [one, two] = processes;
      return one.app.runtime.hashing.computed() + two.app.runtime.hashing.computed();
    };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guess(`90${10 + n}`, processes[n % 2 ? 0 : 1])),
    );
    expect(computed()).toBe(5);
    expect(tally(outcomes)).toEqual({ "401 till-pin.wrong": 5, "429 till-pin.blocked": 15 });
    const [pin] = await owner`select failures from staff_pins where user_id = ${manager.userId}`;
    expect(pin?.failures).toBe(5);
  });

  it("POS-15 block the PIN for 5 minutes, then twice as long, an hour at most; the right PIN ends the count", async () => {
    const { manager, guess } = await aTill();
    const waits: unknown[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 5; n += 1)
        expect(await guess("9090")).toMatchObject({ code: "till-pin.wrong" });
      const blocked = await guess("2580");
      expect(blocked.code).toBe("till-pin.blocked");
      waits.push((blocked.body as { params: { minutes: number } }).params.minutes);
      await letBlockEnd(manager.userId);
      await letDayEnd(manager.userId);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
    expect((await guess("2580")).status).toBe(200);
    for (let n = 0; n < 4; n += 1) await guess("9090");
    expect((await guess("2580")).status).toBe(200);
  });

  it("POS-15 twenty in a day block the PIN until that day is over, also with right ones in between", async () => {
    const { waiter, manager, guess } = await aTill();
    for (let round = 0; round < 5; round += 1) {
      for (let n = 0; n < 4; n += 1)
        expect(await guess("9090")).toMatchObject({ code: "till-pin.wrong" });
      if (round < 4) expect((await guess("2580")).status).toBe(200);
    }
    const blocked = await guess("2580");
    expect(blocked.code).toBe("till-pin.blocked");
    const { minutes } = (blocked.body as { params: { minutes: number } }).params;
    expect(minutes).toBeGreaterThan(23 * 60);
    const trail = await owner`
      select by_user_id, entity_id from changes where hotel_id = ${waiter.hotelId} and action = 'till-pins.blocked'`;
    expect([...trail]).toEqual([{ by_user_id: waiter.userId, entity_id: manager.hotelUserId }]);
    await letBlockEnd(manager.userId);
    await letDayEnd(manager.userId);
    expect((await guess("2580")).status).toBe(200);
  });

  it("POS-15 of one person do not block another one", async () => {
    const { waiter, guess } = await aTill();
    for (let n = 0; n < 5; n += 1) await guess("9090");
    await setPin(api, waiter, "1379");
    const own = await askTurn(api, { as: waiter, person: waiter, pin: "1379" });
    expect(own.status).toBe(200);
  });

  it("POS-15 of somebody without a PIN are answered as a wrong one, and cost nothing", async () => {
    const { waiter, manager } = await aTill();
    const app = appOver(api);
    const outcome = await askTurn(app, { as: manager, person: waiter, pin: "2580" });
    expect([outcome.status, outcome.code]).toEqual([401, "till-pin.wrong"]);
    expect(app.app.runtime.hashing.computed()).toBe(0);
  });

  it("POS-15 that could not be checked do not count", async () => {
    const { manager, guess } = await aTill();
    const app = appOver(api);
    app.app.runtime.hashing.fits = async () => {
      throw new Error("the process has no memory left");
    };
    expect((await guess("9090", app)).status).toBe(500);
    const [pin] = await owner`select failures from staff_pins where user_id = ${manager.userId}`;
    expect(pin?.failures).toBe(0);
  });
});

describe("one's own PIN", () => {
  const setOwn = async (
    as: Awaited<ReturnType<typeof makeStaff>>,
    body: { pin: string; password?: string },
  ) => {
    const response = await api.request("PUT", `/hotels/${as.hotelId}/till-pins/own`, {
      as,
      body: { password: TEST_PASSWORD, ...body },
    });
    return response.status === 204 ? { status: 204, code: undefined } : outcomeOf(response);
  };

  it("POS-15 is set with the password, is stored as a hash and is in no log and no audit trail", async () => {
    const { waiter, manager } = await aTill();
    expect(await setOwn(waiter, { pin: "48151623" })).toMatchObject({ status: 204 });
    const turn = await askTurn(api, { as: manager, person: waiter, pin: "48151623" });
    expect(turn.status).toBe(200);
    const [pin] = await owner`select pin_hash from staff_pins where user_id = ${waiter.userId}`;
    expect(pin?.pin_hash).toMatch(/^\$argon2id\$/u);
    expect(await verify(String(pin?.pin_hash), "48151623")).toBe(false);
    const trail = await owner`
      select action, details::text as details from changes where hotel_id = ${waiter.hotelId}`;
    expect(trail.map(({ action }) => action)).toContain("till-pins.set-own");
    expect(JSON.stringify([...trail]) + api.logged.join("")).not.toContain("48151623");
  });

  it("POS-15 is refused without the password, and when it is easy to guess", async () => {
    const { waiter } = await aTill();
    expect(await setOwn(waiter, { pin: "1234" })).toMatchObject({ code: "till-pin.guessable" });
    expect(await setOwn(waiter, { pin: "123" })).toMatchObject({ code: "request.invalid" });
    expect(await setOwn(waiter, { pin: "١٢٣٥" })).toMatchObject({ code: "request.invalid" });
    const wrong = await setOwn(waiter, { pin: "2580", password: "not-mine" });
    expect(wrong).toMatchObject({ status: 401, code: "session.wrong-password" });
    expect(await owner`select from staff_pins where user_id = ${waiter.userId}`).toEqual([]);
  });

  it("POS-15 a super admin without a place in the hotel has none", async () => {
    const { waiter } = await aTill();
    const boss = await api.makeSuperAdmin();
    const refused = await setOwn({ ...waiter, ...boss }, { pin: "2580" });
    expect(refused).toMatchObject({ code: "till-pin.staff-only" });
  });

  it("POS-15 is removed by who manages users, with the turns; the list of users says who has one", async () => {
    const { waiter, manager, guess } = await aTill();
    const admin = await makeStaff(database, { hotelId: waiter.hotelId });
    const { token } = (await guess("2580")).body as { token: string };
    expect(token).toHaveLength(43);
    const users = `/hotels/${waiter.hotelId}/users`;
    const withPin = async () => {
      const page = (await (await api.request("GET", users, { as: admin })).json()) as {
        users: { id: string; hasTillPin: boolean }[];
      };
      return page.users.filter(({ hasTillPin }) => hasTillPin).map(({ id }) => id);
    };
    expect(await withPin()).toEqual([manager.hotelUserId]);
    const path = `${users}/${manager.hotelUserId}/till-pin`;
    const byWaiter = await api.request("DELETE", path, { as: waiter, body: {} });
    expect(byWaiter.status).toBe(403);
    const adminsPath = `${users}/${admin.hotelUserId}/till-pin`;
    const head = await makeStaff(database, { hotelId: waiter.hotelId, role: "manager" });
    const byHead = await api.request("DELETE", adminsPath, { as: head, body: {} });
    expect(await outcomeOf(byHead)).toMatchObject({ status: 403, code: "user.admins-only" });
    expect((await api.request("DELETE", path, { as: admin, body: {} })).status).toBe(204);
    expect((await api.request("DELETE", path, { as: admin, body: {} })).status).toBe(204);
    expect(await withPin()).toEqual([]);
    expect(await owner`select from till_turns where user_id = ${manager.userId}`).toEqual([]);
    expect(await guess("2580")).toMatchObject({ code: "till-pin.wrong" });
  });
});
