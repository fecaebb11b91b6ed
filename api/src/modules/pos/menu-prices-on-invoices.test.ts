import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { accepted, posDesk, room } from "../../testing/pos-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const pos = posDesk(api);
const invoices = invoiceDesk(api);
const { current, step } = bookingSteps(api);

const TREATMENTS = ["invoice", "included", "added"] as const;
/** Also prices that no net amount comes to with 9 %, and the least one. */
const PRICES = [100_000, 15_000, 99_999, 1];

/** A hotel of this treatment, and a guest whose company pays the restaurant. */
async function companyGuest(tvaTreatment: (typeof TREATMENTS)[number]) {
  const rules = [{ department: "Restaurant", limitCentimes: 0, frequency: "perStay" as const }];
  const made = await invoices.house({ rules });
  await setTaxes(owner, made.staff.hotelId, "2026-01-01", { tvaTreatment });
  const { staff, companyId } = made;
  const stay = await makeBooking(database, { staff, companyId, checkInNow: true });
  return { made, stay, casbah: await pos.open(staff) };
}

/** Net, rate, TVA and all of it, of each line. */
const amountsOf = ({ lines }: Invoice) =>
  lines.map(({ amountCentimes, tvaBp, tvaCentimes }) => [
    amountCentimes,
    tvaBp,
    tvaCentimes,
    amountCentimes + tvaCentimes,
  ]);

it.each(TREATMENTS)(
  "POS-04 INV-06 an item of the menu costs the same on the bill, on the folio and on the company's invoice where TVA is '%s'",
  async (tvaTreatment) => {
    const { made, stay, casbah } = await companyGuest(tvaTreatment);
    for (const price of PRICES) {
      const bill = await pos.bill(casbah, [{ price }]);
      await accepted(pos.sell(casbah, bill, [room(stay.bookingId, price)]));
    }
    const total = PRICES.reduce((sum, price) => sum + price, 0);
    const booking = await current(stay);
    expect(booking.folios.map(folioBalance)).toEqual([0, total]);
    const toCompanyAccount = [{ folioId: booking.folios[1]?.id, amountCentimes: total }];
    const left = await step({ ...stay, booking }, "check-out", { toCompanyAccount });
    expect(left.status).toBe(200);
    const list = await invoices.debtors(made);
    expect(list.balanceCentimes).toBe(total);
    const { id } = await invoices.issue(made, invoices.idsOf(list));
    const invoice = await invoices.invoice(made, id);
    expect(invoice.totals.grandTotalCentimes).toBe(total);
    const byPrice = new Map(PRICES.map((price, index) => [`La Casbah ${index + 1}/11`, price]));
    const sums = new Map<string, number>();
    for (const { description, amountCentimes, tvaCentimes } of invoice.lines)
      sums.set(description, (sums.get(description) ?? 0) + amountCentimes + tvaCentimes);
    expect(sums).toEqual(byPrice);
    expect(amountsOf(invoice)).toContainEqual([91_743, 900, 8_257, 100_000]);
    expect(await invoices.violations(made)).toEqual([]);
  },
);

it("SET-02 a hotel of 'invoice' has its own rate in charges of its restaurants, and in no other charge", async () => {
  const { made, stay } = await companyGuest("invoice");
  const { hotelId } = made.staff;
  const folioId = stay.booking.folios[1]?.id ?? "";
  const post = (item: string, tvaBp: number) =>
    database.withHotel(hotelId, (tx) =>
      tx.execute(sql`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department,
          description, amount_centimes, business_date, tva_bp)
        values (${hotelId}, gen_random_uuid(), 'stay', ${stay.bookingId}, ${folioId}, 'charge', ${item}, 'Restaurant',
          'La Casbah 1/11', 100_000, '2026-11-21', ${tvaBp})`),
    );
  await post("restaurant", 900);
  await post("restaurant", 0);
  await expect(post("restaurant", 1_900)).rejects.toThrow();
  await expect(post("service", 900)).rejects.toThrow();
});
