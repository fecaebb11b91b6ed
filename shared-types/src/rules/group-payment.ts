import type { Group, GroupBlock } from "../contracts/group.ts";
import type { GroupAccount } from "../contracts/group-account.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { stayTotalWithTds } from "./stay.ts";
import type { TourismTax } from "./tax.ts";

type Contract = Pick<Group, "status" | "blocks" | "tdsBp" | "tdsChanges">;
type Account = Pick<GroupAccount, "postings" | "stays">;

/**
 * The amount that may still be charged to a group's account for its rooms: the remaining nights of its contract with
 * their tax, less what its stays have transferred so far. Zero for a cancelled group.
 */
export function groupNightsToCome(
  { status, blocks, ...tax }: Contract,
  account: Account,
  businessDate: CalendarDate,
): Centimes {
  if (status !== "Confirmed") return ZERO;
  const price = blocks
    .filter(({ checkOutDate }) => checkOutDate >= businessDate)
    .reduce((sum, block) => sum + priceToCome(block, tax), 0);
  return centimes(Math.max(ZERO, price - takenOver(account)));
}

/** The units of a block that a guest is in or may still come to. */
function priceToCome(block: GroupBlock, tax: TourismTax): number {
  const { quantity, entries, rateCentimes, checkInDate, checkOutDate } = block;
  const left = entries.filter(({ booking }) => booking?.status === "Checked-out").length;
  const nights = { from: checkInDate, to: checkOutDate };
  return Math.max(0, quantity - left) * stayTotalWithTds(rateCentimes, nights, tax);
}

/** What the account has taken over from stays that go on. */
function takenOver({ postings, stays }: Account): number {
  const here = new Set(
    stays.filter(({ status }) => occupiesRoom(status)).map(({ bookingId }) => bookingId),
  );
  return folioBalance({
    postings: postings.filter(({ stay }) => stay !== null && here.has(stay.bookingId)),
  });
}
