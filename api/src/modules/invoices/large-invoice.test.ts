import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { insertDebtors } from "../../testing/many-debtors.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database } = api;
const desk = invoiceDesk(api);
const STAYS = 200;
const NIGHTS = 10;

/** Copies of one stay with ten nights and a dinner on each, all transferred to the company. */
async function houseOfDebtors() {
  const made = await desk.house();
  const { staff, companyId } = made;
  const { hotelId } = staff;
  await setTaxes(owner, hotelId, "2026-01-01", {});
  const { bookingId } = await makeBooking(database, { staff, companyId });
  await insertDebtors(owner, {
    hotelId,
    companyId,
    likeBookingId: bookingId,
    stays: STAYS,
    nights: NIGHTS,
  });
  return made;
}

it("INV-08 an invoice over 200 stays of ten nights is saved whole, as it was previewed", async () => {
  const made = await houseOfDebtors();
  const list = await desk.debtors(made);
  expect(list.count).toBe(STAYS);
  const ids = desk.idsOf(list);
  const { totals, lines } = await desk.preview(made, ids);
  expect(lines).toHaveLength(3 * STAYS);
  // A night: 9 000 + 180 + 1 500 DA, 9 % of it, and 2 × 500 DA.
  expect(totals).toMatchObject({
    subtotalCentimes: 1_068_000 * NIGHTS * STAYS,
    tvaCentimes: 96_120 * NIGHTS * STAYS,
    stayTaxCentimes: 100_000 * NIGHTS * STAYS,
  });
  const { grandTotalCentimes } = totals;
  const body = { debtorIds: ids, paymentMethod: "Cheque", grandTotalCentimes };
  const response = await desk.save(made, body);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  expect((await desk.invoice(made, id)).lines).toHaveLength(3 * STAYS);
  const findings = await desk.violations(made);
  expect(findings.filter((name) => name.includes("invoice"))).toEqual([]);
}, 60_000);
