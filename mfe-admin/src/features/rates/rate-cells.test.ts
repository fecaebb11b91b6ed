import { centimes } from "@funduq/shared-types/values/money";
import { expect, it } from "vitest";
import { someRates } from "../../standalone/rates.ts";
import { cellKey, rateRows } from "./rate-cells.ts";

const [place] = someRates().roomTypes.map(({ roomTypeId }) => ({ roomTypeId, guests: 1 }));
if (!place) throw new Error("a sheet without room types");
const typed = { [cellKey(place)]: { typed: "90000", seen: centimes(700_000) } };
const firstCell = (sending: Parameters<typeof rateRows>[2]) =>
  rateRows(someRates(), typed, sending)[0]?.cells[0];

it("RAT-02 what is being saved from here and read before its answer is nobody else's", () => {
  expect(firstCell([])?.isContested).toBe(true);
  const own = { ...place, rateCentimes: centimes(850_000), seenCentimes: centimes(700_000) };
  expect(firstCell([own])?.isContested).toBe(false);
  expect(firstCell([{ ...own, rateCentimes: centimes(1) }])?.isContested).toBe(true);
});
