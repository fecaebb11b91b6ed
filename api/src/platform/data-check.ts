import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Runtime } from "./app-env.ts";
import type { Database, HotelTx } from "./db/database.ts";
import type { Job } from "./jobs.ts";
import { type Finding, type RunStep, recountHotel, recountLimits } from "./recount.ts";

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 15 * 60_000;
/** At night, in the hotel's time zone. */
const NIGHT_HOURS = [3, 4, 5];
const ENOUGH_MS = 12 * 3_600_000;
const MOST_SHOWN = 20;

/** The findings of a hotel's last successful check; `isCounted` is false when the latest check failed. */
export type Checked = { at: number; findings: number; isCounted: boolean };

/** Finds faults that the database can't detect. */
export type ExtraCheck = (tx: HotelTx, hotelId: HotelId) => Promise<Finding[]>;
type CheckOptions = { ending?: AbortSignal; extraCheck?: ExtraCheck };

/**
 * Recounts every hotel from base rows (`recountHotel`): a minute after this process became the leader
 * and then each night, one hotel after the other. A broken invariant is an error in the log and counted in
 * `funduq_broken_invariants`, which is 0 again when another process becomes the leader.
 */
export function dataCheckJob(runtime: Runtime, extraCheck: ExtraCheck): Job {
  const checked = new Map<HotelId, Checked>();
  const { brokenInvariants, dataChecked } = runtime.metrics;
  let term: AbortSignal | undefined;
  const forget = () => {
    checked.clear();
    brokenInvariants.set(0);
    dataChecked.set(0);
  };
  return {
    name: "data-check",
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    async run(signal) {
      if (term !== signal) signal.addEventListener("abort", forget, { once: true });
      term = signal;
      await checkDueHotels(runtime, checked, { ending: signal, extraCheck });
    },
  };
}

export async function checkDueHotels(
  runtime: Runtime,
  checked: Map<HotelId, Checked>,
  { ending, extraCheck }: CheckOptions = {},
): Promise<void> {
  const { database, clock, metrics } = runtime;
  const hotels = await database.system.execute<{ id: string; zone: string }>(
    sql`select id, time_zone as zone from hotels order by id`,
  );
  for (const { id, zone } of hotels) {
    const hotelId = hotelIdSchema.parse(id);
    const now = clock.now();
    const last = checked.get(hotelId);
    if (!isDue(last, now, zone)) continue;
    const found = await checkHotel(runtime, hotelId, extraCheck);
    if (ending?.aborted) return;
    const findings = found ?? last?.findings ?? 0;
    checked.set(hotelId, { at: now.getTime(), findings, isCounted: found !== undefined });
  }
  if (ending?.aborted) return;
  const hotelsChecked = [...checked.values()];
  metrics.brokenInvariants.set(hotelsChecked.reduce((sum, { findings }) => sum + findings, 0));
  if (hotelsChecked.every(({ isCounted }) => isCounted))
    metrics.dataChecked.set(Math.floor(clock.now().getTime() / 1000));
}

/** The audit trail's last line, for the log: a trail that was computed anew does not have this hash any more (ADR 0019). */
async function endOfTrail(database: Database, hotelId: HotelId) {
  const [end] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ seq: number; hash: string }>(sql`
      select seq, encode(last_hash, 'hex') as hash from change_counters where hotel_id = ${hotelId}`),
  );
  return end;
}

/** Whether this process has never checked the hotel, or long ago and it is night there now. */
function isDue(last: Checked | undefined, now: Date, timeZone: string): boolean {
  if (!last) return true;
  const options = { timeZone, hour: "numeric", hourCycle: "h23" } as const;
  const hour = Number(new Intl.DateTimeFormat("en", options).format(now));
  return NIGHT_HOURS.includes(hour) && now.getTime() - last.at > ENOUGH_MS;
}

/** The number of broken invariants of a hotel. A hotel that can't be checked does not stop the others. */
async function checkHotel(
  { database, log }: Runtime,
  hotelId: HotelId,
  extraCheck: ExtraCheck = async () => [],
): Promise<number | undefined> {
  try {
    // One transaction for each step, so that no snapshot is held for long.
    const runStep: RunStep = (step, limits) => database.withHotel(hotelId, step, limits);
    const findings = [
      ...(await recountHotel(runStep, hotelId)),
      ...(await runStep((tx) => extraCheck(tx, hotelId), recountLimits)),
    ];
    log.info({ hotel: hotelId, ...(await endOfTrail(database, hotelId)) }, "the audit trail's end");
    if (findings.length > 0)
      log.error(
        { hotel: hotelId, count: findings.length, findings: findings.slice(0, MOST_SHOWN) },
        "the hotel's data does not add up",
      );
    return findings.length;
  } catch (err) {
    log.warn({ err, hotel: hotelId }, "the hotel's data could not be checked");
    return undefined;
  }
}
