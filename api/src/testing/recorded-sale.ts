import { randomUUID } from "node:crypto";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";

/** The fields of a recorded sale as a test writes them, with plain numbers and ids. */
export type TestRecordedSale = Partial<Record<keyof RecordedSale, unknown>>;
type Line = RecordedSale["lines"][number];

type TestLine = Partial<Record<Exclude<keyof Line, "quantity" | "priceCentimes">, unknown>> & {
  quantity?: number;
  priceCentimes?: number;
};

/** A line as a terminal sold it: 300,00 DA, unless the test says otherwise. */
export const soldLine = (more: TestLine = {}) => ({
  lineId: randomUUID(),
  itemId: randomUUID(),
  name: "Mint tea",
  categoryName: "Drinks",
  modifiers: [],
  quantity: 1,
  priceCentimes: 30_000,
  note: "",
  course: 1,
  tvaBp: 900,
  discountBp: 0,
  discountReason: null,
  ...more,
});

/** What a terminal recorded without the network: one tea, paid in cash. */
export function recordedSale(more: TestRecordedSale = {}) {
  const { totalCentimes = 30_000 } = more;
  return {
    saleId: randomUUID(),
    terminalId: null,
    provisionalNumber: null,
    table: null,
    billName: "Bill 1",
    covers: null,
    openedAt: "2026-11-21T07:00:00Z",
    discountBp: 0,
    discountCentimes: 0,
    discountReason: null,
    lines: [soldLine()],
    totalCentimes,
    payments: [
      { method: "Cash", amountCentimes: totalCentimes, tipCentimes: 0, tenderedCentimes: null },
    ],
    ...more,
  };
}
