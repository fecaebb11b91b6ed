import { randomBytes } from "node:crypto";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { openDatabase } from "./database.ts";

const { database, owner, appUrl } = await openTestDatabase({ connections: 1 });
const { hotelId } = await makeStaff(database);
await makeRoom(database, hotelId);

const rooms = sql`select 1 from rooms`;
const hotels = sql`select 1 from hotels`;

it("X-07 a transaction leaves no hotel behind on its connection", async () => {
  expect(await database.withHotel(hotelId, (tx) => tx.execute(rooms))).toHaveLength(1);
  expect(await database.withSystem((tx) => tx.execute(rooms))).toHaveLength(0);
});

it("X-07 nor the system's scope", async () => {
  await makeStaff(database);
  expect(await database.withSystem((tx) => tx.execute(hotels))).toHaveLength(2);
  expect(await database.withHotel(hotelId, (tx) => tx.execute(hotels))).toHaveLength(1);
});

it("X-07 takes nothing but an id for a hotel", async () => {
  const smuggled = `${hotelId}'; set local app.scope = 'system` as HotelId;
  const asked = database.withHotel(smuggled, (tx) => tx.execute(hotels));
  await expect(asked).rejects.toThrow(/invalid/i);
});

it("X-07 serves nothing through a role that steps over the policies, though it owns no table", async () => {
  const role = `bypassing_${randomBytes(6).toString("hex")}`;
  await owner.unsafe(`create role ${role} login bypassrls password 'x'`);
  const address = new URL(appUrl);
  address.username = role;
  address.password = "x";
  await expect(openDatabase(address.href)).rejects.toThrow(role);
  await owner.unsafe(`drop role ${role}`);
});
