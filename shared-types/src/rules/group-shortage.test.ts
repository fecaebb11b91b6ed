import { expect, it } from "vitest";
import { shortageOf } from "./group-shortage.ts";
import { refused } from "./verdict.ts";

const params = {
  roomTypeId: "01890a5d-ac96-774b-bcce-b30209000003",
  roomTypeName: "Double",
  date: "2027-03-21",
  left: 2,
  wanted: 5,
};
const short = { roomTypeName: "Double", date: "2027-03-21", wanted: 5, left: 2, missing: 3 };

it("GRP-02 an overbooking says how many rooms are missing, of a failed call or of a rule", () => {
  expect(shortageOf({ code: "availability.overbooked", params })).toEqual(short);
  expect(shortageOf(refused("availability.overbooked", params))).toEqual(short);
});

it("GRP-02 nothing is said where the wish is not known, or of another refusal", () => {
  const { wanted: _, ...older } = params;
  expect(shortageOf({ code: "availability.overbooked", params: older })).toBeUndefined();
  expect(shortageOf({ code: "group.cancelled", params })).toBeUndefined();
});
