import type { AgedBalances } from "@funduq/shared-types/contracts/report-aged-balances";
import { expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = invoiceDesk(api);
const { record } = paymentDesk(api);

async function reportOf(staff: TestStaff): Promise<AgedBalances> {
  const address = `/hotels/${staff.hotelId}/reports/aged-balances`;
  const response = await request("GET", address, { as: staff });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}

/** One night of 9 000 DA; its invoice adds TVA of 9 % and a stay tax of 500 DA: 10 310 DA. */
const NIGHT = { amount: 900_000, night: "2026-11-20" };
const nothing = {
  notDueCentimes: 0,
  days30Centimes: 0,
  days60Centimes: 0,
  days90Centimes: 0,
  olderCentimes: 0,
  uninvoicedCentimes: 0,
  unallocatedCentimes: 0,
};

async function house(name: string) {
  const first = await desk.house({ name });
  await setTaxes(owner, first.staff.hotelId, "2026-01-01", {});
  return first;
}

async function invoiceOfOneNight(party: House) {
  const { debtorId } = await desk.debtor(party, { lines: [NIGHT] });
  return desk.issue(party, [debtorId]);
}

it("INV-14 each company has its open invoices by age, stays without an invoice and payments without one; the largest balance first", async () => {
  const sonatrach = await house("Sonatrach");
  const { staff } = sonatrach;
  const cosider: House = {
    staff,
    companyId: await makeCompany(database, staff.hotelId, { name: "Cosider" }),
  };
  await makeCompany(database, staff.hotelId, { name: "Owes nothing" });
  const old = await invoiceOfOneNight(sonatrach);
  const paid = await record(sonatrach, transferOf(1_000_000, [part(old, 431_000)]));
  expect(paid.status, await paid.clone().text()).toBe(201);
  await invoiceOfOneNight(cosider);
  await desk.debtor(cosider, { lines: [NIGHT] });
  // 45 days after the day on which the first invoice was due.
  await owner`update hotels set business_date =
    (select due_date + 45 from invoices where hotel_id = ${staff.hotelId} and id = ${old.id})
    where id = ${staff.hotelId}`;
  const { companies } = await reportOf(staff);
  expect(companies).toEqual([
    {
      ...nothing,
      companyId: cosider.companyId,
      name: "Cosider",
      days60Centimes: 1_031_000,
      uninvoicedCentimes: 900_000,
      balanceCentimes: 1_931_000,
    },
    {
      ...nothing,
      companyId: sonatrach.companyId,
      name: "Sonatrach",
      days60Centimes: 600_000,
      unallocatedCentimes: 569_000,
      balanceCentimes: 31_000,
    },
  ]);
});

it("INV-14 an invoice is of the first age from the day after it is due on", async () => {
  const party = await house("Sonelgaz");
  const { hotelId } = party.staff;
  const invoice = await invoiceOfOneNight(party);
  const onDay = async (after: number) => {
    await owner`update hotels set business_date =
      (select due_date + ${after}::int from invoices where hotel_id = ${hotelId} and id = ${invoice.id})
      where id = ${hotelId}`;
    const [company] = (await reportOf(party.staff)).companies;
    return [company?.notDueCentimes, company?.days30Centimes];
  };
  expect(await onDay(0)).toEqual([1_031_000, 0]);
  expect(await onDay(1)).toEqual([0, 1_031_000]);
});

it("INV-14 another hotel's companies are not in it", async () => {
  const party = await house("Naftal");
  await invoiceOfOneNight(party);
  expect((await reportOf(await makeStaff(database))).companies).toEqual([]);
});
