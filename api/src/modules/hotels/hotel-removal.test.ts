import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { joinHotel, makeHotel, makeStaff, makeUser } from "../../testing/factories-core.ts";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { codeOf } from "../../testing/invitations.ts";
import { arrangeRace, tally } from "../../testing/races.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { deleteHotel } from "./hotel-removal.queries.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-exports-"));
const api = await testApp({ settings: { EXPORT_FOLDER: folder } });
const { owner, database, request } = api;
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const superAdmin = await api.makeSuperAdmin();
const remove = (hotelId: string, name: string, as = superAdmin) =>
  request("DELETE", `/hotels/${hotelId}`, { as, body: { name } });
const nameOf = async (hotelId: string): Promise<string | undefined> =>
  (await owner`select name from hotels where id = ${hotelId}`)[0]?.name;
const exportsOf = async (hotelId: string) =>
  (await fs.readdir(folder)).filter((name) => name.includes(hotelId));

describe("deleting a hotel", () => {
  it("SYS-05 exports it completely and deletes all its rows, and no other hotel's", async () => {
    const [doomed, other] = [await makeHotelWorld(owner), await makeHotelWorld(owner)];
    const answer = await remove(doomed.hotelId, (await nameOf(doomed.hotelId)) ?? "");
    expect(answer.status).toBe(204);
    expect(await nameOf(doomed.hotelId)).toBeUndefined();
    const [file] = await exportsOf(doomed.hotelId);
    expect(file).toMatch(/^2026-11-21T.*\.jsonl\.gz$/);
    const { mode, size } = await fs.stat(path.join(folder, file ?? ""));
    expect([mode & 0o777, size > 1_000]).toEqual([0o600, true]);
    expect(await nameOf(other.hotelId)).toBeTruthy();
    const [left] = await owner`select count(*) from postings where hotel_id = ${other.hotelId}`;
    expect(left?.count).toBeGreaterThan(0);
    expect(await codeOf(await remove(doomed.hotelId, "again"))).toBe("hotel.not-found");
  });

  it("SYS-05 gives a repeated request the same answer after a lost one, and does nothing else", async () => {
    const hotelId = await makeHotel(database, { name: "Hôtel Royal" });
    expect((await remove(hotelId, "Hôtel Royal")).status).toBe(204);
    expect((await remove(hotelId, "Hôtel Royal")).status).toBe(204);
    expect(await exportsOf(hotelId)).toHaveLength(1);
    expect(await codeOf(await remove(hotelId, "Hôtel Loyal"))).toBe("hotel.not-found");
    expect(await codeOf(await remove(randomUUID(), "Hôtel Royal"))).toBe("hotel.not-found");
  });

  it("SYS-05 requires the hotel's name", async () => {
    const hotelId = await makeHotel(database, { name: "Hôtel Royal" });
    const answer = await remove(hotelId, "Hôtel Loyal");
    expect(await answer.json()).toMatchObject({
      status: 409,
      code: "hotel.other-name",
      params: { name: "Hôtel Royal" },
    });
    expect(await nameOf(hotelId)).toBe("Hôtel Royal");
    expect(await exportsOf(hotelId)).toEqual([]);
  });

  it("SYS-05 is refused while the schema has a hotel table that it would miss", async () => {
    const hotelId = await makeHotel(database, { name: "Hôtel Royal" });
    await owner`create table loose (hotel_id uuid not null, id uuid primary key)`;
    expect(await codeOf(await remove(hotelId, "Hôtel Royal"))).toBe("hotel.export-failed");
    expect(await nameOf(hotelId)).toBe("Hôtel Royal");
    await owner`drop table loose`;
    expect((await remove(hotelId, "Hôtel Royal")).status).toBe(204);
  });

  it("SYS-05 deletes nothing when the export can't be written", async () => {
    const hotelId = await makeHotel(database, { name: "Hôtel Royal" });
    const file = path.join(folder, "not-a-folder");
    await fs.writeFile(file, "");
    for (const EXPORT_FOLDER of [path.join(file, "exports"), ""]) {
      const other = appOver(api, { settings: { EXPORT_FOLDER } });
      const answer = await other.request("DELETE", `/hotels/${hotelId}`, {
        as: superAdmin,
        body: { name: "Hôtel Royal" },
      });
      expect([answer.status, await codeOf(answer)]).toEqual([500, "hotel.export-failed"]);
    }
    expect(await nameOf(hotelId)).toBe("Hôtel Royal");
    expect(await exportsOf(hotelId)).toEqual([]);
  });

  it("SYS-05 is refused for a hotel admin", async () => {
    const admin = await makeStaff(database);
    const answer = await remove(admin.hotelId, (await nameOf(admin.hotelId)) ?? "", admin);
    expect([answer.status, await codeOf(answer)]).toEqual([403, "super-admin.required"]);
    expect(await nameOf(admin.hotelId)).toBeTruthy();
  });

  it("SYS-05 keeps its users' accounts and their other hotels", async () => {
    const [here, there] = [await makeHotel(database), await makeHotel(database)];
    const both = await makeStaff(database, { hotelId: here, role: "front-office" });
    await joinHotel(database, both, { hotelId: there, role: "housekeeping" });
    const alone = await makeStaff(database, { hotelId: here });
    const cookies = { both: await api.signIn(both), alone: await api.signIn(alone) };
    await remove(here, (await nameOf(here)) ?? "");
    const seen = async (cookie: string) => {
      const answer = await request("GET", "/session", { headers: { cookie } });
      const { hotels } = (await answer.json()) as { hotels: { hotelId: string }[] };
      return hotels.map(({ hotelId }) => hotelId);
    };
    expect(await seen(cookies.both)).toEqual([there]);
    expect(await seen(cookies.alone)).toEqual([]);
    const desk = await request("GET", `/hotels/${here}/day-grid`, {
      headers: { cookie: cookies.both },
    });
    expect(await codeOf(desk)).toBe("hotel.not-found");
  });

  it("SYS-05 voids its sign-in links", async () => {
    const admin = await makeStaff(database);
    const body = { email: `new-${randomUUID()}@hotel.test`, displayName: "", sections: ["pos"] };
    await request("POST", `/hotels/${admin.hotelId}/users`, { as: admin, body });
    await remove(admin.hotelId, (await nameOf(admin.hotelId)) ?? "");
    expect(await owner`select from sign_in_links where email = ${body.email}`).toEqual([]);
  });

  it("SYS-05 X-07 deletes the mails with those links, and keeps another hotel's link and mail", async () => {
    const [admin, elsewhere] = [await makeStaff(database), await makeStaff(database)];
    const body = { email: `new-${randomUUID()}@hotel.test`, displayName: "" };
    for (const as of [elsewhere, admin])
      await request("POST", `/hotels/${as.hotelId}/users`, { as, body });
    await remove(admin.hotelId, (await nameOf(admin.hotelId)) ?? "");
    const kept = { for_hotel_id: elsewhere.hotelId };
    expect(
      await owner`select for_hotel_id from sign_in_links where email = ${body.email} and voided_at is null`,
    ).toEqual([kept]);
    expect(
      await owner`select for_hotel_id from outgoing_mails where recipient = ${body.email}`,
    ).toEqual([kept]);
  });

  it("SYS-05 waits for running writes; later writes get 'hotel not found'", async () => {
    const hotelId = await makeHotel(database, { name: "Hôtel Royal" });
    const outcomes = await arrangeRace(
      api,
      (tx) => tx`select from hotels where id = ${hotelId} for update`,
      () => [remove(hotelId, "Hôtel Royal"), remove(hotelId, "Hôtel Royal")].map(empty),
    );
    expect(tally(outcomes)).toEqual({ 204: 2 });
    expect(await exportsOf(hotelId)).toHaveLength(1);
    const admin = await makeStaff(database);
    const name = (await nameOf(admin.hotelId)) ?? "";
    const [written] = await arrangeRace(
      api,
      (tx) => tx`select from hotels where id = ${admin.hotelId} for no key update`,
      () => [empty(remove(admin.hotelId, name))],
      (tx) => tx`insert into floors (hotel_id, id, name, position)
        values (${admin.hotelId}, ${randomUUID()}, 'At the last moment', 1)`,
    );
    expect(written?.status).toBe(204);
    const [file] = await exportsOf(admin.hotelId);
    expect(file).toBeTruthy();
  });
});

/** A 204 has no body that a tally could read. */
async function empty(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status !== 204) return response;
  return { status: 204, json: async () => ({}) } as Response;
}

describe("remove_hotel", () => {
  const within = (hotelId: string, query: ReturnType<typeof sql>) =>
    database.withHotel(hotelId as never, (tx) => tx.execute(query));

  it("SYS-05 INV-11 is needed: the application may not delete a hotel, a posting or a line of the trail", async () => {
    const { hotelId } = await makeHotelWorld(owner);
    for (const table of ["hotels", "bookings", "folios", "postings", "booking_history", "changes"])
      await expect(within(hotelId, sql.raw(`delete from ${table}`))).rejects.toMatchObject({
        cause: { code: "42501" },
      });
  });

  it("SYS-05 works only in the hotel's own scope and with its name", async () => {
    const [here, there] = [await makeHotelWorld(owner), await makeHotelWorld(owner)];
    const name = await nameOf(there.hotelId);
    await expect(
      within(here.hotelId, sql`select remove_hotel(${there.hotelId}, ${name})`),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
    await expect(
      database.system.execute(sql`select remove_hotel(${there.hotelId}, ${name})`),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
    const [wrong] = await within(
      there.hotelId,
      sql`select remove_hotel(${there.hotelId}, 'another') as removed`,
    );
    expect(wrong?.removed).toBe(false);
    expect(await nameOf(there.hotelId)).toBe(name);
    await expect(
      database.withHotel(there.hotelId as HotelId, (tx) =>
        deleteHotel(tx, there.hotelId as HotelId, "another"),
      ),
    ).rejects.toThrow("did not remove the hotel");
    const stranger = await makeUser(database);
    expect(await codeOf(await remove(there.hotelId, name ?? "", stranger))).toBe(
      "super-admin.required",
    );
  });
});

it("SYS-05 FO-04 an open screen of the hotel gets the removal, and stays signed in", async () => {
  const staff = await makeStaff(database);
  const { live } = api.app.runtime;
  await live.start();
  const told: string[] = [];
  const outlet = {
    write: (frame: Buffer) => told.push(String(frame)),
    end: (frame: Buffer) => told.push(String(frame)),
    writableLength: 0,
  };
  const cookie = await api.signIn(staff);
  const sessionToken = api.app.runtime.sessions.tokenFrom(cookie) ?? "";
  await live.open({ ...staff, sessionToken, outlet }, undefined);
  await remove(staff.hotelId, (await nameOf(staff.hotelId)) ?? "");
  await vi.waitFor(() => expect(told.join("")).toContain("hotel-removed"));
  expect(told.join("")).not.toContain("signed-out");
  expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(200);
  await live.stop();
});
