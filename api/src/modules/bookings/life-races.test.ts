import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { bookingRequest, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeHouse, makeStaff, type TestRoom } from "../../testing/factories-core.ts";
import {
  arrangeRace,
  deadlocksDuring,
  type Outcome,
  outcomeOf,
  tally,
} from "../../testing/races.ts";
import {
  contest,
  lines,
  pick,
  type RacingDesk,
  race,
  send,
  WRITERS,
} from "../../testing/racing-desks.ts";
import { bookingSteps, LET_GO } from "../../testing/steps.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database } = api;
const { after, step, violations, soldNights } = bookingSteps(api);

const today = calendarDate("2026-11-21");

const losing = [
  "409 booking.room-taken",
  "409 booking.room-occupied",
  "409 booking.not-arriving",
  "409 booking.not-checked-in",
  "409 booking.not-today",
  "409 booking.status-change-refused",
  "409 booking.nothing-to-undo",
  "409 room.not-ready",
  "409 request.stale",
];

type Stay = { id: string; version: number };
type Desk = RacingDesk<{ rooms: TestRoom[]; stays: Stay[] }>;

const steps = ["check-in", "check-out", "cancel", "no-show", "reactivate", "undo"] as const;

/** Books a room, or takes one step of a stay; after a success the other desks get the new version. */
async function actOnce(desk: Desk): Promise<Outcome[]> {
  const { rooms, stays, roll } = desk;
  const stay = stays[roll(Math.max(1, stays.length))];
  const room = pick(roll, rooms);
  if (!stay || roll(4) === 0) {
    const dates = { checkInDate: addDays(today, roll(2)), nights: 1 + roll(3) };
    const booking = bookingRequest(room, { ...dates, checkInNow: false });
    const sold = await send(desk, "bookings", booking);
    if (sold.status === 201) stays.push(sold.body as Stay);
    return [sold];
  }
  const name = pick(roll, steps);
  const reason = name === "cancel" || name === "undo" ? { reason: "Race" } : {};
  const body = { version: stay.version, ...reason, ...(name === "check-out" && LET_GO) };
  const done = await send(desk, `bookings/${stay.id}/${name}`, body);
  if (done.status === 200) stay.version = (done.body as Stay).version;
  return [done];
}

describe("sixteen desks that sell, cancel, reactivate and undo in three rooms", () => {
  it.each(lines)(
    "I1 I2 BK-15 BK-20 never share a night, deadlock or break: %s",
    async (_, delayMs) => {
      const hotel = { ...(await makeHouse(database, 3)), stays: [] };
      const answers = await race(api, hotel, { act: actOnce, rounds: 12, delayMs, losing });
      expect(answers["409 booking.room-taken"]).toBeGreaterThan(5);
      expect(answers["200"]).toBeGreaterThan(5);
    },
    60_000,
  );
});

type Way = { way: "reactivate" | "undo"; checkInDate: string; delayMs: number };

/** Several ways back to a room's nights and several new guests, all at once. */
async function contestFor(made: TestBooking, { way, checkInDate, delayMs }: Way) {
  const { hotelId, bookingId, booking, staff, room } = made;
  const body = { version: booking.version, ...(way === "undo" && { reason: "Race" }) };
  const acts = Array.from({ length: WRITERS }, (_, index) => async (process: TestApp) => [
    index % 4 < 2
      ? await send({ process, staff }, `bookings/${bookingId}/${way}`, body)
      : await send({ process, staff }, "bookings", bookingRequest(room, { checkInDate })),
  ]);
  return tally(await contest(api, hotelId, acts, delayMs));
}

/** Either the stay was reactivated, or the new guest got the room. */
const either = [
  { "200": 1, "409 booking.room-taken": 8, "409 request.stale": 7 },
  { "201": 1, "409 booking.room-taken": 15 },
];

describe.each(lines)("a way back races new guests for the same night: %s", (_, delayMs) => {
  it("I1 BK-15 reactivating: one of sixteen gets the room", async () => {
    const made = await after(["no-show"]);
    expect(either).toContainEqual(
      await contestFor(made, { way: "reactivate", checkInDate: "2026-11-21", delayMs }),
    );
    expect(await soldNights(made)).toEqual([1]);
  });

  it("I1 BK-20 undoing a cancellation: one of sixteen gets the room", async () => {
    const made = await after(["cancel"]);
    expect(either).toContainEqual(
      await contestFor(made, { way: "undo", checkInDate: "2026-11-21", delayMs }),
    );
    expect(await soldNights(made)).toEqual([1]);
  });

  it("I1 BK-20 undoing an early check-out: one of sixteen gets the night that was given back", async () => {
    const made = await after(["check-in", "check-out"], { nights: 3 });
    expect(either).toContainEqual(
      await contestFor(made, { way: "undo", checkInDate: "2026-11-23", delayMs }),
    );
    expect((await soldNights(made)).at(-1)).toBe(1);
  });
});

describe("what meets a change stands in line for it, and is decided by what is then so", () => {
  const reason = { reason: "Race" };

  it.each([
    ["check-in", ["check-in"]],
    ["check-out", ["check-in", "check-out"]],
    ["cancellation", ["cancel"]],
  ] as const)(
    "I5 BK-20 the undo of a %s that meets the closing of the day is too late",
    async (_, names) => {
      const made = await after(names, { nights: 3 });
      const [answer] = await arrangeRace(
        api,
        (audit) => audit`select from hotels where id = ${made.hotelId} for no key update`,
        () => [step(made, "undo", reason)],
        (audit) => audit`update hotels set business_date = '2026-11-22' where id = ${made.hotelId}`,
      );
      expect(answer).toMatchObject({ status: 409, code: "booking.undo-too-late" });
    },
  );

  it.each([
    ["reactivate", "no-show"],
    ["undo", "cancel"],
  ] as const)("I2 HK-02 BK-15 BK-20 %s meets the closing of the room", async (way, former) => {
    const made = await after([former], { nights: 2 });
    const { roomId } = made.room;
    const [answer] = await arrangeRace(
      api,
      (maid) => maid`select from rooms where id = ${roomId} for no key update`,
      () => [step(made, way, way === "undo" ? reason : {})],
      (maid) => maid`update rooms set housekeeping_status = 'OutOfOrder',
        out_of_order_from = '2026-11-22', out_of_order_to = '2026-11-23' where id = ${roomId}`,
    );
    expect(answer).toMatchObject({ status: 409, code: "room.out-of-order" });
  });
});

it("I12 BK-12 a cancellation that races a deposit never ends with a balance", async () => {
  const ends: Record<string, number> = {};
  const staff = await makeStaff(database);
  const broken = await deadlocksDuring(api, async ([one, two]) => {
    for (let round = 0; round < 10; round++) {
      const { hotelId, bookingId, booking } = await after([], { staff });
      const at = `/hotels/${hotelId}/bookings/${bookingId}`;
      const deposit = { folioId: booking.folios[0]?.id, method: "Cash", amountCentimes: 500_000 };
      const cancelling = () =>
        one.request("POST", `${at}/cancel`, {
          as: staff,
          body: { version: booking.version, reason: "Race" },
        });
      const paying = () => two.request("POST", `${at}/payments`, { as: staff, body: deposit });
      const both = round % 2 ? [cancelling(), paying()] : [paying(), cancelling()];
      const answers = await Promise.all(both.map(async (each) => outcomeOf(await each)));
      const end = Object.keys(tally(answers)).sort().join(" + ");
      ends[end] = (ends[end] ?? 0) + 1;
    }
  });
  const possible = ["200 + 409 booking.closed", "201 + 409 booking.cancel-unsettled"];
  expect(Object.keys(ends).filter((end) => !possible.includes(end))).toEqual([]);
  expect(broken).toBe(0);
  expect(await violations(staff)).toEqual([]);
}, 30_000);
