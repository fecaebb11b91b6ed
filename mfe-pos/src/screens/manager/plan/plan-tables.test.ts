import { describe, expect, it } from "vitest";
import { aFloor } from "../../../standalone/restaurants.ts";
import { areasOf, movedBy, nextTable, type PlanTable, planTable, sizeOf } from "./plan-tables.ts";

const [first] = aFloor().tables;
if (!first) throw new Error("a floor has tables");
const table = (traits: Partial<PlanTable>): PlanTable => ({ ...planTable(first), ...traits });

describe("a table of the plan", () => {
  it("POS-01 is moved by units and stays on the plan", () => {
    expect(movedBy(table({ planX: 3, planY: 4 }), [2, -1])).toMatchObject({ planX: 5, planY: 3 });
    expect(movedBy(table({ planX: 1, planY: 199 }), [-9, 9])).toMatchObject({
      planX: 0,
      planY: 200,
    });
  });

  it("POS-01 that is new is placed below the others, under a number of its own", () => {
    const tables = [
      table({ name: "T1" }),
      table({ name: "T3", planY: 6, height: 3 }),
      table({ name: "9", area: "Terrasse" }),
    ];
    const added = nextTable(tables, "");
    expect(added).toMatchObject({ name: "T4", area: "", planX: 0, planY: 10, covers: 4 });
    expect(tables.some(({ id }) => id === added.id)).toBe(false);
    expect(nextTable([], "")).toMatchObject({ name: "1", planY: 0 });
  });
});

it("POS-01 the plan's areas are listed once, the room itself first", () => {
  const areas = ["Terrasse", "", "Bar", "Terrasse "].map((area) => table({ area }));
  expect(areasOf(areas)).toEqual(["", "Bar", "Terrasse"]);
});

it("POS-01 the drawing is large enough for every table and a move", () => {
  expect(sizeOf([])).toEqual({ columns: 20, rows: 12 });
  expect(sizeOf([table({ planX: 40, width: 4, planY: 30, height: 2 })])).toEqual({
    columns: 47,
    rows: 35,
  });
});
