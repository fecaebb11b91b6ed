import { expect, it } from "vitest";
import type { HousekeepingStatus } from "../contracts/room.ts";
import { roomIdSchema } from "../values/ids.ts";
import { proposableRooms, proposedRooms } from "./group-proposal.ts";

const room = (number: string, floorName: string, status: HousekeepingStatus = "Clean") => ({
  id: roomIdSchema.parse(crypto.randomUUID()),
  number,
  floorName,
  housekeepingStatus: status,
  occupiedNow: false,
  leftOfType: 9,
});
const all = { units: 9, held: 0, arrivesToday: true, floors: [] };
const numbers = (rooms: readonly { number: string }[]) => rooms.map(({ number }) => number);

it("GRP-09 proposes ready rooms first to who arrives today", () => {
  const rooms = [
    room("101", "1", "Dirty"),
    room("102", "1"),
    { ...room("103", "1"), occupiedNow: true },
    room("104", "1", "Inspected"),
  ];
  expect(numbers(proposedRooms(rooms, all))).toEqual(["102", "104", "101", "103"]);
  const later = { ...all, arrivesToday: false };
  expect(numbers(proposedRooms(rooms, later))).toEqual(["101", "102", "103", "104"]);
});

it("GRP-09 proposes the group's floors first, then the floor with the most free rooms", () => {
  const rooms = [room("101", "1"), room("201", "2"), room("202", "2"), room("301", "3")];
  expect(numbers(proposedRooms(rooms, all))).toEqual(["201", "202", "101", "301"]);
  const third = { ...all, floors: ["3"] };
  expect(numbers(proposedRooms(rooms, third))).toEqual(["301", "201", "202", "101"]);
});

it("GRP-09 a ready room on another floor comes before one that is not ready on the group's floor", () => {
  const rooms = [room("101", "1", "Dirty"), room("201", "2")];
  expect(numbers(proposedRooms(rooms, { ...all, floors: ["1"] }))).toEqual(["201", "101"]);
});

it("GRP-09 sorts numbers as numbers", () => {
  const rooms = [room("10", "1"), room("9", "1")];
  expect(numbers(proposedRooms(rooms, all))).toEqual(["9", "10"]);
});

it("GRP-09 proposes no more rooms than units, and not the units of others", () => {
  // One of three held units is counted in what is left: a full hotel leaves 1.
  expect(proposableRooms(1, { units: 3, held: 3 })).toBe(3);
  expect(proposableRooms(3, { units: 9, held: 3 })).toBe(5);
  // Released: only what is on sale.
  expect(proposableRooms(2, { units: 5, held: 0 })).toBe(2);
  expect(proposableRooms(0, { units: 5, held: 0 })).toBe(0);
  expect(proposableRooms(null, { units: 4, held: 0 })).toBe(4);
  const rooms = [room("101", "1"), room("102", "1")];
  expect(proposedRooms(rooms, { ...all, units: 1 })).toHaveLength(1);
});
