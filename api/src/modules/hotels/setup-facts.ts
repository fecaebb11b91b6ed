import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { HotelInformation, HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import { changedFacts, type FactKind, fact } from "@funduq/shared-types/rules/audit-facts";
import { taxRatesOn } from "@funduq/shared-types/rules/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelCall } from "../../platform/route.ts";
import { getLockedSetup } from "./setup.service.ts";

/** Audit facts of a change of the set-up. */
export async function tellSetupApart(
  { tx, hotelId, announce }: Pick<HotelCall, "tx" | "hotelId" | "announce">,
  save: () => Promise<HotelSetup>,
): Promise<HotelSetup> {
  const before = await getLockedSetup(tx, hotelId);
  const after = await save();
  announce({ facts: setupFacts(before, after) });
  return after;
}

/** The differences between two versions of a set-up. */
function setupFacts(before: HotelSetup, after: HotelSetup): AuditFact[] {
  return [
    ...changedFacts<Omit<HotelSetup["information"], "seen">>(informationFields, {
      before: before.information,
      after: after.information,
    }),
    ...taxFacts(before.taxes.list, after.taxes.list),
    ...listFacts("floor", before.floors.list, after.floors.list),
    ...listFacts("roomType", before.roomTypes.list, after.roomTypes.list),
    ...typeFacts(before, after),
    ...roomFacts(before, after),
    ...listFacts("facility", before.facilities, after.facilities),
    ...listFacts("restaurant", before.restaurants.list, after.restaurants.list),
    ...listFacts("chargeItem", before.chargeItems.list, after.chargeItems.list),
    ...chargeFacts(before, after),
  ];
}

const informationFields = {
  name: "text",
  starRating: "number",
  address: "text",
  city: "text",
  phone: "text",
  currency: "text",
  tvaBp: "percent",
  stayTaxCentimes: "money",
  tdsBp: "percent",
  highBalanceThresholdCentimes: "money",
  weekStart: "weekday",
  firstReminderDays: "number",
  lastReminderDays: "number",
  nif: "text",
  rc: "text",
  nis: "text",
  rib: "text",
  customFieldName1: "text",
  customFieldValue1: "text",
  customFieldName2: "text",
  customFieldValue2: "text",
} as const satisfies Record<keyof HotelInformation, FactKind>;

const taxFields = {
  tvaBp: "percent",
  tvaTreatment: "tax-treatment",
  stayTaxCentimes: "money",
  stayTaxTreatment: "tax-treatment",
  tdsBp: "percent",
} as const;

/** Rates of tax that were added, changed or removed, with the day on which they begin. */
function taxFacts(before: readonly DatedTaxRates[], after: readonly DatedTaxRates[]): AuditFact[] {
  const startsAt = (list: readonly DatedTaxRates[], day: CalendarDate) =>
    list.find(({ validFrom }) => validFrom === day);
  const days = new Set([...before, ...after].map(({ validFrom }) => validFrom));
  return [...days].flatMap((day) => {
    if (day === null) return [];
    const [was, is] = [taxRatesOn(before, day), taxRatesOn(after, day)];
    const rates = was && is ? changedFacts(taxFields, { before: was, after: is }) : [];
    const isSame = Boolean(startsAt(before, day)) === Boolean(startsAt(after, day));
    if (isSame && rates.length === 0) return [];
    const begin = {
      before: startsAt(before, day)?.validFrom,
      after: startsAt(after, day)?.validFrom,
    };
    return [fact("taxesFrom", "date", begin), ...rates];
  });
}

type Named = { id: string; name: string };

/** Added, removed and renamed entries. */
function listFacts(what: string, before: readonly Named[], after: readonly Named[]): AuditFact[] {
  const names = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [id, name]));
  const [was, is] = [names(before), names(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => was.get(id) !== is.get(id))
    .map((id) => fact(what, "text", { before: was.get(id), after: is.get(id) }));
}

const typeFields = {
  bedConfiguration: "text",
  maxOccupancy: "number",
  isSuperior: "flag",
  isKing: "flag",
  isQueen: "flag",
  baseRateCentimes: "money",
} as const;

function typeFacts(before: HotelSetup, after: HotelSetup): AuditFact[] {
  return before.roomTypes.list.flatMap((type) => {
    const now = after.roomTypes.list.find(({ id }) => id === type.id);
    return now ? changedFacts(typeFields, { before: type, after: now, of: now.name }) : [];
  });
}

const chargeFields = {
  department: "department",
  priceCentimes: "money",
  isRetired: "flag",
} as const;

function chargeFacts(before: HotelSetup, after: HotelSetup): AuditFact[] {
  const was = new Map(before.chargeItems.list.map((item) => [item.id, item]));
  return after.chargeItems.list.flatMap((item) => {
    const former = was.get(item.id);
    if (former) return changedFacts(chargeFields, { before: former, after: item, of: item.name });
    return [fact("priceCentimes", "money", { after: item.priceCentimes, of: item.name })];
  });
}

function roomFacts(before: HotelSetup, after: HotelSetup): AuditFact[] {
  const was = new Map(before.rooms.map((room) => [room.id, room]));
  const is = new Map(after.rooms.map((room) => [room.id, room]));
  const numbers = (rooms: HotelSetup["rooms"]) => rooms.map(({ number }) => number).join(", ");
  const came = numbers(after.rooms.filter(({ id }) => !was.has(id)));
  const went = numbers(before.rooms.filter(({ id }) => !is.has(id)));
  return [
    ...(came ? [fact("rooms", "text", { after: came })] : []),
    ...(went ? [fact("rooms", "text", { before: went })] : []),
    ...before.rooms.flatMap((room) => {
      const now = is.get(room.id);
      return now ? oneRoom([room, before], [now, after]) : [];
    }),
  ];
}

type RoomIn = [room: HotelSetup["rooms"][number], setup: HotelSetup];

/** Changed values of a room, except a renamed floor or type. */
function oneRoom([room, before]: RoomIn, [now, after]: RoomIn): AuditFact[] {
  const nameIn = (list: readonly Named[], id: string) => list.find((each) => each.id === id)?.name;
  const floor = {
    before: nameIn(before.floors.list, room.floorId),
    after: nameIn(after.floors.list, now.floorId),
  };
  const type = {
    before: nameIn(before.roomTypes.list, room.roomTypeId),
    after: nameIn(after.roomTypes.list, now.roomTypeId),
  };
  const of = now.number;
  return [
    ...changedFacts({ number: "text" }, { before: room, after: now }),
    ...changedFacts({ retiredFrom: "date" }, { before: room, after: now, of }),
    ...(room.floorId === now.floorId ? [] : [fact("floor", "text", { ...floor, of })]),
    ...(room.roomTypeId === now.roomTypeId ? [] : [fact("roomType", "text", { ...type, of })]),
  ];
}
