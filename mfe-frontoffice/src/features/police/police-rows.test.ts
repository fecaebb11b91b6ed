import { expect, test } from "vitest";
import { mockId } from "../../standalone/ids.ts";
import { aPoliceForm, aPoliceReport } from "../../testing/a-police-form.ts";
import { policeRows, sendable, sentRows } from "./police-rows.ts";

const today = "2026-04-10";

const form = (roomNumber: string, arrivesOn: string, more: object = {}) => {
  const number = Number(roomNumber);
  const ids = { bookingId: mockId(3, number), guestId: mockId(4, number) };
  return aPoliceForm({ ...ids, roomNumber, arrivesOn, ...more });
};

const rooms = (rows: readonly { roomNumber: string }[]) => rows.map(({ roomNumber }) => roomNumber);

test("POL-01 POL-02 the longest overdue comes first, named or not, then today's, then who is expected", () => {
  const rows = policeRows(
    aPoliceReport({
      forms: [
        form("102", today),
        form("101", today, { status: "Confirmed" }),
        form("9", "2026-04-09"),
        form("10", "2026-04-09"),
      ],
      unnamed: [{ ...form("301", "2026-04-07"), guestName: "Zahra", count: 1 }],
    }),
  );
  expect(rooms(rows)).toEqual(["301", "9", "10", "102", "101"]);
  expect(rows.map(({ state }) => state)).toEqual(["late", "late", "late", "due", "expected"]);
  expect(rooms(sendable(rows))).toEqual(["9", "10", "102"]);
  // Nobody misses more than who has no name.
  expect(rows[0]?.gaps).toEqual(["fullName", ...(rows[1]?.gaps ?? [])]);
});

test("POL-03 of what is with the police nothing can be sent again", () => {
  const sent = [form("101", today, { sentAt: "2026-04-10T10:00:00Z" })];
  const rows = sentRows(aPoliceReport({ sent }));
  expect(rooms(rows)).toEqual(["101"]);
  expect(sendable(rows)).toEqual([]);
});
