import type { CompanyCredit } from "@funduq/shared-types/contracts/company-credit";
import { creditWith } from "@funduq/shared-types/rules/company-credit";
import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database, request } = api;
const { payer, record } = paymentDesk(api);
const invoicing = invoiceDesk(api);

const LIMIT = 50_000_000;

const ask = ({ staff, companyId }: House, query = "", as = staff) =>
  request("GET", `/hotels/${staff.hotelId}/companies/${companyId}/credit${query}`, { as });

async function credit(house: House, query = ""): Promise<CompanyCredit> {
  const response = await ask(house, query);
  expect(response.status).toBe(200);
  return (await response.json()).credit;
}

const agree = ({ companyId }: House, limit: number | null) =>
  owner`update companies set credit_limit_centimes = ${limit} where id = ${companyId}`;

/** A stay in house with a dinner, or what else, on the company's folio. */
async function inHouse(house: House, amount: number, kind: "charge" | "payment" = "charge") {
  const { staff, companyId } = house;
  const stay = await makeBooking(database, { staff, companyId, checkInNow: true });
  const [, folio] = stay.booking.folios;
  const line =
    kind === "charge" ? { description: "Dinner", department: "Restaurant" } : { method: "Cash" };
  const posted = await request(
    "POST",
    `/hotels/${staff.hotelId}/bookings/${stay.bookingId}/${kind}s`,
    { as: staff, body: { folioId: folio?.id, amountCentimes: amount, ...line } },
  );
  expect(posted.status).toBe(201);
  return stay;
}

describe("what is counted against a credit limit", () => {
  it("INV-14 is open invoices, debtors and folios of stays in house, less what payments have left", async () => {
    const house = await invoicing.house();
    await agree(house, LIMIT);
    const billed = await invoicing.debtor(house);
    const bill = await invoicing.issue(house, [billed.debtorId]);
    const due = (await invoicing.invoice(house, bill.id)).totals.dueCentimes;
    await invoicing.debtor(house, { lines: [{ amount: 300_000 }] });
    await record(house, transferOf(150_000, [part(bill, 100_000)]));
    await inHouse(house, 40_000);
    await inHouse(house, 5_000);

    const counted = await credit(house);
    expect(counted).toEqual({
      limitCentimes: LIMIT,
      openInvoicesCentimes: due - 100_000,
      uninvoicedCentimes: 300_000,
      unallocatedCentimes: 50_000,
      inHouseCentimes: 45_000,
      inHouseStays: 2,
      billingRules: [],
    });
    expect(creditWith(counted, centimes(1_000))).toEqual({
      owedCentimes: due - 100_000 + 300_000 + 45_000 - 50_000,
      withStayCentimes: due + 196_000,
      isBeyond: false,
    });
  });

  it("INV-14 leaves out the stay that the desk has before it, folios in credit, and stays to come", async () => {
    const house = await invoicing.house();
    await agree(house, LIMIT);
    const own = await inHouse(house, 40_000);
    await inHouse(house, 7_000);
    await inHouse(house, 9_000, "payment");
    const { staff, companyId } = house;
    await makeBooking(database, { staff, companyId, checkInDate: "2026-11-25" });
    expect(await credit(house)).toMatchObject({ inHouseCentimes: 47_000, inHouseStays: 2 });
    const query = `?withoutBookingId=${own.bookingId}`;
    expect(await credit(house, query)).toMatchObject({ inHouseCentimes: 7_000, inHouseStays: 1 });
  });

  it("INV-14 counts a transferred stay once: as a debtor, no more as a folio", async () => {
    const house = await invoicing.house();
    await agree(house, LIMIT);
    await invoicing.debtor(house, { lines: [{ amount: 300_000 }] });
    expect(await credit(house)).toMatchObject({ inHouseCentimes: 0, uninvoicedCentimes: 300_000 });
  });

  it("INV-14 has the billing rules that the folio of a new stay gets", async () => {
    const house = await invoicing.house();
    await agree(house, 0);
    await owner`insert into billing_rules (hotel_id, company_id, department, limit_centimes, frequency)
      values (${house.staff.hotelId}, ${house.companyId}, 'Room', 900000, 'perTransaction')`;
    expect(await credit(house)).toMatchObject({
      limitCentimes: 0,
      billingRules: [{ department: "Room", limitCentimes: 900_000, frequency: "perTransaction" }],
    });
  });
});

describe("who may ask", () => {
  it("INV-14 tells the front office, which sees no other figure of the account", async () => {
    const house = await payer();
    await agree(house, LIMIT);
    const { hotelId } = house.staff;
    const desk = await makeStaff(database, { hotelId, role: "front-office" });
    expect((await ask(house, "", desk)).status).toBe(200);
    const account = `/hotels/${hotelId}/companies/${house.companyId}/account`;
    expect((await request("GET", account, { as: desk })).status).toBe(403);
    const maid = await makeStaff(database, { hotelId, role: "housekeeping" });
    expect((await ask(house, "", maid)).status).toBe(403);
  });

  it("INV-14 tells nothing of the debts of a company without a limit", async () => {
    const house = await payer();
    const response = await ask(house);
    expect(await response.json()).toEqual({ credit: null });
  });

  it("INV-14 knows no company of another hotel", async () => {
    const [house, other] = [await payer(), await payer()];
    await agree(other, LIMIT);
    const response = await ask({ staff: house.staff, companyId: other.companyId });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "company.not-found" });
  });
});
