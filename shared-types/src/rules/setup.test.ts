import { expect, it } from "vitest";
import { bedConfigurationSchema } from "../contracts/setup.ts";
import {
  bedsVerdict,
  distinctNamesVerdict,
  hasDouble,
  type SetupFacts,
  setupProgress,
  withBeds,
  withSize,
} from "./setup.ts";

const plain = { bedConfiguration: "Double" as const, isKing: false, isQueen: false };

it("SET-06 only the beds with a double may be king or queen", () => {
  expect(bedConfigurationSchema.options.filter(hasDouble)).toEqual([
    "Double",
    "Triple (1 Double + 1 Single)",
    "Quad (2 Doubles)",
  ]);
});

it("SET-06 king and queen exclude each other", () => {
  const king = withSize(plain, "king", true);
  expect(king).toMatchObject({ isKing: true, isQueen: false });
  expect(withSize(king, "queen", true)).toMatchObject({ isKing: false, isQueen: true });
  expect(withSize(king, "king", false)).toMatchObject({ isKing: false, isQueen: false });
  const twin = { ...plain, bedConfiguration: "Twin" as const };
  expect(withSize(twin, "king", true)).toMatchObject({ isKing: false });
});

it("SET-06 changing to a non-double clears both; to another double keeps them", () => {
  const queen = withSize(plain, "queen", true);
  expect(withBeds(queen, "Quad (2 Doubles)")).toMatchObject({ isQueen: true });
  for (const beds of ["Single", "Twin", "Triple (3 Singles)"] as const)
    expect(withBeds(queen, beds)).toEqual({ ...plain, bedConfiguration: beds });
});

it("SET-06 a king and a queen in one, or either in singles, is refused", () => {
  expect(bedsVerdict(withSize(plain, "king", true)).allowed).toBe(true);
  expect(bedsVerdict({ ...plain, isKing: true, isQueen: true }).allowed).toBe(false);
  expect(bedsVerdict({ ...plain, bedConfiguration: "Twin", isQueen: true }).allowed).toBe(false);
});

it("SET-04 names that read the same are one name", () => {
  expect(distinctNamesVerdict([{ name: "1er" }, { name: "2e" }]).allowed).toBe(true);
  expect(distinctNamesVerdict([{ name: "Étage" }, { name: " etage " }]).allowed).toBe(false);
});

const empty: SetupFacts = {
  floors: { list: [] },
  roomTypes: { list: [] },
  rooms: [],
  activeUsers: 0,
  hasBooking: false,
};
const stepsLeft = (setup: SetupFacts) =>
  setupProgress(setup)
    .filter(({ done }) => !done)
    .map(({ step }) => step);

it("SET-01 RAT-01 leads a new hotel step by step to its first booking", () => {
  expect(stepsLeft(empty)).toEqual([
    ...["floors", "room-types", "rooms", "rates", "users", "first-booking"],
  ]);
  const double = { name: "Double", maxOccupancy: 2, unpricedGuests: [1, 2] };
  const suite = { name: "Suite", maxOccupancy: 3, unpricedGuests: [3] };
  const made = {
    ...empty,
    floors: { list: [{ id: "f", name: "RDC" }] },
    roomTypes: { list: [double, suite] },
    rooms: [{ id: "r", roomTypeId: "t" }],
  };
  expect(stepsLeft(made)).toEqual(["rates", "users", "first-booking"]);
  expect(setupProgress(made).find(({ step }) => step === "rates")?.missing).toEqual([
    double,
    suite,
  ]);
  const priced = {
    ...made,
    roomTypes: { list: [{ ...double, unpricedGuests: [] }] },
    activeUsers: 1,
    hasBooking: true,
  };
  expect(stepsLeft(priced)).toEqual([]);
});
