import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { preview, start } = nightDesk(api);

it("NA-03 beside five tills that never stop, the audit has its turn", async () => {
  const { bookingId, hotelId, staff } = await makeBooking(api.database, { checkInNow: true });
  const [folio] = await api.owner`select id from folios where booking_id = ${bookingId}`;
  const tea = { description: "Tea", department: "Restaurant", amountCentimes: 100 };
  const body = { folioId: folio?.id, ...tea };
  const path = `/hotels/${hotelId}/bookings/${bookingId}/charges`;
  const refused: number[] = [];
  let closed = false;
  const tills = Array.from({ length: 5 }, async () => {
    while (!closed) {
      const { status } = await api.request("POST", path, { as: staff, body });
      if (status !== 200 && status !== 201) refused.push(status);
    }
  });
  const { businessDate, fingerprint } = await preview(staff);
  const { status } = await start(staff, { businessDate, fingerprint });
  closed = true;
  await Promise.all(tills);
  expect({ status, refused }).toEqual({ status: 200, refused: [] });
});
