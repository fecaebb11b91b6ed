import type { Booking } from "@funduq/shared-types/contracts/booking";
import { expect, it } from "vitest";
import { dataOf } from "../database/cluster.ts";
import { readPostmaster } from "../database/postmaster.ts";
import { seededRandom } from "../seeds/random.ts";
import {
  bookingsInHouse,
  type Desk,
  keptCharges,
  newCharge,
  post,
  signIn,
  violations,
} from "./testing/charges.ts";
import { newDataFolder, startSuite, stopSuite } from "./testing/suite-process.ts";

/** `FUNDUQ_KILLS=20` for as many as a release is proved with. */
const KILLS = Number(process.env.FUNDUQ_KILLS ?? 3);
const BACK_WITHIN_MS = 10_000;
const home = newDataFolder();

type Acknowledged = { description: string; sentAt: number; at: number };
type Load = { desk: Desk; bookings: Booking[]; acknowledged: Acknowledged[]; over: boolean };

/** Charges one guest after the other without end; what fails is sent again with its key, as a screen does. */
async function keepWriting(load: Load): Promise<void> {
  while (!load.over)
    for (const booking of load.bookings) if (!load.over) await chargeUntilAccepted(load, booking);
}

async function chargeUntilAccepted(load: Load, booking: Booking): Promise<void> {
  const charge = newCharge();
  while (!load.over) {
    const sentAt = performance.now();
    const status = await post(load.desk, booking, charge);
    if (status === 201) {
      const { description } = charge;
      load.acknowledged.push({ description, sentAt, at: performance.now() });
      return;
    }
    expect(status, "the API answers while its database is away").toBeGreaterThanOrEqual(500);
  }
}

const present = () => readPostmaster(dataOf(home));

/** Kills PostgreSQL alone; answers how long it took until a write was accepted by the next one. */
async function killAndWait(load: Load): Promise<number> {
  const killed = present()?.pid ?? Number.NaN;
  const killedAt = performance.now();
  process.kill(killed, "SIGKILL");
  const limit = { timeout: BACK_WITHIN_MS, interval: 10 };
  // Backends that were left behind may still answer: only the next server's answers count.
  await expect.poll(() => present()?.ready && present()?.pid !== killed, limit).toBe(true);
  const runsSince = performance.now();
  const accepted = () => load.acknowledged.find(({ sentAt }) => sentAt > runsSince);
  await expect.poll(accepted, limit).toBeDefined();
  return (accepted()?.at ?? Number.NaN) - killedAt;
}

const sorted = (figures: readonly number[]) => [...figures].sort((one, other) => one - other);

it(
  `X-02 kill -9 of PostgreSQL alone, ${KILLS} times under load: the suite accepts writes again by itself within 10 s, and loses none`,
  async () => {
    const random = seededRandom(13);
    const suite = await startSuite(home);
    const desk = await signIn(suite.origin);
    const load: Load = {
      desk,
      bookings: await bookingsInHouse(desk),
      acknowledged: [],
      over: false,
    };
    const writers = Array.from({ length: 4 }, () => keepWriting(load));
    const took: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = load.acknowledged.length + 25 + Math.floor(random.fraction() * 200);
      await expect
        .poll(() => load.acknowledged.length, { timeout: 60_000 })
        .toBeGreaterThan(enough);
      took.push(await killAndWait(load));
    }
    load.over = true;
    await Promise.all(writers);

    expect(Math.max(...took)).toBeLessThan(BACK_WITHIN_MS);
    const kept = await keptCharges(desk, load.bookings);
    const timesKept = Map.groupBy(kept, (description) => description);
    const wrong = load.acknowledged.filter(
      ({ description }) => timesKept.get(description)?.length !== 1,
    );
    expect(wrong).toEqual([]);
    expect(await violations(home)).toEqual([]);
    expect(await stopSuite(suite)).toBe(0);
    expect(suite.err).toBe("");
    if (process.env.FUNDUQ_KILLS) report(took, load.acknowledged.length);
  },
  60_000 + KILLS * 30_000,
);

function report(took: readonly number[], acknowledged: number): void {
  const [min, median, max] = [0, Math.floor(took.length / 2), took.length - 1].map((place) =>
    Math.round(sorted(took)[place] ?? 0),
  );
  console.log(`${took.length} kills of PostgreSQL, ms until a write was accepted:`, {
    min,
    median,
    max,
    acknowledged,
  });
}
