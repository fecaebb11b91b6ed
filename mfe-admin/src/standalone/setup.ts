import {
  addRoomsSchema,
  type HotelSetup,
  hotelInformationSchema,
  hotelSetupSchema,
  saveChargeItemsSchema,
  saveFloorsSchema,
  saveInformationSchema,
  saveRestaurantsSchema,
  saveRoomSchema,
  saveRoomTypesSchema,
  saveTaxesSchema,
} from "@funduq/shared-types/contracts/setup";
import { HttpResponse, http } from "msw";

const id = (n: number) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, "0")}`;
export const setupHotelId = "00000000-0000-4000-8000-000000000003";

const usualTaxes = { tvaBp: 900, tdsBp: 200, stayTaxCentimes: 50_000 };

/** A hotel on its way: two floors, two types, four rooms, no public rate for the suites. */
export function someSetup(): HotelSetup {
  const room = (n: number, number: string, floor: number, type: number) => ({
    id: id(n),
    number,
    floorId: id(floor),
    roomTypeId: id(type),
    retiredFrom: null,
    seen: `room-${n}`,
  });
  const type = (n: number, name: string, unpricedGuests: readonly number[]) => ({
    id: id(n),
    name,
    bedConfiguration: "Double",
    maxOccupancy: 2,
    isSuperior: false,
    isKing: false,
    isQueen: false,
    baseRateCentimes: 1_200_000,
    unpricedGuests,
  });
  const charge = (n: number, name: string, department: string, priceCentimes: number) => ({
    id: id(n),
    name,
    department,
    priceCentimes,
    isRetired: false,
  });
  return hotelSetupSchema.parse({
    id: setupHotelId,
    businessDate: "2026-04-03",
    createdAt: "2026-04-03T08:00:00.000Z",
    information: {
      seen: "information-1",
      name: "Hôtel Royal",
      city: "Oran",
      nif: "099931010012345",
      address: "1, boulevard de la Soummam",
    },
    taxes: { seen: "taxes-1", list: [{ validFrom: null, ...usualTaxes }] },
    floors: {
      seen: "floors-1",
      list: [
        { id: id(1), name: "Rez-de-chaussée" },
        { id: id(2), name: "Premier étage" },
      ],
    },
    roomTypes: { seen: "types-1", list: [type(11, "Double", []), type(12, "Suite", [1, 2])] },
    rooms: [room(21, "1", 1, 11), room(22, "101", 2, 11), room(23, "102", 2, 12)],
    facilities: [{ id: id(31), floorId: id(1), name: "Hammam", seen: "facility-1" }],
    restaurants: { seen: "restaurants-1", list: [{ id: id(41), name: "La Corniche" }] },
    chargeItems: {
      seen: "charges-1",
      list: [
        charge(51, "Minibar – eau", "Restaurant", 10_000),
        charge(52, "Chemise", "Housekeeping", 25_000),
        { ...charge(53, "Fax", "Front Office", 5_000), isRetired: true },
      ],
    },
    activeUsers: 3,
    hasBooking: false,
  });
}

type Entry = { id: string; name: string };

/** A blank name changes nothing: the entry keeps its old one, and a new entry is not made. */
function named(typed: readonly Entry[], known: readonly Entry[]): Entry[] {
  const old = (id: string) => known.find((entry) => entry.id === id)?.name ?? "";
  return typed
    .map(({ id, name }) => ({ id, name: name || old(id) }))
    .filter(({ name }) => name !== "");
}

/** The set-up of every hotel, kept in memory as one. */
export function setupHandlers(begun: HotelSetup = someSetup()) {
  let setup = begun;
  let changes = 1;
  const at = (path: string) => `/api/hotels/:hotelId/setup${path}`;
  const answer = (patch: object, status = 200) => {
    setup = hotelSetupSchema.parse({ ...setup, ...patch });
    return HttpResponse.json(setup, { status });
  };
  const seen = () => `change-${++changes}`;
  return [
    http.get(at(""), ({ params }) => HttpResponse.json({ ...setup, id: params.hotelId })),
    http.post("/api/hotels", async ({ request }) => {
      const { id: hotelId, information } = (await request.json()) as {
        id: string;
        information: object;
      };
      const empty = { seen: seen(), list: [] };
      return answer(
        {
          id: hotelId,
          taxes: { seen: seen(), list: [{ validFrom: null, ...usualTaxes }] },
          floors: empty,
          roomTypes: empty,
          restaurants: empty,
          chargeItems: empty,
          rooms: [],
          facilities: [],
          activeUsers: 0,
          hasBooking: false,
          information: { ...hotelInformationSchema.parse(information), seen: seen() },
        },
        201,
      );
    }),
    http.put(at("/information"), async ({ request }) => {
      const { information } = saveInformationSchema.parse(await request.json());
      return answer({ information: { ...information, seen: seen() } });
    }),
    http.put(at("/taxes"), async ({ request }) => {
      const { seen: _, ...rates } = saveTaxesSchema.parse(await request.json());
      const others = setup.taxes.list.filter(({ validFrom }) => validFrom !== rates.validFrom);
      return answer({ taxes: { seen: seen(), list: [...others, rates] } });
    }),
    http.delete(at("/taxes/:validFrom"), ({ params }) => {
      const list = setup.taxes.list.filter(({ validFrom }) => validFrom !== params.validFrom);
      return answer({ taxes: { seen: seen(), list } });
    }),
    http.put(at("/floors"), async ({ request }) => {
      const { floors } = saveFloorsSchema.parse(await request.json());
      return answer({ floors: { seen: seen(), list: named(floors, setup.floors.list) } });
    }),
    http.put(at("/room-types"), async ({ request }) => {
      const { roomTypes } = saveRoomTypesSchema.parse(await request.json());
      const list = roomTypes.map((type) => ({ ...type, unpricedGuests: [1, 2] }));
      return answer({ roomTypes: { seen: seen(), list } });
    }),
    http.put(at("/restaurants"), async ({ request }) => {
      const { restaurants } = saveRestaurantsSchema.parse(await request.json());
      const list = named(restaurants, setup.restaurants.list);
      return answer({ restaurants: { seen: seen(), list } });
    }),
    http.put(at("/charge-items"), async ({ request }) => {
      const { chargeItems } = saveChargeItemsSchema.parse(await request.json());
      const leftOut = setup.chargeItems.list
        .filter(({ id }) => chargeItems.every((each) => each.id !== id))
        .map((charge) => ({ ...charge, isRetired: true }));
      const all = [...chargeItems, ...leftOut];
      const list = [false, true].flatMap((is) => all.filter(({ isRetired }) => isRetired === is));
      return answer({ chargeItems: { seen: seen(), list } });
    }),
    http.post(at("/rooms"), async ({ request }) => {
      const { floorId, rooms } = addRoomsSchema.parse(await request.json());
      const added = rooms.map((room) => ({
        id: crypto.randomUUID(),
        floorId,
        ...room,
        retiredFrom: null,
        seen: seen(),
      }));
      return answer({ rooms: [...setup.rooms, ...added] }, 201);
    }),
    http.put(at("/rooms/:roomId"), async ({ params, request }) => {
      const body = saveRoomSchema.parse(await request.json());
      const change = (room: HotelSetup["rooms"][number]) =>
        room.id === params.roomId ? { ...room, ...body, seen: seen() } : room;
      return answer({ rooms: setup.rooms.map(change) });
    }),
    http.delete(at("/rooms/:roomId"), ({ params }) =>
      answer({ rooms: setup.rooms.filter((room) => room.id !== params.roomId) }),
    ),
    http.post(at("/facilities"), async ({ request }) => {
      const facility = (await request.json()) as object;
      const added = { id: crypto.randomUUID(), ...facility, seen: seen() };
      return answer({ facilities: [...setup.facilities, added] }, 201);
    }),
    http.put(at("/facilities/:facilityId"), async ({ params, request }) => {
      const { name } = (await request.json()) as { name: string };
      const change = (each: HotelSetup["facilities"][number]) =>
        each.id === params.facilityId ? { ...each, name, seen: seen() } : each;
      return answer({ facilities: setup.facilities.map(change) });
    }),
    http.delete(at("/facilities/:facilityId"), ({ params }) =>
      answer({ facilities: setup.facilities.filter((each) => each.id !== params.facilityId) }),
    ),
  ];
}
