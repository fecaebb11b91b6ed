import type { GroupTransfer } from "@funduq/shared-types/contracts/folio";
import type { GroupRef, SavedGroup } from "@funduq/shared-types/contracts/group";
import type { TakenOverFolio, TakeOver } from "@funduq/shared-types/contracts/group-account";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import {
  GROUP_TRANSFER_TEXT,
  groupTransferVerdict,
} from "@funduq/shared-types/rules/group-account";
import { GROUP_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { type LockedBooking, recordHistories } from "../bookings/bookings.service.ts";
import { transferToAccount } from "../folios/accounts.service.ts";
import { assertNoneInvoiced } from "../folios/billed-charges.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockOpenGroup } from "./edit-blocks.service.ts";
import { getGroup, getSavedGroup } from "./groups.service.ts";
import { lockStays, type StandingFolio, selectStandingFolios } from "./take-over.queries.ts";

/**
 * Has a group's account pay what guests owe on their own folios, exactly as the desk saw it: all of them,
 * or none where one has changed. Bookings are locked before the group, so that a check-out or a posting
 * meanwhile is either seen here or meets a folio at zero.
 */
export async function takeOver(
  tx: HotelTx,
  ref: GroupRef,
  { folios }: TakeOver,
  context: WriteContext,
): Promise<SavedGroup> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await getGroup(tx, ref);
  const ids = folios.map(({ bookingId }) => bookingId);
  await lockStays(tx, ref.hotelId, ids);
  await transferToGroup(tx, ref, folios, { businessDate, context });
  return getSavedGroup(tx, ref);
}

/** The same for a guest who leaves; the caller has locked the booking. */
export async function transferToGroupAccount(
  tx: HotelTx,
  {
    hotelId,
    id: bookingId,
    groupId,
    version,
  }: Pick<LockedBooking, "hotelId" | "id" | "groupId" | "version">,
  transfers: readonly GroupTransfer[],
  when: Pick<When, "businessDate" | "context">,
): Promise<void> {
  if (transfers.length === 0) return;
  if (groupId === null) throw new AppError("group.not-its-stay");
  const folios = transfers.map((transfer) => ({ ...transfer, bookingId }));
  await transferToGroup(tx, { hotelId, groupId }, folios, { ...when, checkOutVersion: version });
}

type When = { businessDate: CalendarDate; context: WriteContext; checkOutVersion?: number };

async function transferToGroup(
  tx: HotelTx,
  ref: GroupRef,
  folios: readonly TakenOverFolio[],
  { businessDate, context, checkOutVersion }: When,
): Promise<void> {
  await lockOpenGroup(tx, ref);
  const standing = await selectStandingFolios(tx, ref.hotelId, folios);
  for (const wanted of folios) assertOpen(ref, wanted, standing);
  const folioIds = folios.map(({ folioId }) => folioId);
  await assertNoneInvoiced(tx, ref.hotelId, folioIds);
  const common = { method: GROUP_ACCOUNT, description: GROUP_TRANSFER_TEXT } as const;
  const transfer = { ...common, businessDate, checkOutVersion };
  await transferToAccount({ tx, ref, context }, transfer, folios);
  const { name } = await getGroup(tx, ref);
  const notes = folios.map(({ bookingId, amountCentimes }) => ({
    bookingId,
    action: "group-charged" as const,
    details: { group: name, amountCentimes },
  }));
  await recordHistories(tx, ref.hotelId, notes, context);
}

function assertOpen(
  { groupId }: GroupRef,
  wanted: TakenOverFolio,
  standing: readonly StandingFolio[],
): void {
  const folio = standing.find(({ folioId }) => folioId === wanted.folioId);
  if (!folio) throw new AppError("folio.not-found");
  if (folio.groupId !== groupId) throw new AppError("group.not-its-stay");
  if (!occupiesRoom(folio.status)) throw new AppError("booking.closed");
  assertAllowed(groupTransferVerdict(folio, wanted));
}
