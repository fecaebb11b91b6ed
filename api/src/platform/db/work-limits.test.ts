import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeHotel } from "../../testing/factories-core.ts";
import { openTestDatabase } from "../../testing/test-db.ts";

const { database, owner } = await openTestDatabase();
const here = await makeHotel(database);

it("F5 work with limits of its own has them in PostgreSQL too, for that transaction only", async () => {
  const limits = { limitMs: 60_000, lockMs: 10_000, idleMs: 120_000 };
  const asked = sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const own = await database.withHotel(here, (tx) => tx.execute(asked), limits);
  expect(own).toMatchObject([{ statement: "1min", lock: "10s", idle: "2min" }]);
  const perStatement = await database.withHotel(here, (tx) => tx.execute(asked), {
    limitMs: 600_000,
    statementMs: 60_000,
  });
  expect(perStatement).toMatchObject([{ statement: "1min", lock: "2s", idle: "10s" }]);
  const ordinary = await database.withHotel(here, (tx) => tx.execute(asked));
  expect(ordinary).toMatchObject([{ statement: "5s", lock: "2s", idle: "10s" }]);
});

it("F5 work that is over its limit is answered busy, and not committed although it goes on", async () => {
  const late = Promise.withResolvers<void>();
  const answer = database.withHotel(
    here,
    async (tx) => {
      await tx.execute(sql`update hotels set name = 'Too late' where id = ${here}`);
      await late.promise;
    },
    { limitMs: 1_000 },
  );
  await expect(answer).rejects.toMatchObject({ code: "service.busy" });
  late.resolve();
  await database.withHotel(here, (tx) => tx.execute(sql`update hotels set city = 'Alger'`));
  expect(await owner`select 1 from hotels where name = 'Too late'`).toHaveLength(0);
});
