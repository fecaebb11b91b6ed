import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import { someRates } from "../../standalone/rates.ts";
import { cellKey, rateRows } from "./rate-cells.ts";

const [place] = someRates().roomTypes.map(({ roomTypeId }) => ({ roomTypeId, guests: 1 }));
if (!place) throw new Error("a sheet without room types");
const draft = (seen: number) => ({
  [cellKey(place)]: { typed: "90000", seen: centimes(seen) },
});
const isContested = (seen: number, own?: Parameters<typeof rateRows>[2]) =>
  rateRows(someRates(), draft(seen), own)[0]?.cells[0]?.isContested;
const own = (seen: number, rate: number) => [
  { ...place, rateCentimes: centimes(rate), seenCentimes: centimes(seen) },
];

describe("what was saved from here", () => {
  it("RAT-02 is nobody else's, read before its answer or after it", () => {
    expect(isContested(700_000)).toBe(true);
    expect(isContested(700_000, own(700_000, 850_000))).toBe(false);
    expect(isContested(900_000)).toBe(true);
    expect(isContested(900_000, own(850_000, 900_000))).toBe(false);
  });

  it("RAT-02 does not hide what somebody else has saved", () => {
    expect(isContested(700_000, own(700_000, 900_000))).toBe(true);
  });
});
