import type { Folio, Posting } from "../contracts/folio.ts";
import { type Centimes, centimes } from "../values/money.ts";

type Amounts = Pick<Posting, "kind" | "amountCentimes" | "reversesPostingId">;

/**
 * What is owed on a folio: charges − payments and transfers (FOL-02). A reversal has the kind of what it
 * reverses and counts against it. Negative when the hotel owes the guest.
 */
export function folioBalance(folio: { postings: readonly Amounts[] }): Centimes {
  return centimes(folio.postings.reduce((balance, posting) => balance + signedAmount(posting), 0));
}

function signedAmount({ kind, amountCentimes, reversesPostingId }: Amounts): number {
  const owed = kind === "charge" ? amountCentimes : -amountCentimes;
  return reversesPostingId === null ? owed : -owed;
}

export const PERSONAL_FOLIO_KEY = "folio_guest_personal";

/** How the books call the guest's own folio; screens say it in the reader's language. */
export const PERSONAL_FOLIO_NAME = "Personal";

/** The folio that a charge goes to when nobody chose one: the guest's own (FOL-04). */
export function personalFolio<F extends Pick<Folio, "key">>(folios: readonly F[]): F | undefined {
  return folios.find((folio) => folio.key.includes("guest_personal"));
}
