import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

/** Where a list names stays, and the part of its answer that is a list of them. */
const lists: [
  what: string,
  path: string,
  stays: (answer: never) => { bookingId?: string | null }[],
][] = [
  [
    "the night audit's checklist",
    "night-audit",
    (a: { pendingDepartures: [] }) => a.pendingDepartures,
  ],
  ["the night audit's preview", "night-audit/preview", (a: { rooms: [] }) => a.rooms],
  ["the day book", "reports/day-book", (a: { lines: [] }) => a.lines],
  [
    "the balances by account",
    "reports/ledger?ledger=guest&from=2026-11-21&to=2026-11-21",
    (a: { accounts: [] }) => a.accounts,
  ],
  ["the police list", "police-report", (a: { forms: [] }) => a.forms],
];

it.each(lists)("BK-22 %s has the reference of each stay", async (_what, path, stays) => {
  const { staff, bookingId, booking } = await makeBooking(database, {
    checkInNow: true,
    charged: 50_000,
  });
  await owner`update bookings set check_in_date = check_in_date - 1, check_out_date = check_out_date - 1
    where id = ${bookingId}`;
  const response = await request("GET", `/hotels/${staff.hotelId}/${path}`, { as: staff });
  expect(response.status).toBe(200);
  const found = stays((await response.json()) as never).find(
    (stay) => stay.bookingId === bookingId,
  );
  expect(found).toMatchObject({ reference: booking.reference });
});

it("BK-22 the journal has the reference of the stay beside that of the payment", async () => {
  const { staff, booking } = await makeBooking(database, { checkInNow: true, paid: 50_000 });
  const path = `/hotels/${staff.hotelId}/reports/journal?from=2026-11-21&to=2026-11-21`;
  const { lines } = await (await request("GET", path, { as: staff })).json();
  expect(lines).toMatchObject([{ bookingReference: booking.reference, reference: "" }]);
});
