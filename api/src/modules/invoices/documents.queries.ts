import type { Credited, InvoicePreview } from "@funduq/shared-types/contracts/invoice";
import type { BilledLine } from "@funduq/shared-types/rules/invoice";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { CompanyId, HotelId, InvoiceId } from "@funduq/shared-types/values/ids";
import { type Centimes, sumCentimes, ZERO } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { DocumentNumber } from "./invoice-numbers.queries.ts";
import { invoices } from "./invoices.tables.ts";

/** A line as it is stored. */
export type StoredLine = BilledLine & {
  /** Of a credit note: the line of its invoice that it corrects. */
  correctsPosition?: number;
};

/** An invoice or a credit note to be issued, under its number. */
export type NewDocument = DocumentNumber & {
  hotelId: HotelId;
  id: InvoiceId;
  head: Omit<InvoicePreview, "lines"> &
    Partial<Pick<typeof invoices.$inferInsert, "folioId" | "folioPayer" | "prepaidCashCentimes">>;
  lines: readonly StoredLine[];
  transferredCentimes: Centimes;
  correction: {
    invoiceId: InvoiceId;
    reason: string;
    credits: Credited;
    rebateCentimes: Centimes;
  } | null;
};

/** Inserts the document, its lines, and the words that its guests are found by among those of a company. */
export async function insertDocument(
  tx: HotelTx,
  document: NewDocument,
  { by, now }: WriteContext,
): Promise<void> {
  const { hotelId, id, number, seriesYear, seriesNumber, head, lines, correction } = document;
  const { totals, ...facts } = head;
  const { tva: _, dueCentimes: __, ...amounts } = totals;
  await tx.insert(invoices).values({
    hotelId,
    id,
    number,
    seriesYear,
    seriesNumber,
    ...facts,
    ...amounts,
    status: correction || head.folioId ? "Issued" : "Unpaid",
    correctsInvoiceId: correction?.invoiceId ?? null,
    reason: correction?.reason ?? "",
    credits: correction?.credits ?? null,
    rebateCentimes: correction?.rebateCentimes ?? ZERO,
    transferredCentimes: document.transferredCentimes,
    addedTvaCentimes: sumCentimes(lines.map(({ addedTvaCentimes }) => addedTvaCentimes)),
    addedStayTaxCentimes: sumCentimes(lines.map((line) => line.addedStayTaxCentimes)),
    issuedAt: now.toISOString(),
    issuedBy: by.userId,
  });
  await insertLines(tx, document);
  if (head.companyId) await insertGuestWords(tx, document, head.companyId);
}

/** In one statement with one parameter, as an invoice may have thousands of lines. */
async function insertLines(
  tx: HotelTx,
  { hotelId, id, lines, correction }: NewDocument,
): Promise<void> {
  await tx.execute(sql`
    insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, purchase_order,
      amount_centimes, posting_id, item, department, nights, room_number, tva_bp, tva_centimes, stay_tax_centimes, added_tva_centimes,
      added_stay_tax_centimes, corrects_invoice_id, corrects_position)
    select ${hotelId}::uuid, ${id}::uuid, l.place, (l.line->>'date')::date, l.line->>'description', l.line->>'guestName',
      l.line->>'purchaseOrder', (l.line->>'amountCentimes')::bigint, (l.line->>'debtorId')::uuid, l.line->>'item', l.line->>'department', (l.line->>'nights')::int,
      l.line->>'roomNumber', (l.line->>'tvaBp')::int, (l.line->>'tvaCentimes')::bigint,
      (l.line->>'stayTaxCentimes')::bigint, (l.line->>'addedTvaCentimes')::bigint,
      (l.line->>'addedStayTaxCentimes')::bigint, ${correction?.invoiceId ?? null}::uuid,
      (l.line->>'correctsPosition')::int
    from jsonb_array_elements(${JSON.stringify(lines)}::text::jsonb) with ordinality l (line, place)`);
}

async function insertGuestWords(
  tx: HotelTx,
  { hotelId, id, lines }: NewDocument,
  companyId: CompanyId,
): Promise<void> {
  const names = nameSearch([...new Set(lines.map(({ guestName }) => guestName))].join(" "));
  const words = [...new Set(names.split(" "))].filter((word) => word !== "");
  if (words.length === 0) return;
  await tx.execute(sql`
    insert into invoice_guest_words (hotel_id, company_id, word, invoice_id)
    select ${hotelId}::uuid, ${companyId}::uuid, w.word, ${id}::uuid
    from unnest(${sql.param(words)}::text[]) w (word)`);
}
