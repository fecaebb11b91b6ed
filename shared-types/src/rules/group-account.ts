import type { Booking, BookingStatus } from "../contracts/booking.ts";
import type { Folio, GroupTransfer } from "../contracts/folio.ts";
import type { GroupPosting, GroupStayAccount, TakenOverFolio } from "../contracts/group-account.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { GROUP_ACCOUNT, reversalVerdict } from "./reversal.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** How the transfer reads in the books; screens say it in the reader's language. */
export const GROUP_TRANSFER_TEXT = "Transfer to group account";

type Owing = { payer: Folio["payer"]; balanceCentimes: Centimes };

/**
 * Whether what is open on a folio can go to its group's account: a guest owes something, and the stay
 * goes on. A company's part goes to the company's own account.
 */
export function canGoToGroupAccount(folio: Owing, status: BookingStatus): boolean {
  return folio.payer === "Guest" && folio.balanceCentimes > ZERO && occupiesRoom(status);
}

/** Whether a stay has a group that still takes over what its guests owe: one, and not called off. */
export function groupTakesOver({ groupStatus }: Pick<Booking, "groupStatus">): boolean {
  return groupStatus === "Confirmed";
}

/** What of a stay's folios its group's account has taken over, and not given back. */
export function takenOverByGroup(folios: readonly Pick<Folio, "postings">[]): Centimes {
  const transfers = folios.flatMap(({ postings }) =>
    postings.filter(({ method }) => method === GROUP_ACCOUNT),
  );
  return centimes(ZERO - folioBalance({ postings: transfers }));
}

/** Whether a transfer brings its folio to zero, which fails when something was posted since the desk read it. */
export function groupTransferVerdict(
  { name: folioName, payer, balanceCentimes }: Owing & Pick<Folio, "name">,
  { amountCentimes }: Pick<GroupTransfer, "amountCentimes">,
): Verdict {
  if (payer !== "Guest") return refused("folio.not-a-guests", { folioName });
  if (balanceCentimes !== amountCentimes)
    return refused("folio.balance-changed", { folioName, balanceCentimes });
  return allowed;
}

type Open = Pick<GroupStayAccount, "bookingId" | "status"> & {
  folios: readonly (Owing & Pick<Folio, "id">)[];
};

/** What the group would take over from its stays now, folio by folio. */
export function openForGroup({ stays }: { stays: readonly Open[] }): TakenOverFolio[] {
  return stays.flatMap(({ bookingId, status, folios }) =>
    folios
      .filter((folio) => canGoToGroupAccount(folio, status))
      .map(({ id: folioId, balanceCentimes: amountCentimes }) => ({
        bookingId,
        folioId,
        amountCentimes,
      })),
  );
}

export type OpenChange = Omit<TakenOverFolio, "amountCentimes"> & {
  seenCentimes: Centimes;
  nowCentimes: Centimes;
};

/** What is open otherwise than it was seen: another amount, a folio that came, or one with nothing left to take. */
export function openChanges(
  seen: readonly TakenOverFolio[],
  open: readonly TakenOverFolio[],
): OpenChange[] {
  const amountIn = (folios: readonly TakenOverFolio[], id: TakenOverFolio["folioId"]) =>
    folios.find(({ folioId }) => folioId === id)?.amountCentimes ?? ZERO;
  const came = open.filter(({ folioId }) => seen.every((each) => each.folioId !== folioId));
  return [...seen, ...came]
    .map(({ bookingId, folioId }) => ({
      bookingId,
      folioId,
      seenCentimes: amountIn(seen, folioId),
      nowCentimes: amountIn(open, folioId),
    }))
    .filter(({ seenCentimes, nowCentimes }) => seenCentimes !== nowCentimes);
}

/** Whether a line of a group's account can be taken back here: what a stay left to it goes back there. */
export function groupReversalVerdict(
  posting: Pick<GroupPosting, "stay" | "item" | "reversesPostingId" | "reversedByPostingId">,
): Verdict {
  if (posting.stay !== null) return refused("group.posting-of-stay");
  return reversalVerdict(posting);
}

/** Whether a group can be cancelled: its account must be at zero, neither owing nor paid in advance. */
export function settledVerdict(balanceCentimes: Centimes): Verdict {
  return balanceCentimes === ZERO ? allowed : refused("group.account-open", { balanceCentimes });
}
