import type { Booking, BookingHistoryEntry } from "@funduq/shared-types/contracts/booking";
import type { Posting } from "@funduq/shared-types/contracts/folio";
import { isCharge } from "@funduq/shared-types/rules/folio-charged-nights";

type Line = Pick<
  Posting,
  "night" | "postedAt" | "postedBy" | "amountCentimes" | "reversesPostingId" | "splitOfPostingId"
>;
type Charged = Pick<Booking, "history"> & { folios: readonly { postings: readonly Line[] }[] };

/**
 * The stay's history with one line for each night that it was charged with. The night audit charges the
 * whole hotel, so its lines are only on the folios; of a night that the desk charged, that line replaces the
 * entries of room and tax. A reversal or a split has a line of its own.
 */
export function withChargedNights({ history, folios }: Charged): BookingHistoryEntry[] {
  const charges = folios.flatMap(({ postings }) => postings).filter(isCharge);
  const nights = new Map<string, Line[]>();
  for (const line of charges) {
    const key = `${line.night} ${line.postedAt}`;
    nights.set(key, [...(nights.get(key) ?? []), line]);
  }
  const others = history.filter((entry) => !isNightCharge(entry));
  return [...others, ...[...nights.values()].map(entryOf)].sort(newestFirst);
}

const isNightCharge = ({ action, details }: BookingHistoryEntry) =>
  action === "charge-posted" && details.night !== undefined;

function entryOf(lines: readonly Line[]): BookingHistoryEntry {
  const [first] = lines;
  const amountCentimes = lines.reduce((sum, line) => sum + line.amountCentimes, 0);
  return {
    at: first?.postedAt ?? "",
    user: first?.postedBy ?? "",
    action: "night-charged",
    details: { night: first?.night, amountCentimes },
  };
}

const newestFirst = (one: BookingHistoryEntry, other: BookingHistoryEntry) =>
  Date.parse(other.at) - Date.parse(one.at);
