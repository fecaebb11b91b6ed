import { randomUUID } from "node:crypto";
import { NO_DOCUMENTS } from "@funduq/shared-types/contracts/night-audit";
import type { PaymentsReport } from "@funduq/shared-types/contracts/report";
import { expect, it } from "vitest";
import { writeCompanyTransfer } from "../../testing/account-lines.ts";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { insertSold } from "../../testing/sold.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);
const { current } = bookingSteps(api);

const TODAY = "2026-11-21";
const YESTERDAY = "2026-11-20";
type Dated = { date?: string };

it("NA-03 freezes the taxes of the day's invoices, and of its credit notes apart", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId);
  const first = await issue(staff, companyId, 1, { subtotal: 900_000 });
  await issue(staff, companyId, 2, { subtotal: 100_000, contained: 9_000 });
  await issue(staff, companyId, 3, { subtotal: 900_000, corrects: first });
  await issue(staff, companyId, 4, { subtotal: 500_000, date: YESTERDAY });
  const { statistics } = await close(staff);
  expect(statistics.invoices).toEqual({
    count: 2,
    subtotalCentimes: 1_000_000,
    tvaCentimes: 90_000,
    stayTaxCentimes: 100_000,
    stampDutyCentimes: 2_000,
  });
  expect(statistics.creditNotes).toEqual({
    count: 1,
    subtotalCentimes: 900_000,
    tvaCentimes: 81_000,
    stayTaxCentimes: 50_000,
    stampDutyCentimes: 1_000,
  });
  const next = (await close(staff)).statistics;
  expect([next.invoices, next.creditNotes]).toEqual([NO_DOCUMENTS, NO_DOCUMENTS]);
});

it("NA-03 freezes what companies paid for their invoices by method, as it was entered on the day", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId);
  await settle(staff, companyId, { method: "Cheque", amount: 700_000 });
  await settle(staff, companyId, { method: "Cheque", amount: 50_000, paidOn: YESTERDAY });
  await settle(staff, companyId, { method: "Bank Transfer", amount: 1_000 });
  const before = { method: "Cash", amount: 9_000, date: YESTERDAY, paidOn: TODAY };
  await settle(staff, companyId, before);
  expect((await close(staff)).statistics).toMatchObject({
    invoicePaymentsCentimes: { "Bank Transfer": 1_000, Cheque: 750_000 },
    paymentsCentimes: {},
  });
});

it("NA-03 counts the stamp duty of a payment in cash with it, as the payments report does", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId);
  await settle(staff, companyId, { method: "Cash", amount: 100_000, stampDuty: 1_000 });
  const path = `/hotels/${staff.hotelId}/reports/payments?from=${TODAY}&to=${TODAY}`;
  const report = (await (await request("GET", path, { as: staff })).json()) as PaymentsReport;
  const { invoicePaymentsCentimes } = (await close(staff)).statistics;
  expect(invoicePaymentsCentimes).toEqual({ Cash: 101_000 });
  expect(report.byMethod).toMatchObject([{ method: "Cash", netCentimes: 101_000 }]);
});

it("NA-03 a transfer to a company's account stands apart from the money that was taken", async () => {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId);
  const made = await makeBooking(database, { staff, companyId, checkInNow: true });
  const [personal, ofCompany] = made.booking.folios;
  const payment = { folioId: personal?.id, method: "Cash", amountCentimes: 20_000 };
  await send(made, "payments", payment);
  const ids = { hotelId: made.hotelId, bookingId: made.bookingId, folioId: ofCompany?.id ?? "" };
  const transfer = { ...ids, companyId, amountCentimes: 900_000, on: TODAY };
  await writeCompanyTransfer(owner, transfer);
  expect((await close(made.staff)).statistics).toMatchObject({
    paymentsCentimes: { Cash: 20_000, "Company Account": 900_000 },
    receivedCentimes: { Cash: 20_000 },
    companyTransfersCentimes: 900_000,
  });
});

it("NA-03 freezes each restaurant's sales by method, those to a room, too", async () => {
  const made = await makeBooking(database, { checkInNow: true });
  const folioId = made.booking.folios[0]?.id ?? "";
  const charge = { folioId, description: "Lunch", department: "Restaurant", amountCentimes: 8_000 };
  await send(made, "charges", charge);
  const posting = (await current(made)).folios[0]?.postings[0];
  const casbah = await openRestaurant(made.staff, "La Casbah");
  const terrace = await openRestaurant(made.staff, "Al Bahdja");
  await openRestaurant(made.staff, "Sold nothing");
  await sell(casbah, 1, { method: "Cash", total: 12_500 });
  await sell(casbah, 2, { method: "Cash", total: 500 });
  await sell(casbah, 3, { method: "Room", total: 8_000, to: made, postingId: posting?.id ?? "" });
  await sell(terrace, 1, { method: "Credit Card", total: 3_000 });
  await sell(terrace, 2, { method: "Cash", total: 9_000, date: YESTERDAY });
  expect((await close(made.staff)).statistics).toMatchObject({
    restaurantSalesCentimes: { Cash: 13_000, "Credit Card": 3_000 },
    otherRevenueCentimes: { Restaurant: 8_000 },
    restaurants: [
      { restaurantId: terrace.id, name: "Al Bahdja", salesCentimes: { "Credit Card": 3_000 } },
      { restaurantId: casbah.id, name: "La Casbah", salesCentimes: { Cash: 13_000, Room: 8_000 } },
    ],
  });
});

const send = ({ hotelId, bookingId, staff }: TestBooking, path: string, body: object) =>
  request("POST", `/hotels/${hotelId}/bookings/${bookingId}/${path}`, { as: staff, body });

/** `contained`: TVA and as much stay tax that its prices contain; the transfer has paid for them. */
type Issued = Dated & { subtotal: number; contained?: number; corrects?: string | null };

/** Adds 9 % TVA, a stay tax of 500 DA and a stamp duty of 10 DA. */
async function issue(
  { hotelId }: TestStaff,
  companyId: string,
  number: number,
  { subtotal, contained = 0, corrects = null, date = TODAY }: Issued,
): Promise<string> {
  const id = randomUUID();
  const tva = subtotal * 0.09;
  await owner`insert into invoices ${owner({
    hotel_id: hotelId,
    id,
    kind: corrects ? "credit-note" : "invoice",
    number: `INV-${number}`,
    series_year: 2026,
    series_number: number,
    company_id: companyId,
    corrects_invoice_id: corrects,
    credits: corrects && "stays",
    business_date: date,
    due_date: date,
    payment_method: "Cash",
    status: corrects ? "Issued" : "Unpaid",
    seller: {},
    buyer: {},
    subtotal_centimes: subtotal,
    tva_centimes: tva + contained,
    stay_tax_centimes: 50_000 + contained,
    stamp_duty_centimes: 1_000,
    grand_total_centimes: subtotal + tva + 51_000 + 2 * contained,
    transferred_centimes: subtotal + 2 * contained,
    added_tva_centimes: tva,
    added_stay_tax_centimes: 50_000,
  })}`;
  return id;
}

type Settled = Dated & { method: string; amount: number; paidOn?: string; stampDuty?: number };

async function settle(
  { hotelId }: TestStaff,
  companyId: string,
  { method, amount, date = TODAY, paidOn = date, stampDuty = 0 }: Settled,
): Promise<void> {
  await owner`insert into payments (hotel_id, id, company_id, method, payment_date, business_date,
      amount_centimes, stamp_duty_centimes, dutiable_centimes)
    values (${hotelId}, ${randomUUID()}, ${companyId}, ${method}, ${paidOn}, ${date}, ${amount}, ${stampDuty},
      ${stampDuty > 0 ? amount : 0})`;
}

type Restaurant = { hotelId: string; id: string };

async function openRestaurant({ hotelId }: TestStaff, name: string): Promise<Restaurant> {
  const id = randomUUID();
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${id}, ${name})`;
  return { hotelId, id };
}

type Sale = Dated & { method: string; total: number; to?: TestBooking; postingId?: string };

async function sell(
  { hotelId, id }: Restaurant,
  number: number,
  { method, total, to, postingId, date = TODAY }: Sale,
): Promise<void> {
  const paidBy = to && { bookingId: to.bookingId, postingId: postingId ?? "" };
  const sold = { hotelId, restaurantId: id, number, method, total, date };
  await insertSold(owner, { ...sold, ...(paidBy && { to: paidBy }) });
}
