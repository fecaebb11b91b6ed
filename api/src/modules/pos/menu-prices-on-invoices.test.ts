import { randomUUID } from "node:crypto";
import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { accepted, cash, posDesk, room } from "../../testing/pos-desk.ts";
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

/** Items at the hotel's rate, at another one, at none. */
const RATED = [
  { price: 109_000 },
  { price: 59_500, quantity: 2, tvaBp: 1_900 },
  { price: 20_000, tvaBp: 0 },
];

it.each(TREATMENTS)(
  "POS-04 INV-06 the company's invoice has the rates of the items where TVA is '%s'",
  async (tvaTreatment) => {
    const { made, stay, casbah } = await companyGuest(tvaTreatment);
    await accepted(
      pos.sell(casbah, await pos.bill(casbah, RATED), [room(stay.bookingId, 248_000)]),
    );
    const booking = await current(stay);
    const toCompanyAccount = [{ folioId: booking.folios[1]?.id, amountCentimes: 248_000 }];
    const left = await step({ ...stay, booking }, "check-out", { toCompanyAccount });
    expect(left.status).toBe(200);
    const { id } = await invoices.issue(made, invoices.idsOf(await invoices.debtors(made)));
    const invoice = await invoices.invoice(made, id);
    expect(amountsOf(invoice)).toEqual([
      [20_000, 0, 0, 20_000],
      [100_000, 900, 9_000, 109_000],
      [100_000, 1_900, 19_000, 119_000],
    ]);
    expect(invoice.totals).toMatchObject({
      grandTotalCentimes: 248_000,
      tva: [
        { tvaBp: 900, netCentimes: 100_000, tvaCentimes: 9_000 },
        { tvaBp: 1_900, netCentimes: 100_000, tvaCentimes: 19_000 },
      ],
    });
    expect(await invoices.violations(made)).toEqual([]);
  },
);

it("POS-04 a charge of a sale has a rate of its lines, any other charge of a restaurant that of its day", async () => {
  const { made, stay, casbah } = await companyGuest("invoice");
  const { hotelId } = made.staff;
  const folioId = stay.booking.folios[1]?.id ?? "";
  const bill = await pos.bill(casbah, [{ price: 100_000, tvaBp: 1_900 }]);
  const sale = await accepted<Sale>(pos.sell(casbah, bill, [cash(100_000)]));
  const post = (item: string, tvaBp: number, saleId: string | null = null) =>
    database.withHotel(hotelId, (tx) =>
      tx.execute(sql`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department,
          description, amount_centimes, business_date, tva_bp, sale_id)
        values (${hotelId}, gen_random_uuid(), 'stay', ${stay.bookingId}, ${folioId}, 'charge', ${item}, 'Restaurant',
          'La Casbah 1/11', 100_000, '2026-11-21', ${tvaBp}, ${saleId})`),
    );
  await post("restaurant", 0);
  await post("restaurant", 1_900, sale.id);
  for (const [item, tvaBp, saleId] of [
    ["restaurant", 900, null],
    ["restaurant", 1_900, null],
    ["restaurant", 900, sale.id],
    ["restaurant", 1_900, randomUUID()],
    ["service", 900, null],
  ] as const)
    await expect(post(item, tvaBp, saleId)).rejects.toThrow();
});
