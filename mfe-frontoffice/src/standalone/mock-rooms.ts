import type { HousekeepingStatus, OutOfOrder } from "@funduq/shared-types/contracts/room";
import { rateOffers } from "@funduq/shared-types/rules/rates";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { mockId } from "./ids.ts";

export const businessDate = calendarDate("2026-04-10");
/** The tourism tax, in basis points of a night's rate. */
export const tdsBp = 200;

export const floors = ["1", "2", "3"].map((name, index) => ({ id: mockId(1, index), name }));
export const roomTypes = [
  { id: mockId(2, 1), name: "Single", maxOccupancy: 1, base: 650_000 },
  { id: mockId(2, 2), name: "Double", maxOccupancy: 2, base: 950_000 },
  { id: mockId(2, 3), name: "Suite", maxOccupancy: 4, base: 1_800_000 },
];
/** The charges that the desk posts by name. */
export const chargeItems = [
  {
    id: mockId(14, 1),
    name: "Eau minérale",
    department: "Restaurant",
    priceCentimes: 15_000,
  },
  {
    id: mockId(14, 2),
    name: "Massage",
    department: "Spa",
    priceCentimes: 450_000,
  },
];

export const companies = ["Sonatrach", "Cevital", "Air Algérie"].map((name, index) => ({
  id: mockId(3, index),
  name,
  contactPerson: null,
  phone: null,
  email: null,
  nif: null,
  rates: [600_000, 800_000, 950_000, 1_100_000],
}));

/** What the mocked hotel offers a room type at. */
export function offersOf(roomTypeId: string, companyId?: string) {
  const base = roomTypes.find(({ id }) => id === roomTypeId)?.base ?? 0;
  const company = companies.find(({ id }) => id === companyId);
  const known = { publicRate: base + 100_000, baseRate: base, companyRates: company?.rates };
  return rateOffers(known as never);
}

const states: HousekeepingStatus[] = ["Clean", "Inspected", "Dirty", "CleaningInProgress", "Clean"];
const ROOMS_PER_FLOOR = 8;

export type MockRoom = ReturnType<typeof makeRooms>[number];

/** Three floors of eight rooms; 308 is out of order. */
export function makeRooms() {
  return floors.flatMap((floor, level) =>
    Array.from({ length: ROOMS_PER_FLOOR }, (_, index) => {
      const isOut = level === 2 && index === 7;
      return {
        id: mockId(4, level * ROOMS_PER_FLOOR + index),
        number: `${level + 1}${String(index + 1).padStart(2, "0")}`,
        floorId: floor.id,
        roomTypeId: roomTypes[index % 3]?.id ?? "",
        housekeepingStatus: (isOut
          ? "OutOfOrder"
          : states[(index + level) % 5]) as HousekeepingStatus,
        assignedTo: null as string | null,
        outOfOrder: (isOut
          ? { from: businessDate, to: addDays(businessDate, 4) }
          : null) as OutOfOrder | null,
        version: 1,
      };
    }),
  );
}
