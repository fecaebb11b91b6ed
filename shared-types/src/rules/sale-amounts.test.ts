import { expect, it } from "vitest";
import type { SaleLine, SalePayment } from "../contracts/pos-sale.ts";
import { centimes } from "../values/centimes.ts";
import { changeOfSale, tvaOfSale } from "./sale-amounts.ts";

const line = (dinars: number, quantity: number, tvaBp: number, discount = 0): SaleLine => ({
  name: "x",
  quantity,
  priceCentimes: centimes(dinars * 100),
  discountCentimes: centimes(discount * 100),
  discountReason: discount ? "x" : null,
  modifiers: [],
  note: "",
  tvaBp,
});

const cash = (amount: number, tendered: number | null, tip = 0): SalePayment => ({
  method: "Cash",
  amountCentimes: centimes(amount),
  tipCentimes: centimes(tip),
  tenderedCentimes: tendered === null ? null : centimes(tendered),
  roomNumber: null,
  signature: null,
});

it("POS-06 a receipt names the TVA that its prices contain, by rate", () => {
  // 1.800 × 2 at 9 %: 3.600 ÷ 1,09 = 3.302,75. 400 − 100 at 19 %: 300 ÷ 1,19 = 252,10.
  const lines = [line(400, 1, 1900, 100), line(1800, 2, 900), line(500, 1, 0)];
  expect(tvaOfSale({ lines })).toEqual([
    { tvaBp: 900, netCentimes: 330_275, tvaCentimes: 29_725 },
    { tvaBp: 1900, netCentimes: 25_210, tvaCentimes: 4_790 },
  ]);
});

it("POS-04 a receipt names the change", () => {
  expect(changeOfSale({ payments: [cash(124_000, 200_000, 6_000), cash(10_000, null)] })).toBe(
    70_000,
  );
});
