import type { RowRefusal } from "@funduq/shared-types/contracts/group-rooms";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";

/**
 * Does one row of a request in a savepoint: an error of the catalogue undoes the row alone and becomes its
 * refusal. Any other error ends the transaction.
 */
export async function attemptRow<T>(
  tx: HotelTx,
  row: (savepoint: HotelTx) => Promise<T>,
): Promise<{ saved: T; refusal: null } | { saved: null; refusal: RowRefusal }> {
  try {
    return { saved: await tx.transaction((savepoint) => row(savepoint as HotelTx)), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { saved: null, refusal: refusalOf(error) };
  }
}

/** Answers are kept under their idempotency key, which must not hold names of guests: no parameter that names one is passed on. */
function refusalOf({ code, params }: AppError): RowRefusal {
  const { guestName: _, clashes, roomNumber, ...others } = params;
  if (code === "booking.room-occupied")
    return { code: "group.room-occupied", params: { roomNumber } };
  if (code === "group.entry-assigned")
    return { code: "group.name-assigned", params: { roomNumber } };
  if (clashes !== undefined) return { code, params: { ...others, roomNumber, clashes: [] } };
  return { code, params: { ...others, roomNumber } };
}
