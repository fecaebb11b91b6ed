import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { findLetterhead } from "./hotels.queries.ts";

export async function getLetterhead(tx: HotelTx, hotelId: HotelId): Promise<Letterhead> {
  const found = await findLetterhead(tx, hotelId);
  if (!found) throw new AppError("hotel.not-found");
  return found;
}
