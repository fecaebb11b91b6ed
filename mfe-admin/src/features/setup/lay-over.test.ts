import { describe, expect, it } from "vitest";
import { entriesLaidOver, fieldsLaidOver } from "./lay-over.ts";

const [ground, first, second] = [
  { id: "0", name: "Ground" },
  { id: "1", name: "First" },
  { id: "2", name: "Second" },
];

it("SET-01 the fields that were typed in stand over what somebody else saved in the others", () => {
  const base = { name: "Royal", city: "Oran", phone: "" };
  const mine = { ...base, phone: "041" };
  const theirs = { ...base, city: "Arzew" };
  expect(fieldsLaidOver({ base, mine, theirs })).toEqual({ ...theirs, phone: "041" });
});

describe("SET-04 SET-05 SET-08 of a list", () => {
  const base = [ground, first];

  it("what one added, typed and took away stands over what another saved", () => {
    const renamed = { ...ground, name: "Rez-de-chaussée" };
    const list = [renamed, first, second];
    const theirs = [ground, { ...first, name: "1er" }, { id: "3", name: "Terrace" }];
    expect(entriesLaidOver({ base, mine: { list, removed: ["1"] }, theirs })).toEqual({
      list: [renamed, { ...first, name: "1er" }, { id: "3", name: "Terrace" }, second],
      removed: ["1"],
    });
  });

  it("what was saved as sent leaves only what was typed since", () => {
    const [blank, late] = [
      { id: "3", name: "" },
      { id: "4", name: "" },
    ];
    const sent = [first, blank, late];
    const mine = { list: [ground, first, blank, { ...late, name: "Te" }], removed: ["0"] };
    expect(entriesLaidOver({ base: sent, mine, theirs: [first] })).toEqual({
      list: [first, { ...late, name: "Te" }],
      removed: [],
    });
  });

  it("what another took away has gone, unless something was typed in it", () => {
    const typed = { ...first, name: "Étage" };
    const mine = { list: [ground, typed], removed: ["0"] };
    expect(entriesLaidOver({ base, mine, theirs: [] })).toEqual({ list: [typed], removed: [] });
  });

  it("SET-04 the order in which one put them stands; what another added follows", () => {
    const list = [second, ground, first];
    const before = [ground, first, second];
    const theirs = [ground, { ...first, name: "1er" }, second, { id: "3", name: "Terrace" }];
    const laid = entriesLaidOver({ base: before, mine: { list, removed: [] }, theirs });
    expect(laid.list.map(({ id }) => id)).toEqual(["2", "0", "1", "3"]);
    const untouched = entriesLaidOver({
      base: before,
      mine: { list: before, removed: [] },
      theirs: list,
    });
    expect(untouched.list).toEqual(list);
  });
});
