import { describe, expect, it } from "vitest";
import { readBillName, restBillName } from "./bill-name.ts";

describe("POS-12 the rest of a bill", () => {
  it("has a name that no other bill of the table has", () => {
    expect(restBillName("Bill 2", ["Bill 1"])).toBe("Rest of Bill 2");
    const taken = ["Rest of Bill 2", "Rest of Bill 2 (2)"];
    expect(restBillName("Bill 2", taken)).toBe("Rest of Bill 2 (3)");
  });

  it("of a rest is one of the same bill", () => {
    expect(restBillName("Rest of Bill 2", ["Rest of Bill 2"])).toBe("Rest of Bill 2 (2)");
    expect(restBillName("Rest of Bill 2 (2)", ["Rest of Bill 2 (2)"])).toBe("Rest of Bill 2");
  });

  it("of a bill that has another name keeps it", () => {
    expect(restBillName("Mariage Benali", [])).toBe("Rest of Mariage Benali");
  });
});

describe("POS-03 a bill's name", () => {
  it("is read in its parts, unless somebody typed it", () => {
    expect(readBillName("Bill 12")).toEqual({ number: "12", isRest: false, again: undefined });
    const rest = { number: "2", isRest: true, again: "3" };
    expect(readBillName("Rest of Bill 2 (3)")).toEqual(rest);
    expect(readBillName("Bill of Bill 2")).toBeUndefined();
  });
});
