import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";

/** A reservation of a restaurant's table, and an accepted body for each route of reservations. */
export async function acceptedReservations(
  { owner }: Pick<TestApp, "owner">,
  { hotelId, restaurantId }: { hotelId: string; restaurantId: string },
  bookingId: string,
) {
  const [reservationId, tableId] = [randomUUID(), randomUUID()];
  const inside = { hotel_id: hotelId, restaurant_id: restaurantId };
  await owner`insert into dining_tables ${owner({ ...inside, id: tableId, name: "T8", covers: 2 })}`;
  // Of today and begun, so that the guests can be seated or fail to come.
  const span = { starts_at: "2026-11-21T08:30:00Z", ends_at: "2026-11-21T20:00:00Z" };
  const guest = { guest_name: "Nadia", name_search: "nadia", covers: 2 };
  await owner`insert into table_reservations ${owner({ ...inside, id: reservationId, ...guest, ...span })}`;
  const table = { ...inside, reservation_id: reservationId, table_id: tableId, holds: true };
  await owner`insert into reserved_tables ${owner({ ...table, ...span })}`;
  /** Sets the state that the route begins with, and returns the version. */
  const version = async (state = "booked") => {
    const billId = state === "seated" ? randomUUID() : null;
    if (billId)
      await owner`insert into open_bills ${owner({ ...inside, id: billId, table_id: tableId, name: billId })}`;
    const endedAt = state === "cancelled" ? "2026-11-21T09:00:00Z" : null;
    const [row] = await owner<{ version: number }[]>`
      update table_reservations set state = ${state}, bill_id = ${billId}, opens_bill = false,
        first_bill_id = ${billId}::uuid, seated_at = case when ${billId}::uuid is not null then now() end,
        ended_at = ${endedAt}
      where id = ${reservationId} returning version`;
    return row?.version;
  };
  const bodies: Record<string, () => object | Promise<object>> = {
    "pos.find-reservations": () => ({ text: "nadia", from: "2026-11-21" }),
    "pos.save-reservation": async () => ({
      version: await version(),
      guestName: "Nadia Hamdi",
      phone: "0555 12 34 56",
      covers: 4,
      date: "2026-11-22",
      time: "20:30",
      minutes: 120,
      note: "Near the window",
      tableIds: [tableId],
      bookingId,
    }),
    "pos.seat-reservation": async () => ({
      version: await version(),
      billId: randomUUID(),
      tableId,
      knownBillIds: (
        await owner<{ id: string }[]>`select id from open_bills where table_id = ${tableId}`
      )
        .map(({ id }) => id)
        .slice(0, 100),
    }),
    "pos.unseat-reservation": async () => ({ version: await version("seated") }),
    "pos.cancel-reservation": async () => ({ version: await version() }),
    "pos.mark-reservation-no-show": async () => ({ version: await version() }),
    "pos.restore-reservation": async () => ({ version: await version("cancelled") }),
    "pos.save-reservation-settings": async () => {
      const [row] = await owner<{ version: number }[]>`
        select reservation_version as version from restaurants where id = ${restaurantId}`;
      return { usualMinutes: 90, leadMinutes: 45, version: row?.version };
    },
  };
  return { reservationId, bodies };
}
