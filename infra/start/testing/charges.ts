import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { Session } from "@funduq/shared-types/contracts/session";
import postgres from "postgres";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../seeds/demo.ts";
import { readInstallation } from "../installation-file.ts";

export type Desk = { origin: string; cookie: string; hotelId: string };

/** Signs in as the demo's front desk. */
export async function signIn(origin: string): Promise<Desk> {
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ email: "frontdesk@funduq.test", password: DEMO_PASSWORD }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const session = (await response.json()) as Session;
  return { origin, cookie, hotelId: session.hotels[0]?.hotelId ?? "" };
}

async function read<T>({ origin, cookie, hotelId }: Desk, place: string): Promise<T> {
  const response = await fetch(`${origin}/api/hotels/${hotelId}${place}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

/** The bookings of the guests in house, to which charges can be posted. */
export async function bookingsInHouse(desk: Desk): Promise<Booking[]> {
  const grid = await read<DayGrid>(desk, "/day-grid");
  const inHouse = grid.rooms
    .flatMap(({ bookings }) => bookings)
    .filter(({ status }) => status === "Checked-in");
  const guests: Booking[] = [];
  for (const { id } of inHouse) guests.push(await read<Booking>(desk, `/bookings/${id}`));
  return guests;
}

export type Charge = { description: string; key: string };

export const newCharge = (): Charge => ({
  description: `Crash ${randomUUID()}`,
  key: randomUUID(),
});

/** The response's status; undefined when the server has ended. */
export async function post(
  desk: Desk,
  booking: Booking,
  { description, key }: Charge,
): Promise<number | undefined> {
  const { origin, cookie, hotelId } = desk;
  const body = {
    folioId: booking.folios[0]?.id,
    description,
    department: "Other",
    amountCentimes: 12_345,
  };
  return fetch(`${origin}/api/hotels/${hotelId}/bookings/${booking.id}/charges`, {
    method: "POST",
    headers: { origin, cookie, "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** The descriptions of the charges on the guests' folios, duplicates included. */
export async function keptCharges(desk: Desk, bookings: readonly Booking[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { id } of bookings) {
    const { folios } = await read<Booking>(desk, `/bookings/${id}`);
    kept.push(...folios.flatMap(({ postings }) => postings.map((line) => line.description)));
  }
  return kept;
}

/** The rows of `check_invariants` for all hotels. */
export async function violations(dataFolder: string): Promise<unknown[]> {
  const owner = postgres(readInstallation(dataFolder)?.databaseUrl ?? "", {
    max: 1,
    onnotice: () => undefined,
  });
  const hotels = await owner<{ id: string }[]>`select id from hotels`;
  const found = await Promise.all(
    hotels.map(({ id }) => owner`select * from check_invariants(${id})`),
  );
  await owner.end();
  return found.flat();
}
