import type { Posting } from "@funduq/shared-types/contracts/folio";
import {
  type DocumentPaymentMethod,
  documentPaymentMethodSchema,
} from "@funduq/shared-types/contracts/invoice";

export type PaidBy = Pick<Posting, "kind" | "method" | "reversesPostingId" | "reversedByPostingId">;

/** How the folio was paid last; in cash, as most guests do, where it was not. */
export function suggestedMethod(postings: readonly PaidBy[]): DocumentPaymentMethod {
  const payment = postings.findLast(
    ({ kind, reversesPostingId, reversedByPostingId }) =>
      kind === "payment" && reversesPostingId === null && reversedByPostingId === null,
  );
  return documentPaymentMethodSchema.safeParse(payment?.method).data ?? "Cash";
}
