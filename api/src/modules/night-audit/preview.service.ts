import { createHash } from "node:crypto";
import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import type { NightlyItem } from "@funduq/shared-types/contracts/folio";
import type { AuditRoom, NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { sumCentimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { type NightCharge, planHouse } from "../folios/night-plan.service.ts";
import { getRoomsToCharge } from "../groups/unassigned.service.ts";
import { lockBusinessDateShared } from "../hotels/hotels.service.ts";
import { type FoundPreview, selectPreview } from "./preview.queries.ts";

/** Exactly what the audit would do now, and the fingerprint that has it do nothing else (NA-05). */
export async function previewNightAudit(
  tx: HotelTx,
  hotelId: HotelId,
  today: CalendarDate,
): Promise<NightAuditPreview> {
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const night = { hotelId, night: businessDate };
  const charges = await planHouse(tx, night);
  const found = await selectPreview(tx, night);
  const unassigned = await getRoomsToCharge(tx, night);
  return {
    businessDate,
    newBusinessDate: addDays(businessDate, 1),
    today,
    fingerprint: fingerprintOf(businessDate, { charges, noShows: found.noShows, unassigned }),
    rooms: withCharges(found.rooms, charges),
    noShows: found.noShows,
    groupRooms: unassigned,
    totals: totalsOf(found, charges),
  };
}

function withCharges(rooms: FoundPreview["rooms"], charges: readonly NightCharge[]): AuditRoom[] {
  const byStay = Map.groupBy(charges, ({ bookingId }) => bookingId);
  return rooms.map((room) => ({
    ...room,
    charges: (byStay.get(room.bookingId) ?? []).map(({ item, amountCentimes, folio }) => ({
      item,
      folioId: folio.id,
      folioName: folio.name,
      payer: folio.payer,
      amountCentimes,
    })),
  }));
}

function totalsOf(
  { rooms, noShows, dueIn }: FoundPreview,
  charges: readonly NightCharge[],
): NightAuditPreview["totals"] {
  const sumOf = (isCounted: (charge: NightCharge) => boolean) =>
    sumCentimes(charges.filter(isCounted).map(({ amountCentimes }) => amountCentimes));
  const sumOfItem = (wanted: NightlyItem) => sumOf(({ item }) => item === wanted);
  return {
    rooms: rooms.length,
    alreadyCharged: rooms.length - countStays(charges),
    postings: charges.length,
    roomCentimes: sumOfItem("room"),
    tdsCentimes: sumOfItem("tourism-tax"),
    tvaCentimes: sumOfItem("tva"),
    stayTaxCentimes: sumOfItem("stay-tax"),
    totalCentimes: sumOf(() => true),
    guestCentimes: sumOf(({ folio }) => folio.payer === "Guest"),
    companyCentimes: sumOf(({ folio }) => folio.payer === "Company"),
    noShows: noShows.length,
    dueIn,
  };
}

export function countStays(charges: readonly NightCharge[]): number {
  return new Set(charges.map(({ bookingId }) => bookingId)).size;
}

type Foreseen = {
  charges: readonly NightCharge[];
  noShows: readonly { bookingId: BookingId }[];
  unassigned: readonly GroupRooms[];
};

/** A hash of what the audit does: another line, amount, folio, name or room of a group gives another one. */
export function fingerprintOf(
  businessDate: CalendarDate,
  { charges, noShows, unassigned }: Foreseen,
): string {
  const lines = charges.map(({ bookingId, item, rechargesPostingId, folio, amountCentimes }) =>
    [bookingId, item, rechargesPostingId, folio.id, amountCentimes].join(" "),
  );
  const ids = noShows.map(({ bookingId }) => bookingId);
  const rooms = unassigned.map((each) =>
    [each.blockId, each.rooms, each.nightCentimes, each.tvaCentimes].join(" "),
  );
  return [businessDate, digestOf(lines), digestOf(ids), digestOf(rooms)].join("-");
}

function digestOf(texts: readonly string[]): string {
  return createHash("sha256")
    .update([...texts].sort().join("\n"))
    .digest("hex")
    .slice(0, 32);
}
