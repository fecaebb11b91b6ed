import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Section } from "@funduq/shared-types/contracts/user";
import { afterAll, describe, expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { makeBooking } from "../testing/factories-bookings.ts";
import { joinHotel, makeHotel, makeStaff, type TestStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";
import type { Database } from "./db/database.ts";
import { LiveHub } from "./live-hub.ts";
import type { Listener, ListenerCheck } from "./session-store.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-exports-"));
const api = await testApp({ settings: { EXPORT_FOLDER: folder } });
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

/** A screen that records the events that it receives. */
function aScreen() {
  const frames: string[] = [];
  const keep = (frame: Buffer) => void frames.push(String(frame));
  return { outlet: { write: keep, end: keep, writableLength: 0 }, told: () => frames.join("") };
}

/** A hub of another process, which may receive notifications with a delay. */
async function aHub(database: Database = api.database) {
  const { log, metrics, sessions } = api.app.runtime;
  const { checkListeners } = sessions;
  const hub = new LiveHub({ database, log, metrics, checkListeners });
  await hub.start();
  return hub;
}

async function tokenOf(staff: TestStaff): Promise<string> {
  return api.app.runtime.sessions.tokenFrom(await api.signIn(staff)) ?? "";
}

it("T5 sends no change to a user who lost their rights before it was read", async () => {
  const staff = await makeStaff(api.database);
  let disabling = false;
  let [asked, read] = [0, 0];
  let disabled = false;
  const database: Database = {
    ...api.database,
    // The rights end at the moment the changes are read.
    withHotel: async (hotelId, work) => {
      const result = await api.database.withHotel(hotelId, work);
      read++;
      disabled = disabling;
      return result;
    },
  };
  const { log, metrics } = api.app.runtime;
  const checkListeners = async (listeners: readonly Listener[]): Promise<ListenerCheck[]> => {
    asked++;
    const lost = disabled ? "signed-out" : undefined;
    return listeners.map(() => ({ lost, principal: undefined, changeSeq: 0 }));
  };
  const hub = new LiveHub({ database, log, metrics, checkListeners });
  await hub.start();
  const { outlet, told } = aScreen();
  await hub.open({ ...staff, sessionToken: "token", outlet }, undefined);
  // Reads once while it catches up, and once after it has joined.
  await eventually(() => expect([asked, read]).toEqual([1, 2]));

  disabling = true;
  const status = `/hotels/${staff.hotelId}/users/${staff.hotelUserId}/status`;
  await api.request("PUT", status, { as: staff, body: { status: "active" } });
  await eventually(() => expect(told()).toContain("signed-out"));

  expect(told()).not.toContain('"User"');
  await hub.stop();
});

it("T5 sends no missed changes to a user whose rights ended while the stream was opened", async () => {
  const admin = await makeStaff(api.database);
  const clerk = await makeStaff(api.database, { hotelId: admin.hotelId, role: "front-office" });
  const sessionToken = await tokenOf(clerk);
  await api.request("PUT", `/hotels/${admin.hotelId}/users/${clerk.hotelUserId}/status`, {
    as: admin,
    body: { status: "disabled" },
  });
  const hub = await aHub();
  const { outlet, told } = aScreen();
  await hub.open({ ...clerk, sessionToken, outlet }, 0);
  await eventually(() => expect(told()).toContain("closed"));
  expect(told()).not.toContain('"User"');
  await hub.stop();
});

describe("AUTH-19 AUTH-17 a stream and its user's rights", () => {
  const change = (admin: TestStaff, clerk: TestStaff, wanted: object) =>
    api.request("PUT", `/hotels/${admin.hotelId}/users/${clerk.hotelUserId}`, {
      as: admin,
      body: { displayName: "", sections: [], status: "active", version: 1, ...wanted },
    });

  it("ends when the user loses the last section, without sending that change", async () => {
    const admin = await makeStaff(api.database);
    const sections: Section[] = ["pos"];
    const { hotelId } = admin;
    const clerk = await makeStaff(api.database, { hotelId, role: "employee", sections });
    const hub = await aHub();
    const { outlet, told } = aScreen();
    await hub.open({ ...clerk, sessionToken: await tokenOf(clerk), outlet }, undefined);

    expect((await change(admin, clerk, { role: "employee" })).status).toBe(200);
    await eventually(() => expect(told()).toContain('{"reason":"no-access"}'));

    expect(told()).not.toContain('"User"');
    await hub.stop();
  });

  it("continues for a user who is demoted and may still see the hotel", async () => {
    const admin = await makeStaff(api.database);
    const { hotelId } = admin;
    const clerk = await makeStaff(api.database, { hotelId, role: "manager" });
    const hub = await aHub();
    const { outlet, told } = aScreen();
    await hub.open({ ...clerk, sessionToken: await tokenOf(clerk), outlet }, undefined);

    await change(admin, clerk, { role: "employee", sections: ["housekeeping"] });
    await eventually(() => expect(told()).toContain('"User"'));

    expect(told()).not.toContain("closed");
    await hub.stop();
  });

  it("FO-04 AUTH-16 sends the changed id only to users who may read it, marks their own changes, and never sends who made one", async () => {
    const stay = await makeBooking(api.database);
    const { staff, hotelId } = stay;
    const hub = await aHub();
    const open = async (listener: TestStaff, after?: number) => {
      const { outlet, told } = aScreen();
      await hub.open({ ...listener, sessionToken: await tokenOf(listener), outlet }, after);
      const heard = () =>
        [...told().matchAll(/^data: (.*"tags".*)$/gmu)].map(([, json = ""]) => JSON.parse(json));
      return { told, heard };
    };
    const desk = await makeStaff(api.database, { hotelId, role: "front-office" });
    const waiter = await makeStaff(api.database, { hotelId, role: "employee", sections: ["pos"] });
    const screens = [await open(staff), await open(desk), await open(waiter)];

    const path = `/hotels/${hotelId}/bookings/${stay.bookingId}/cancel`;
    const body = { version: 1, reason: "Late flight" };
    expect((await api.request("POST", path, { as: staff, body })).status).toBe(200);
    for (const { heard } of screens) await eventually(() => expect(heard()).toHaveLength(1));

    const [own, desks, waiters] = screens.map(({ heard }) => heard()[0]);
    const { seq, tags } = own;
    expect(own).toEqual({ seq, tags, own: true, entityId: stay.bookingId });
    expect(desks).toEqual({ seq, tags, own: false, entityId: stay.bookingId });
    expect(waiters).toEqual({ seq, tags, own: false });
    // The same for missed changes, which are read when a stream is opened.
    const back = [await open(desk, seq - 1), await open(waiter, seq - 1)];
    for (const { heard } of back) await eventually(() => expect(heard()).toHaveLength(1));
    expect(back.map(({ heard }) => heard()[0])).toEqual([desks, waiters]);
    for (const { told } of [...screens, ...back]) expect(told()).not.toContain(staff.userId);
    await hub.stop();
  });

  it("AUTH-19 after a demotion, sends only the ids that the new role may read", async () => {
    const admin = await makeStaff(api.database);
    const { hotelId } = admin;
    const clerk = await makeStaff(api.database, { hotelId, role: "manager" });
    const hub = await aHub();
    const { outlet, told } = aScreen();
    await hub.open({ ...clerk, sessionToken: await tokenOf(clerk), outlet }, undefined);
    await change(admin, clerk, { role: "manager", displayName: "Nadia" });
    await eventually(() => expect(told()).toContain('"User"'));
    expect(told()).toContain(clerk.hotelUserId);
    const before = told();
    await change(admin, clerk, { role: "employee", sections: ["housekeeping"], version: 2 });
    await eventually(() => expect(told().slice(before.length)).toContain('"User"'));
    expect(told().slice(before.length)).not.toContain(clerk.hotelUserId);
    await hub.stop();
  });

  it("X-07 ends in the hotel that disables the user, keeps the session, and continues in another hotel", async () => {
    const admin = await makeStaff(api.database);
    const clerk = await makeStaff(api.database, { hotelId: admin.hotelId, role: "front-office" });
    const elsewhere = await makeHotel(api.database);
    await joinHotel(api.database, clerk, { hotelId: elsewhere, role: "front-office" });
    const sessionToken = await tokenOf(clerk);
    const hub = await aHub();
    const [here, there] = [aScreen(), aScreen()];
    await hub.open({ ...clerk, sessionToken, outlet: here.outlet }, undefined);
    const reader = { ...clerk, hotelId: elsewhere, sessionToken, outlet: there.outlet };
    await hub.open(reader, undefined);

    await change(admin, clerk, { role: "front-office", status: "disabled" });
    await eventually(() => expect(here.told()).toContain("closed"));

    expect(here.told()).toContain('{"reason":"no-access"}');
    expect(there.told()).not.toContain("closed");
    expect(hub.streamCount()).toBe(1);
    await hub.stop();
  });
});

it("checks the streams of all hotels with one query, and reads only hotels with missed changes", async () => {
  const { log, metrics, sessions } = api.app.runtime;
  const [changed, left, quiet] = [
    await makeStaff(api.database),
    await makeStaff(api.database),
    await makeStaff(api.database),
  ];
  let reconnected = () => {};
  const checked: number[] = [];
  const read: string[] = [];
  const hub = new LiveHub({
    log,
    metrics,
    database: {
      ...api.database,
      withHotel: (hotelId, work) => {
        read.push(hotelId);
        return api.database.withHotel(hotelId, work);
      },
      // Receives no notification, so that only the check can find the committed changes.
      listen: async (_channel, _hear, onReconnect) => {
        reconnected = onReconnect ?? reconnected;
        return async () => {};
      },
    },
    checkListeners: (listeners) => {
      checked.push(listeners.length);
      return sessions.checkListeners(listeners);
    },
  });
  await hub.start();
  const open = async (staff: TestStaff) => {
    const { outlet, told } = aScreen();
    await hub.open({ ...staff, sessionToken: await tokenOf(staff), outlet }, undefined);
    return told;
  };
  const told = { changed: await open(changed), left: await open(left), quiet: await open(quiet) };
  await eventually(() => expect([checked.length, read.length]).toEqual([3, 6]));
  checked.length = 0;
  read.length = 0;

  const status = `/hotels/${changed.hotelId}/users/${changed.hotelUserId}/status`;
  await api.request("PUT", status, { as: changed, body: { status: "active" } });
  await api.owner`delete from sessions where user_id = ${left.userId}`;
  reconnected();
  await eventually(() => expect(told.changed()).toContain('"User"'));

  expect(told.left()).toContain("signed-out");
  expect(told.quiet()).not.toContain("closed");
  // The streams of all three hotels, then the hotel with the change once more after its changes were read.
  expect(checked).toEqual([3, 1]);
  expect(read).toEqual([changed.hotelId]);
  await hub.stop();
});

describe("SYS-05 a removed hotel's streams", () => {
  it.each([
    ["before the removal's own message is heard", true],
    ["by the removal's own message", false],
  ])("end as such when they are looked at %s", async (_, isLate) => {
    const staff = await makeStaff(api.database);
    const as = await api.makeSuperAdmin();
    const [hotel] = await api.owner`select name from hotels where id = ${staff.hotelId}`;
    const heard: ((message: string) => void)[] = [];
    const hub = await aHub({
      ...api.database,
      listen: (channel, hear, onReconnect) => {
        heard.push(hear);
        const late = (message: string) => isLate && message.startsWith("removed:");
        return api.database.listen(channel, (said) => late(said) || hear(said), onReconnect);
      },
    });
    const { outlet, told } = aScreen();
    await hub.open({ ...staff, sessionToken: await tokenOf(staff), outlet }, undefined);

    const path = `/hotels/${staff.hotelId}`;
    const removed = await api.request("DELETE", path, { as, body: { name: hotel?.name } });
    expect(removed.status).toBe(204);
    if (isLate) heard[0]?.(`hotel:${staff.hotelId}`);

    await eventually(() => expect(told()).toContain("closed"));
    expect(told()).toContain('{"reason":"hotel-removed"}');
    await hub.stop();
  });
});
