import { posMenuSchema } from "@funduq/shared-types/contracts/pos-menu";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aMenu } from "../../standalone/restaurants.ts";
import { happyPrices, useHappyHours } from "./happy-prices.ts";

const [item] = aMenu().items;
const menu = posMenuSchema.parse({
  ...aMenu(),
  happyHours: [
    {
      id: crypto.randomUUID(),
      name: "After work",
      isActive: true,
      days: [1, 2, 3, 4, 5, 6, 7],
      from: "17:00",
      to: "19:00",
      firstDate: null,
      lastDate: null,
      prices: [{ kind: "item-price", itemId: item?.id, priceCentimes: 40_000 }],
      version: 1,
    },
  ],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("POS-09 POS-12 prices change by themselves at the minute, once each, without a request", () => {
  vi.setSystemTime("2026-11-28T15:59:30Z");
  const fetched = vi.spyOn(globalThis, "fetch");
  let drawn = 0;
  const { result, unmount } = renderHook(() => {
    drawn++;
    return happyPrices(menu.items, useHappyHours(menu));
  });
  expect(result.current.size).toBe(0);
  pass(29_999);
  expect(result.current.size).toBe(0);
  pass(1);
  expect([...result.current.values()]).toMatchObject([
    { name: "After work", priceCentimes: 40_000 },
  ]);
  pass(2 * 60 * 60_000 - 1);
  expect(result.current.size).toBe(1);
  pass(1);
  expect(result.current.size).toBe(0);
  expect(drawn).toBe(3);
  expect(fetched).not.toHaveBeenCalled();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it("POS-09 POS-12 prices are by the server's clock where the device's is wrong by a day", () => {
  localStorage.setItem("funduq.clock-offset", String(24 * 60 * 60_000));
  vi.setSystemTime("2026-11-27T16:30:00Z");
  const saturdays = { ...menu, happyHours: menu.happyHours?.map((h) => ({ ...h, days: [6] })) };
  const { result } = renderHook(() => useHappyHours(saturdays));
  expect(result.current).toHaveLength(1);
  localStorage.removeItem("funduq.clock-offset");
});

it("POS-09 prices are right again when a page that slept is looked at", () => {
  vi.setSystemTime("2026-11-28T15:30:00Z");
  const { result } = renderHook(() => useHappyHours(menu));
  vi.setSystemTime("2026-11-28T16:30:00Z");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toHaveLength(1);
});
