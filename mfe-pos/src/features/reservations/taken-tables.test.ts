import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { diningTableIdSchema, tableReservationIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { aReservation } from "../../standalone/reservations.ts";
import { hasBegun, takenTables } from "./taken-tables.ts";

const [t1, t2] = [
  diningTableIdSchema.parse("00000000-0000-4000-8000-000000000001"),
  diningTableIdSchema.parse("00000000-0000-4000-8000-000000000002"),
];
const timeZone = "Africa/Algiers";
const ownId = tableReservationIdSchema.parse("00000000-0000-4000-8000-000000000009");
const date = calendarDate("2026-11-28");
/** On the hotel's clock from 20:00 to 22:00. */
const evening = aReservation({
  tableIds: [t1],
  startsAt: "2026-11-28T19:00:00Z",
  endsAt: "2026-11-28T21:00:00Z",
});
const taken = (time: string, minutes: number, reservations = [evening]) => [
  ...takenTables({ date, time, minutes }, { reservations, ownId, timeZone }).keys(),
];

it("POS-02 a table is taken where two reservations have a minute in common", () => {
  expect(taken("21:59", 120)).toEqual([t1]);
  expect(taken("22:00", 120)).toEqual([]);
  expect(taken("18:00", 121)).toEqual([t1]);
  expect(taken("18:00", 120)).toEqual([]);
});

it("POS-02 only guests who are expected or seated take a table, and nobody takes it from themselves", () => {
  expect(taken("20:00", 60, [{ ...evening, state: "cancelled" }])).toEqual([]);
  expect(taken("20:00", 60, [{ ...evening, state: "seated" }])).toEqual([t1]);
  expect(taken("20:00", 60, [{ ...evening, id: ownId }])).toEqual([]);
  expect(taken("20:00", 60, [{ ...evening, tableIds: [t2, t1] }])).toEqual([t2, t1]);
});

it("POS-02 a time is past by the hotel's clock", () => {
  const now = new Date("2026-11-28T19:30:00Z");
  expect(hasBegun({ date, time: "20:29", minutes: 60 }, now, timeZone)).toBe(true);
  expect(hasBegun({ date, time: "20:30", minutes: 60 }, now, timeZone)).toBe(false);
});
