import { expect } from "vitest";
import type { TestStaff } from "./factories-core.ts";
import { deadlocksDuring, dice, doubleBookings, type Outcome, outcomeOf, tally } from "./races.ts";
import type { TestApp } from "./test-app.ts";

/** How many desks write at once. */
export const WRITERS = 16;

/** The network delays with which a race runs: with a delay, transactions overlap in other ways. */
export const lines = [
  ["straight", 0],
  ["with 0 to 20 ms between API and database", 20],
] as const;

/** The data that all desks of a race share, and each desk's own process (one of two) and random numbers. */
export type RacingDesk<Shared = unknown> = Shared & {
  process: TestApp;
  staff: TestStaff;
  roll: (limit: number) => number;
};

export function pick<Item>(roll: RacingDesk["roll"], items: readonly Item[]): Item {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error("nothing to pick");
  return item;
}

/** Writes in the desk's hotel; `path` is below the hotel's address. */
export async function send(
  { process, staff }: Pick<RacingDesk, "process" | "staff">,
  path: string,
  body: object,
  method: "POST" | "PUT" = "POST",
) {
  const at = `/hotels/${staff.hotelId}/${path}`;
  return outcomeOf(await process.request(method, at, { as: staff, body }));
}

/** Runs all acts concurrently, alternately at two processes. Expects no deadlock and no broken invariant. */
export async function contest(
  api: TestApp,
  hotelId: string,
  acts: readonly ((process: TestApp) => Promise<readonly Outcome[]>)[],
  delayMs: number,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const broken = await deadlocksDuring(
    api,
    async (processes) => {
      const all = acts.map(async (act, index) => {
        outcomes.push(...(await act(processes[index % 2 === 0 ? 0 : 1])));
      });
      await Promise.all(all);
    },
    { delayMs },
  );
  expect(broken).toBe(0);
  expect(await doubleBookings(api, hotelId)).toEqual([]);
  expect(await api.owner`select * from check_invariants(${hotelId})`).toEqual([]);
  return outcomes;
}

type Race<Shared> = {
  /** What a desk does in one round. */
  act(desk: RacingDesk<Shared>): Promise<readonly Outcome[]>;
  rounds: number;
  delayMs: number;
  /** The answers that a desk may get when another one was faster. Any other answer fails the test. */
  losing: readonly string[];
};

/** Runs sixteen desks that act at random. Returns how often each answer was given. */
export async function race<Shared extends { staff: TestStaff }>(
  api: TestApp,
  shared: Shared,
  { act, rounds, delayMs, losing }: Race<Shared>,
): Promise<Record<string, number>> {
  const desks = Array.from({ length: WRITERS }, (_, index) => async (process: TestApp) => {
    const desk = { ...shared, process, roll: dice(index + 1) };
    const outcomes: Outcome[] = [];
    for (let round = 0; round < rounds; round++) outcomes.push(...(await act(desk)));
    return outcomes;
  });
  const answers = tally(await contest(api, shared.staff.hotelId, desks, delayMs));
  const allowed = ["200", "201", ...losing];
  expect(Object.keys(answers).filter((answer) => !allowed.includes(answer))).toEqual([]);
  return answers;
}
