import type { ChangedRate, RateSheet, SavedRate } from "@funduq/shared-types/contracts/rate";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { formatAmount } from "@funduq/shared-ui/format";
import { type RateFault, readRate } from "./read-rate.ts";

/** The changed cells of a sheet, by `cellKey`. */
export type RatesDraft = Record<string, ChangedRate | undefined>;

export type Place = { roomTypeId: RoomTypeId; guests: number };

export const cellKey = ({ roomTypeId, guests }: Place) => `${roomTypeId} ${guests}`;

/** A cell of the table on the screen. */
export type RateCell = Place & {
  key: string;
  text: string;
  /** What the hotel has saved. */
  saved: Centimes | null;
  /** What saving would store, where it is neither what is stored nor a fault. */
  change?: SavedRate;
  fault?: RateFault;
  noNumber?: string | undefined;
  /** Somebody else has saved another rate here since it was changed. */
  isContested: boolean;
};

export type RateRow = { roomTypeId: RoomTypeId; name: string; cells: RateCell[] };

/**
 * The sheet with what was changed on this screen over it (RAT-01). What is being saved from here
 * (`own`) may be read before its own answer comes, or the sheet from before it after that: nobody else
 * has saved either.
 */
export function rateRows(
  sheet: RateSheet,
  draft: RatesDraft,
  own: readonly SavedRate[] = [],
): RateRow[] {
  const sent = new Map(own.map((rate) => [cellKey(rate), rate]));
  return sheet.roomTypes.map(({ roomTypeId, name, rates }) => ({
    roomTypeId,
    name,
    cells: rates.map((saved, index) => {
      const place = { roomTypeId, guests: index + 1 };
      const cell = rateCell(place, saved, draft[cellKey(place)]);
      return { ...cell, isContested: cell.isContested && !isOwn(saved, sent.get(cell.key)) };
    }),
  }));
}

const isOwn = (saved: Centimes | null, sent: SavedRate | undefined) =>
  sent !== undefined && (saved === sent.rateCentimes || saved === sent.seenCentimes);

function rateCell(place: Place, saved: Centimes | null, changed?: ChangedRate): RateCell {
  const cell = { ...place, key: cellKey(place), saved, isContested: false };
  if (!changed) return { ...cell, text: textOfRate(saved) };
  const { typed: text, noNumber, seen } = changed;
  const reading = readRate(text);
  if (reading.fault) return { ...cell, text, fault: reading.fault };
  if (isStored(text, saved)) return { ...cell, text, noNumber };
  const change = { ...place, rateCentimes: reading.rate, seenCentimes: seen };
  return { ...cell, text, noNumber, change, isContested: saved !== seen };
}

export const textOfRate = (rate: Centimes | null) => (rate === null ? "" : formatAmount(rate));

/** Whether this text says what is stored: nothing typed where nothing was stored is no change. */
export function isStored(text: string, saved: Centimes | null): boolean {
  if (saved === null) return text.trim() === "";
  const reading = readRate(text);
  return reading.fault === undefined && reading.rate === saved;
}
