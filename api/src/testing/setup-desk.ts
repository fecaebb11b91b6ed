import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { expect } from "vitest";
import { bookingRequest } from "./factories-bookings.ts";
import { makeHotel, makeStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

type Method = "POST" | "PUT" | "DELETE";

export const setupPath = (hotelId: string, path = "") => `/hotels/${hotelId}/setup${path}`;

/** The body of a room type in the set-up. */
export const doubleType = (name = "Double") => ({
  id: uuid(),
  name,
  bedConfiguration: "Double",
  maxOccupancy: 2,
  isSuperior: false,
  isKing: false,
  isQueen: false,
  baseRateCentimes: 900_000,
});

/** The set-up that an accepted write returns. */
export async function done(answer: Promise<Response>): Promise<HotelSetup> {
  const response = await answer;
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

export async function refusal(answer: Promise<Response>) {
  const response = await answer;
  const { code, params, detail } = await response.json();
  return { status: response.status, code, params, detail };
}

/** The requests of a super admin who sets up hotels. */
export async function setupDesk({ request, database, owner, makeSuperAdmin }: TestApp) {
  const admin = await makeSuperAdmin();
  const setupOf = async (hotelId: string): Promise<HotelSetup> =>
    (await request("GET", setupPath(hotelId), { as: admin })).json();
  const send = (hotelId: string, method: Method, path: string, body: object = {}) =>
    request(method, setupPath(hotelId, path), { as: admin, body });

  /** A hotel with one floor, the room types Double and Twin, and the given rooms. */
  async function madeHotel(numbers: readonly string[] = []) {
    const hotelId = await makeHotel(database);
    const [floorId, double, twin] = [uuid(), doubleType(), doubleType("Twin")];
    const { floors, roomTypes } = await setupOf(hotelId);
    const list = [{ id: floorId, name: "Rez-de-chaussée" }];
    await done(send(hotelId, "PUT", "/floors", { seen: floors.seen, floors: list }));
    const types = { seen: roomTypes.seen, roomTypes: [double, twin] };
    await done(send(hotelId, "PUT", "/room-types", types));
    const rooms = numbers.map((number) => ({ number, roomTypeId: double.id }));
    if (rooms.length > 0) await done(send(hotelId, "POST", "/rooms", { floorId, rooms }));
    const staff = await makeStaff(database, { hotelId });
    const setup = await setupOf(hotelId);
    const ids = new Map(setup.rooms.map(({ number, id }) => [number, id]));
    const room = (number: string): RoomId => {
      const id = ids.get(number);
      if (id === undefined) throw new Error(`no room ${number}`);
      return id;
    };
    return { hotelId, floorId, doubleId: double.id, twinId: twin.id, staff, setup, room };
  }
  type Made = Awaited<ReturnType<typeof madeHotel>>;

  return {
    admin,
    setupOf,
    send,
    madeHotel,
    violations: (hotelId: string) => owner`select * from check_invariants(${hotelId})`,
    /** A booking of a room of the hotel, from 22 November on. */
    book({ staff, hotelId }: Made, roomId: RoomId) {
      const body = bookingRequest({ roomId }, { checkInDate: "2026-11-22", nights: 2 });
      return request("POST", `/hotels/${hotelId}/bookings`, { as: staff, body });
    },
    change({ hotelId, setup }: Made, number: string, patch: object) {
      const found = setup.rooms.find((room) => room.number === number);
      const { id = "", seen, roomTypeId, floorId } = found ?? {};
      return send(hotelId, "PUT", `/rooms/${id}`, { seen, number, roomTypeId, floorId, ...patch });
    },
  };
}
