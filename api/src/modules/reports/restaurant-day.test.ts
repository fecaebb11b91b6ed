import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { DayBook, PaymentsReport } from "@funduq/shared-types/contracts/report";
import type { JournalPage } from "@funduq/shared-types/contracts/report-journal";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { TaxesReport } from "@funduq/shared-types/contracts/report-taxes";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { beforeAll, describe, expect, it } from "vitest";
import { entriesDesk } from "../../testing/entries-desk.ts";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { accepted, card, cash, posDesk, type Restaurant, room } from "../../testing/pos-desk.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close, violations } = nightDesk(api);
const { entriesOf } = entriesDesk(api);
const desk = posDesk(api);
const day = calendarDate("2026-11-21");

/**
 * A day of a hotel whose prices contain TVA of 9 %, counted by hand:
 * 1. 1.090,00 at 9 % in cash, with a tip of 50,00;
 * 2. 595,00 at 19 % and 545,00 at 9 %, 10 % off the bill: 535,50 + 490,50 = 1.026,00 by card;
 * 3. 2.180,00 at 9 %: 1.090,00 on the room, 1.090,00 in cash;
 * 4. 218,00 at 9 % in cash, given back as 5.
 * The room has its night of 9.000,00 as well.
 */
let stay: TestBooking;
let casbah: Restaurant;

beforeAll(async () => {
  stay = await makeBooking(database, { checkInNow: true, nights: 2, fullName: "Amina Haddad" });
  const { staff, hotelId, bookingId } = stay;
  await setTaxes(owner, hotelId, day, { tvaTreatment: "included", stayTaxTreatment: "invoice" });
  casbah = await desk.open(staff);
  const sell = async (lines: { price: number; tvaBp?: number }[], payments: object[], more = {}) =>
    accepted<Sale>(desk.sell(casbah, await desk.bill(casbah, lines, more), payments));
  await sell([{ price: 109_000 }], [cash(109_000, 5_000)]);
  const dinner = [{ price: 59_500, tvaBp: 1_900 }, { price: 54_500 }];
  await sell(dinner, [card(102_600)], { discountBp: 1_000 });
  await sell([{ price: 218_000 }], [room(bookingId, 109_000), cash(109_000)]);
  const tea = await sell([{ price: 21_800 }], [cash(21_800)]);
  await accepted(desk.refund(casbah, tea));
  await close(staff);
});

async function report<T>(name: string, query = `from=${day}&to=${day}`): Promise<T> {
  const path = `/hotels/${stay.hotelId}/reports/${name}?${query}`;
  return accepted(request("GET", path, { as: stay.staff }));
}

describe("REP-01 POS-06 a golden day of the restaurant, nothing counted twice beside the room", () => {
  it("in the manager report", async () => {
    const { day: shown } = await report<ManagerReport>("manager", `date=${day}`);
    expect(shown.figures).toMatchObject({
      // The room's dinner without its TVA of 90,00.
      otherRevenue: [{ name: "Restaurant", amountCentimes: 100_000 }],
      // 1.090,00 + 1.090,00 + 218,00 − 218,00.
      restaurantSales: [
        { name: "Cash", amountCentimes: 218_000 },
        { name: "Credit Card", amountCentimes: 102_600 },
      ],
      // With the room's dinner.
      restaurants: [{ name: "La Casbah", amountCentimes: 429_600 }],
      // 9.000,00 contain 743,12; the dinner 90,00.
      includedTvaCentimes: 74_312 + 9_000,
      roomRevenueCentimes: 825_688,
      totalRevenueCentimes: 825_688 + 100_000 + 218_000 + 102_600,
    });
  });

  it("in the day book, which has the room's part", async () => {
    const { lines } = await report<DayBook>("day-book", `date=${day}`);
    expect(lines).toMatchObject([
      {
        charges: [
          { name: "Restaurant", amountCentimes: 109_000 },
          { name: "Room", amountCentimes: 900_000 },
          { name: "TDS", amountCentimes: 18_000 },
        ],
        payments: [],
      },
    ]);
  });

  it("in the payments report: 2.398,00 in cash less 218,00; the tip is the waiter's", async () => {
    const { byMethod, totals } = await report<PaymentsReport>("payments");
    expect(byMethod).toMatchObject([
      {
        method: "Cash",
        count: 3,
        receivedCentimes: 239_800,
        takenBackCentimes: 21_800,
        netCentimes: 218_000,
      },
      { method: "Credit Card", count: 1, netCentimes: 102_600 },
    ]);
    expect(totals.netCentimes).toBe(320_600);
  });

  it("in the journal: a line for each payment, the refund with its reason", async () => {
    const { lines, totals } = await report<JournalPage>(
      "journal",
      `from=${day}&to=${day}&source=restaurant`,
    );
    const shown = lines.map((line) => [
      ...[line.reference, line.name, line.creditCentimes - line.debitCentimes, line.reversalReason],
    ]);
    expect(shown.sort()).toEqual([
      ["1/11/2026", "Cash", 109_000, null],
      ["2/11/2026", "Credit Card", 102_600, null],
      ["3/11/2026", "Cash", 109_000, null],
      ["4/11/2026", "Cash", 21_800, null],
      ["5/11/2026", "Cash", -21_800, "Cold soup"],
    ]);
    expect(totals).toMatchObject({ count: 5, creditCentimes: 342_400, debitCentimes: 21_800 });
  });

  it("in the taxes report: 535,50 contain 85,50 at 19 %, 490,50 contain 40,50 at 9 %", async () => {
    const { tva, restaurantSalesCentimes, restaurantTva } = await report<TaxesReport>("taxes");
    expect(tva).toMatchObject([
      { tvaBp: 900, department: "Restaurant", chargedCentimes: 109_000, tvaCentimes: 9_000 },
      { tvaBp: 900, department: "Room", chargedCentimes: 900_000, tvaCentimes: 74_312 },
    ]);
    // 1.090,00 twice and 490,50 in the restaurant: 90,00 + 90,00 + 40,50.
    expect(restaurantTva).toEqual([
      { tvaBp: 900, netCentimes: 245_000, tvaCentimes: 22_050 },
      { tvaBp: 1_900, netCentimes: 45_000, tvaCentimes: 8_550 },
    ]);
    expect(restaurantSalesCentimes).toBe(320_600);
  });

  it("in the accounting entries: the restaurant's revenue without TVA, the refund apart", async () => {
    const { lines } = await entriesOf(stay, day, day);
    const shown = lines.map(
      ({ journal, purpose, debitCentimes, creditCentimes }) =>
        `${journal} ${purpose} ${debitCentimes} ${creditCentimes}`,
    );
    expect(shown).toEqual([
      "sales ledger.guest 1027000 0",
      "sales department.Room 0 825688",
      "sales department.Restaurant 0 100000",
      "sales tax.tva 0 83312",
      "sales tax.tourism 0 18000",
      "cash method.Cash 239800 0",
      "cash department.Restaurant 20000 0",
      "cash tax.tva 1800 0",
      "cash method.Cash 0 21800",
      "cash department.Restaurant 0 220000",
      "cash tax.tva 0 19800",
      "bank method.Credit Card 102600 0",
      "bank department.Restaurant 0 90000",
      "bank tax.tva 0 12600",
    ]);
  });

  it("and the books hold together", async () => {
    expect(await violations(stay.hotelId)).toEqual([]);
  });
});
