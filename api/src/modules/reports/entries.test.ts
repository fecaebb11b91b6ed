import type { TrialBalance } from "@funduq/shared-types/contracts/report";
import type { EntryLine } from "@funduq/shared-types/contracts/report-entries";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { entriesDesk } from "../../testing/entries-desk.ts";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { insertSold } from "../../testing/sold.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close } = nightDesk(api);
const { step, current } = bookingSteps(api);
const { entriesOf, movedBy } = entriesDesk(api);

const today = calendarDate("2026-11-21");

async function post(made: TestBooking, path: string, body: object) {
  const address = `/hotels/${made.hotelId}/bookings/${made.bookingId}/${path}`;
  const response = await request("POST", address, { as: made.staff, body });
  expect(response.status).toBeLessThan(300);
}

const shown = (lines: readonly EntryLine[]) =>
  lines.map(({ journal, reference, purpose, debitCentimes, creditCentimes }) =>
    [journal, reference, purpose, debitCentimes, creditCentimes].join(" "),
  );

describe("REP-03 accounting entries", () => {
  it("of a night whose price contains TVA and stay tax, counted by hand", async () => {
    const made = await makeBooking(database, { checkInNow: true, nights: 2, adults: 2 });
    await owner`update bookings set rate_centimes = 720000
      where hotel_id = ${made.hotelId} and id = ${made.bookingId}`;
    const both = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;
    await setTaxes(owner, made.hotelId, today, both);
    const folioId = made.booking.folios[0]?.id;
    const card = { method: "Credit Card", reference: "8841" };
    await post(made, "payments", { folioId, ...card, amountCentimes: 200_000 });
    await post(made, "payments", { folioId, method: "Cash", amountCentimes: 50_000 });
    const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 10_900 };
    await post(made, "charges", { folioId, ...dinner });
    await close(made.staff);
    const { lines, businessDate } = await entriesOf(made, today, today);
    // (7 200 − 2 × 500) × 9 ÷ 109 = 511,93 of TVA; 2 % of 7 200 = 144 of tourism tax; 109 × 9 ÷ 109 = 9.
    expect(shown(lines)).toEqual([
      "sales  ledger.guest 745300 0",
      "sales  department.Room 0 568807",
      "sales  department.Restaurant 0 10000",
      "sales  tax.tva 0 52093",
      "sales  tax.stay 0 100000",
      "sales  tax.tourism 0 14400",
      "cash  method.Cash 50000 0",
      "cash  ledger.guest 0 50000",
      "bank 8841 method.Credit Card 200000 0",
      "bank 8841 ledger.guest 0 200000",
    ]);
    expect(businessDate).toBe(addDays(today, 1));
  });

  it("SET-02 of taxes that are added are the tax itself, and its reversal and a split across folios take nothing of the revenue", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await makeBooking(database, {
      staff,
      companyId,
      checkInNow: true,
      nights: 2,
      adults: 2,
    });
    await owner`update bookings set rate_centimes = 720000
      where hotel_id = ${made.hotelId} and id = ${made.bookingId}`;
    const both = { tdsBp: 0, tvaTreatment: "added", stayTaxTreatment: "added" } as const;
    await setTaxes(owner, made.hotelId, today, both);
    const [own, company] = made.booking.folios;
    const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 10_001 };
    await post(made, "charges", { folioId: own?.id, ...dinner });
    const spa = { description: "Hammam", department: "Spa", amountCentimes: 5_000 };
    await post(made, "charges", { folioId: own?.id, ...spa });
    const charges = (await current(made)).folios[0]?.postings ?? [];
    const idOf = (wanted: string) =>
      charges.find(({ item, department }) => item !== "tva" && department === wanted)?.id;
    const part = { toFolioId: company?.id, amountCentimes: 3_333, reason: "The company's share" };
    await post(made, `postings/${idOf("Restaurant")}/split`, part);
    await post(made, `postings/${idOf("Spa")}/reversal`, { reason: "Closed" });
    await close(staff);
    const { lines } = await entriesOf(made, today, today);
    // 9 % of 7 200 is 648, of 100,01 is 9,00, of 50 is 4,50; 2 × 500 of stay tax.
    expect(shown(lines)).toEqual([
      "sales  ledger.guest 901151 0",
      "sales  department.Spa 5000 0",
      "sales  tax.tva 450 0",
      "sales  ledger.guest 0 5450",
      "sales  department.Room 0 720000",
      "sales  department.Restaurant 0 10001",
      "sales  department.Spa 0 5000",
      "sales  tax.tva 0 66150",
      "sales  tax.stay 0 100000",
    ]);
    const at = `/hotels/${made.hotelId}/reports/trial-balance?from=${today}&to=${today}`;
    const balance: TrialBalance = await (await request("GET", at, { as: staff })).json();
    const guests = balance.ledgers.find(({ ledger }) => ledger === "guest");
    expect(guests?.closingCentimes).toBe(movedBy(lines, "guest"));
  });

  it("of a reversal take off the taxes that its charge contained", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    await setTaxes(owner, made.hotelId, today, { tvaTreatment: "included" });
    const folioId = made.booking.folios[0]?.id;
    const spa = { description: "Hammam", department: "Spa", amountCentimes: 10_900 };
    await post(made, "charges", { folioId, ...spa });
    const charge = (await current(made)).folios[0]?.postings.find(({ kind }) => kind === "charge");
    await post(made, `postings/${charge?.id}/reversal`, { reason: "Closed" });
    expect(shown((await entriesOf(made, today, today)).lines)).toEqual([
      "sales  ledger.guest 10900 0",
      "sales  department.Spa 10000 0",
      "sales  tax.tva 900 0",
      "sales  ledger.guest 0 10900",
      "sales  department.Spa 0 10000",
      "sales  tax.tva 0 900",
    ]);
  });

  it("of a reversal stand on the other side; a refund of a part is a credit of its method, a split is nothing", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const folioId = made.booking.folios[0]?.id;
    const card = { method: "Credit Card", reference: "77" };
    await post(made, "payments", { folioId, ...card, amountCentimes: 30_000 });
    const spa = { description: "Hammam", department: "Spa", amountCentimes: 4_000 };
    await post(made, "charges", { folioId, ...spa });
    const charge = (await current(made)).folios[0]?.postings.find(({ kind }) => kind === "charge");
    await post(made, `postings/${charge?.id}/reversal`, { reason: "Closed" });
    const refund = { folioId, method: "Credit Card", amountCentimes: 12_000, reason: "Too much" };
    await post(made, "refunds", refund);
    expect(shown((await entriesOf(made, today, today)).lines)).toEqual([
      "sales  ledger.guest 4000 0",
      "sales  department.Spa 4000 0",
      "sales  ledger.guest 0 4000",
      "sales  department.Spa 0 4000",
      "bank 77 ledger.guest 12000 0",
      "bank 77 method.Credit Card 30000 0",
      "bank 77 ledger.guest 0 30000",
      "bank 77 method.Credit Card 0 12000",
    ]);
  });

  it("of a deposit, of its guest's arrival and of what the company takes over at check-out", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach" });
    const second = addDays(today, 1);
    const stay = { staff, companyId, checkInDate: second, paid: 400_000 };
    const made = await makeBooking(database, stay);
    await owner`update hotels set business_date = ${second} where id = ${staff.hotelId}`;
    await step(made, "check-in");
    const room = { description: "Room", department: "Other" };
    const [own, company] = made.booking.folios;
    await post(made, "charges", { ...room, folioId: own?.id, amountCentimes: 400_000 });
    await post(made, "charges", { ...room, folioId: company?.id, amountCentimes: 900_000 });
    const toCompanyAccount = [{ folioId: company?.id, amountCentimes: 900_000 }];
    const booking = await current(made);
    expect((await step({ ...made, booking }, "check-out", { toCompanyAccount })).status).toBe(200);
    expect(shown((await entriesOf(made, today, second)).lines)).toEqual([
      "cash  method.Cash 400000 0",
      "cash  ledger.deposit 0 400000",
      "sales  ledger.guest 1300000 0",
      "sales  department.Other 0 1300000",
      "transfers  ledger.deposit 400000 0",
      "transfers  ledger.company 900000 0",
      "transfers  ledger.guest 0 1300000",
    ]);
  });

  it("of invoices, their credit notes and payments, and of what is sold in the restaurant", async () => {
    const { hotelId, restaurantId } = await makeHotelWorld(owner);
    const chief = await api.makeSuperAdmin();
    const day = calendarDate("2026-03-02");
    const { lines } = await entriesOf({ staff: chief, hotelId }, day, day);
    expect(movedBy(lines, "company")).toBe(-900_000);
    const said = shown(lines).join("\n");
    expect(said).toMatch(/^sales \S+ ledger.company 181000 0$/m);
    expect(said).toMatch(/^sales \S+ ledger.company 0 181000$/m);
    const april = calendarDate("2026-04-01");
    await insertSold(owner, { hotelId, restaurantId, total: 2_725, date: april });
    expect(shown((await entriesOf({ staff: chief, hotelId }, april, april)).lines)).toEqual([
      "cash  method.Cash 2725 0",
      "cash  department.Restaurant 0 2500",
      "cash  tax.tva 0 225",
    ]);
  });

  it.each([
    ["from=2026-11-21", "to"],
    ["from=2026-11-21&to=2026-11-20", "to"],
    ["from=2025-11-21&to=2026-11-22", "to"],
    ["from=2026-02-30&to=2026-03-01", "from"],
  ])("refuses the period %s and says what is wrong with it", async (query, path) => {
    const { userId, hotelId } = await makeStaff(database);
    const address = `/hotels/${hotelId}/reports/entries?${query}`;
    const response = await request("GET", address, { as: { userId } });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(`"path":"${path}"`);
  });

  it("refuses a period of more lines than an answer holds", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const insert = (count: number) => owner`
      insert into payments (hotel_id, id, company_id, method, payment_date, business_date, reference, amount_centimes)
      select ${staff.hotelId}, gen_random_uuid(), ${companyId}, 'Cheque', ${today}, ${today}, gen_random_uuid(), 100
      from generate_series(1, ${count}::int)`;
    const address = `/hotels/${staff.hotelId}/reports/entries?from=${today}&to=${today}`;
    const read = () => request("GET", address, { as: staff });
    await insert(25_000);
    expect((await read()).status).toBe(200);
    await insert(1);
    const response = await read();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "entries.too-many",
      params: { most: 50_000 },
    });
  }, 60_000);
});
