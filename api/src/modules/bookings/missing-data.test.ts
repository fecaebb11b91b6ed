import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database } = await testApp();
const staff = await makeStaff(database);
const room = await makeRoom(database, staff.hotelId);

const book = (body: object) =>
  request("POST", `/hotels/${staff.hotelId}/bookings`, { as: staff, body });

it.each([
  ["checkInDate", undefined],
  ["checkInDate", null],
  ["checkOutDate", undefined],
  ["checkOutDate", ""],
  ["roomId", undefined],
  ["roomId", "  "],
])(
  "BK-21 a booking with %s %j misses required data, and the fault is told",
  async (field, value) => {
    const response = await book({ ...bookingRequest(room), [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "booking.data-missing",
      detail: "Booking object is missing required data (checkInDate, checkOutDate, or typeId).",
      params: { fields: expect.arrayContaining([expect.objectContaining({ path: field })]) },
    });
  },
);

it("BK-21 all that is wrong is told at once", async () => {
  const response = await book({ ...bookingRequest(room), checkInDate: undefined, adults: 9 });
  const { code, params } = await response.json();
  expect(code).toBe("booking.data-missing");
  expect(params.fields.map(({ path }: { path: string }) => path)).toEqual([
    "checkInDate",
    "adults",
  ]);
});

it.each([
  ["checkInDate", "2026-02-30"],
  ["roomId", "not-an-id"],
  ["adults", undefined],
])("BK-21 %s %j is wrong, but nothing required is missing", async (field, value) => {
  const response = await book({ ...bookingRequest(room), [field]: value });
  expect(await response.json()).toMatchObject({
    code: "request.invalid",
    params: { fields: [{ path: field }] },
  });
});

it("BK-21 'Booking not found!' 'Hotel not found.'", async () => {
  const unknown = randomUUID();
  const answers = await Promise.all(
    [`${staff.hotelId}/bookings/${unknown}`, `${unknown}/bookings/${unknown}`].map((path) =>
      request("GET", `/hotels/${path}`, { as: staff }),
    ),
  );
  const details = await Promise.all(answers.map(async (answer) => (await answer.json()).detail));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(details).toEqual(["Booking not found!", "Hotel not found."]);
});
