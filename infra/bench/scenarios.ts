import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { type BenchHotel, type Fixture, ROOMS } from "./fixture.ts";
import type { TimedRequest } from "./http-load.ts";

const gridPath = (hotel: BenchHotel) => `/api/hotels/${hotel.id}/day-grid`;

/** Reads each hotel's day grid once and checks its content; the measured responses must equal it. */
export async function readGrids(origin: string, { hotels }: Fixture) {
  return Promise.all(
    hotels.map(async (hotel) => {
      const response = await fetch(`${origin}${gridPath(hotel)}`, {
        headers: { cookie: hotel.cookie },
      });
      const body = await response.text();
      const grid = JSON.parse(body);
      assert.equal(response.status, 200);
      assert.equal(grid.rooms.length, ROOMS);
      assert.ok(grid.rooms.every((room: { bookings: unknown[] }) => room.bookings.length > 0));
      return { hotel, body, etag: response.headers.get("etag") ?? "" };
    }),
  );
}

export type KnownGrid = Awaited<ReturnType<typeof readGrids>>[number];

export function dayGridRequests(grids: readonly KnownGrid[]): TimedRequest[] {
  return grids.map(({ hotel, body }) => ({
    method: "GET",
    path: gridPath(hotel),
    headers: { cookie: hotel.cookie },
    check: (status, answer) => {
      assert.equal(status, 200);
      assert.ok(answer === body);
    },
  }));
}

/** The same with `If-None-Match`: nothing has changed, so the response is 304. */
export function unchangedRequests(grids: readonly KnownGrid[]): TimedRequest[] {
  return grids.map(({ hotel, etag }) => ({
    method: "GET",
    path: gridPath(hotel),
    headers: { cookie: hotel.cookie, "if-none-match": etag },
    check: (status, answer) => {
      assert.equal(status, 304);
      assert.equal(answer, "");
    },
  }));
}

/** Bookings of one night, each for another room and night, in each hotel in turn. */
export function bookingRequests({ hotels, firstFreeDate }: Fixture): () => TimedRequest {
  let made = 0;
  return () => {
    const hotel = hotels[made % hotels.length];
    const turn = Math.floor(made / hotels.length);
    const roomId = hotel?.roomIds[turn % ROOMS];
    if (!hotel || !roomId) throw new Error("no room to book");
    made += 1;
    const night = addDays(firstFreeDate, 3 + Math.floor(turn / ROOMS));
    const body = {
      roomId,
      checkInDate: night,
      checkOutDate: addDays(night, 1),
      adults: 1,
      children: 0,
      ratePlan: "public",
      rateCentimes: hotel.rateCentimes,
      guests: [{ guest: { fullName: `Bench guest ${made}` }, isPrimary: true }],
      companyId: null,
      comments: "",
      checkInNow: false,
    };
    return {
      method: "POST",
      path: `/api/hotels/${hotel.id}/bookings`,
      headers: {
        cookie: hotel.cookie,
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify(body),
      check: (status, answer) => {
        assert.equal(status, 201);
        const { id, version } = JSON.parse(answer);
        assert.deepEqual([typeof id, version], ["string", 1]);
      },
    };
  };
}
