import { randomUUID } from "node:crypto";
import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, makeUser, type TestUser } from "../../testing/factories-core.ts";
import { codeOf } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;

async function read(as: TestUser, hotelId: string, query = ""): Promise<AuditPage> {
  const answer = await request("GET", `/hotels/${hotelId}/audit-trail${query}`, { as });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Inserts lines of the log as requests would. */
async function write(
  hotelId: string,
  lines: { action?: string; by?: string | null; entity?: string | null; at?: string }[],
) {
  for (const {
    action = "rooms.look",
    entity = null,
    by = null,
    at = "2026-11-21T09:00:00Z",
  } of lines)
    await owner`select record_change(${hotelId}, ${action}, '{Room}', ${entity}, ${by}, ${at}, null, '{}')`;
}
const seqsOf = ({ entries }: AuditPage) => entries.map(({ seq }) => seq);

describe("the audit trail", () => {
  it("AUTH-17 shows the hotel's admin the user, action, booking and time of each change", async () => {
    const { staff, hotelId, bookingId, room } = await makeBooking(database);
    const admin = await makeStaff(database, { hotelId, displayName: "Karim" });
    const path = `/hotels/${hotelId}/bookings/${bookingId}/cancel`;
    await request("POST", path, { as: staff, body: { version: 1, reason: "Vol annulé" } });
    const page = await read(admin, hotelId);
    expect(page.entries[0]).toMatchObject({
      action: "bookings.cancel",
      at: "2026-11-21T09:00:00.000Z",
      subject: { kind: "booking", id: bookingId, room: room.number },
      rights: null,
    });
    expect(page.entries[0]?.subject?.name).not.toBe("");
    expect(page.people.map(({ id }) => id).sort()).toEqual([staff.userId, admin.userId].sort());
    expect(page.next).toBeNull();
  });

  it("AUTH-17 X-07 lists who can be asked for: also super admins and former colleagues who did something in this hotel", async () => {
    const admin = await makeStaff(database, { displayName: "Karim" });
    const { hotelId } = admin;
    const [boss, elsewhere] = [await api.makeSuperAdmin(), await api.makeSuperAdmin()];
    const former = await makeUser(database);
    const other = await makeStaff(database);
    await write(hotelId, [{ by: boss.userId }, { by: former.userId }, { by: boss.userId }, {}]);
    await write(other.hotelId, [{ by: elsewhere.userId }]);
    const { people } = await read(admin, hotelId);
    expect(people.map(({ id }) => id).sort()).toEqual(
      [admin.userId, boss.userId, former.userId].sort(),
    );
    expect(people.every(({ name }) => name !== "")).toBe(true);
    expect(seqsOf(await read(admin, hotelId, `?by=${boss.userId}`))).toEqual([3, 1]);
  });

  it("AUTH-17 is read in large pages for an export, by those who may read it", async () => {
    const admin = await makeStaff(database);
    await write(
      admin.hotelId,
      Array.from({ length: 501 }, () => ({})),
    );
    const page = await read(admin, admin.hotelId, "?limit=500");
    expect([page.entries.length, page.next]).toEqual([500, 2]);
    expect(seqsOf(await read(admin, admin.hotelId, "?limit=500&before=2"))).toEqual([1]);
    const path = `/hotels/${admin.hotelId}/audit-trail?limit=`;
    expect((await request("GET", `${path}501`, { as: admin })).status).toBe(400);
    const clerk = await makeStaff(database, { hotelId: admin.hotelId, role: "front-office" });
    expect((await request("GET", `${path}500`, { as: clerk })).status).toBe(403);
  });

  it("has a user's rights before and after a change, by the form and by the button", async () => {
    const admin = await makeStaff(database, { displayName: "Karim" });
    const { hotelId } = admin;
    const clerk = await makeStaff(database, { hotelId, displayName: "Amel", role: "front-office" });
    const user = `/hotels/${hotelId}/users/${clerk.hotelUserId}`;
    const body = { displayName: "Amel", role: "employee", sections: ["pos"], status: "active" };
    await request("PUT", user, { as: admin, body: { ...body, version: 1 } });
    await request("PUT", `${user}/status`, { as: admin, body: { status: "disabled" } });
    const { entries } = await read(admin, hotelId, "?kind=users");
    expect(entries).toMatchObject([
      {
        action: "users.set-status",
        by: "Karim",
        subject: { kind: "user", id: clerk.hotelUserId, name: "Amel" },
        rights: { before: { status: "active" }, after: { status: "disabled" } },
      },
      {
        action: "users.change",
        rights: {
          before: { role: "front-office", sections: [], displayName: "" },
          after: { role: "employee", sections: ["pos"], displayName: "Amel" },
        },
      },
    ]);
  });

  it("can be filtered by user, kind, day in the hotel's time zone, room and thing", async () => {
    const { hotelId, bookingId, room, staff } = await makeBooking(database);
    const admin = await makeStaff(database, { hotelId });
    const [{ seq: base } = { seq: 0 }] = await owner<{ seq: number }[]>`
      select coalesce(max(seq), 0)::int as seq from changes where hotel_id = ${hotelId}`;
    await write(hotelId, [
      { by: admin.userId, action: "users.invite", at: "2026-11-19T22:59:59Z" },
      {
        by: admin.userId,
        action: "folios.post-charge",
        entity: bookingId,
        at: "2026-11-19T23:00:00Z",
      },
      { by: staff.userId, action: "housekeeping.set-status", entity: room.roomId },
      { action: "night-audit.run", at: "2026-11-20T23:00:00Z" },
    ]);
    const find = async (query: string) =>
      seqsOf(await read(admin, hotelId, query))
        .map((seq) => seq - base)
        .filter((seq) => seq > 0);
    expect(await find("")).toEqual([4, 3, 2, 1]);
    expect(await find(`?by=${admin.userId}`)).toEqual([2, 1]);
    expect(await find("?kind=money")).toEqual([2]);
    expect(await find("?kind=night-audit")).toEqual([4]);
    // Midnight in Algiers is 23:00 UTC.
    expect(await find("?from=2026-11-20&to=2026-11-20")).toEqual([2]);
    expect(await find("?from=2026-11-21")).toEqual([4, 3]);
    expect(await find(`?room=${room.number}`)).toEqual([3, 2]);
    expect(await find("?room=nowhere")).toEqual([]);
    expect(await find(`?about=${bookingId}`)).toEqual([2]);
    expect(await find(`?kind=money&by=${staff.userId}`)).toEqual([]);
  });

  it("is paged by number: no line is repeated or missing while others write", async () => {
    const admin = await makeStaff(database);
    const { hotelId } = admin;
    await write(
      hotelId,
      Array.from({ length: 120 }, () => ({})),
    );
    const first = await read(admin, hotelId);
    expect([first.entries.length, first.next]).toEqual([50, 71]);
    await write(hotelId, [{}, {}]);
    const second = await read(admin, hotelId, `?before=${first.next}`);
    const third = await read(admin, hotelId, `?before=${second.next}`);
    expect([...seqsOf(first), ...seqsOf(second), ...seqsOf(third)]).toEqual(
      Array.from({ length: 120 }, (_, at) => 120 - at),
    );
    expect(third.next).toBeNull();
  });

  it("has no name for a deleted thing, and no user for a change without a signed-in user", async () => {
    const admin = await makeStaff(database);
    await write(admin.hotelId, [
      { entity: randomUUID(), action: "setup.remove-room" },
      { entity: "not an id", action: "night-audit.run" },
    ]);
    const { entries } = await read(admin, admin.hotelId);
    expect(entries.map(({ by, subject }) => [by, subject])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("X-07 shows no line of another hotel, and no name of its things by id", async () => {
    const { hotelId, bookingId } = await makeBooking(database);
    const stranger = await makeStaff(database);
    await write(stranger.hotelId, [{ entity: bookingId }]);
    expect((await read(stranger, stranger.hotelId)).entries).toMatchObject([{ subject: null }]);
    const refused = await request("GET", `/hotels/${hotelId}/audit-trail`, { as: stranger });
    expect(await codeOf(refused)).toBe("hotel.not-found");
  });

  it("is read by the log's primary key, without an offset", async () => {
    const admin = await makeStaff(database);
    await owner`
      insert into changes (hotel_id, seq, action, tags, hash)
      select ${admin.hotelId}, n, 'bookings.create', '{Booking}', sha256('') from generate_series(1, 20000) n`;
    await owner`analyze changes`;
    const plan = await owner.unsafe(
      `explain select seq from changes c where c.hotel_id = '${admin.hotelId}' and c.seq < 10000
       order by c.seq desc limit 51`,
    );
    expect(JSON.stringify(plan)).toContain("Index Only Scan Backward");
  });
});

it("INV-11 lines of the trail can't be updated or deleted: the right is not granted", async () => {
  const admin = await makeStaff(database);
  await write(admin.hotelId, [{}]);
  for (const statement of [
    "update changes set by_user_id = null",
    "update changes set details = '{}'",
    "delete from changes",
    "truncate changes",
    "delete from booking_history",
    "update booking_history set action = 'x'",
  ])
    await expect(
      database.withHotel(admin.hotelId, (tx) => tx.execute(sql.raw(statement))),
      statement,
    ).rejects.toMatchObject({ cause: { code: "42501" } });
});
