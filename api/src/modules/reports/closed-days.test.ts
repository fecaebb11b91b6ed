import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);

it("a payment of an invoice counts on the day that entered it, whatever date the cheque bears", async () => {
  const { hotelId, companyId } = await makeHotelWorld(owner);
  const staff = await makeStaff(database, { hotelId: hotelIdSchema.parse(hotelId) });
  const read = async (report: string, day: string) => {
    const address = `/hotels/${hotelId}/reports/${report}?from=${day}&to=${day}`;
    return (await request("GET", address, { as: staff })).json();
  };
  await owner`delete from table_reservations where hotel_id = ${hotelId}`;
  await owner`delete from open_bill_lines where hotel_id = ${hotelId}`;
  await owner`delete from open_bills where hotel_id = ${hotelId}`;
  expect((await close(staff)).closedDate).toBe("2026-03-02");
  const closed: TrialBalance = await read("trial-balance", "2026-03-02");
  const payments = await read("payments", "2026-03-02");
  await owner`
    insert into payments (hotel_id, id, company_id, method, payment_date, business_date, amount_centimes)
    values (${hotelId}, gen_random_uuid(), ${companyId}, 'Cheque', '2026-03-02', '2026-03-03', 700)`;
  expect(await read("trial-balance", "2026-03-02")).toEqual(closed);
  expect(await read("payments", "2026-03-02")).toEqual(payments);
  const today: TrialBalance = await read("trial-balance", "2026-03-03");
  const company = (of: TrialBalance) => of.ledgers.find(({ ledger }) => ledger === "company");
  expect(company(today)).toMatchObject({
    openingCentimes: company(closed)?.closingCentimes,
    entries: [{ kind: "invoice-payments", amountCentimes: -700 }],
  });
  expect(today.totals.differenceCentimes).toBe(0);
});

it("what is written past the rules into a closed day changes no balance of it, and is shown as a difference", async () => {
  const { hotelId, companyId } = await makeHotelWorld(owner);
  const staff = await makeStaff(database, { hotelId: hotelIdSchema.parse(hotelId) });
  await owner`delete from table_reservations where hotel_id = ${hotelId}`;
  await owner`delete from open_bill_lines where hotel_id = ${hotelId}`;
  await owner`delete from open_bills where hotel_id = ${hotelId}`;
  await close(staff);
  const address = `/hotels/${hotelId}/reports/trial-balance?from=2026-03-02&to=2026-03-02`;
  const read = async (): Promise<TrialBalance> =>
    (await request("GET", address, { as: staff })).json();
  const { totals } = await read();
  expect(totals.differenceCentimes).toBe(0);
  await owner`
    insert into payments (hotel_id, id, company_id, method, payment_date, business_date, amount_centimes)
    values (${hotelId}, gen_random_uuid(), ${companyId}, 'Cheque', '2026-03-02', '2026-03-02', 700)`;
  expect((await read()).totals).toMatchObject({
    closingCentimes: totals.closingCentimes,
    differenceCentimes: 700,
  });
});
