import { randomUUID } from "node:crypto";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { restaurants } from "./modules/pos/pos.tables.ts";
import { isWrite, type Route } from "./platform/route.ts";
import { allRoutes } from "./routes.ts";
import { bookingRequest, makeBooking, makeCompany } from "./testing/factories-bookings.ts";
import { makeGuest, makeRoom } from "./testing/factories-core.ts";
import { makeGroup } from "./testing/factories-groups.ts";
import { dice } from "./testing/races.ts";
import { testApp } from "./testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;

/** What no person types and no page of ours sends. */
const hostileTexts = [
  ...["", " ", "\u0000", "a\u0000b", "\ud800", "\u202e\u200f", "ـ", "!?", "%", "_", "\\", "'", '"'],
  ...["{}", "$1", "--", "null", "NaN", "-0", "1e308", "0x10", "9223372036854775808", "１２"],
  ...["0000-00-00", "2026-02-30", "infinity", "1899-12-31", "2199-12-31", "2026-11-21T00:00Z"],
  ...["__proto__", "constructor", "ﷺ".repeat(160), "𒐫".repeat(160), "x".repeat(3_000)],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e308, -1e308],
  ...[[], {}, [[]], [null], { length: 1 }, Array.from({ length: 2_000 }, () => ({}))],
];

const { staff, hotelId, room, bookingId, booking } = await makeBooking(database, {
  checkInNow: true,
  charged: 5_000,
});
const companyId = await makeCompany(database, hotelId, { rates: [700_000] });
const guestId = await makeGuest(database, hotelId, { fullName: "Nadia Hamdi", phone: "0555" });
const rooms = [await makeRoom(database, hotelId), await makeRoom(database, hotelId)];
const cleaned = await makeRoom(database, hotelId);
const superAdmin = await api.makeSuperAdmin();
const restaurantId = randomUUID();
await database.withHotel(hotelId, async (tx) => {
  await tx.insert(restaurants).values({ hotelId, id: restaurantId, name: "Grill" } as never);
});

const folioId = booking.folios[0]?.id;
let stays = 0;

/** A stay that nobody has booked yet, so that nothing but the fault put into it can refuse it. */
function nextStay(): object {
  const night = stays++ % 700;
  const free = rooms[Math.trunc(stays / 700) % rooms.length];
  if (!free) throw new Error("no room");
  const checkInDate = addDays(calendarDate("2026-11-22"), night);
  return {
    ...bookingRequest(free, { checkInDate, companyId }),
    guests: [
      { guest: { guestId }, isPrimary: false },
      { guest: { fullName: "Karim", phone: "0666", nationality: "DZ" }, isPrimary: true },
    ],
  };
}

const closing = { status: "OutOfOrder", assignedTo: "Samia" };
const outage = { from: "2026-12-20", to: "2026-12-21" };

const otherGuestId = await makeGuest(database, hotelId, { fullName: "Nadia H" });
const profile = {
  ...{ fullName: "Nadia Hamdi", nameOtherScript: "نادية حمدي", phone: "0555", email: "n@h.dz" },
  ...{ nationality: "DZ", idType: "Passport", idNumber: "178956432", idDeliveryPlace: "Oran" },
  ...{ idDeliveryDate: "2022-05-01", idExpireDate: "2032-04-30", birthDate: "1990-02-28" },
  ...{ birthPlace: "Tlemcen", address: "3, rue Larbi", profession: "Médecin" },
};

const groupRoom = await makeRoom(database, hotelId);
const { roomTypeId: groupTypeId } = groupRoom;
const group = await makeGroup(database, { staff, blocks: [{ roomTypeId: groupTypeId }] });
const [groupBlockId = ""] = group.blockIds;
const groupStay = { checkInDate: "2026-11-22", checkOutDate: "2026-11-23" };
const groupRate = { ratePlan: "base", rateCentimes: 900_000 };
const newGroupBlock = { roomTypeId: room.roomTypeId, quantity: 1, persons: 1 };

const information = {
  ...{ name: "El Mountazah", starRating: 4, address: "1, rue Didouche", city: "Skikda" },
  ...{ phone: "038", currency: "DZD", tvaBp: 900, stayTaxCentimes: 50_000, tdsBp: 200 },
  ...{ highBalanceThresholdCentimes: 1_000_000, weekStart: 6, nif: "1", rc: "2", nis: "3" },
  ...{ rib: "4", customFieldName1: "Patente", customFieldValue1: "5" },
};

/** A request that each route accepts, for one fault at a time to be put into. */
const bodies: Record<string, () => object | Promise<object>> = {
  "session.set-preferences": () => ({ language: "fr", theme: "dark" }),
  "sign-in-links.check": () => ({ token: "t".repeat(43) }),
  "sign-in-links.finish": () => ({ token: "t".repeat(43), email: "nadia@hotel.test" }),
  "session.set-password": () => ({ password: "seven-camels" }),
  "users.invite": () => ({
    email: `invited-${randomUUID()}@hotel.test`,
    displayName: "Nadia",
    role: "employee",
    sections: ["pos"],
  }),
  "users.send-link": () => ({}),
  "users.set-status": () => ({ status: "active" }),
  "users.change": () => ({
    ...{ displayName: "Nadia", role: "employee", sections: ["pos"], status: "active", version: 1 },
  }),
  "users.correct-email": () => ({ email: `right-${randomUUID()}@hotel.test`, version: 1 }),
  "hotels.extend": () => ({}),
  "hotels.remove": () => ({ name: "Another name" }),
  "hotels.create": () => ({ id: randomUUID(), information, isSample: true }),
  "setup.information": () => ({ seen: "", information }),
  "setup.floors": () => ({ seen: "", floors: [{ id: room.floorId, name: "RDC" }] }),
  "setup.room-types": () => ({
    seen: "",
    roomTypes: [
      {
        ...{ id: room.roomTypeId, name: "Double", bedConfiguration: "Double", maxOccupancy: 2 },
        ...{ isSuperior: false, isKing: true, isQueen: false, baseRateCentimes: 900_000 },
      },
    ],
  }),
  "setup.add-rooms": () => ({
    floorId: room.floorId,
    rooms: [{ number: "R1", roomTypeId: room.roomTypeId }],
  }),
  "setup.save-room": () => ({
    ...{ seen: "", number: "R2", roomTypeId: room.roomTypeId, floorId: room.floorId },
  }),
  "setup.remove-room": () => ({}),
  "setup.add-facility": () => ({ floorId: room.floorId, name: "Hammam" }),
  "setup.save-facility": () => ({ seen: "", name: "Hammam" }),
  "setup.remove-facility": () => ({}),
  "setup.restaurants": () => ({ seen: "", restaurants: [{ id: randomUUID(), name: "Le Port" }] }),
  "bookings.create": nextStay,
  "bookings.check-in": () => ({ version: 1 }),
  "bookings.check-out": () => ({
    version: 1,
    toCompanyAccount: [{ folioId, amountCentimes: 5_000 }],
    toGroupAccount: [{ folioId, amountCentimes: 5_000 }],
  }),
  "bookings.cancel": () => ({ version: 1, reason: "The guest is ill" }),
  "bookings.no-show": () => ({ version: 1 }),
  "bookings.reactivate": () => ({ version: 1 }),
  "bookings.undo": () => ({ version: 1, reason: "The wrong guest" }),
  "bookings.change-room": () => ({
    version: 1,
    roomId: cleaned.roomId,
    rate: { ratePlan: "base", rateCentimes: 900_000 },
  }),
  "bookings.dates": () => ({
    version: 1,
    ...{ checkInDate: "2026-11-21", checkOutDate: "2026-11-25", roomId: cleaned.roomId },
    rate: { ratePlan: "base", rateCentimes: 900_000 },
  }),
  "bookings.edit-details": () => ({
    ...{ version: 1, adults: 1, children: 0, comments: "Late", companyId },
    rate: { ratePlan: "company-1", rateCentimes: 700_000 },
    guests: [
      { guest: { guestId }, isPrimary: false },
      { guest: { fullName: "Karim", phone: "0666", nationality: "DZ" }, isPrimary: true },
    ],
  }),
  "bookings.resolve-conflict": () => ({
    moves: [{ bookingId, version: 1, toRoomId: cleaned.roomId }],
    finalise: { step: "dates", bookingId: cleaned.roomId, version: 1, checkOutDate: "2026-11-25" },
  }),
  "rates.save": () => ({
    rates: [{ roomTypeId: room.roomTypeId, guests: 1, rateCentimes: 900_000, seenCentimes: null }],
  }),
  "groups.create": () => ({
    ...{ name: "Tassili", contactPerson: "Samia", companyId },
    blocks: [{ ...newGroupBlock, ...groupStay, ...groupRate }],
  }),
  "groups.edit-blocks": () => ({
    version: 1,
    blocks: [
      { id: groupBlockId, quantity: 1, ...groupStay },
      { ...newGroupBlock, ...groupStay, ...groupRate },
    ],
  }),
  "groups.cancel": () => ({ version: 99 }),
  "groups.post-charge": () => {
    return { description: "Hall", department: "Other", amountCentimes: 100 };
  },
  "groups.post-payment": () => ({ method: "Cash", amountCentimes: 100 }),
  "groups.refund": () => ({ method: "Cash", amountCentimes: 100, reason: "Paid twice" }),
  "groups.reverse-posting": () => ({ reason: "Another group's" }),
  "groups.take-over": () => ({ folios: [{ bookingId, folioId, amountCentimes: 100 }] }),
  "groups.assign-room": () => ({
    ...{ entryId: null, guest: { fullName: "Karim", phone: "0666" }, roomId: groupRoom.roomId },
    ...{ ...groupStay, adults: 1, children: 0 },
  }),
  "groups.import-rooming-list": () => ({
    rows: [
      {
        ...{ line: 1, name: "Nadia", type: "Double", phone: "0555" },
        ...{ checkIn: "22/11/2026", checkOut: "23/11/2026" },
      },
    ],
  }),
  "groups.remove-entry": () => ({}),
  "guests.create": () => profile,
  "guests.change": () => ({ ...profile, version: 1 }),
  "guests.add-note": () => ({ note: "A quiet room" }),
  "guests.merge": () => ({ version: 1, mergedId: otherGuestId, mergedVersion: 1, profile }),
  "folios.post-charge": () => {
    return { folioId, description: "Tea", department: "Restaurant", amountCentimes: 100 };
  },
  "folios.post-payment": () => ({ folioId, method: "Cash", amountCentimes: 100 }),
  "folios.move": () => ({ toFolioId: folioId }),
  "folios.refund": () => ({ folioId, method: "Cash", amountCentimes: 100, reason: "Paid twice" }),
  "folios.split": () => ({ toFolioId: folioId, amountCentimes: 100, reason: "Two guests pay" }),
  "folios.charge-nights": () => ({ totalCentimes: 918_000 }),
  "folios.reverse": () => ({ reason: "The wrong room" }),
  "night-audit.run": () => ({ businessDate: "2026-11-21", fingerprint: "2026-11-21-0-0" }),
  "police.mark-sent": () => ({
    forms: [{ bookingId, guestId: booking.guests[0]?.guestId }],
  }),
  "police.undo-sent": () => ({ reason: "The wrong guest" }),
  "police.add-occupant": () => ({ guest: { fullName: "Karim", phone: "0666", nationality: "DZ" } }),
  "housekeeping.set-status": async () => {
    const [row] = await owner`select version from rooms where id = ${cleaned.roomId}`;
    return { ...closing, outOfOrder: outage, version: row?.version };
  },
};
const queries: Record<string, Record<string, string>> = {
  "front-desk.day-grid": { date: "2026-11-22" },
  "availability.free-rooms": {
    ...{ checkIn: "2026-11-22", checkOut: "2026-11-24", roomTypeId: room.roomTypeId },
  },
  "availability.alternatives": {
    ...{ checkIn: "2026-11-22", checkOut: "2026-11-24", roomTypeId: room.roomTypeId },
    ...{ guests: "2", companyId, ratePlan: "base" },
  },
  "availability.days": { from: "2026-11-01", to: "2026-12-05" },
  "bookings.alternatives": { checkIn: "2026-11-21", checkOut: "2026-11-24" },
  "bookings.change-room-preview": { roomId: cleaned.roomId },
  "bookings.dates-preview": {
    ...{ checkInDate: "2026-11-21", checkOutDate: "2026-11-24", roomId: cleaned.roomId },
  },
  "rates.offers": { roomTypeId: room.roomTypeId, guests: "2", companyId },
  "groups.list": { query: "tas" },
  "groups.assignable-rooms": { checkIn: "2026-11-22", checkOut: "2026-11-23" },
  "guests.search": { query: "nad" },
  "guests.duplicates": { fullName: "Nadia", phone: "0555", idNumber: "178", except: guestId },
  "companies.list": { query: "com", limit: "5" },
  "modules.list": { hotelId },
};

const ids: Record<string, string | undefined> = {
  hotelId,
  groupId: group.groupId,
  blockId: groupBlockId,
  entryId: randomUUID(),
  guestId,
  bookingId,
  postingId: booking.folios[0]?.postings[0]?.id,
  hotelUserId: staff.hotelUserId,
  roomId: cleaned.roomId,
  restaurantId,
};

function addressOf(route: Route, changed: Record<string, string> = {}): string {
  const known = { ...ids, ...changed };
  return route.spec.path.replaceAll(/\{(\w+)\}/g, (_, name) => String(known[name]));
}

type Change = { at: string; value: unknown };

/** Every place of a value that something else could stand in: `guests.0.guest.fullName`. */
function placesOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return path === "" ? [] : [path];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesOf(part, path === "" ? name : `${path}.${name}`),
  );
  return path === "" ? inner : [path, ...inner];
}

function withChange(body: object, { at, value }: Change): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = at.split(".");
  const last = names.pop() ?? "";
  let holder = copy;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  holder[last] = value;
  return copy;
}

/** What must not happen: a fault of ours, or data that only the database noticed to be wrong. */
async function faultOf(response: Response, what: string): Promise<string[]> {
  if (response.status < 400) return [];
  const { code, requestId } = (await response.json()) as { code: string; requestId: string };
  const ours = response.status >= 500 || code === "request.refused-by-data" || !requestId;
  return ours ? [`${response.status} ${code}: ${what.slice(0, 160)}`] : [];
}

const asked = allRoutes.filter(
  ({ kind, spec }) =>
    kind !== "stream" && !["session.sign-in", "session.sign-out"].includes(spec.id),
);
const whoFor = ({ spec }: Route) => (spec.permission === "super-admin" ? superAdmin : staff);
const named = (routes: readonly Route[]): [string, Route][] =>
  routes.map((route) => [route.spec.id, route]);

describe("S5 no input is a fault of ours", () => {
  it.each(named(asked.filter(({ spec }) => isWrite(spec))))(
    "S5 %s: whatever stands in the body",
    async (id, route) => {
      const make = bodies[id];
      if (!make) throw new Error(`${id} has no body to start from`);
      const faults: string[] = [];
      for (const at of [...placesOf(await make()), "noSuchField"])
        for (const value of [...hostileValues, undefined]) {
          const body = withChange(await make(), { at, value });
          const options = { as: whoFor(route), body };
          const response = await api.request(route.spec.method, addressOf(route), options);
          faults.push(...(await faultOf(response, `${at} = ${JSON.stringify(value)}`)));
        }
      expect(faults).toEqual([]);
    },
    30_000,
  );

  it.each(named(asked.filter(({ spec }) => !isWrite(spec))))(
    "S5 %s: whatever stands in the query",
    async (id, route) => {
      const query = queries[id] ?? {};
      const faults: string[] = [];
      for (const at of [...Object.keys(query), "noSuchName"])
        for (const value of hostileTexts) {
          const sent = new URLSearchParams({ ...query, [at]: value });
          const response = await api.request("GET", `${addressOf(route)}?${sent}`, {
            as: whoFor(route),
          });
          faults.push(...(await faultOf(response, `${at} = ${JSON.stringify(value)}`)));
        }
      expect(faults).toEqual([]);
    },
  );

  it.each(named(asked.filter(({ spec }) => spec.path.includes("{"))))(
    "S5 %s: whatever stands in the path",
    async (id, route) => {
      const names = [...route.spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
      const faults: string[] = [];
      for (const name of names)
        for (const value of hostileTexts.filter(
          (text) => text.trim() !== "" && text !== "\ud800",
        )) {
          const path = addressOf(route, { [name]: encodeURIComponent(value) });
          const body = isWrite(route.spec) ? await bodies[id]?.() : undefined;
          const response = await api.request(route.spec.method, path, { as: whoFor(route), body });
          faults.push(...(await faultOf(response, `${name} = ${JSON.stringify(value)}`)));
        }
      expect(faults).toEqual([]);
    },
  );
});

it("S5 several faults at once are no fault of ours either", async () => {
  const roll = dice(1962);
  const writes = asked.filter(({ spec }) => bodies[spec.id]);
  const faults: string[] = [];
  for (let n = 0; n < 600; n++) {
    const route = writes[roll(writes.length)];
    if (!route) continue;
    let body = (await bodies[route.spec.id]?.()) ?? {};
    for (let change = roll(3); change >= 0; change--) {
      const places = placesOf(body);
      const at = places[roll(places.length)];
      if (at !== undefined)
        body = withChange(body, { at, value: hostileValues[roll(hostileValues.length)] });
    }
    const options = { as: whoFor(route), body };
    const response = await api.request(route.spec.method, addressOf(route), options);
    faults.push(...(await faultOf(response, `${route.spec.id} ${JSON.stringify(body)}`)));
  }
  expect(faults).toEqual([]);
}, 30_000);
