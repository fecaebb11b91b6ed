import { beforeEach, describe, expect, it } from "vitest";
import { ticketsOf } from "../../testing/bill-desk.ts";
import { fireAll, openRecordedDesk } from "../../testing/recorded-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { addSetMenu, SET_WITH_STEAK } from "../../testing/set-menu.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const fired = (course: number) => ({ kind: "fired", course }) as const;

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

describe("POS-12 POS-13 a set that was sold without the network", () => {
  it("sends the dishes that the bill has, whatever the terminal knows of them", async () => {
    const { desk, sell, inOrder: all } = await openRecordedDesk(api);
    const set = await addSetMenu(api, desk);
    const order = set.order();
    const { lineId, itemId } = order;
    const billId = await desk.openWith([order, fired(1)]);
    const former = [
      { id: set.teaId, name: "Mint tea", priceCentimes: 0 },
      { id: set.steakId, name: "Steak", priceCentimes: 30_000 },
    ];
    const line = { lineId, itemId, priceCentimes: SET_WITH_STEAK };
    const at = "2026-11-21T08:55:00Z";
    await sell(billId, [soldLine({ ...line, modifiers: former })], { at });
    expect((await ticketsOf(api, billId)).map(({ lines }) => lines)).toEqual([
      [["Mint tea", 1, 0]],
      [["Steak", 1, 0]],
    ]);

    await owner`update modifiers set item_id = null where hotel_id = ${desk.waiter.hotelId}`;
    const plain = set.order();
    const other = await desk.openWith([plain, fireAll]);
    const dishes = former.map((option, index) => ({
      ...option,
      itemId: [desk.teaId, desk.steakId][index],
      course: index + 1,
    }));
    const known = { ...line, lineId: plain.lineId, modifiers: dishes };
    await sell(other, [soldLine(known)], { at });
    expect((await ticketsOf(api, other)).map(({ lines }) => lines)).toEqual([
      [["Set of the day", 1, 0]],
    ]);
    await all();
  });
});
