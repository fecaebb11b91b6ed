import { describe, expect, it } from "vitest";
import type { FolioRule, Posting } from "../contracts/folio.ts";
import { centimes, ZERO } from "../values/money.ts";
import { chargedUnder, routeCharge } from "./charge-routing.ts";

const personal = { key: "folio_guest_personal", payer: "Guest", rules: [] as FolioRule[] } as const;
const company = (department: string, limit: number, frequency: FolioRule["frequency"]) =>
  ({
    key: "folio_company_1",
    payer: "Company",
    rules: [{ department, limitCentimes: centimes(limit), frequency }],
  }) as const;
const dinner = (amount: number) => ({ department: "Restaurant", amountCentimes: centimes(amount) });

describe("where a charge goes", () => {
  it.each([
    ["no limit", company("Restaurant", 0, "perTransaction"), 900_000, 0, "folio_company_1"],
    ["just the limit", company("Restaurant", 500, "perTransaction"), 500, 0, "folio_company_1"],
    [
      "above the limit",
      company("Restaurant", 500, "perTransaction"),
      501,
      0,
      "folio_guest_personal",
    ],
    [
      "each within the limit",
      company("Restaurant", 500, "perTransaction"),
      400,
      400,
      "folio_company_1",
    ],
    ["the stay's limit left", company("Restaurant", 500, "perStay"), 100, 400, "folio_company_1"],
    [
      "the stay's limit spent",
      company("Restaurant", 500, "perStay"),
      101,
      400,
      "folio_guest_personal",
    ],
    ["another department", company("Spa", 0, "perTransaction"), 100, 0, "folio_guest_personal"],
  ] as const)("FOL-07 %s", (_, folio, amount, charged, key) => {
    const routed = routeCharge([personal, folio], dinner(amount), () => centimes(charged));
    expect(routed?.key).toBe(key);
  });

  it("FOL-07 without a personal folio there is nowhere to go", () => {
    expect(routeCharge([company("Spa", 0, "perStay")], dinner(100), () => ZERO)).toBeUndefined();
  });
});

it("FOL-07 a limit per stay counts the charges of its department that were not taken back", () => {
  const line = (department: string | null, amount: number, more: object = {}) =>
    ({
      kind: "charge",
      department,
      amountCentimes: centimes(amount),
      reversesPostingId: null,
      ...more,
    }) as Posting;
  const postings = [
    line("Restaurant", 400),
    line("Restaurant", 150, { id: "p2" }),
    line("Restaurant", 150, { reversesPostingId: "p2" }),
    line("Spa", 900),
    line(null, 300, { kind: "payment" }),
  ];
  expect(chargedUnder({ postings }, { department: "Restaurant" })).toBe(400);
  expect(chargedUnder({ postings }, { department: "Room" })).toBe(0);
});
