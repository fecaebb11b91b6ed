import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { openTestDatabase } from "../testing/test-db.ts";
import { recordChanges } from "./changes.ts";
import { type RunStep, recountHotel } from "./recount.ts";

const { database, owner } = await openTestDatabase();
const LINES = 10;
const SLICE = 4;

/** A trail of ten lines, checked in slices of four: 1 to 4, 5 to 8, 9 and 10. */
async function makeTrail(): Promise<HotelId> {
  const hotelId = hotelIdSchema.parse((await makeHotelWorld(owner)).hotelId);
  const [{ seq = 0 } = {}] = await owner<{ seq: number }[]>`
    select seq::int from change_counters where hotel_id = ${hotelId}`;
  const change = { hotelId, action: "rooms.look", tags: ["Room" as const], by: null };
  await database.withHotel(hotelId, (tx) =>
    recordChanges(
      tx,
      { ...change, at: new Date("2026-03-02T08:00:00Z"), requestId: "r-1" },
      Array.from({ length: LINES - seq }, (_, line) => `thing ${line}`),
    ),
  );
  return hotelId;
}

async function found(hotelId: HotelId, linesInASlice: number): Promise<string[]> {
  const runStep: RunStep = (step, limits) => database.withHotel(hotelId, step, limits);
  const findings = await recountHotel(runStep, hotelId, linesInASlice);
  return findings.map(({ invariant, entity }) => `${invariant} ${entity}`);
}

it.each([1, SLICE, 5, LINES, LINES + 1])(
  "T17 an unchanged trail has no findings in slices of %i",
  async (lines) => {
    expect(await found(await makeTrail(), lines)).toEqual([]);
  },
);

it.each(Array.from({ length: LINES }, (_, line) => line + 1))(
  "T17 a change of line %i is found, inside a slice and at its borders",
  async (seq) => {
    const hotelId = await makeTrail();
    await owner`update changes set action = 'x' where hotel_id = ${hotelId} and seq = ${seq}`;
    expect(await found(hotelId, SLICE)).toEqual([`changes-are-a-chain ${seq}`]);
  },
);

it.each([4, 5, 8])(
  "T17 the removal of line %i, the first or last of a slice, is found at the line after it",
  async (seq) => {
    const hotelId = await makeTrail();
    await owner`delete from changes where hotel_id = ${hotelId} and seq = ${seq}`;
    expect(await found(hotelId, SLICE)).toContain(`changes-are-a-chain ${seq + 1}`);
  },
);

it("T17 a last line whose hash was computed from another previous line is found in its own slice", async () => {
  const hotelId = await makeTrail();
  await owner`update changes set hash = sha256(hash) where hotel_id = ${hotelId} and seq = 4`;
  expect(await found(hotelId, SLICE)).toEqual(["changes-are-a-chain 4", "changes-are-a-chain 5"]);
});

it("T17 each statement checks at most one slice, in its own transaction", async () => {
  const hotelId = await makeTrail();
  const transactions: string[] = [];
  const runStep: RunStep = (step, limits) =>
    database.withHotel(
      hotelId,
      async (tx) => {
        const [{ at = "" } = {}] = await tx.execute<{ at: string }>(
          sql`select pg_current_xact_id()::text as at`,
        );
        transactions.push(at);
        return step(tx);
      },
      limits,
    );
  await recountHotel(runStep, hotelId, SLICE);
  // The rows, three slices, and the last slice, which is empty.
  expect(new Set(transactions).size).toBe(5);
  const checked = await owner`
    update changes set action = 'x' where hotel_id = ${hotelId} returning seq`;
  expect(checked).toHaveLength(LINES);
  expect(
    await owner`select entity_id::int as seq from check_chain(${hotelId}, 4, ${SLICE}) order by 1`,
  ).toEqual([5, 6, 7, 8].map((seq) => ({ seq })));
});
