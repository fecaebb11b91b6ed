import type { Booking } from "@funduq/shared-types/contracts/booking";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { makeHouse, type TestRoom, type TestStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { type Outcome, tally } from "../../testing/races.ts";
import { contest, lines, send, WRITERS } from "../../testing/racing-desks.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();

const today = calendarDate("2026-11-21");
const tomorrow = addDays(today, 1);

const taken = { "201": 1, "409 booking.room-taken": WRITERS - 1 };
const takenByChange = { "200": 1, "409 booking.room-taken": WRITERS - 1 };
/** Another desk has already moved the conflicting guest. */
const movedBefore = { "200": 1, "409 request.stale": WRITERS - 1 };

/** Either the stay was extended, or the new guest got the room. */
const either = [
  { "200": 1, "409 booking.room-taken": 8, "409 request.stale": 7 },
  { "201": 1, "409 booking.room-taken": 15 },
];

type Desk = ReturnType<typeof deskOf>;
type Stay = Pick<Booking, "id" | "version">;

/** What a desk does at one of the processes of the installation. */
function deskOf(process: TestApp, staff: TestStaff) {
  const post = (tail: string, body: object) => send({ process, staff }, `bookings${tail}`, body);
  return {
    process,
    post,
    async book(room: TestRoom, checkInDate: string = today): Promise<Stay> {
      const { status, body } = await post("", bookingRequest(room, { checkInDate }));
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body as Stay;
    },
    async after(stay: Stay, step: "cancel" | "no-show"): Promise<Stay> {
      const reason = step === "cancel" ? { reason: "Of the test" } : {};
      return (await post(`/${stay.id}/${step}`, { version: stay.version, ...reason })).body as Stay;
    },
  };
}

/** The room that all want, and for each of them two others of its type. */
async function house() {
  const { staff, roomTypeId, rooms } = await makeHouse(api.database, 1 + WRITERS * 2);
  const [wanted, ...others] = rooms;
  if (!wanted) throw new Error("no room");
  const desk = deskOf(api, staff);
  return {
    staff,
    roomTypeId,
    wanted,
    desk,
    theirs: others.slice(0, WRITERS),
    spare: others.slice(WRITERS),
  };
}
type House = Awaited<ReturnType<typeof house>>;

/** Prepares the house and answers what each of the sixteen does, at a desk of its own. */
type Wish = (desk: Desk) => Promise<Outcome>;
type Way = (house: House) => Promise<readonly Wish[]>;

const all = (wish: Wish): Wish[] => Array.from({ length: WRITERS }, () => wish);

const booking: Way = async ({ wanted }) => all(({ post }) => post("", bookingRequest(wanted)));

const walkIn: Way = async ({ wanted }) =>
  all(({ post }) => post("", bookingRequest(wanted, { checkInNow: true })));

/** Sixteen stays of the room that came to nothing, one after the other. */
async function formerStays({ wanted, desk }: House, step: "cancel" | "no-show") {
  const stays: Stay[] = [];
  while (stays.length < WRITERS) stays.push(await desk.after(await desk.book(wanted), step));
  return stays;
}

const reactivating: Way = async (made) =>
  (await formerStays(made, "no-show")).map(
    ({ id, version }): Wish =>
      ({ post }) =>
        post(`/${id}/reactivate`, { version }),
  );

/** No-shows of other rooms, whose guests arrive after all and are given the one room that is left. */
const reactivatingElsewhere: Way = async ({ theirs, wanted: { roomId }, desk }) => {
  const stays: Stay[] = [];
  for (const room of theirs) stays.push(await desk.after(await desk.book(room), "no-show"));
  return stays.map(
    ({ id, version }): Wish =>
      ({ post }) =>
        post(`/${id}/reactivate`, { version, roomId }),
  );
};

const undoing: Way = async (made) =>
  (await formerStays(made, "cancel")).map(
    ({ id, version }): Wish =>
      ({ post }) =>
        post(`/${id}/undo`, { version, reason: "Comes after all" }),
  );

const changingRoom: Way = async ({ theirs, wanted: { roomId }, desk }) => {
  const stays = await Promise.all(theirs.map((room) => desk.book(room)));
  return stays.map(
    ({ id, version }): Wish =>
      ({ post }) =>
        post(`/${id}/change-room`, { version, roomId, rate: null }),
  );
};

const assigning: Way = async ({ staff, roomTypeId, wanted }) => {
  const plain = groupDesk(api);
  const group = await plain.made(staff, [newBlock(roomTypeId, { quantity: WRITERS })]);
  return all(({ process }) => groupDesk(api, process).assign(staff, group, blockOf(group), wanted));
};

/** One stay is in the way of sixteen, each of whom would move it to another room. */
async function wizards(
  { wanted, spare, desk }: House,
  checkInDate: string,
  finalise: (index: number) => object,
): Promise<Wish[]> {
  const { id: bookingId, version } = await desk.book(wanted, checkInDate);
  return spare.map(({ roomId: toRoomId }, index): Wish => {
    const body = { moves: [{ bookingId, version, toRoomId }], finalise: finalise(index) };
    return ({ post }) => post("/resolve-conflict", body);
  });
}

/** Half want the guest of the night before to stay on, half the room for somebody new. */
const extending: Way = async ({ wanted, desk }) => {
  const { id, version } = await desk.book(wanted);
  const longer = { version, checkOutDate: addDays(tomorrow, 1) };
  return all(({ post }) => post(`/${id}/dates`, longer)).map((extend, index) =>
    index % 4 < 2
      ? extend
      : ({ post }) => post("", bookingRequest(wanted, { checkInDate: tomorrow })),
  );
};

const named = (stay: Stay | undefined) => ({ bookingId: stay?.id, version: stay?.version });

const wizardOfNew: Way = (made) =>
  wizards(made, today, () => ({ step: "create", booking: bookingRequest(made.wanted) }));

const wizardOfRoom: Way = async (made) => {
  const stays = await Promise.all(made.theirs.map((room) => made.desk.book(room)));
  const to = { step: "change-room", roomId: made.wanted.roomId, rate: null };
  return wizards(made, today, (index) => ({ ...to, ...named(stays[index]) }));
};

const wizardOfDates: Way = async (made) => {
  const stay = await made.desk.book(made.wanted);
  const to = { step: "dates", checkOutDate: addDays(tomorrow, 1) };
  return wizards(made, tomorrow, () => ({ ...to, ...named(stay) }));
};

const wizardOfNoShow: Way = async (made) => {
  const stays = await formerStays(made, "no-show");
  return wizards(made, today, (index) => ({ step: "reactivate", ...named(stays[index]) }));
};

async function answersTo(way: Way, delayMs: number) {
  const made = await house();
  const acts = (await way(made)).map((wish) => async (process: TestApp) => [
    await wish(deskOf(process, made.staff)),
  ]);
  expect(acts).toHaveLength(WRITERS);
  return tally(await contest(api, made.staff.hotelId, acts, delayMs));
}

describe.each(lines)("of sixteen who want one room on one night, one gets it: %s", (_, delayMs) => {
  it.each([
    ["BK-07 by a new booking", booking, taken],
    ["BK-06 BK-07 as a walk-in", walkIn, taken],
    ["BK-15 by reactivating a no-show", reactivating, takenByChange],
    ["BK-15 BK-19 by reactivating no-shows of other rooms", reactivatingElsewhere, takenByChange],
    ["BK-20 by undoing a cancellation", undoing, takenByChange],
    ["BK-16 by a change of room", changingRoom, takenByChange],
    ["GRP-04 BK-07 for a group", assigning, taken],
    ["BK-08 by the conflict wizard, for a new booking", wizardOfNew, movedBefore],
    ["BK-08 BK-16 by the conflict wizard, for another room", wizardOfRoom, movedBefore],
    ["BK-08 BK-17 by the conflict wizard, for longer", wizardOfDates, movedBefore],
    ["BK-08 BK-15 by the conflict wizard, for a no-show", wizardOfNoShow, movedBefore],
  ])(
    "I1 %s",
    async (_what, way, answers) => expect(await answersTo(way, delayMs)).toEqual(answers),
    60_000,
  );

  it("I1 BK-17 by an extension or a new booking", async () => {
    expect(either).toContainEqual(await answersTo(extending, delayMs));
  }, 60_000);
});
