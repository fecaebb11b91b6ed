import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { fillHouse } from "../../testing/full-house.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { arrangeRace, dice } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { preview, start, violations } = nightDesk(api);

/** `FUNDUQ_KILLS=20` for as many as the release is proved with. */
const KILLS = Number(process.env.FUNDUQ_KILLS ?? 5);
const ROOMS = 150;
const LINES = 2 * ROOMS;
const draw = dice(5);

/** The end of a process in the middle of whatever it does: PostgreSQL rolls back what was not committed. */
const killAll = () => owner`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and usename = 'funduq_app'`;

/** Nothing, or everything: the day with its row and each line of it, or the day before it all. */
async function stateOf({ hotelId }: TestStaff, night: string) {
  const [state] = await owner<{ today: string; closed: number; lines: number; changes: number }[]>`
    select business_date as today,
      (select count(*) from business_days d where d.hotel_id = h.id and d.date = ${night}) as closed,
      (select count(*) from postings p where p.hotel_id = h.id and p.night = ${night}) as lines,
      (select count(*) from changes c where c.hotel_id = h.id and c.action = 'night-audit.run' and c.entity_id = ${night}) as changes
    from hotels h where id = ${hotelId}`;
  return state;
}

const next = (night: string) => addDays(calendarDate(night), 1);
const undone = (night: string) => ({ today: night, closed: 0, lines: 0, changes: 0 });
const done = (night: string) => ({ today: next(night), closed: 1, lines: LINES, changes: 1 });

it(`NA-03 I5 killed at ${KILLS} random points the audit has done nothing or everything`, async () => {
  const staff = await makeStaff(database);
  await fillHouse(owner, { hotelId: staff.hotelId, rooms: ROOMS, businessDate: "2026-11-21" });
  let night = "2026-11-21";
  const began = performance.now();
  await closeWhole(staff, night);
  const usualMs = performance.now() - began;
  night = next(night);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { businessDate, fingerprint } = await previewAfterAll(staff, night);
    const killed = after((usualMs * (draw(1_000) + 1)) / 1_000, killAll);
    await start(staff, { businessDate, fingerprint });
    await killed;
    const state = await stateOf(staff, night);
    expect([undone(night), done(night)]).toContainEqual(state);
    expect(await violations(staff.hotelId)).toEqual([]);
    night = state?.today ?? "";
  }
  await closeWhole(staff, night);
  expect(await stateOf(staff, night)).toEqual(done(night));
}, 120_000);

it("NA-03 I5 killed at its very last step the audit has done nothing, and the next one does everything", async () => {
  const staff = await makeStaff(database);
  await fillHouse(owner, { hotelId: staff.hotelId, rooms: ROOMS, businessDate: "2026-11-21" });
  await owner`insert into change_counters (hotel_id, seq) values (${staff.hotelId}, 0)`;
  const { businessDate, fingerprint } = await preview(staff);
  const [answer] = await arrangeRace(
    api,
    // The change's number is taken last, when everything else is written.
    (tx) => tx`select from change_counters where hotel_id = ${staff.hotelId} for update`,
    () => [start(staff, { businessDate, fingerprint })],
    () => killAll(),
  );
  expect(answer?.status).toBeGreaterThanOrEqual(500);
  expect(await stateOf(staff, businessDate)).toEqual(undone(businessDate));
  expect(await violations(staff.hotelId)).toEqual([]);
  await closeWhole(staff, businessDate);
  expect(await stateOf(staff, businessDate)).toEqual(done(businessDate));
});

/** A connection that has just died may answer once that the database is away. */
const previewAfterAll = (staff: TestStaff, night: string) =>
  eventually(async () => {
    const shown = await preview(staff);
    expect(shown.businessDate).toBe(night);
    return shown;
  });

/** Closes the day of a full house in which no stay was charged for that night yet. */
async function closeWhole(staff: TestStaff, night: string): Promise<void> {
  const { businessDate, fingerprint, totals } = await previewAfterAll(staff, night);
  expect(totals.postings).toBe(LINES);
  const closed = await start(staff, { businessDate, fingerprint });
  expect(closed.status).toBe(200);
}

async function after<T>(ms: number, act: () => PromiseLike<T>): Promise<T> {
  await new Promise((passed) => setTimeout(passed, ms));
  return act();
}
