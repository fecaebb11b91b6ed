import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database } = api;
const { payer, invoice, record, account, statement, violations } = paymentDesk(api);
const invoicing = invoiceDesk(api);
const TODAY = "2026-11-21";

describe("a company's account", () => {
  it("COM-07 has what it owes, what is not invoiced, what is left of payments, and stays to come", async () => {
    const house = await invoicing.house();
    const billed = await invoicing.debtor(house);
    await invoicing.debtor(house, { lines: [{ amount: 300_000 }] });
    const bill = await invoicing.issue(house, [billed.debtorId]);
    const due = (await invoicing.invoice(house, bill.id)).totals.dueCentimes;
    await record(house, transferOf(150_000, [part(bill, 100_000)]));
    const { staff, companyId } = house;
    const later = { staff, companyId, checkInDate: "2026-11-25", fullName: "Nadia Hamdi" };
    const coming = await makeBooking(database, later);
    const inHouse = await makeBooking(database, { staff, companyId, checkInNow: true });

    const said = await account(house);
    expect(said).toMatchObject({
      businessDate: TODAY,
      balanceCentimes: 300_000 + due - 150_000,
      openInvoicesCentimes: due - 100_000,
      openInvoices: 1,
      uninvoicedCentimes: 300_000,
      uninvoiced: 1,
      unallocatedCentimes: 50_000,
      staysToCome: [
        { bookingId: inHouse.bookingId, status: "Checked-in", checkInDate: TODAY },
        { bookingId: coming.bookingId, guestName: "Nadia Hamdi", checkInDate: "2026-11-25" },
      ],
      staysToComeCount: 2,
    });
    expect(await violations(house)).toEqual([]);
  });

  it("INV-14 ages what is open from the day after it is due, and 30 days a step", async () => {
    const company = await payer();
    const due = (dueDate: string, amount: number) =>
      invoice(company, amount, { date: "2026-01-01", dueDate });
    await due("2026-11-22", 1);
    await due(TODAY, 10);
    await due("2026-11-20", 20);
    await due("2026-10-22", 100);
    await due("2026-10-21", 1_000);
    await due("2026-09-22", 10_000);
    await due("2026-09-21", 100_000);
    await due("2026-08-23", 1_000_000);
    await due("2026-08-22", 10_000_000);
    const { aging, openInvoicesCentimes } = await account(company);
    expect(aging).toEqual({
      notDueCentimes: 11,
      days30Centimes: 120,
      days60Centimes: 11_000,
      days90Centimes: 1_100_000,
      olderCentimes: 10_000_000,
    });
    expect(openInvoicesCentimes).toBe(11_111_131);
    expect((await statement(company, TODAY, TODAY)).aging).toEqual(aging);
  });

  it("COM-07 does not count an invoice of nothing as open", async () => {
    const company = await payer();
    await invoice(company, 0);
    expect(await account(company)).toMatchObject({ openInvoices: 0, openInvoicesCentimes: 0 });
  });

  it("INV-14 its statement has invoices and payments with the balance after each, and what is not invoiced yet", async () => {
    const house = await invoicing.house({ name: "Sonatrach" });
    await owner`update hotels set business_date = '2026-11-20' where id = ${house.staff.hotelId}`;
    await record(house, { ...transferOf(100_000), paymentDate: "2026-11-19" });
    await owner`update hotels set business_date = ${TODAY} where id = ${house.staff.hotelId}`;
    const { debtorId } = await invoicing.debtor(house, { fullName: "Nadia Hamdi" });
    const bill = await invoicing.issue(house, [debtorId]);
    const { totals } = await invoicing.invoice(house, bill.id);
    await record(house, { ...transferOf(200_000, [part(bill, 200_000)]), method: "Cheque" });

    await invoicing.debtor(house, { fullName: "Samir Benali" });

    expect(await statement(house, TODAY, TODAY)).toMatchObject({
      businessDate: TODAY,
      companyName: "Sonatrach",
      openingCentimes: -100_000,
      lines: [
        {
          kind: "invoice",
          text: bill.number,
          dueDate: TODAY,
          debitCentimes: totals.dueCentimes,
          balanceCentimes: totals.dueCentimes - 100_000,
        },
        {
          kind: "payment",
          text: "VIR 7",
          dueDate: null,
          method: "Cheque",
          creditCentimes: 200_000,
          balanceCentimes: totals.dueCentimes - 300_000,
        },
      ],
      closingCentimes: totals.dueCentimes - 300_000,
      uninvoicedCentimes: 900_000,
      balanceCentimes: totals.dueCentimes + 600_000,
    });
  });

  it("INV-14 refuses a period that is no period, or of more than a year", async () => {
    const company = await payer();
    for (const days of ["from=2026-11-22&to=2026-11-21", "from=2025-01-01&to=2026-11-21"]) {
      const path = `/hotels/${company.staff.hotelId}/companies/${company.companyId}/statement`;
      const response = await api.request("GET", `${path}?${days}`, { as: company.staff });
      expect(response.status).toBe(400);
    }
  });

  it("COM-07 X-07 is of no company of another hotel", async () => {
    const [company, stranger] = [await payer(), await payer()];
    for (const rest of ["account", "payments", `statement?from=${TODAY}&to=${TODAY}`]) {
      const path = `/hotels/${stranger.staff.hotelId}/companies/${company.companyId}/${rest}`;
      const response = await api.request("GET", path, { as: stranger.staff });
      expect([rest, response.status]).toEqual([rest, 404]);
    }
  });
});
