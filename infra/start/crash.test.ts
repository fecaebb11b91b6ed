import type { Booking } from "@funduq/shared-types/contracts/booking";
import { expect, it } from "vitest";
import { dataOf } from "../database/cluster.ts";
import { isAlive, readPostmaster } from "../database/postmaster.ts";
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

const home = newDataFolder();

/** Posts charges one after the other until the server ends; records every acknowledged one. */
async function keepPosting(desk: Desk, booking: Booking, acknowledged: string[]): Promise<void> {
  for (;;) {
    const charge = newCharge();
    const status = await post(desk, booking, charge);
    if (status === undefined) return;
    // A write fails when the database is killed a moment before the suite.
    if (status === 201) acknowledged.push(charge.description);
    else expect(status).toBeGreaterThanOrEqual(500);
  }
}

function databasePid(): number {
  const { pid } = readPostmaster(dataOf(home)) ?? {};
  if (!pid || !isAlive(pid)) throw new Error("the database does not run");
  return pid;
}

it.each([
  ["the start", false],
  ["the start and its database", true],
])("X-02 kill -9 of %s during writes loses no acknowledged write", async (_, alsoDatabase) => {
  const { child, ended, origin } = await startSuite(home);
  const desk = await signIn(origin);
  const bookings = await bookingsInHouse(desk);
  const [booking] = bookings;
  if (!booking) throw new Error("the demo has guests in house");
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 4 }, () => keepPosting(desk, booking, acknowledged));
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(25);
  const killed = databasePid();
  if (alsoDatabase) process.kill(killed, "SIGKILL");
  child.kill("SIGKILL");
  await ended;
  await Promise.all(writers);

  const again = await startSuite(home);
  expect(databasePid() === killed).toBe(!alsoDatabase);
  const kept = new Set(await keptCharges(await signIn(again.origin), bookings));
  expect(acknowledged.filter((description) => !kept.has(description))).toEqual([]);
  expect(await violations(home)).toEqual([]);
  expect(await stopSuite(again)).toBe(0);
});
