import {
  type DayBook,
  dayBookSchema,
  type PaymentsReport,
  paymentsReportSchema,
  type TrialBalance,
  trialBalanceSchema,
} from "@funduq/shared-types/contracts/report";
import { type Forecast, forecastSchema } from "@funduq/shared-types/contracts/report-forecast";
import {
  type ManagerReport,
  managerReportSchema,
} from "@funduq/shared-types/contracts/report-manager";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { HttpResponse, http } from "msw";
import { agedBalancesHandler } from "./aged-balances.ts";
import { companiesReportHandler } from "./companies-report.ts";
import { countedStaysHandler } from "./counted-stays.ts";
import { entriesHandlers } from "./entries.ts";
import { journalHandler } from "./journal.ts";
import { ledgerHandler } from "./ledger.ts";
import { casbah, restaurantSalesHandler } from "./restaurant-sales.ts";
import { roomsReportHandler } from "./rooms-report.ts";
import { salesJournalHandler } from "./sales-journal.ts";
import { taxesHandler } from "./taxes.ts";

const businessDate = "2026-04-10";

/** The books of a small house, the same on every day. */
export function reportHandlers() {
  const days = (request: Request) => {
    const { searchParams } = new URL(request.url);
    return {
      from: searchParams.get("from") ?? businessDate,
      to: searchParams.get("to") ?? businessDate,
    };
  };
  return [
    http.get("/api/hotels/:hotelId/reports/manager", ({ request }) => {
      const date = new URL(request.url).searchParams.get("date") ?? businessDate;
      return HttpResponse.json({ ...someManagerReport(), date });
    }),
    http.get("/api/hotels/:hotelId/reports/day-book", ({ request }) => {
      const date = new URL(request.url).searchParams.get("date") ?? businessDate;
      return HttpResponse.json({ ...someDayBook(), date });
    }),
    http.get("/api/hotels/:hotelId/reports/trial-balance", ({ request }) =>
      HttpResponse.json({ ...someTrialBalance(), ...days(request) }),
    ),
    http.get("/api/hotels/:hotelId/reports/payments", ({ request }) =>
      HttpResponse.json({ ...somePayments(), ...days(request) }),
    ),
    http.get("/api/hotels/:hotelId/reports/forecast", ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json(
        someForecast(Number(searchParams.get("days")), Number(searchParams.get("pickup"))),
      );
    }),
    journalHandler,
    ...entriesHandlers(),
    taxesHandler,
    salesJournalHandler,
    agedBalancesHandler,
    companiesReportHandler,
    ledgerHandler,
    countedStaysHandler,
    roomsReportHandler,
    restaurantSalesHandler,
    http.get("/api/hotels/:hotelId/letterhead", () =>
      HttpResponse.json({
        address: "12, bd Zighoud Youcef",
        city: "Alger",
        phone: "021 00 00 00",
        nif: "",
        rc: "",
        nis: "",
      }),
    ),
  ];
}

export function someManagerReport(): ManagerReport {
  const day = (n: number) => ({
    date: `2026-04-${String(n).padStart(2, "0")}`,
    rooms: 40,
    outOfOrder: 2,
    sold: 20 + (n % 5) * 3,
    roomRevenueCentimes: 20_000_000 + n * 400_000,
    dayUseRevenueCentimes: 0,
    totalRevenueCentimes: 24_000_000 + n * 500_000,
  });
  const figures = (days: number) => ({
    days,
    rooms: 40 * days,
    outOfOrder: 2 * days,
    sold: 19 * days,
    dayUse: 0,
    arrivals: 6 * days,
    departures: 5 * days,
    persons: 30 * days,
    noShows: 1,
    cancellations: 0,
    roomRevenueCentimes: 19_000_000 * days,
    dayUseRevenueCentimes: 0,
    otherRevenue: [{ name: "Restaurant", amountCentimes: 1_250_000 * days }],
    restaurantSales: [{ name: "Cash", amountCentimes: 300_000 * days }],
    totalRevenueCentimes: 20_550_000 * days,
    tdsCentimes: 380_000 * days,
    includedTvaCentimes: 0,
    includedStayTaxCentimes: 0,
    restaurants: [
      { restaurantId: casbah.restaurantId, name: casbah.name, amountCentimes: 1_500_000 * days },
    ],
    payments: [{ name: "Cash", amountCentimes: 9_000_000 * days }],
    receivedCentimes: 9_000_000 * days,
  });
  const period = (from: string, days: number) => ({
    from,
    to: businessDate,
    figures: figures(days),
    lastYear: null,
  });
  return managerReportSchema.parse({
    businessDate,
    date: businessDate,
    trail: { line: 1_204, hash: "9f3c0a1b22de77aa".repeat(4) },
    day: period(businessDate, 1),
    month: period("2026-04-01", 10),
    year: { ...period("2026-01-01", 100), lastYear: figures(90) },
    days: Array.from({ length: 10 }, (_, at) => day(at + 1)),
  });
}

/** Nights of a house of 40 rooms. Its books are kept since 3 April: those of a month ago are not known. */
export function someForecast(nights: number, pickup: number): Forecast {
  const keptFrom = calendarDate("2026-04-03");
  const since = addDays(calendarDate(businessDate), -pickup);
  const night = (at: number) => {
    const reserved = 20 - (at % 10);
    const held = at % 7 === 0 ? 4 : 0;
    const revenueCentimes = (10 + reserved + held) * 900_000;
    return {
      date: addDays(calendarDate(businessDate), at),
      rooms: 40,
      outOfOrder: 2,
      reserved,
      inHouse: 10,
      held,
      revenueCentimes,
      before:
        since < keptFrom
          ? null
          : { rooms: 9 + reserved + held, revenueCentimes: revenueCentimes - 900_000 },
      lastYear:
        at > 0
          ? null
          : {
              rooms: 40,
              outOfOrder: 0,
              sold: 20,
              roomRevenueCentimes: 16_000_000,
              dayUseRevenueCentimes: 0,
            },
    };
  };
  return forecastSchema.parse({
    businessDate,
    since,
    keptFrom,
    days: Array.from({ length: nights }, (_, at) => night(at)),
  });
}

export function someDayBook(): DayBook {
  const room = { name: "Room", amountCentimes: 900_000 };
  const tds = { name: "TDS", amountCentimes: 18_000 };
  const spa = { name: "Spa", amountCentimes: 250_000 };
  const cash = { name: "Cash", amountCentimes: 500_000 };
  const line = (n: number, of: object) => ({
    bookingId: `00000000-0000-4000-8000-00000000010${n}`,
    companyName: null,
    ledger: "guest",
    charges: [room, tds],
    payments: [],
    ...of,
  });
  return dayBookSchema.parse({
    businessDate,
    date: businessDate,
    lines: [
      line(1, {
        roomNumber: "101",
        guestName: "Karim Haddad",
        reference: "K4T7BC",
        companyName: "Sonatrach",
        previousCentimes: 918_000,
        reversedChargesCentimes: 45_000,
        reversedPaymentsCentimes: 0,
        newCentimes: 1_836_000,
      }),
      line(2, {
        roomNumber: "102",
        guestName: "سامية قاسي",
        charges: [room, spa, tds],
        payments: [cash],
        previousCentimes: 0,
        reversedChargesCentimes: 0,
        reversedPaymentsCentimes: 0,
        newCentimes: 668_000,
      }),
      line(3, {
        roomNumber: "201",
        guestName: "=HYPERLINK(1)",
        ledger: "deposit",
        charges: [],
        payments: [cash],
        previousCentimes: 0,
        reversedChargesCentimes: 0,
        reversedPaymentsCentimes: 0,
        newCentimes: -500_000,
      }),
    ],
    groups: [
      {
        groupId: "00000000-0000-4000-8000-000000000201",
        groupName: "Tassili Tours",
        companyName: null,
        previousCentimes: 300_000,
        charges: [],
        payments: [{ ...cash, amountCentimes: 1_000_000 }],
        reversedChargesCentimes: 0,
        reversedPaymentsCentimes: 0,
        newCentimes: -700_000,
      },
    ],
    totals: {
      previousCentimes: 1_218_000,
      charges: [{ ...room, amountCentimes: 1_800_000 }, spa, { ...tds, amountCentimes: 36_000 }],
      payments: [{ ...cash, amountCentimes: 2_000_000 }],
      reversedChargesCentimes: 45_000,
      reversedPaymentsCentimes: 0,
      newCentimes: 1_304_000,
      guestCentimes: 2_504_000,
      depositCentimes: -500_000,
      groupCentimes: -700_000,
    },
  });
}

export function someTrialBalance(): TrialBalance {
  return trialBalanceSchema.parse({
    businessDate,
    from: businessDate,
    to: businessDate,
    ledgers: [
      {
        ledger: "guest",
        openingCentimes: 918_000,
        entries: [
          { kind: "charges", amountCentimes: 2_086_000 },
          { kind: "payments", amountCentimes: -500_000 },
          { kind: "company-transfers", amountCentimes: -1_000_000 },
        ],
        closingCentimes: 1_504_000,
      },
      {
        ledger: "deposit",
        openingCentimes: 0,
        entries: [{ kind: "payments", amountCentimes: -500_000 }],
        closingCentimes: -500_000,
      },
      {
        ledger: "company",
        openingCentimes: 0,
        entries: [{ kind: "company-transfers", amountCentimes: 1_000_000 }],
        closingCentimes: 1_000_000,
      },
    ],
    totals: {
      openingCentimes: 918_000,
      activityCentimes: 1_086_000,
      closingCentimes: 2_004_000,
      differenceCentimes: 0,
    },
  });
}

export function somePayments(): PaymentsReport {
  const cash = { received: 1_000_000, takenBack: 50_000 };
  const takings = (count: number, { received, takenBack }: typeof cash) => ({
    count,
    receivedCentimes: received,
    takenBackCentimes: takenBack,
    netCentimes: received - takenBack,
  });
  return paymentsReportSchema.parse({
    businessDate,
    from: businessDate,
    to: businessDate,
    byMethod: [{ method: "Cash", ...takings(2, cash) }],
    lines: [
      {
        userId: "00000000-0000-4000-8000-000000000901",
        userName: "Yasmine Haddad",
        source: "stay",
        method: "Cash",
        ...takings(2, cash),
      },
    ],
    totals: takings(2, cash),
  });
}
