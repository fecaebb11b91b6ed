import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { STATEMENT_LIMIT_MS, TRANSACTION_LIMIT_MS } from "./platform/db/database.ts";
import { eventually } from "./testing/eventually.ts";
import { makeStaff, TEST_PASSWORD } from "./testing/factories-core.ts";
import { guestDesk, nothing } from "./testing/guest-desk.ts";
import { startOwnPostgres } from "./testing/own-postgres.ts";
import { appOver } from "./testing/test-app.ts";

/** The time limits add up to less than five seconds; a busy machine adds its own delay to the answers. */
const PROMISED_MS = 5_000;
const BUSY_MACHINE_MS = 15_000;
const CONNECTIONS = 10 + 4;

const postgres = await startOwnPostgres();
const { database, owner } = postgres;
const api = appOver(postgres);
const desk = guestDesk(api);
const staff = await makeStaff(database);

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeAll(() => void process.on("unhandledRejection", note));
afterEach(() => postgres.thaw());
afterAll(async () => {
  process.off("unhandledRejection", note);
  await postgres.stop();
});

type Timed = { status: number; retryAfter: string | null; ms: number };

async function timed(asked: Promise<Response>): Promise<Timed> {
  const started = performance.now();
  const { status, headers } = await asked;
  return { status, retryAfter: headers.get("retry-after"), ms: performance.now() - started };
}

const addGuest = (turn: number) =>
  desk.create(staff, { ...nothing, fullName: `Guest ${turn}` }, `frozen-guest-${turn}`);
const listGuests = () => desk.search(staff, "Guest");
const signIn = () =>
  api.request("POST", "/session", { body: { email: staff.email, password: TEST_PASSWORD } });
const whoAmI = () => api.request("GET", "/session", { as: staff });

it("F5 T18 the time limits end all work within five seconds when the database hangs", () => {
  expect(Math.max(STATEMENT_LIMIT_MS, TRANSACTION_LIMIT_MS)).toBeLessThan(PROMISED_MS);
});

const onLinux = it.runIf(process.platform === "linux");

onLinux("F5 T18 a frozen database is answered 503, and each write happens once", async () => {
  const heard: string[] = [];
  await database.listen("frozen_test", (payload) => heard.push(payload));
  expect((await whoAmI()).status).toBe(200);
  const turns = [1, 2, 3, 4, 5];

  postgres.freeze();
  const kinds = [addGuest, listGuests, signIn, whoAmI];
  const answers = await Promise.all(kinds.flatMap((ask) => turns.map((turn) => timed(ask(turn)))));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(answers.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["2"]));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(BUSY_MACHINE_MS);

  postgres.thaw();
  await eventually(async () => expect((await listGuests()).status).toBe(200));
  expect((await signIn()).status).toBe(200);
  for (const turn of [...turns, ...turns]) expect((await addGuest(turn)).status).toBe(201);
  const stored = await owner`select full_name as name from guests order by 1`;
  expect(stored.map(({ name }) => name)).toEqual(turns.map((turn) => `Guest ${turn}`));
  await owner.notify("frozen_test", "awake");
  await eventually(() => expect(heard).toEqual(["awake"]));
  expect(uncaught).toEqual([]);
});

onLinux(
  "F5 T18 what froze in the middle of its work is never committed, and asks for no more connections",
  async () => {
    const { hotelId } = staff;
    const frozen = Promise.withResolvers<void>();
    let begun = 0;
    const work = () =>
      database.withHotel(hotelId, async (tx) => {
        const id = uuid();
        await tx.execute(sql`insert into floors (hotel_id, id, name, position)
        values (${hotelId}, ${id}, ${id}, 1)`);
        begun += 1;
        await frozen.promise;
        await tx.execute(sql`select 1`);
      });
    const ended = async (asked: Promise<unknown>) => {
      const started = performance.now();
      const code = await asked.then(
        () => "committed",
        (error) => error.code,
      );
      return { code, ms: performance.now() - started };
    };

    const underway = Array.from({ length: 10 }, () => ended(work()));
    await eventually(() => expect(begun).toBe(10));
    postgres.freeze();
    frozen.resolve();
    const answers = await Promise.all(underway);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["service.busy"]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(BUSY_MACHINE_MS);
    const later = await Promise.all(Array.from({ length: 30 }, () => ended(work())));
    expect(new Set(later.map(({ code }) => code))).toEqual(new Set(["service.busy"]));
    expect(begun).toBe(10);

    postgres.thaw();
    await eventually(() => database.withHotel(hotelId, (tx) => tx.execute(sql`select 1`)));
    const places = Array.from({ length: 10 }, () =>
      database.withHotel(hotelId, (tx) => tx.execute(sql`select pg_sleep(0)`)),
    );
    await Promise.all(places);
    expect(await owner`select from floors`).toHaveLength(0);
    const connections = await owner`select from pg_stat_activity
    where usename = 'funduq_app' and query not ilike 'listen%'`;
    expect(connections.length).toBeLessThanOrEqual(CONNECTIONS);
    expect(uncaught).toEqual([]);
  },
);
