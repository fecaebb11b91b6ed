import { randomUUID } from "node:crypto";
import { type OpenBill, openBillSchema } from "@funduq/shared-types/contracts/pos-bill";
import {
  type Sale,
  type SaleLine,
  type SalePayment,
  saleLineSchema,
  salePaymentSchema,
  saleSchema,
} from "@funduq/shared-types/contracts/pos-sale";
import { type ShiftReport, shiftReportSchema } from "@funduq/shared-types/contracts/pos-shift";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";

/** When, and on which day of the hotel, the samples were made. */
export const SAMPLE_TIME = "2026-11-28T19:05:00Z";
export const SAMPLE_DATE = calendarDate("2026-11-28");

/** A line of a sale. */
export const aSaleLine = (more: Partial<SaleLine> = {}): SaleLine =>
  saleLineSchema.parse({
    name: "Chorba frik",
    quantity: 2,
    priceCentimes: 45_000,
    discountCentimes: 0,
    discountReason: null,
    modifiers: [],
    note: "For the kitchen",
    tvaBp: 900,
    ...more,
  });

export const aSalePayment = (more: Partial<SalePayment> = {}): SalePayment =>
  salePaymentSchema.parse({
    method: "Cash",
    amountCentimes: 60_000,
    tipCentimes: 0,
    tenderedCentimes: null,
    roomNumber: null,
    signature: null,
    ...more,
  });

/** Two lines of two rates of TVA, paid in cash and on a room: 1.100,00 DA. */
export const aSale = (more: Partial<Sale> = {}): Sale =>
  saleSchema.parse({
    id: randomUUID(),
    number: "12/11",
    restaurantName: "La Casbah",
    terminalName: "Bar",
    tableName: "T4",
    billName: "Bill 1",
    covers: null,
    totalCentimes: 110_000,
    discountReason: null,
    businessDate: SAMPLE_DATE,
    soldAt: SAMPLE_TIME,
    soldBy: "Samir",
    provisionalNumber: null,
    lateFrom: null,
    lines: [
      aSaleLine(),
      aSaleLine({
        name: "شاي بالنعناع",
        quantity: 1,
        priceCentimes: centimes(25_000),
        discountCentimes: centimes(5_000),
        tvaBp: 1_900,
      }),
    ],
    payments: [
      aSalePayment({ tipCentimes: centimes(10_000), tenderedCentimes: centimes(100_000) }),
      aSalePayment({
        method: "Room",
        amountCentimes: centimes(50_000),
        roomNumber: "204",
        signature: "M0 0L9 9",
      }),
    ],
    refunds: null,
    refundReason: null,
    refundedBy: null,
    printerName: null,
    ...more,
  });

/** The lines of `aSale`, not paid yet, with 10 % off: 1.035,00 DA. */
export const anOpenBill = (more: Partial<OpenBill> = {}): OpenBill =>
  openBillSchema.parse({
    id: randomUUID(),
    restaurantId: randomUUID(),
    tableId: randomUUID(),
    tableName: "T4",
    name: "Bill 2",
    covers: 3,
    version: 1,
    openedAt: SAMPLE_TIME,
    openedBy: "Samir",
    askedAt: null,
    presentedAt: null,
    restOf: null,
    discountBp: 1_000,
    discountCentimes: 0,
    discountReason: "Regular guest",
    lines: aSale().lines.map(({ discountCentimes: _, ...line }) => ({
      ...line,
      id: randomUUID(),
      itemId: randomUUID(),
      categoryName: "",
      firedQuantity: 0,
      course: 1,
      discountBp: 0,
    })),
    ready: [],
    ...more,
  });

/** The X report of a waiter, who counts blind. */
export const aShiftReport = (more: Partial<ShiftReport> = {}): ShiftReport =>
  shiftReportSchema.parse({
    id: randomUUID(),
    number: 7,
    terminalName: "Bar",
    restaurantName: "La Casbah",
    businessDate: SAMPLE_DATE,
    openedAt: SAMPLE_TIME,
    openedBy: "Samir",
    closedAt: null,
    closedBy: null,
    floatCentimes: 10_000,
    takings: [{ method: "Credit Card", amountCentimes: 11_900, tipCentimes: 0, count: 1 }],
    users: null,
    tva: null,
    discountCentimes: 0,
    voids: { count: 1, amountCentimes: 30_000 },
    refunds: { count: 0, amountCentimes: 0 },
    late: { count: 1, amountCentimes: null, cashCentimes: null },
    firstNumber: "1/11",
    lastNumber: "4/11",
    expectedCentimes: null,
    countedCentimes: null,
    note: null,
    ...more,
  });
