import { randomUUID } from "node:crypto";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-db.ts";
import { openDatabase } from "./database.ts";
import { sqlState, violates } from "./refusals.ts";
import { selectJson } from "./transactions.ts";

const { appUrl, database, owner, ownerUrl } = await openTestDatabase({
  connections: 2,
  waitMs: 150,
});

const here = hotelIdSchema.parse(randomUUID());
const there = hotelIdSchema.parse(randomUUID());
for (const id of [here, there])
  await owner`insert into hotels (id, name, business_date) values (${id}, 'Hotel', '2026-03-01')`;

const opened: (() => void)[] = [];
afterEach(() => {
  for (const open of opened.splice(0)) open();
});

/** A promise that the test ends when it wants to. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  opened.push(open);
  return { passed, open };
}

const countHotels = sql`select count(*) as count from hotels`;

it("X-07 shows one hotel to its transaction, all to the system, none after it", async () => {
  const own = await database.withHotel(here, (tx) => tx.execute(sql`select id from hotels`));
  expect(own.map((row) => row.id)).toEqual([here]);
  expect(await database.withSystem((tx) => tx.execute(countHotels))).toMatchObject([{ count: 2 }]);
  expect(await database.system.execute(countHotels)).toMatchObject([{ count: 2 }]);
});

it("X-07 leaves nothing of a hotel on its connection", async () => {
  const scopes = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => {
      const hotel = turn % 2 === 0 ? here : there;
      return database.withHotel(hotel, async (tx) => {
        const rows = await tx.execute<{ id: string }>(sql`select id from hotels`);
        return rows.length === 1 && rows[0]?.id === hotel;
      });
    }).map((one) => one.catch((error) => error.code === "service.busy")),
  );
  expect(scopes.every(Boolean)).toBe(true);
});

it("refuses what is no hotel's id before asking the database", async () => {
  const injected = "x'; drop table hotels; --" as typeof here;
  await expect(database.withHotel(injected, async () => 1)).rejects.toThrow();
});

it("undoes everything when the work fails", async () => {
  const failed = database.withHotel(here, async (tx) => {
    await tx.execute(sql`update hotels set name = 'Half done'`);
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await owner`select 1 from hotels where name = 'Half done'`).toHaveLength(0);
});

it("tries again after a serialization failure", async () => {
  let attempts = 0;
  await database.withHotel(here, async (tx) => {
    attempts++;
    const lost = sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`;
    const won = sql`update hotels set name = 'Won' where id = ${here}`;
    await tx.execute(attempts < 3 ? lost : won);
  });
  expect(attempts).toBe(3);
  expect(await owner`select name from hotels where id = ${here}`).toEqual([{ name: "Won" }]);
});

it("tries again when two transactions wait for each other", async () => {
  await owner`insert into floors (hotel_id, id, name, position)
    values (${here}, ${here}, 'One', 1), (${here}, ${there}, 'Two', 2)`;
  const bothHold = [gate(), gate()] as const;
  let attempts = 0;
  const rename = (first: string, second: string, mine: 0 | 1) =>
    database.withHotel(here, async (tx) => {
      attempts++;
      await tx.execute(sql`update floors set name = name || '.' where id = ${first}`);
      bothHold[mine].open();
      await bothHold[mine === 0 ? 1 : 0].passed;
      await tx.execute(sql`update floors set name = name || '.' where id = ${second}`);
    });

  await Promise.all([rename(here, there, 0), rename(there, here, 1)]);

  // One of them at least; on a busy machine PostgreSQL may find both waiting.
  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(await owner`select name from floors order by name`).toMatchObject([
    { name: "One.." },
    { name: "Two.." },
  ]);
});

it("answers busy instead of waiting without end for a connection", async () => {
  const { passed, open } = gate();
  const holding = [1, 2].map(() => database.withHotel(here, () => passed));

  await expect(database.withHotel(here, async () => 1)).rejects.toMatchObject({
    code: "service.busy",
  });

  open();
  await Promise.all(holding);
  expect(await database.withHotel(here, async () => 1)).toBe(1);
});

it("F6 answers busy when the gate's own question can't be asked, however many ask", async () => {
  const narrow = await openDatabase(appUrl, { systemConnections: 1, waitMs: 150 });
  const { passed, open } = gate();
  const locked = gate();
  const migrating = owner.begin(async (tx) => {
    await tx`lock table hotels in access exclusive mode`;
    locked.open();
    await passed;
  });
  await locked.passed;

  const asked = Array.from({ length: 50 }, () =>
    narrow.system.execute(countHotels).then(
      () => "answered",
      (error) => error.code as string,
    ),
  );
  const [admitted, others] = [asked.slice(0, 4), asked.slice(4)];
  expect(new Set(await Promise.all(others))).toEqual(new Set(["service.busy"]));
  open();
  await migrating;

  expect(new Set(await Promise.all(admitted))).toEqual(new Set(["answered"]));
  await narrow.close();
});

it("keeps the desks, the gate and the background apart: each goes on while another's connections are all taken", async () => {
  const narrow = await openDatabase(appUrl, {
    connections: 1,
    backgroundConnections: 1,
    waitMs: 150,
  });
  const { background } = narrow;
  for (const [taken, free] of [
    [narrow, background],
    [background, narrow],
  ] as const) {
    const { passed, open } = gate();
    const holding = taken.withHotel(here, () => passed);
    await expect(taken.withHotel(here, async () => 1)).rejects.toMatchObject({
      code: "service.busy",
    });
    expect(await free.withHotel(here, async () => 1)).toBe(1);
    expect(await free.withSystem(async () => 1)).toBe(1);
    expect(await narrow.system.execute(countHotels)).toHaveLength(1);
    open();
    await holding;
  }
  expect(await background.system.execute(countHotels)).toEqual(
    await narrow.system.execute(countHotels),
  );
  await narrow.close();
});

it("prepares its queries, inside transactions and savepoints too", async () => {
  const prepared = await database.withHotel(here, async (tx) => {
    await tx.execute(sql`select name from hotels where id = ${here}`);
    await tx.transaction((inner) => inner.execute(sql`select city from hotels where id = ${here}`));
    return tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
  });
  const statements = prepared.map((row) => row.statement);
  expect(statements).toContain("select name from hotels where id = $1");
  expect(statements).toContain("select city from hotels where id = $1");
});

it("keeps dates as they are written and amounts exact, or refuses them", async () => {
  const [row] = await database.system.execute(
    sql`select '2026-03-01'::date as day, 9007199254740991::bigint as amount, array[1, 2]::bigint[] as list`,
  );
  expect(row).toEqual({ day: "2026-03-01", amount: Number.MAX_SAFE_INTEGER, list: [1, 2] });
  const words = ["a", 'with "quotes", and commas', "NULL"];
  expect(await owner`select ${words}::text[] as list`).toEqual([{ list: words }]);
  const inexact = database.system.execute(sql`select 9007199254740993::bigint`);
  await expect(inexact).rejects.toMatchObject({ cause: expect.any(RangeError) });
});

it("gives JSON that the database has built", async () => {
  const hotel = await database.withHotel(here, (tx) =>
    selectJson<{ id: string; date: string }>(
      tx,
      sql`select json_build_object('id', id, 'date', business_date) as json from hotels where id = ${here}`,
    ),
  );
  expect(hotel).toEqual({ id: here, date: "2026-03-01" });
});

it("names the constraint that refused, never its values", async () => {
  const refused = await database
    .withHotel(here, (tx) => tx.execute(sql`update hotels set star_rating = 6`))
    .catch((error: unknown) => error);
  expect(violates(refused, "hotels_have_one_to_five_stars")).toBe(true);
  expect(violates(refused, "hotels_have_a_name")).toBe(false);
  expect(sqlState(refused)).toBe("23514");
  expect(sqlState(new Error("another"))).toBeUndefined();
});

it("cuts off a statement after five seconds and a lock after two", async () => {
  const [limits] = await database.system.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(limits).toEqual({ statement: "5s", lock: "2s", idle: "10s" });
});

it("refuses to serve as the owner", async () => {
  await expect(openDatabase(ownerUrl)).rejects.toThrow("steps over row-level security");
});

it("FO-04 hears a notification, and learns that it may have missed some", async () => {
  const heard = gate();
  const reconnected = gate();
  const notes: string[] = [];
  const stop = await database.listen(
    "test_channel",
    (note) => {
      notes.push(note);
      heard.open();
    },
    reconnected.open,
  );
  await owner.notify("test_channel", "one");
  await heard.passed;

  await owner`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`;
  await reconnected.passed;

  expect(notes).toEqual(["one"]);
  await stop();
});
