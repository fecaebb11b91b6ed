import { randomUUID } from "node:crypto";
import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeRoom, makeStaff, makeUser, type TestUser } from "../testing/factories-core.ts";
import { outcomeOf } from "../testing/races.ts";
import { testApp } from "../testing/test-app.ts";

const api = await testApp();
const { database, request, owner } = api;

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

/** A housekeeper who made a change on a tablet, and the colleague who is signed in there when it is sent. */
async function tablet() {
  const maker = await makeStaff(database, { role: "housekeeping" });
  const { hotelId } = maker;
  const sender = await makeStaff(database, { role: "housekeeping", hotelId });
  const { roomId } = await makeRoom(database, hotelId);
  await owner`update users set display_name = 'Fatiha' where id = ${maker.userId}`;
  await owner`update hotel_users set display_name = '' where hotel_id = ${hotelId}`;

  const set = async (as: TestUser, by: string, more: { at?: string; key?: string } = {}) => {
    const { at = "2026-11-21T08:59:30Z", key = randomUUID() } = more;
    return request("PUT", `/hotels/${hotelId}/rooms/${roomId}/housekeeping-status`, {
      as,
      key,
      body: { status: "Clean", assignedTo: null, outOfOrder: null, version: 1 },
      headers: { [RECORDED_BY_HEADER]: by, [RECORDED_AT_HEADER]: at },
    });
  };
  const trail = async () => {
    const admin = await makeStaff(database, { hotelId });
    const answer = await request("GET", `/hotels/${hotelId}/audit-trail`, { as: admin });
    const { entries } = (await answer.json()) as AuditPage;
    return entries.filter(({ action }) => action.startsWith("housekeeping."));
  };
  const recorded = async () =>
    (await trail())[0]?.facts
      .filter(({ what }) => what.startsWith("recorded"))
      .map(({ what, after }) => [what, after]);
  return { maker, sender, hotelId, roomId, set, trail, recorded };
}

describe("a change that a browser kept", () => {
  it("HK-06 sent at once by the person who made it is an ordinary one", async () => {
    const { maker, set, recorded } = await tablet();
    expect((await set(maker, maker.userId)).status).toBe(200);
    expect(await recorded()).toEqual([]);
  });

  it("HK-06 sent later says when it was made", async () => {
    const { maker, set, recorded } = await tablet();
    await set(maker, maker.userId, { at: "2026-11-21T08:00:00Z" });
    expect(await recorded()).toEqual([["recordedAt", "2026-11-21T08:00:00.000Z"]]);
  });

  it("HK-06 sent by a colleague is the colleague's in the trail, with who made it", async () => {
    const { maker, sender, set, trail, recorded } = await tablet();
    await owner`update users set display_name = 'Ourida' where id = ${sender.userId}`;
    await set(sender, maker.userId);
    expect((await trail())[0]?.by).toBe("Ourida");
    expect(await recorded()).toEqual([["recordedBy", "Fatiha"]]);
  });

  it("HK-06 is done once, although its answer was lost and a colleague sends it again", async () => {
    const { maker, sender, set, trail } = await tablet();
    const key = randomUUID();
    const first = await set(maker, maker.userId, { key });
    const again = await set(sender, maker.userId, { key });
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await again.json()).toEqual(await first.json());
    expect(await trail()).toHaveLength(1);
  });

  it.each(["another hotel's user", "nobody"])(
    "HK-06 is the sender's alone where its maker is %s",
    async (who) => {
      const { sender, set, trail, recorded } = await tablet();
      const by = who === "nobody" ? randomUUID() : (await makeUser(database)).userId;
      await owner`update users set display_name = 'Ourida' where id = ${sender.userId}`;
      const key = randomUUID();
      const first = await set(sender, by, { key, at: "2026-11-21T08:00:00Z" });
      expect(first.status).toBe(200);
      const again = await set(sender, sender.userId, { key });
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      expect((await trail()).map((entry) => entry.by)).toEqual(["Ourida"]);
      expect(await recorded()).toEqual([["recordedAt", "2026-11-21T08:00:00.000Z"]]);
    },
  );

  it("HK-06 is of the outbox's own requests: others may not name another maker", async () => {
    const { maker, sender, hotelId } = await tablet();
    for (const by of [maker.userId, sender.userId]) {
      const answer = await request("DELETE", `/hotels/${hotelId}/own-place`, {
        as: sender,
        headers: { [RECORDED_BY_HEADER]: by, [RECORDED_AT_HEADER]: "2026-11-21T08:59:30Z" },
      });
      expect(await outcomeOf(answer)).toMatchObject({
        code: "request.invalid",
        body: { params: { fields: [{ path: RECORDED_BY_HEADER }] } },
      });
    }
    const places = await owner`select from hotel_users where user_id = ${sender.userId}`;
    expect(places).toHaveLength(1);
  });

  it.each([
    ["a person", "nobody", "2026-11-21T08:00:00Z", RECORDED_BY_HEADER],
    ["an instant", randomUUID(), "yesterday", RECORDED_AT_HEADER],
  ])("is refused without %s", async (_, by, at, path) => {
    const { maker, set } = await tablet();
    expect(await outcomeOf(await set(maker, by, { at }))).toMatchObject({
      code: "request.invalid",
      body: { params: { fields: [{ path }] } },
    });
  });
});

it("HK-06 a discarded change is in the trail with its maker and the reason, and changes nothing", async () => {
  const { maker, hotelId, roomId, trail } = await tablet();
  const answer = await request("POST", `/hotels/${hotelId}/rooms/${roomId}/discarded-status`, {
    as: maker,
    body: {
      change: "Room 204: Clean",
      madeBy: "Ourida",
      madeAt: "2026-11-21T08:30:00Z",
      reason: "The desk was right",
    },
  });
  expect(answer.status).toBe(204);
  const [entry] = await trail();
  expect(entry?.subject).toMatchObject({ kind: "room", id: roomId });
  expect(entry?.facts.map(({ what, before, after }) => [what, before, after])).toEqual([
    ["discardedChange", "Room 204: Clean", null],
    ["recordedBy", null, "Ourida"],
    ["recordedAt", null, "2026-11-21T08:30:00Z"],
    ["reason", null, "The desk was right"],
  ]);
  expect(await owner`select version from rooms where id = ${roomId}`).toEqual([{ version: 1 }]);
});
