import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { deadlocksDuring, type Outcome, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-exports-"));
const api = await testApp({ settings: { EXPORT_FOLDER: folder } });
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

it("SYS-05 a removal gets its lock beside ten busy tills, which then get 'hotel not found'", async () => {
  const superAdmin = await api.makeSuperAdmin();
  const { bookingId, hotelId, staff } = await makeBooking(api.database, { checkInNow: true });
  const [folio] = await api.owner`select id from folios where booking_id = ${bookingId}`;
  const [hotel] = await api.owner`select name from hotels where id = ${hotelId}`;
  const tea = { description: "Tea", department: "Restaurant", amountCentimes: 100 };
  const charge = { as: staff, body: { folioId: folio?.id, ...tea } };
  const outcomes: Outcome[] = [];
  let removed: number | undefined;
  const broken = await deadlocksDuring(api, async (processes) => {
    const tills = Array.from({ length: 10 }, async (_, index) => {
      const { request } = processes[index % 2 === 0 ? 0 : 1];
      while (removed === undefined)
        outcomes.push(
          await outcomeOf(
            await request("POST", `/hotels/${hotelId}/bookings/${bookingId}/charges`, charge),
          ),
        );
    });
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(30), 20_000);
    const body = { name: hotel?.name };
    const answer = await api.request("DELETE", `/hotels/${hotelId}`, { as: superAdmin, body });
    removed = answer.status;
    await Promise.all(tills);
  });
  expect({ removed, broken }).toEqual({ removed: 204, broken: 0 });
  expect(Object.keys(tally(outcomes)).sort()).toEqual(["201", "404 hotel.not-found"]);
}, 60_000);
