import { describe, expect, it } from "vitest";
import { aFloor } from "../../standalone/restaurants.ts";
import { aBill, aLine } from "../../testing/bills.ts";
import { tableView } from "./table-status.ts";

const now = Date.parse("2026-04-10T12:30:00Z");
const [table] = aFloor().tables;
if (!table) throw new Error("the floor has no table");
const openedAt = "2026-04-10T12:20:00Z";
const bill = aBill({ tableId: table.id, openedAt, lines: [aLine({ quantity: 2 })] });

describe("a table", () => {
  it("POS-02 is free without a bill, and ordered with one", () => {
    expect(tableView(table, [], now).status).toBe("free");
    const view = tableView(table, [bill, aBill({ tableId: null })], now);
    expect(view).toMatchObject({ status: "ordered", minutes: 10 });
    expect(view.bills).toEqual([bill]);
  });

  it("POS-10 has seated guests while nothing is ordered on its bills, and they wait for long as others do", () => {
    const empty = { ...bill, lines: [] };
    expect(tableView(table, [empty], now).status).toBe("seated");
    expect(tableView(table, [empty, bill], now).status).toBe("ordered");
    expect(tableView(table, [empty], now + 10 * 60_000).status).toBe("waiting");
    expect(tableView(table, [{ ...empty, askedAt: openedAt }], now).status).toBe("asked");
  });

  it("waits for long twenty minutes after its last order, or after the guests came", () => {
    const later = now + 10 * 60_000;
    expect(tableView(table, [bill], later - 1).status).toBe("ordered");
    expect(tableView(table, [bill], later).status).toBe("waiting");
    const fired = { ...table, lastFiredAt: "2026-04-10T12:25:00Z" };
    expect(tableView(fired, [bill], later)).toMatchObject({ status: "ordered", minutes: 15 });
  });

  it("that asked for the bill is not said to wait for its food", () => {
    const asked = { ...bill, askedAt: openedAt };
    expect(tableView(table, [asked], now + 3_600_000).status).toBe("asked");
  });
});
