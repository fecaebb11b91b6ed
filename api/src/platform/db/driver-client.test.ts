import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeHotel } from "../../testing/factories-core.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import type { HotelTx } from "./database.ts";
import { TransactionEndedError } from "./driver-client.ts";
import { sqlState } from "./refusals.ts";

const { database, owner } = await openTestDatabase({ connections: 1 });
const here = await makeHotel(database);

const rename = (tx: HotelTx, name: string) =>
  tx.execute(sql`update hotels set name = ${name} where id = ${here}`);
const nameOfHotel = async () => {
  const [hotel] = await owner`select name from hotels where id = ${here}`;
  return hotel?.name;
};

/** Runs `work` to its end and hands out its transaction, as an unawaited promise would keep it. */
async function endedTransaction(work: (tx: HotelTx) => Promise<unknown>): Promise<HotelTx> {
  const kept = Promise.withResolvers<HotelTx>();
  await database
    .withHotel(here, (tx) => {
      kept.resolve(tx);
      return work(tx);
    })
    .catch(() => {});
  return kept.promise;
}

const failureOf = (late: Promise<unknown>) =>
  late.then(
    () => "was run",
    (error: Error) => error.cause ?? error,
  );

describe("a transaction that has ended", () => {
  it.each([
    ["committed", (tx: HotelTx) => rename(tx, "First")],
    ["rolled back", () => Promise.reject(new Error("no"))],
  ])("X-07 refuses a statement that is issued later: %s", async (_, work) => {
    const tx = await endedTransaction(work);
    expect(await failureOf(rename(tx, "Too late"))).toBeInstanceOf(TransactionEndedError);
    const select = tx.select({ one: sql`1` }).from(sql`hotels`);
    expect(await failureOf(select)).toBeInstanceOf(TransactionEndedError);
    const savepoint = async () => tx.transaction((inner) => rename(inner, "Too late"));
    expect(await failureOf(savepoint())).toBeInstanceOf(TransactionEndedError);
    expect(await nameOfHotel()).not.toBe("Too late");
  });

  it("X-07 refuses the statements of an unawaited promise while the connection serves the next one", async () => {
    const released = Promise.withResolvers<void>();
    let late: Promise<unknown> | undefined;
    await database.withHotel(here, async (tx) => {
      late = failureOf(released.promise.then(() => rename(tx, "Too late")));
    });
    const outcome = await database.withHotel(here, async () => {
      released.resolve();
      return late;
    });
    expect(outcome).toBeInstanceOf(TransactionEndedError);
    expect(await nameOfHotel()).not.toBe("Too late");
  });

  it("refuses in a savepoint that is over, while its transaction goes on", async () => {
    const outcome = await database.withHotel(here, async (tx) => {
      const inner = await tx.transaction(async (savepoint) => savepoint);
      const refused = await failureOf(rename(inner, "Too late"));
      await rename(tx, "Outer");
      return refused;
    });
    expect(outcome).toBeInstanceOf(TransactionEndedError);
    expect(await nameOfHotel()).toBe("Outer");
  });
});

describe("a statement that nobody awaits", () => {
  it("is answered before the commit, and commits with it", async () => {
    await database.withHotel(here, async (tx) => {
      void rename(tx, "Unawaited").execute();
    });
    expect(await nameOfHotel()).toBe("Unawaited");
  });

  it("rolls the transaction back when it fails", async () => {
    const failure = await database
      .withHotel(here, async (tx) => {
        await rename(tx, "Half done");
        const refused = tx.execute(sql`update hotels set name = null where id = ${here}`);
        refused.catch(() => {});
      })
      .catch((error: unknown) => error);
    expect(sqlState(failure)).toBe("23502");
    expect(await nameOfHotel()).not.toBe("Half done");
  });
});

describe("statements that are sent together", () => {
  it("run in their order", async () => {
    await database.withHotel(here, (tx) =>
      Promise.all([
        rename(tx, "First"),
        tx.execute(sql`update hotels set name = name || ', second' where id = ${here}`),
        tx.execute(sql`update hotels set name = name || ', third' where id = ${here}`),
      ]),
    );
    expect(await nameOfHotel()).toBe("First, second, third");
  });

  it("fail with the failure that ended the transaction, and leave the connection usable", async () => {
    const failure = await database
      .withHotel(here, (tx) =>
        Promise.all([
          rename(tx, "Half done"),
          tx.execute(sql`update hotels set name = null where id = ${here}`),
          rename(tx, "After it"),
        ]),
      )
      .catch((error: unknown) => error);
    expect(sqlState(failure)).toBe("23502");
    const read = await database.withHotel(here, (tx) => tx.execute(sql`select name from hotels`));
    expect(read).toEqual([{ name: await nameOfHotel() }]);
    expect(await nameOfHotel()).not.toMatch(/Half done|After it/);
  });
});
