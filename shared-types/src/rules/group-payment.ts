import type { Group, GroupBlock } from "../contracts/group.ts";
import type { GroupAccount } from "../contracts/group-account.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { agreedAdults } from "./group.ts";
import { stayTotalWithTaxes } from "./stay.ts";
import type { NightTaxes } from "./tax.ts";

type Contract = Pick<Group, "status" | "blocks" | "tdsBp" | "tdsChanges" | "taxRates">;
type Account = Pick<GroupAccount, "postings" | "stays">;

/**
 * The amount that may still be charged to a group's account for its rooms: the remaining nights of its contract with
 * their taxes, less what its stays have transferred so far. Zero for a cancelled group.
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

/**
 * The units of a block that a guest is in or may still come to. Those with a stay have its adults, the others as many as
 * were agreed.
 */
function priceToCome(block: GroupBlock, tax: NightTaxes): number {
  const { quantity, entries, rateCentimes, checkInDate, checkOutDate } = block;
  const stays = entries.flatMap(({ booking }) => booking ?? []);
  const left = stays.filter(({ status }) => status === "Checked-out").length;
  const known = stays.filter(({ status }) => occupiesRoom(status));
  const agreed = agreedAdults(block);
  const priceOf = (adults = agreed) =>
    stayTotalWithTaxes({ rateCentimes, adults }, { from: checkInDate, to: checkOutDate }, tax);
  const units = Math.max(0, quantity - left);
  const priced = known.slice(0, units).map(({ adults }) => priceOf(adults));
  return sumCentimes(priced) + (units - priced.length) * priceOf();
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
