import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { openBillSchema } from "@funduq/shared-types/contracts/pos-bill";
import {
  type RoomGuest,
  roomGuestSchema,
  type Sale,
  type SaleList,
  saleListSchema,
  saleSchema,
} from "@funduq/shared-types/contracts/pos-sale";
import { type ShiftReport, shiftReportSchema } from "@funduq/shared-types/contracts/pos-shift";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

const line = (n: number, name: string, priceCentimes: number, quantity: number) => ({
  id: id(n),
  itemId: id(400 + n),
  name,
  categoryName: "Plats",
  priceCentimes,
  quantity,
  firedQuantity: quantity,
  modifiers: [],
  note: "",
  course: 1,
  tvaBp: 900,
  discountBp: 0,
  discountReason: null,
});

/** Two couscous and a tea at table T5: 3.750,00 DA. */
export function aBill(): OpenBill {
  return openBillSchema.parse({
    id: id(501),
    restaurantId: id(1),
    tableId: id(205),
    tableName: "T5",
    name: "Bill 1",
    covers: 2,
    version: 4,
    openedAt: "2026-03-02T12:00:00Z",
    openedBy: "Nadia",
    askedAt: null,
    presentedAt: null,
    restOf: null,
    discountBp: 0,
    discountCentimes: 0,
    discountReason: null,
    lines: [line(601, "Couscous royal", 180_000, 2), line(602, "Thé à la menthe", 15_000, 1)],
    ready: [],
  });
}

export function aSale(changes: Partial<Sale> = {}): Sale {
  return saleSchema.parse({
    id: id(701),
    number: "12/03",
    restaurantName: "Restaurant El Bahdja",
    terminalName: "Bar",
    tableName: "T5",
    billName: "Bill 1",
    covers: 2,
    totalCentimes: 375_000,
    discountReason: null,
    businessDate: "2026-03-02",
    soldAt: "2026-03-02T13:10:00Z",
    soldBy: "Nadia",
    provisionalNumber: null,
    lateFrom: null,
    lines: aBill().lines.map(({ name, quantity, priceCentimes, modifiers, note, tvaBp }) => ({
      name,
      quantity,
      priceCentimes,
      discountCentimes: 0,
      discountReason: null,
      modifiers,
      note,
      tvaBp,
    })),
    payments: [
      {
        method: "Cash",
        amountCentimes: 375_000,
        tipCentimes: 0,
        tenderedCentimes: 400_000,
        roomNumber: null,
        signature: null,
      },
    ],
    refunds: null,
    refundReason: null,
    refundedBy: null,
    printerName: null,
    ...changes,
  });
}

export function someSales(): SaleList {
  const { id: saleId, number, tableName, billName, totalCentimes, soldAt, soldBy } = aSale();
  const sale = { id: saleId, number, tableName, billName, totalCentimes, soldAt, soldBy };
  return saleListSchema.parse({
    businessDate: "2026-03-02",
    sales: [
      {
        ...sale,
        methods: ["Cash"],
        provisionalNumber: null,
        lateFrom: null,
        expectedTotalCentimes: null,
        isRefund: false,
        isRefunded: false,
      },
    ],
  });
}

export function aRoomGuest(): RoomGuest {
  return roomGuestSchema.parse({
    bookingId: id(801),
    reference: "K4T7BC",
    roomNumber: "204",
    guestName: "Amine Benali",
    companyName: null,
  });
}

/** The X report of a waiter: without cash, and without what contains it. */
export function aShift(changes: Partial<ShiftReport> = {}): ShiftReport {
  return shiftReportSchema.parse({
    id: id(901),
    number: 7,
    terminalName: "Bar",
    restaurantName: "Restaurant El Bahdja",
    businessDate: "2026-03-02",
    openedAt: "2026-03-02T11:00:00Z",
    openedBy: "Nadia",
    closedAt: null,
    closedBy: null,
    floatCentimes: 500_000,
    takings: [{ method: "Credit Card", amountCentimes: 120_000, tipCentimes: 0, count: 2 }],
    users: null,
    tva: null,
    discountCentimes: 0,
    happyHours: [{ name: "Happy hour", quantity: 3, reducedCentimes: 9_000 }],
    voids: { count: 1, amountCentimes: 15_000 },
    refunds: { count: 0, amountCentimes: 0 },
    late: { count: 0, amountCentimes: 0, cashCentimes: 0 },
    firstNumber: "10/03",
    lastNumber: "12/03",
    expectedCentimes: null,
    countedCentimes: null,
    note: null,
    ...changes,
  });
}
