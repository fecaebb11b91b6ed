import {
  type HousekeepingBoard,
  housekeepingBoardSchema,
} from "@funduq/shared-types/contracts/housekeeping";
import type { HousekeepingStatus, OutOfOrder } from "@funduq/shared-types/contracts/room";

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Three floors of a hotel in the middle of the morning round. */
export function aBoard(): HousekeepingBoard {
  return housekeepingBoardSchema.parse({
    businessDate: "2026-04-03",
    floors: [3, 2, 1].map((floor) => ({
      id: idOf(floor),
      name: String(floor),
      rooms: Array.from({ length: 10 }, (_, n) => room(floor, n + 1)),
    })),
  });
}

const round: readonly HousekeepingStatus[] = [
  "Dirty",
  "Clean",
  "CleaningInProgress",
  "Inspected",
  "Dirty",
];
const housekeepers = ["Fatiha", "Ourida", null, "Samira"];
const types = ["Single", "Double", "Suite"];

function room(floor: number, n: number) {
  const closed = floor === 2 && n === 7;
  const outOfOrder: OutOfOrder | null = closed
    ? ({ from: "2026-04-02", to: "2026-04-06" } as OutOfOrder)
    : null;
  return {
    id: idOf(floor * 100 + n),
    number: String(floor * 100 + n),
    floorId: idOf(floor),
    roomTypeId: idOf(900 + (n % 3)),
    roomTypeName: types[n % 3],
    housekeepingStatus: closed ? "OutOfOrder" : round[(floor + n) % round.length],
    assignedTo: housekeepers[(floor * 3 + n) % housekeepers.length],
    outOfOrder,
    version: 1,
    use: {
      occupied: !closed && n % 3 !== 0,
      departsToday: !closed && n % 3 === 1,
      arrivesToday: !closed && n % 4 === 0,
    },
  };
}
