import { randomUUID } from "node:crypto";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { SaveHappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import { type BillDesk, openBillDesk } from "./bill-desk.ts";
import { outcomeOf } from "./races.ts";
import type { TestApp } from "./test-app.ts";

type TestHappyHour = Partial<Record<keyof SaveHappyHour, unknown>>;

/** Every day from five to seven, until a test says otherwise. */
export const aHappyHour = (more: TestHappyHour = {}) => ({
  version: null,
  name: "After work",
  isActive: true,
  days: [1, 2, 3, 4, 5, 6, 7],
  from: "17:00",
  to: "19:00",
  firstDate: null,
  lastDate: null,
  prices: [],
  ...more,
});

/** The happy hours of the restaurant of a desk, through the API. */
export function happyHoursOf(api: TestApp, { hotelId, restaurantId, manager }: HappyPlace) {
  const at = `/hotels/${hotelId}/restaurants/${restaurantId}/happy-hours`;
  const put = async (id: string, body: object) =>
    outcomeOf(await api.request("PUT", `${at}/${id}`, { as: manager, body }));
  return {
    at,
    put,
    async add(more: TestHappyHour): Promise<string> {
      const id = randomUUID();
      const answer = await put(id, aHappyHour(more));
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return id;
    },
    remove: (id: string) => api.request("DELETE", `${at}/${id}`, { as: manager }),
  };
}

type HappyPlace = Pick<BillDesk, "restaurantId" | "manager"> & { hotelId: string };

/** 17:30 at the hotel, whose clock is an hour ahead. */
export const HAPPY = "2026-11-21T16:30:00Z";
/** 19:00: it is over. */
export const OVER = "2026-11-21T18:00:00Z";

/** What a line of the desk's tea remembers of its happy hour. */
export const AFTER_WORK = { name: "After work", normalPriceCentimes: 15_000 };

/** A restaurant whose tea of 150,00 costs 120,00 from five to seven. */
export async function openHappyDesk(api: TestApp, given?: BillDesk) {
  const desk = given ?? (await openBillDesk(api));
  const hours = happyHoursOf(api, { ...desk, hotelId: desk.waiter.hotelId });
  const prices = [{ kind: "item-price", itemId: desk.teaId, priceCentimes: 12_000 }];
  const happyHourId = await hours.add({ prices });
  const happyTea = (more: object = {}) => desk.tea({ priceCentimes: 12_000, ...more });
  return { desk, hours, happyHourId, prices, happyTea };
}

/** Of each line, what one costs, its happy hour, and how many there are. */
export const pricesOf = (bill: OpenBill) =>
  bill.lines.map(({ priceCentimes, happyHour, quantity }) => [priceCentimes, happyHour, quantity]);
