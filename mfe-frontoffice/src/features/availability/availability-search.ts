import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";

/** Free rooms that are looked for: the nights, the types (any where none is named), for how many. */
export type AvailabilitySearch = NightSpan & { types: readonly RoomTypeId[]; guests: number };

export type AvailabilityDay = AvailabilityDays["days"][number];
