import type { Guest } from "@funduq/shared-types/contracts/guest";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGuest } from "../../testing/factories-core.ts";
import { arrangeRace, outcomeOf, waiting, waitingFor } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;

type Tx = postgres.ISql;

/** Two records of one person with a stay each, a stay of somebody else's, and the merge of the two. */
async function twice() {
  const made = await makeBooking(database, { fullName: "Amina Haddad" });
  const { staff, hotelId } = made;
  const into = String(made.booking.guests[0]?.guestId);
  const from = String(await makeGuest(database, hotelId, { fullName: "Hadad Amina" }));
  const guests = [{ guest: { guestId: from }, isPrimary: true }] as never;
  const own = await makeBooking(database, { staff, checkInDate: "2026-12-20", guests });
  const other = await makeBooking(database, { staff, checkInDate: "2026-12-27", adults: 2 });
  const at = `/hotels/${hotelId}/guests/${into}`;
  const kept: Guest = await (await request("GET", at, { as: staff })).json();
  const { id: _, merges: __, createdAt: ___, isVip: ____, version, ...profile } = kept;
  const body = { version, mergedId: from, mergedVersion: 1, profile };
  const merge = () => request("POST", `${at}/merge`, { as: staff, body });
  /** As a desk does that names the lost record's guest in another stay. */
  const name = (
    tx: Tx,
  ) => tx`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
    values (${hotelId}, ${other.bookingId}, ${from}, false)`;
  const holdGuest = (tx: Tx) =>
    tx`select from guests where hotel_id = ${hotelId} and id = ${from} for key share nowait`;
  const holdStay = (tx: Tx, bookingId: string) =>
    tx`select from bookings where hotel_id = ${hotelId} and id = ${bookingId} for no key update`;
  return { hotelId, into, from, own, other, merge, name, holdGuest, holdStay };
}

describe("the locks of a merge", () => {
  it("GST-03 both records: a stay that names the lost one meanwhile goes over with the others", async () => {
    const { hotelId, into, other, merge, name, holdGuest } = await twice();
    const [outcome] = await arrangeRace(api, holdGuest, () => [merge()], name);
    expect(outcome?.status, JSON.stringify(outcome)).toBe(200);
    const guests = await owner`select guest_id from booking_guests
      where hotel_id = ${hotelId} and booking_id = ${other.bookingId} and not is_primary`;
    expect(guests).toMatchObject([{ guest_id: into }]);
  });

  it("GST-02 both records: what is saved in either meanwhile is not overwritten", async () => {
    const { hotelId, from, into, merge } = await twice();
    for (const id of [from, into]) {
      const save = (tx: Tx) => tx`update guests set profession = 'Juge', version = version + 1
        where hotel_id = ${hotelId} and id = ${id}`;
      const [outcome] = await arrangeRace(api, save, () => [merge()]);
      expect(outcome).toMatchObject({ status: 409, code: "request.stale" });
      await owner`update guests set version = 1 where hotel_id = ${hotelId} and id = ${id}`;
    }
    const rows = await owner`select profession from guests where hotel_id = ${hotelId}
      and id in (${from}, ${into})`;
    expect(rows.map(({ profession }) => profession)).toEqual(["Juge", "Juge"]);
  });

  it("BK-18 the stays come first: who has one of them gets at the guest while the merge waits", async () => {
    const { own, merge, holdStay, holdGuest } = await twice();
    const [outcome] = await arrangeRace(
      api,
      (tx) => holdStay(tx, own.bookingId),
      () => [merge()],
      holdGuest,
    );
    expect(outcome?.status, JSON.stringify(outcome)).toBe(200);
  });

  it("BK-18 a stay that came in between is waited for with empty hands", async () => {
    const { other, merge, name, holdStay, holdGuest } = await twice();
    const second = await owner.reserve();
    let coming: Promise<Response> | undefined;
    await owner.begin(async (tx) => {
      await holdGuest(tx);
      coming = merge();
      await eventually(async () => expect(await waiting(owner)).toBe(1));
      await name(tx);
      await second`begin`;
      await holdStay(second, other.bookingId);
    });
    // The merge has seen the new stay and waits for its lock, no longer for that of the guest's record.
    await eventually(async () => expect(await waitingFor(owner, second)).toBe(1));
    try {
      await holdGuest(second);
    } finally {
      await second`commit`;
      second.release();
    }
    expect(await coming?.then(outcomeOf)).toMatchObject({ status: 200 });
  });
});
