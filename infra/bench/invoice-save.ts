import { randomUUID } from "node:crypto";
import { connect } from "@funduq/api/platform/db/connect";
import { insertDebtors } from "@funduq/api/testing/many-debtors";
import type { InvoicePreview } from "@funduq/shared-types/contracts/invoice";
import { type BookingId, bookingIdSchema } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { startApi } from "./api-process.ts";
import { type BenchCompany, COMPANY_DAY, makeCompany, send, timesOf } from "./company-desk.ts";

const STAYS = 200;
const NIGHTS = 10;
const ROUNDS = 15;
const AIM_MS = 300;

type SaveFigures = {
  p50Ms: number;
  maxMs: number;
  /** Of the preview before it, which reads and computes the same and writes nothing. */
  previewMs: number;
};

/** Previews and saves an invoice over 200 stays, from each request to its answer. */
export async function measureInvoiceSave(ownerUrl: string): Promise<SaveFigures> {
  const owner = connect(ownerUrl, { max: 1 });
  const api = await startApi(ownerUrl);
  try {
    const company = await makeCompany(owner);
    const likeBookingId = await makeStay(owner, company);
    const saves: number[] = [];
    const previews: number[] = [];
    // The first invoice plans the statements of its connection.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const debtorIds = await insertDebtors(owner, {
        ...company,
        likeBookingId,
        stays: STAYS,
        nights: NIGHTS,
      });
      const asked = { debtorIds, paymentMethod: "Bank Transfer" };
      const seen = await send<InvoicePreview>(api, company, {
        path: "invoices/preview",
        body: asked,
        status: 200,
      });
      const { grandTotalCentimes } = seen.answer.totals;
      const body = { ...asked, grandTotalCentimes };
      const { ms } = await send(api, company, { path: "invoices", body, status: 201 });
      if (round === 0) continue;
      previews.push(seen.ms);
      saves.push(ms);
    }
    return { ...timesOf(saves), previewMs: timesOf(previews).p50Ms };
  } finally {
    await api.stop();
    await owner.end({ timeout: 5 });
  }
}

/** A hotel whose invoices add TVA and stay tax, and a stay of it. */
async function makeStay(owner: postgres.Sql, { hotelId }: BenchCompany): Promise<BookingId> {
  const bookingId = bookingIdSchema.parse(randomUUID());
  const [floorId, typeId] = [randomUUID(), randomUUID()];
  const [roomId, guestId] = [randomUUID(), randomUUID()];
  await owner`insert into tax_rates (hotel_id, valid_from, tva_bp, tds_bp, stay_tax_centimes)
    values (${hotelId}, '2026-01-01', 900, 200, 50000)`;
  await owner`insert into floors (hotel_id, id, name, position) values (${hotelId}, ${floorId}, '1', 0)`;
  await owner`insert into room_types (hotel_id, id, name, bed_configuration)
    values (${hotelId}, ${typeId}, 'Double', 'Double')`;
  await owner`insert into rooms (hotel_id, id, floor_id, room_type_id, number)
    values (${hotelId}, ${roomId}, ${floorId}, ${typeId}, '101')`;
  await owner`insert into guests (hotel_id, id, full_name, name_search)
    values (${hotelId}, ${guestId}, 'Yacine Brahimi', 'yacine brahimi')`;
  await owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date, adults,
      rate_centimes, rate_plan)
    values (${hotelId}, ${bookingId}, 'Confirmed', ${roomId}, ${typeId}, ${COMPANY_DAY}, '2026-11-22', 2,
      900000, 'base')`;
  await owner`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
    values (${hotelId}, ${bookingId}, ${guestId}, true)`;
  return bookingId;
}

export function printInvoiceSave({ p50Ms, maxMs, previewMs }: SaveFigures): void {
  const ratio = (p50Ms / previewMs).toFixed(1);
  console.log(`\nAn invoice over ${STAYS} stays of ${NIGHTS} nights is saved, through HTTP`);
  console.log(
    `  from the request to its answer               p50 ${p50Ms.toFixed(0)} ms, at most ${maxMs.toFixed(0)} ms (aim ${AIM_MS})`,
  );
  console.log(
    `  its preview                                  p50 ${previewMs.toFixed(0)} ms; saving takes ${ratio} times that`,
  );
}
