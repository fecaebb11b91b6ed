import { expect, it } from "vitest";
import { tableNamesVerdict } from "./table-layout.ts";

const table = (name: string, area = "") => ({ name, area });

it("POS-01 tables of one name stand in different areas", () => {
  expect(tableNamesVerdict([])).toEqual({ allowed: true });
  expect(tableNamesVerdict([table("1"), table("2"), table("1", "Terrasse")])).toEqual({
    allowed: true,
  });
});

it.each([
  [table("T1"), table("t1")],
  [table("Été"), table(" ete ")],
  [table("1", "Terrasse"), table("1", "terrasse ")],
])("POS-01 %j and %j can't be told apart", (one, other) => {
  expect(tableNamesVerdict([one, table("9"), other])).toEqual({
    allowed: false,
    code: "layout.name-twice",
    params: [{ name: other.name.trim() }],
  });
});
