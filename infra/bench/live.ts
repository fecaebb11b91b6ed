import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { get } from "node:http";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import postgres from "postgres";
import { type BenchHotel, type Fixture, ROOMS } from "./fixture.ts";

export const LISTENERS = 20;
export const WRITERS = 8;
const WRITES_PER_WRITER = 40;
/** The pause of a writer after each booking: four bookings a second at most. */
const REST_MS = 250;
const TIME_LIMIT_MS = 60_000;

export type LiveFigures = {
  writes: number;
  /** The number of events that each listener received; all of `writes` are expected. */
  received: number;
  /** The delay from the writer's response, which is sent after the commit, to the event. */
  afterAnswer: { p50Ms: number; p99Ms: number };
  /** The delay from the writer's request to the event: an upper bound that includes the write itself. */
  afterRequest: { p50Ms: number; p99Ms: number };
};

type Desk = { cookie: string };
type Write = { bookingId: string; sent: number; answered: number };

/** Measures the delay of live events: 20 open screens of one hotel, and 8 users who book there concurrently. */
export async function measureLive(
  origin: string,
  ownerUrl: string,
  { hotels, firstFreeDate }: Fixture,
): Promise<LiveFigures> {
  const hotel = hotels[0];
  assert.ok(hotel);
  const desks = await addDesks(ownerUrl, hotel);
  const listeners = await Promise.all(
    Array.from({ length: LISTENERS }, (_, at) =>
      listen(`${origin}/api/hotels/${hotel.id}/live`, desks[at % WRITERS]?.cookie ?? ""),
    ),
  );
  const written = await Promise.all(
    desks.map(async (desk, writer) => {
      const writes: Write[] = [];
      await rest(((writer + 1) * REST_MS) / WRITERS);
      for (let turn = 0; turn < WRITES_PER_WRITER; turn += 1) {
        const room = (turn * WRITERS + writer) % ROOMS;
        const night = addDays(firstFreeDate, 40 + Math.floor((turn * WRITERS) / ROOMS) + turn);
        writes.push(await book(origin, hotel, desk, { roomId: hotel.roomIds[room] ?? "", night }));
        await rest(REST_MS);
      }
      return writes;
    }),
  );
  const expected = WRITERS * WRITES_PER_WRITER;
  await Promise.all(listeners.map(({ heardAll }) => heardAll(expected)));
  for (const { close } of listeners) close();
  return figures(written, listeners);
}

function figures(
  written: readonly (readonly Write[])[],
  listeners: readonly Listener[],
): LiveFigures {
  const [afterAnswer, afterRequest]: [number[], number[]] = [[], []];
  for (const { heard } of listeners)
    for (const { bookingId, sent, answered } of written.flat()) {
      const times = heard.filter((each) => each.bookingId === bookingId);
      assert.equal(times.length, 1, "an event was lost or received twice");
      const at = times[0]?.at ?? Number.POSITIVE_INFINITY;
      afterAnswer.push(Math.max(0, at - answered));
      afterRequest.push(at - sent);
    }
  const writes = written.flat().length;
  return {
    writes,
    received: afterRequest.length / listeners.length,
    afterAnswer: sharesOf(afterAnswer),
    afterRequest: sharesOf(afterRequest),
  };
}

type Listener = Awaited<ReturnType<typeof listen>>;

/** Opens a live stream (server-sent events), as a browser does. */
function listen(url: string, cookie: string) {
  const heard: { bookingId: string; at: number }[] = [];
  const ready = Promise.withResolvers<void>();
  let look = () => {};
  let unread = "";
  const request = get(url, { headers: { cookie }, agent: false }, (response) => {
    if (response.statusCode !== 200) ready.reject(new Error(`live: ${response.statusCode}`));
    response.setEncoding("utf8");
    response.on("data", (text: string) => {
      const at = performance.now();
      const frames = (unread + text).split("\n\n");
      unread = frames.pop() ?? "";
      if (frames.some((frame) => frame.includes("event: ready"))) ready.resolve();
      heard.push(...frames.flatMap(bookingIn).map((bookingId) => ({ bookingId, at })));
      look();
    });
  });
  request.on("error", ready.reject);
  const heardAll = (count: number) =>
    new Promise<void>((resolve, reject) => {
      const late = () => reject(new Error(`${heard.length} of ${count} events were received`));
      const timer = setTimeout(late, TIME_LIMIT_MS);
      look = () => {
        if (heard.length < count) return;
        clearTimeout(timer);
        resolve();
      };
      look();
    });
  return ready.promise.then(() => ({ heard, heardAll, close: () => request.destroy() }));
}

/** The booking id in a frame. */
function bookingIn(frame: string): string[] {
  const id = /"entityId":"([^"]+)"/u.exec(frame)?.[1];
  return id ? [id] : [];
}

async function book(
  origin: string,
  hotel: BenchHotel,
  { cookie }: Desk,
  { roomId, night }: { roomId: string; night: ReturnType<typeof addDays> },
): Promise<Write> {
  const body = {
    roomId,
    checkInDate: night,
    checkOutDate: addDays(night, 1),
    adults: 1,
    children: 0,
    ratePlan: "public",
    rateCentimes: hotel.rateCentimes,
    companyId: null,
    comments: "",
    guests: [{ guest: { fullName: "Live guest" }, isPrimary: true }],
    checkInNow: false,
  };
  const sent = performance.now();
  const response = await fetch(`${origin}/api/hotels/${hotel.id}/bookings`, {
    method: "POST",
    headers: {
      cookie,
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answered = performance.now();
  const text = await response.text();
  assert.equal(response.status, 201, text);
  return { bookingId: (JSON.parse(text) as { id: string }).id, sent, answered };
}

/** Creates WRITERS signed-in users at the front desk of a hotel. */
async function addDesks(ownerUrl: string, hotel: BenchHotel): Promise<Desk[]> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    return await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const [userId, email] = [randomUUID(), `live${writer}@bench.test`];
        const token = `bench-live-${writer}-${"t".repeat(40)}`;
        const hash = createHash("sha256").update(token).digest("hex");
        await owner`insert into users (id, email, display_name) values (${userId}, ${email}, 'Desk')`;
        await owner`insert into hotel_users (hotel_id, id, email, user_id, display_name, role)
          values (${hotel.id}, ${randomUUID()}, ${email}, ${userId}, 'Desk', 'front-office')`;
        await owner`insert into sessions (id, user_id, expires_at)
          values (${hash}, ${userId}, now() + interval '12 hours')`;
        return { cookie: `__Host-funduq=${token}` };
      }),
    );
  } finally {
    await owner.end({ timeout: 5 });
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function sharesOf(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
