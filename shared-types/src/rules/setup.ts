import type { BedConfiguration, SetupRoomType } from "../contracts/setup.ts";
import { foldName } from "./name-search.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Beds = Pick<SetupRoomType, "bedConfiguration" | "isKing" | "isQueen">;

/** Whether this bed configuration has a double bed, which may be a king or a queen (SET-06). */
export function hasDouble(beds: BedConfiguration): boolean {
  return beds.includes("Double");
}

/** Changes the bed configuration. Without a double bed the king and queen flags are cleared (SET-06). */
export function withBeds<T extends Beds>(type: T, bedConfiguration: BedConfiguration): T {
  const keeps = hasDouble(bedConfiguration);
  return {
    ...type,
    bedConfiguration,
    isKing: keeps && type.isKing,
    isQueen: keeps && type.isQueen,
  };
}

/** Sets the bed size. King and queen exclude each other (SET-06). */
export function withSize<T extends Beds>(type: T, size: "king" | "queen", on: boolean): T {
  const chosen = on && hasDouble(type.bedConfiguration);
  return size === "king"
    ? { ...type, isKing: chosen, isQueen: type.isQueen && !chosen }
    : { ...type, isQueen: chosen, isKing: type.isKing && !chosen };
}

export function bedsVerdict({ bedConfiguration, isKing, isQueen }: Beds): Verdict {
  const fits = hasDouble(bedConfiguration) ? !(isKing && isQueen) : !(isKing || isQueen);
  return fits ? allowed : refused("room-type.beds-wrong");
}

/** Refuses two floors, room types, restaurants or offered charges with the same name. */
export function distinctNamesVerdict(entries: readonly { name: string }[]): Verdict {
  const known = new Set<string>();
  for (const { name } of entries) {
    const folded = foldName(name.trim());
    if (known.has(folded)) return refused("setup.name-twice", { name: name.trim() });
    known.add(folded);
  }
  return allowed;
}

/** The steps from a new hotel to its first booking, in order. */
export const setupSteps = [
  "information",
  "floors",
  "room-types",
  "rooms",
  "rates",
  "users",
  "first-booking",
] as const;
export type SetupStep = (typeof setupSteps)[number];

export type UnpricedType = {
  name: string;
  maxOccupancy: number;
  unpricedGuests: readonly number[];
};

export type StepState = {
  step: SetupStep;
  done: boolean;
  /** Room types with numbers of guests that have no public rate. */
  missing: UnpricedType[];
};

/** What `setupProgress` is computed from. */
export type SetupFacts = {
  floors: { list: readonly unknown[] };
  roomTypes: { list: readonly UnpricedType[] };
  rooms: readonly unknown[];
  activeUsers: number;
  hasBooking: boolean;
};

/** The progress of a hotel's set-up. */
export function setupProgress(setup: SetupFacts): StepState[] {
  const types = setup.roomTypes.list;
  const unpriced = types.filter(({ unpricedGuests }) => unpricedGuests.length > 0);
  const done: Record<SetupStep, boolean> = {
    information: true,
    floors: setup.floors.list.length > 0,
    "room-types": types.length > 0,
    rooms: setup.rooms.length > 0,
    rates: types.length > 0 && unpriced.length === 0,
    users: setup.activeUsers > 0,
    "first-booking": setup.hasBooking,
  };
  return setupSteps.map((step) => ({
    step,
    done: done[step],
    missing: step === "rates" ? unpriced : [],
  }));
}
