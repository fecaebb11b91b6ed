import { createHash, randomUUID } from "node:crypto";
import { fillHouse } from "@funduq/api/testing/full-house";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { afterAll, expect, it } from "vitest";
import { type ApiProcess, startApi } from "../bench/api-process.ts";
import { seededRandom } from "../seeds/random.ts";

/** Before a release: `FUNDUQ_KILLS=20`. */
const KILLS = Number(process.env.FUNDUQ_KILLS ?? 3);
const ROOMS = 400;
const LINES = 2 * ROOMS;

const { owner, ownerUrl } = await openTestDatabase();
const hotelId = randomUUID() as HotelId;
const token = "audit-killed".padEnd(43, "k");
let running: ApiProcess | undefined;

afterAll(() => running?.kill());

/** A full house with a business date in the past, and a signed-in user who closes its days. */
async function makeHouse(businessDate: string): Promise<void> {
  const userId = randomUUID();
  const [email, name] = ["night@funduq.test", "Night manager"];
  await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Killed', ${businessDate})`;
  await owner`insert into users (id, email, display_name) values (${userId}, ${email}, ${name})`;
  await owner`insert into hotel_users (hotel_id, id, email, user_id, display_name, role)
    values (${hotelId}, ${randomUUID()}, ${email}, ${userId}, ${name}, 'manager')`;
  const hash = createHash("sha256").update(token).digest("hex");
  await owner`insert into sessions (id, user_id, expires_at)
    values (${hash}, ${userId}, now() + interval '12 hours')`;
  await fillHouse(owner, { hotelId, rooms: ROOMS, businessDate });
}

const headers = { cookie: `__Host-funduq=${token}`, "sec-fetch-site": "same-origin" };
const auditOf = ({ origin }: ApiProcess) => `${origin}/api/hotels/${hotelId}/night-audit`;

async function preview(api: ApiProcess): Promise<NightAuditPreview> {
  const answer = await fetch(`${auditOf(api)}/preview`, { headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The response's status; undefined when the process ended before it responded. */
function close(api: ApiProcess, shown: NightAuditPreview): Promise<number | undefined> {
  const { businessDate, fingerprint } = shown;
  return fetch(auditOf(api), {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ businessDate, fingerprint }),
  }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** The stored state of a night after all its transactions have ended. */
async function stateOf(night: string) {
  // The transaction of a killed process continues until PostgreSQL detects that its connection is closed.
  await expect.poll(() => othersAtWork(), { timeout: 30_000 }).toBe(0);
  const [state] = await owner`
    select business_date as today,
      (select count(*)::int from business_days d where d.hotel_id = h.id and d.date = ${night}) as closed,
      (select count(*)::int from postings p where p.hotel_id = h.id
        and p.night = ${night}) as lines,
      (select count(*)::int from changes c where c.hotel_id = h.id
        and c.action = 'night-audit.run' and c.entity_id = ${night}) as changes
    from hotels h where id = ${hotelId}`;
  return state;
}

async function othersAtWork(): Promise<number> {
  const [row] = await owner<{ others: number }[]>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and xact_start is not null`;
  return row?.others ?? 0;
}

const undone = (night: string) => ({ today: night, closed: 0, lines: 0, changes: 0 });
const done = (night: string) => ({
  today: addDays(calendarDate(night), 1),
  closed: 1,
  lines: LINES,
  changes: 1,
});

/** Closes a day without a kill; returns the duration. */
async function closeWhole(api: ApiProcess): Promise<number> {
  const shown = await preview(api);
  const begun = performance.now();
  expect(await close(api, shown)).toBe(200);
  const ms = performance.now() - begun;
  expect(await stateOf(shown.businessDate)).toEqual(done(shown.businessDate));
  return ms;
}

it(
  `NA-03 I5 kill -9 of the API at ${KILLS} random points of the night audit: it is rolled back or complete, and the next one closes the day`,
  async () => {
    const random = seededRandom(9);
    await makeHouse("2026-03-01");
    running = await startApi(ownerUrl);
    // Measured on a new process, because every killed one is new too.
    const usualMs = await closeWhole(running);
    const ends = { nothing: 0, everything: 0, unanswered: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const api = running ?? (await startApi(ownerUrl));
      const shown = await preview(api);
      const night = shown.businessDate;
      // One kill in each slice of 1.1 times the usual duration.
      const delay = (1.1 * usualMs * (kill + random.fraction())) / KILLS;
      const killed = new Promise<void>((resolve) => {
        setTimeout(() => resolve(api.kill()), delay);
      });
      const status = await close(api, shown);
      await killed;
      const state = await stateOf(night);
      expect([undone(night), done(night)], `after ${delay.toFixed(1)} ms`).toContainEqual(state);
      if (status === 200) expect(state).toEqual(done(night));
      expect([...(await owner`select * from check_invariants(${hotelId})`)]).toEqual([]);
      ends[state?.closed === 1 ? "everything" : "nothing"] += 1;
      if (status === undefined) ends.unanswered += 1;
      running = await startApi(ownerUrl);
    }
    await closeWhole(running);
    expect(ends.nothing + ends.everything).toBe(KILLS);
    expect(ends.unanswered, "some were killed before they responded").toBeGreaterThan(0);
    if (process.env.FUNDUQ_KILLS) console.log(`${KILLS} kills`, { usualMs, ...ends });
  },
  60_000 + KILLS * 20_000,
);
