import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { centimes } from "@funduq/shared-types/values/centimes";
import { billIdSchema, bookingIdSchema } from "@funduq/shared-types/values/ids";
import { deviceStorage, newKey } from "@funduq/shared-ui/state";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aBill } from "../../standalone/sales.ts";
import {
  type CheckoutDraft,
  draftOf,
  forgetDraft,
  keepDraft,
  useOpenAmounts,
} from "./checkout-drafts.ts";

const cash = (amount: number): NewPayment => ({
  method: "Cash",
  amountCentimes: centimes(amount),
  tipCentimes: centimes(0),
  tenderedCentimes: null,
});
const toRoom = (amount: number): NewPayment => ({
  method: "Room",
  amountCentimes: centimes(amount),
  bookingId: bookingIdSchema.parse(newKey()),
  signature: null,
});
const take = (bill: OpenBill, ...parts: NewPayment[]) =>
  act(() => void keepDraft({ ...draftOf(bill), parts }));
/** As another page stores it. */
const store = (draft: CheckoutDraft) =>
  deviceStorage.set("funduq.checkouts", JSON.stringify([draft]));

it("POS-10 counts what guests have handed over for two bills, and what is left of both", () => {
  const [one, other] = [aBill(), { ...aBill(), id: billIdSchema.parse(newKey()) }];
  const whole = billAmounts(one.lines, one).netCentimes;
  const total = 2 * whole;
  const { result } = renderHook(() => useOpenAmounts([one, other]));
  expect(result.current).toEqual({ total, taken: 0, left: total, toGiveBack: 0 });
  take(one, cash(10_000), cash(5_000));
  take(other, cash(20_000));
  expect(result.current).toEqual({ total, taken: 35_000, left: total - 35_000, toGiveBack: 0 });
  act(() => forgetDraft({ billId: one.id }));
  expect(result.current).toEqual({ total, taken: 20_000, left: total - 20_000, toGiveBack: 0 });
});

it("POS-10 counts of each bill at most what it comes to: what is beyond is to be given back, and pays no other bill", () => {
  const [one, other] = [aBill(), { ...aBill(), id: billIdSchema.parse(newKey()) }];
  const whole = billAmounts(one.lines, one).netCentimes;
  const { result } = renderHook(() => useOpenAmounts([one, other]));
  take(one, cash(whole + 700));
  const expected = { total: 2 * whole, taken: whole, left: whole, toGiveBack: 700 };
  expect(result.current).toEqual(expected);
});

it("POS-10 has to give back what a discount or a void takes off after a part was paid", () => {
  const bill = aBill();
  const whole = billAmounts(bill.lines, bill).netCentimes;
  const { result, rerender } = renderHook((now: OpenBill) => useOpenAmounts([now]), {
    initialProps: bill,
  });
  take(bill, cash(whole - 100));
  expect(result.current).toMatchObject({ left: 100, toGiveBack: 0 });
  rerender({ ...bill, discountCentimes: centimes(500), discountReason: "Late" });
  const less = { total: whole - 500, taken: whole - 500, left: 0, toGiveBack: 400 };
  expect(result.current).toEqual(less);
});

it("POS-10 does not count a charge to a room: nothing is on it before the sale", () => {
  const bill = aBill();
  const { result } = renderHook(() => useOpenAmounts([bill]));
  take(bill, toRoom(30_000), cash(10_000));
  expect(result.current).toMatchObject({ taken: 10_000, toGiveBack: 0 });
});

it("POS-10 hears of what another tab of this device takes", () => {
  const bill = aBill();
  const { result } = renderHook(() => useOpenAmounts([bill]));
  store({ ...draftOf(bill), parts: [cash(10_000)], at: Date.now() });
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "funduq.checkouts" })));
  expect(result.current.taken).toBe(10_000);
});

it("does not count what nobody touched for over seven days, nor what can't be read", () => {
  const bill = aBill();
  const dayMs = 24 * 60 * 60 * 1_000;
  store({ ...draftOf(bill), parts: [cash(10_000)], at: Date.now() - 7 * dayMs - 1 });
  const { result, rerender } = renderHook(() => useOpenAmounts([bill]));
  expect(result.current.taken).toBe(0);
  store({ ...draftOf(bill), parts: [cash(10_000)], at: Date.now() - 6 * dayMs });
  rerender();
  expect(result.current.taken).toBe(10_000);
  deviceStorage.set("funduq.checkouts", "{");
  rerender();
  expect(result.current.taken).toBe(0);
});

it("parses what is stored once per change, however many tables are drawn", () => {
  const bill = aBill();
  take(bill, cash(10_000));
  const parse = vi.spyOn(JSON, "parse");
  const { rerender } = renderHook(() =>
    Array.from({ length: 20 }, () => useOpenAmounts([bill]).taken),
  );
  rerender();
  expect(parse).toHaveBeenCalledTimes(1);
  take(bill, cash(20_000));
  rerender();
  expect(parse).toHaveBeenCalledTimes(2);
});
