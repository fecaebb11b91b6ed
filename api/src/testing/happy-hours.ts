import { randomUUID } from "node:crypto";
import type { SaveHappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import type { BillDesk } from "./bill-desk.ts";
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
