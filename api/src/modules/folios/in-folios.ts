import type { Folio, Posting } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { FolioId, PostingId } from "@funduq/shared-types/values/ids";

/** @throws folio.not-found */
export function findFolio(folios: readonly Folio[], folioId: FolioId): Folio {
  const folio = folios.find(({ id }) => id === folioId);
  if (!folio) throw new AppError("folio.not-found");
  return folio;
}

/** A posting and the folio that it is on now; the refusal has a sentence of its own where it is to be moved. */
export function findPosting(
  folios: readonly Folio[],
  postingId: PostingId,
  refusal:
    | "folio.transaction-not-found"
    | "folio.posting-not-found" = "folio.transaction-not-found",
): { folio: Folio; posting: Posting } {
  for (const folio of folios) {
    const posting = folio.postings.find(({ id }) => id === postingId);
    if (posting) return { folio, posting };
  }
  throw new AppError(refusal);
}
