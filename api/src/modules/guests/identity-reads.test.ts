import type { IdentityReadsPage } from "@funduq/shared-types/contracts/identity-reads";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { allRoutes } from "../../routes.ts";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeGuest, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;

const passport = {
  nameOtherScript: null,
  phone: "0550 11 22 33",
  email: null,
  nationality: "DZ",
  idType: "Passport",
  idNumber: "178956432",
  idDeliveryDate: null,
  idExpireDate: null,
  idDeliveryPlace: "Oran",
  birthDate: "1990-02-28",
  birthPlace: "Tlemcen",
  address: null,
  profession: null,
};

const log = async (hotelId: string) => {
  const rows = await owner<{ guest: string; by: string; purpose: string }[]>`
    select guest_id as guest, read_by as by, purpose from identity_reads
    where hotel_id = ${hotelId} order by read_at, id`;
  return [...rows];
};

const forget = (hotelId: string) => owner`delete from identity_reads where hotel_id = ${hotelId}`;

/** A stay whose guest has shown a passport, and nothing noted so far. */
async function arrived() {
  const stay = await makeBooking(database, { checkInNow: true });
  const guestId = String(stay.booking.guests[0]?.guestId);
  const fullName = String(stay.booking.guests[0]?.fullName);
  const body = { ...passport, fullName, version: 1 };
  await request("PUT", at(stay, `/guests/${guestId}`), { as: stay.staff, body });
  await forget(stay.hotelId);
  return { stay, guestId, fullName };
}

const at = ({ hotelId }: { hotelId: string }, rest: string) => `/hotels/${hotelId}${rest}`;

const searched = (stay: TestBooking) =>
  request("POST", at(stay, "/guest-duplicates"), {
    as: stay.staff,
    body: { idNumber: "178956432" },
  });

/** Every way in which an identity leaves the API, and the word it is noted by. */
const doors: Record<string, (stay: TestBooking, guestId: string) => Promise<[Response, string]>> = {
  "guests.read": async (stay, guestId) => [
    await request("GET", at(stay, `/guests/${guestId}`), { as: stay.staff }),
    "record",
  ],
  "guests.duplicates": async (stay) => [await searched(stay), "suggested"],
  "police.report": async (stay) => [
    await request("GET", at(stay, "/police-report"), { as: stay.staff }),
    "police-report",
  ],
};

describe("the log of reads of identity documents", () => {
  it("POL-01 GST-02 knows every route whose answer says who somebody is", () => {
    const secrets = ["idNumber", "idDeliveryDate", "birthDate", "birthPlace"];
    const showing = allRoutes.filter(({ spec }) => {
      const answer = spec.response && JSON.stringify(z.toJSONSchema(spec.response, LOOSE));
      return secrets.some((field) => answer?.includes(`"${field}":`));
    });
    expect(showing.map(({ spec }) => spec.id).sort()).toEqual(Object.keys(doors).sort());
  });

  it.each(Object.entries(doors))("%s leaves a line: who, whose, what for", async (_, pass) => {
    const { stay, guestId } = await arrived();
    const [answer, purpose] = await pass(stay, guestId);
    expect(answer.ok).toBe(true);
    const shown = JSON.stringify(await answer.json());
    expect(shown).toMatch(/178956432|1990-02-28/);
    const lines = await log(stay.hotelId);
    expect(lines).toMatchObject([{ by: stay.staff.userId, purpose }]);
    expect(shown).toContain(lines[0]?.guest);
    expect(JSON.stringify(await owner`select * from identity_reads`)).not.toContain("178956432");
  });

  it.each(Object.entries(doors))("%s shows nothing where it can't be noted", async (_, pass) => {
    const { stay, guestId } = await arrived();
    const closed = `closed_${stay.hotelId.replaceAll("-", "")}`;
    await owner.unsafe(`alter table identity_reads add constraint ${closed}
      check (hotel_id <> '${stay.hotelId}')`);
    try {
      const [answer] = await pass(stay, guestId);
      expect(answer.ok).toBe(false);
      expect(await answer.text()).not.toMatch(/178956432|1990-02-28/);
    } finally {
      await owner.unsafe(`alter table identity_reads drop constraint ${closed}`);
    }
  });

  it("POL-02 whose forms are printed is noted each time; of nobody who is no guest here", async () => {
    const { stay, guestId } = await arrived();
    const print = (guestIds: string[]) =>
      request("POST", at(stay, "/police-report/prints"), { as: stay.staff, body: { guestIds } });
    expect((await print([guestId, guestId])).status).toBe(204);
    expect((await print([guestId])).status).toBe(204);
    const line = { guest: guestId, by: stay.staff.userId, purpose: "police-print" };
    expect(await log(stay.hotelId)).toEqual([line, line]);
    const elsewhere = await makeGuest(database, (await makeStaff(database)).hotelId);
    const refused = await print([guestId, elsewhere]);
    expect(await refused.json()).toMatchObject({ code: "police.form-not-found" });
    expect(await log(stay.hotelId)).toHaveLength(2);
  });

  it("GST-02 whose document a number is was said of a guest without a date of birth, too", async () => {
    const { stay, guestId, fullName } = await arrived();
    const body = { ...passport, fullName, birthDate: null, version: 2 };
    await request("PUT", at(stay, `/guests/${guestId}`), { as: stay.staff, body });
    await forget(stay.hotelId);
    await searched(stay);
    expect(await log(stay.hotelId)).toMatchObject([{ guest: guestId, purpose: "suggested" }]);
  });

  it("POL-01 a screen that is fetched again within ten minutes is one look, and no browser keeps it", async () => {
    const { stay, guestId } = await arrived();
    const look = (as: TestStaff) => request("GET", at(stay, "/police-report"), { as });
    const first = await look(stay.staff);
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(first.headers.get("etag")).toBeNull();
    await look(stay.staff);
    expect(await log(stay.hotelId)).toHaveLength(1);
    const colleague = await makeStaff(database, { hotelId: stay.hotelId });
    await look(colleague);
    expect(await log(stay.hotelId)).toMatchObject([
      { guest: guestId, by: stay.staff.userId },
      { guest: guestId, by: colleague.userId },
    ]);
    await owner`update identity_reads set read_at = read_at - interval '10 minutes'
      where hotel_id = ${stay.hotelId}`;
    await look(stay.staff);
    expect(await log(stay.hotelId)).toHaveLength(3);
  });

  it("can't be changed or emptied by any request", async () => {
    const { stay, guestId } = await arrived();
    await request("GET", at(stay, `/guests/${guestId}`), { as: stay.staff });
    const run = (statement: string) =>
      database.withHotel(stay.hotelId, (tx) => tx.execute(sql.raw(statement)));
    for (const statement of [
      "update identity_reads set read_by = read_by",
      "update identity_reads set guest_id = guest_id",
      "delete from identity_reads",
      "truncate identity_reads",
    ])
      await expect(run(statement)).rejects.toMatchObject({ cause: { code: "42501" } });
    expect(await log(stay.hotelId)).toHaveLength(1);
  });
});

describe("who looked at whose documents", () => {
  async function read(as: TestStaff, query = ""): Promise<IdentityReadsPage> {
    const answer = await request("GET", at(as, `/identity-reads${query}`), { as });
    expect(answer.status).toBe(200);
    return answer.json();
  }

  it("AUTH-17 is told to the hotel's admin, by guest, person, purpose and day of its clock", async () => {
    const { stay, guestId, fullName } = await arrived();
    const admin = await makeStaff(database, { hotelId: stay.hotelId, displayName: "Karim" });
    await request("GET", at(stay, `/guests/${guestId}`), { as: stay.staff });
    await request("GET", at(stay, "/police-report"), { as: admin });
    const page = await read(admin);
    expect(page.reads.map(({ purpose }) => purpose).sort()).toEqual(["police-report", "record"]);
    expect(page.people.map(({ id }) => id).sort()).toEqual(
      [stay.staff.userId, admin.userId].sort(),
    );
    const by = { id: admin.userId, name: "Karim" };
    expect((await read(admin, `?by=${admin.userId}`)).reads).toMatchObject([
      {
        by,
        purpose: "police-report",
        at: "2026-11-21T09:00:00.000Z",
        guest: { id: guestId, name: fullName },
      },
    ]);
    expect((await read(admin, "?purpose=record")).reads).toHaveLength(1);
    expect((await read(admin, `?guest=${guestId}`)).reads).toHaveLength(2);
    expect((await read(admin, `?guest=${crypto.randomUUID()}`)).reads).toEqual([]);
    // Midnight in Algiers is 23:00 UTC.
    await owner`update identity_reads set read_at = '2026-11-20T22:59:59Z'
      where hotel_id = ${stay.hotelId} and purpose = 'record'`;
    expect((await read(admin, "?from=2026-11-21")).reads).toHaveLength(1);
    expect((await read(admin, "?to=2026-11-20")).reads).toMatchObject([{ purpose: "record" }]);
  });

  it("AUTH-17 lists super admins who looked, and not those who only did something else", async () => {
    const { stay, guestId } = await arrived();
    const [boss, idle] = [await api.makeSuperAdmin(), await api.makeSuperAdmin()];
    await request("GET", at(stay, `/guests/${guestId}`), { as: boss });
    await owner`select record_change(${stay.hotelId}, 'rooms.look', '{Room}', null, ${idle.userId}, now(), null, '{}')`;
    const { people } = await read(stay.staff);
    expect(people.map(({ id }) => id)).toContain(boss.userId);
    expect(people.map(({ id }) => id)).not.toContain(idle.userId);
  });

  it("GST-02 is found behind the record that another one became part of", async () => {
    const { stay, guestId } = await arrived();
    const lost = await makeGuest(database, stay.hotelId, { fullName: "Hadad Amina" });
    await request("GET", at(stay, `/guests/${lost}`), { as: stay.staff });
    const body = { version: 2, mergedId: lost, mergedVersion: 1 };
    const merged = await request("POST", at(stay, `/guests/${guestId}/merge`), {
      as: stay.staff,
      body: { ...body, profile: { ...passport, fullName: "Amina Haddad" } },
    });
    expect(merged.status).toBe(200);
    const { reads } = await read(stay.staff, `?guest=${guestId}`);
    expect(reads.map(({ purpose }) => purpose).sort()).toEqual(["record"]);
    for (const { guest } of reads) expect(guest).toEqual({ id: guestId, name: "Amina Haddad" });
    expect(
      await database.withHotel(stay.hotelId, (tx) =>
        tx.execute(sql`select * from check_invariants(${stay.hotelId})`),
      ),
    ).toHaveLength(0);
  });

  it("comes page by page: nothing twice, nothing left out, however many at one moment", async () => {
    const admin = await makeStaff(database);
    const guestId = await makeGuest(database, admin.hotelId);
    await owner`insert into identity_reads (hotel_id, id, guest_id, purpose, read_by, read_at)
      select ${admin.hotelId}, gen_random_uuid(), ${guestId}, 'record', ${admin.userId},
        timestamptz '2026-11-21T09:00:00Z' - make_interval(secs => (n / 60) * 0.001)
      from generate_series(1, 130) n`;
    const seen: string[] = [];
    let query = "";
    do {
      const { reads, next } = await read(admin, query);
      seen.push(...reads.map(({ id }) => id));
      query = next ? `?beforeAt=${next.at}&beforeId=${next.id}` : "";
    } while (query);
    expect([seen.length, new Set(seen).size]).toEqual([130, 130]);
  });
});

/** The contract as it is sent, whatever JSON Schema can't say of it. */
const LOOSE = { io: "input", unrepresentable: "any" } as const;
