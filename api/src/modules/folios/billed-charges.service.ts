import { AppError } from "@funduq/shared-types/errors/app-error";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import type { FolioId, HotelId, PostingId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  findInvoiceOfFolios,
  findInvoiceOfPayment,
  findInvoiceOfPosting,
} from "./billed-charges.queries.ts";

/**
 * Throws `folio.invoiced` where an invoice of a folio bills this charge or the transfer that it is a half of, or counts this
 * payment as paid before (ADR 0043).
 * The caller has locked the owner of the posting, as invoicing does.
 */
export async function assertNotBilled(
  tx: HotelTx,
  hotelId: HotelId,
  postingId: PostingId,
): Promise<void> {
  const invoice =
    (await findInvoiceOfPosting(tx, hotelId, postingId)) ??
    (await findInvoiceOfPayment(tx, hotelId, postingId));
  if (invoice) throw new AppError("folio.invoiced", { number: seriesText(invoice) });
}

/** Throws `folio.invoiced` where one of these folios of guests is invoiced: a group can't take it over. */
export async function assertNoneInvoiced(
  tx: HotelTx,
  hotelId: HotelId,
  folioIds: readonly FolioId[],
): Promise<void> {
  const invoice = await findInvoiceOfFolios(tx, hotelId, folioIds);
  if (invoice) throw new AppError("folio.invoiced", { number: seriesText(invoice) });
}
