import type { CreateGroup } from "@funduq/shared-types/contracts/group";
import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { roomsLeft } from "@funduq/shared-types/rules/availability";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import { rateOffers } from "@funduq/shared-types/rules/rates";
import { allowed, refused, type Verdict } from "@funduq/shared-types/rules/verdict";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  companyIdSchema,
  type RoomTypeId,
  roomTypeIdSchema,
} from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import type { RateQuestion, SuggestedCompany } from "../../features/group/group-source.ts";

const id = (last: string) => `01890a5d-ac96-774b-bcce-b302090000${last}`;
const typeId = (last: string) => roomTypeIdSchema.parse(id(last));

/** The built-in hotel of the playground (GRP-07): it is nobody's, and nothing is ever saved in it. */
export const sampleDate = calendarDate("2027-03-01");

type SampleType = { id: RoomTypeId; name: string; rooms: number; rateCentimes: number };

export const sampleTypes: readonly SampleType[] = [
  { id: typeId("11"), name: "Single", rooms: 6, rateCentimes: 650_000 },
  { id: typeId("12"), name: "Double", rooms: 8, rateCentimes: 900_000 },
  { id: typeId("13"), name: "Suite", rooms: 2, rateCentimes: 1_800_000 },
];

type SampleCompany = SuggestedCompany & { discount: number };

export const sampleCompanies: readonly SampleCompany[] = [
  { id: companyIdSchema.parse(id("21")), name: "Sahara Voyages", discount: 10 },
  { id: companyIdSchema.parse(id("22")), name: "Atlas Congrès", discount: 15 },
];

/** Half of the doubles are sold in the second week: an overbooking can be tried there. */
const soldDoubles: NightSpan = { from: addDays(sampleDate, 7), to: addDays(sampleDate, 14) };

export function sampleOffers({ roomTypeId, companyId }: RateQuestion): RateOffer[] {
  const type = sampleTypes.find((each) => each.id === roomTypeId);
  if (!type) return [];
  const company = sampleCompanies.find((each) => each.id === companyId);
  const agreed = company && Math.round((type.rateCentimes * (100 - company.discount)) / 100);
  return rateOffers({
    publicRate: centimes(type.rateCentimes),
    companyRates: agreed ? [centimes(agreed), centimes(agreed)] : [],
    baseRate: centimes(type.rateCentimes),
  });
}

/** The overbooking check of a true hotel, over the sample's rooms (GRP-02). */
export function sampleVerdict({ blocks }: CreateGroup): Verdict {
  for (const { id: roomTypeId, name: roomTypeName, rooms } of sampleTypes) {
    const wanted = blocks.filter((block) => block.roomTypeId === roomTypeId);
    const demands = wanted.map((block) => ({
      nights: { from: block.checkInDate, to: block.checkOutDate },
      unassigned: block.quantity,
    }));
    const short = shortNight(roomTypeId, rooms, demands);
    if (short) return refused("availability.overbooked", { roomTypeId, roomTypeName, ...short });
  }
  return allowed;
}

type Demand = { nights: NightSpan; unassigned: number };

function shortNight(roomTypeId: RoomTypeId, rooms: number, demands: readonly Demand[]) {
  const supply = Array.from({ length: rooms }, (_, at) => ({ id: String(at), outOfOrder: null }));
  const isDouble = roomTypeId === sampleTypes[1]?.id;
  const sold = supply
    .slice(0, isDouble ? rooms / 2 : 0)
    .map(({ id: roomId }) => ({ roomId, nights: soldDoubles }));
  for (const { nights } of demands) {
    const before = roomsLeft(nights, supply, sold);
    const after = roomsLeft(nights, supply, sold, demands);
    for (const [date, over] of after) {
      const left = before.get(date) ?? 0;
      if (over < 0) return { date, left, wanted: left - over };
    }
  }
  return null;
}
