import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { centimes } from "@funduq/shared-types/values/centimes";
import { billIdSchema, bookingIdSchema } from "@funduq/shared-types/values/ids";
import { deviceStorage, newKey } from "@funduq/shared-ui/state";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { aBill } from "../../standalone/sales.ts";
import { draftOf, forgetDraft, keepDraft, useTakenOf } from "./checkout-drafts.ts";

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

it("POS-10 counts what guests have handed over, of each bill at most what it comes to", () => {
  const [one, other] = [aBill(), { ...aBill(), id: billIdSchema.parse(newKey()) }];
  const whole = billAmounts(one.lines, one).netCentimes;
  const { result } = renderHook(() => useTakenOf([one, other]));
  expect(result.current).toBe(0);
  take(one, cash(10_000), cash(5_000));
  expect(result.current).toBe(15_000);
  take(one, cash(whole + 1));
  take(other, cash(20_000));
  expect(result.current).toBe(whole + 20_000);
  act(() => forgetDraft({ billId: one.id }));
  expect(result.current).toBe(20_000);
});

it("POS-10 does not count a charge to a room: nothing is on it before the sale", () => {
  const bill = aBill();
  const { result } = renderHook(() => useTakenOf([bill]));
  take(bill, toRoom(30_000), cash(10_000));
  expect(result.current).toBe(10_000);
});

it("POS-10 hears of what another tab of this device takes", () => {
  const bill = aBill();
  const { result } = renderHook(() => useTakenOf([bill]));
  const kept = { ...draftOf(bill), parts: [cash(10_000)], at: Date.now() };
  deviceStorage.set("funduq.checkouts", JSON.stringify([kept]));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "funduq.checkouts" })));
  expect(result.current).toBe(10_000);
});
