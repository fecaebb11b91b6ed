import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio, FolioRule } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { chargedUnder, routeCharge } from "@funduq/shared-types/rules/charge-routing";
import type { RateShare } from "@funduq/shared-types/rules/paid-rates";
import { reversalVerdict } from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PostingId, SaleId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { recordHistory } from "../bookings/bookings.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { stayOwner } from "./folio-owner.ts";
import { listFolios } from "./folios.service.ts";
import { findPosting } from "./in-folios.ts";
import { insertMenuPrice, type PostedMenuCharge } from "./posting-taxes.ts";
import { reverse } from "./reversals.service.ts";
import { assertNotInvoiced } from "./transfers.service.ts";

/** The department of what restaurants sell, as billing rules and charts of accounts name it. */
const RESTAURANT = "Restaurant";

type RoomCharge = {
  saleId: SaleId;
  description: string;
  amountCentimes: Centimes;
  /** How much of it is of which rate of TVA. */
  shares: readonly RateShare[];
  businessDate: CalendarDate;
};

/**
 * Charges what a restaurant sold to the folio that the routing says (FOL-07), at the menu's price, each rate of TVA by itself. The
 * caller has locked the business date, then the booking, and inserted the sale.
 */
export async function chargeToRoom(
  tx: HotelTx,
  ref: BookingRef,
  { saleId, description, amountCentimes, shares, businessDate }: RoomCharge,
  context: WriteContext,
): Promise<PostedMenuCharge[]> {
  const charge = { department: RESTAURANT, amountCentimes };
  const folio = routeCharge<FolioRule, Folio>(await listFolios(tx, ref), charge, chargedUnder);
  if (!folio) throw new AppError("folio.no-route");
  const entry = {
    department: RESTAURANT,
    folioId: folio.id,
    kind: "charge",
    item: "restaurant",
    method: null,
    description,
    businessDate,
    saleId,
  } as const;
  const posted = await insertMenuPrice(tx, stayOwner(ref), { entry, shares }, context);
  for (const { item, method, description, amountCentimes } of posted.flatMap(
    ({ lines }) => lines,
  )) {
    const details = { folio: folio.name, item, method, description, amountCentimes };
    await recordHistory(tx, ref, { action: "charge-posted", details }, context);
  }
  return posted;
}

/**
 * Takes charges of a restaurant off the folios where they stand now. The caller has locked the booking, which is open, and knows that
 * nobody has taken them off.
 */
export async function takeBackFromRoom(
  tx: HotelTx,
  ref: BookingRef,
  {
    postingIds,
    ...why
  }: { postingIds: readonly PostingId[]; reason: string; businessDate: CalendarDate },
  context: WriteContext,
): Promise<void> {
  const folios = await listFolios(tx, ref);
  const found = postingIds.map((postingId) => findPosting(folios, postingId));
  for (const { posting } of found) assertAllowed(reversalVerdict(posting));
  await assertNotInvoiced(tx, ref);
  for (const each of found) await reverse(tx, ref, each, why, context);
}
