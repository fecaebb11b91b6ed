import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { beforeEach, expect, it } from "vitest";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { testApp } from "../testing/test-app.ts";
import { type Checked, checkDueHotels, type ExtraCheck } from "./data-check.ts";

const { app, owner, clock, logged } = await testApp();
const { runtime } = app;
const sound = await makeHotelWorld(owner);
const damaged = await makeHotelWorld(owner);

type Line = { level: number; hotel: string; count: number; findings: { invariant: string }[] };
const errors = () =>
  logged.map((line) => JSON.parse(line) as Line).filter(({ level }) => level >= 50);
const gauge = async () => (await runtime.metrics.brokenInvariants.get()).values[0]?.value;
const lastChecked = async () => (await runtime.metrics.dataChecked.get()).values[0]?.value;
const checkedBefore = () => new Map<HotelId, Checked>();

const shiftCounter = (by: number) => owner`
  update change_counters set seq = seq + ${by} where hotel_id = ${damaged.hotelId}`;

beforeEach(() => {
  logged.length = 0;
  clock.set("2026-11-21T13:00:00Z");
});

it("reports nothing while every invariant holds", async () => {
  await checkDueHotels(runtime, checkedBefore());
  expect(errors()).toEqual([]);
  expect(await gauge()).toBe(0);
});

it("T17 logs the number and the hash of each audit trail's last line", async () => {
  await checkDueHotels(runtime, checkedBefore());
  const [end] = await owner<{ seq: number; hash: string }[]>`
    select seq::int, encode(hash, 'hex') as hash from changes
    where hotel_id = ${sound.hotelId} order by changes.seq desc limit 1`;
  const lines = logged.map((line) => JSON.parse(line) as { hotel?: string; hash?: string });
  const [told] = lines.filter(({ hotel, hash }) => hotel === sound.hotelId && hash !== undefined);
  expect(end?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(told).toMatchObject({ ...end });
});

it("reports the broken invariants of a hotel until they are repaired", async () => {
  await shiftCounter(1);
  await checkDueHotels(runtime, checkedBefore());
  expect(errors()).toEqual([
    expect.objectContaining({
      hotel: damaged.hotelId,
      count: 1,
      findings: [expect.objectContaining({ invariant: "changes-have-no-gap" })],
    }),
  ]);
  expect(await gauge()).toBe(1);

  await shiftCounter(-1);
  await checkDueHotels(runtime, checkedBefore());
  expect(await gauge()).toBe(0);
});

it("GST-02 reports findings that the database can't detect, too", async () => {
  const found = { invariant: "identity-number-can-be-read", entity: "guest", detail: {} };
  const extraCheck: ExtraCheck = async (_, hotelId) => (hotelId === damaged.hotelId ? [found] : []);
  await checkDueHotels(runtime, checkedBefore(), { extraCheck });
  expect(errors()).toEqual([
    expect.objectContaining({ hotel: damaged.hotelId, count: 1, findings: [found] }),
  ]);
  expect(await gauge()).toBe(1);
});

it("keeps reporting the last findings of a hotel that could not be checked again", async () => {
  const checked = checkedBefore();
  await shiftCounter(1);
  await checkDueHotels(runtime, checked);
  clock.set("2026-11-23T03:30:00Z");
  const database = { ...runtime.database, withHotel: () => Promise.reject(new Error("gone")) };
  await checkDueHotels({ ...runtime, database }, checked);
  expect(await gauge()).toBe(1);
  await shiftCounter(-1);
});

it("repeats the check only at night, in the hotel's time zone", async () => {
  const checked = checkedBefore();
  const at = (hotel: { hotelId: string }) => checked.get(hotelIdSchema.parse(hotel.hotelId))?.at;
  await checkDueHotels(runtime, checked);
  const first = at(sound);
  clock.set("2026-11-22T10:00:00Z");
  await checkDueHotels(runtime, checked);
  expect(at(sound)).toBe(first);

  // 03:30 in Algiers; in Tokyo the day has long begun.
  await owner`update hotels set time_zone = 'Asia/Tokyo' where id = ${damaged.hotelId}`;
  clock.set("2026-11-23T02:30:00Z");
  await checkDueHotels(runtime, checked);
  expect(at(sound)).toBe(clock.now().getTime());
  expect(at(damaged)).toBe(first);
});

it("checks the other hotels when one can't be checked, which does not count as checked", async () => {
  const checked = checkedBefore();
  const before = await lastChecked();
  clock.set("2026-11-24T13:00:00Z");
  const { withHotel } = runtime.database;
  const database: typeof runtime.database = {
    ...runtime.database,
    withHotel: (hotelId, work) =>
      hotelId === sound.hotelId ? Promise.reject(new Error("gone")) : withHotel(hotelId, work),
  };
  await checkDueHotels({ ...runtime, database }, checked);
  expect(checked.size).toBe(2);
  expect(await lastChecked()).toBe(before);
  expect(logged.join("\n")).toContain("could not be checked");
});
