import { expect, it } from "vitest";
import { makeStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";
import { idempotencyKeysJob } from "./retention.ts";

const api = await testApp();
const { database, owner } = api;
const { signal } = new AbortController();

it("I16 an Idempotency-Key is kept for seven days, and then deleted in slices", async () => {
  const staff = await makeStaff(database);
  const ages = [1, 2, 3, 4, 5].map((turn) => [`eight-days-${turn}`, "8 days"] as const);
  for (const [key, age] of [["six-days", "6 days 23 hours"] as const, ...ages])
    await owner`insert into idempotency_keys
        (hotel_id, user_id, key, request_hash, status, created_at)
      values (${staff.hotelId}, ${staff.userId}, ${key}, ${"0".repeat(64)}, 200,
        now() - ${age}::interval)`;
  await idempotencyKeysJob(api.app.runtime, 2).run(signal);
  const kept = await owner`select key from idempotency_keys where hotel_id = ${staff.hotelId}`;
  expect(kept.map(({ key }) => key)).toEqual(["six-days"]);
});

it("I16 when keys can't be deleted in one hotel, those of the next hotels are deleted, and the run fails", async () => {
  const hotels = [await makeStaff(database), await makeStaff(database)];
  for (const { hotelId, userId } of hotels)
    await owner`insert into idempotency_keys (hotel_id, user_id, key, request_hash, status, created_at)
      values (${hotelId}, ${userId}, 'nine-days', ${"0".repeat(64)}, 200, now() - interval '9 days')`;
  const [first, next] = hotels.map(({ hotelId }) => hotelId).sort();
  await owner.begin(async (tx) => {
    await tx`select from idempotency_keys where hotel_id = ${first ?? ""} for update`;
    await expect(idempotencyKeysJob(api.app.runtime).run(signal)).rejects.toThrow("some hotels");
  });
  const kept = await owner`select hotel_id from idempotency_keys
    where hotel_id in (${first ?? ""}, ${next ?? ""})`;
  expect(kept.map(({ hotel_id }) => hotel_id)).toEqual([first]);
});
