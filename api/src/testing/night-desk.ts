import { randomUUID } from "node:crypto";
import type {
  GroupRoomDecision,
  NightAuditChecklist,
  NightAuditPreview,
  NightAuditResult,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import type { Database } from "../platform/db/database.ts";
import { makeBooking, makeCompany, NIGHTLY_RATE } from "./factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** The charges of a stay's nights, including those posted again after a reversal. */
export async function chargesOf(
  owner: TestApp["owner"],
  { hotelId, bookingId }: { hotelId: HotelId; bookingId: BookingId },
): Promise<string[]> {
  const rows = await owner<{ said: string }[]>`
    select item || case when recharges_posting_id is null then '' else ' again' end as said
    from postings where hotel_id = ${hotelId} and owner_id = ${bookingId} and night is not null
      and reverses_posting_id is null order by said`;
  return rows.map(({ said }) => said);
}

/** After every night that a test closes (from 2026-11-21 on): a day can only be closed when it is over. */
const LONG_AFTER = "2026-12-31T09:00:00Z";

/** The steps of a user who runs the night audit. Sets the clock so that the business date is over. */
export function nightDesk({ request, owner, clock }: Pick<TestApp, "request" | "owner" | "clock">) {
  clock.set(LONG_AFTER);
  const at = ({ hotelId }: TestStaff) => `/hotels/${hotelId}/night-audit`;

  const preview = async (staff: TestStaff): Promise<NightAuditPreview> =>
    (await request("GET", `${at(staff)}/preview`, { as: staff })).json();
  const start = (staff: TestStaff, body: RunNightAudit | object, key?: string) =>
    request("POST", at(staff), { as: staff, body, ...(key && { key }) });

  return {
    preview,
    start,
    async checklist(staff: TestStaff): Promise<NightAuditChecklist> {
      return (await request("GET", at(staff), { as: staff })).json();
    },
    /** Reads the preview, and closes its day; what groups hold without a guest has one decision. */
    async close(staff: TestStaff, decision: GroupRoomDecision = "keep"): Promise<NightAuditResult> {
      const { businessDate, fingerprint, groupRooms = [] } = await preview(staff);
      const decided = groupRooms.map(({ blockId }) => ({ blockId, decision }));
      const response = await start(staff, { businessDate, fingerprint, groupRooms: decided });
      if (response.status !== 200) throw new Error(`not closed: ${await response.text()}`);
      return response.json();
    },
    /** The postings of a night on the folios, a row for each, in the order of the rooms. */
    charged: (hotelId: HotelId, night: string) => owner<
      { room: string; item: string; folio: string; amount: number }[]
    >`
      select r.number as room, p.item, f.name as folio,
        p.amount_centimes as amount
      from postings p
      join bookings b on b.hotel_id = p.hotel_id and b.id = p.owner_id
      join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      join folios f on f.hotel_id = p.hotel_id and f.id = p.folio_id
      where p.hotel_id = ${hotelId} and p.night = ${night}
      order by r.number, p.id`,
    violations: (hotelId: HotelId) => owner`select * from check_invariants(${hotelId})`,
    /** Inserts an open bill as a till does, dated with the business date, which it locks. */
    async openBill(hotelId: HotelId): Promise<string> {
      const [restaurantId, tableId, billId] = [randomUUID(), randomUUID(), randomUUID()];
      await owner.begin(async (tx) => {
        await tx`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'La Casbah')`;
        await tx`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
          values (${hotelId}, ${tableId}, ${restaurantId}, 'Table 1', 4)`;
        await tx`select from hotels where id = ${hotelId} for share`;
        await tx`insert into open_bills (hotel_id, id, restaurant_id, table_id, name)
          values (${hotelId}, ${billId}, ${restaurantId}, ${tableId}, 'Bill 1')`;
      });
      return billId;
    },
  };
}

/**
 * A hotel in the evening: the guest of room 101 has a company that pays the room but not its tax, the guest of 102
 * has none; the guest of 103 has not arrived, the guest of 104 arrives tomorrow.
 */
export async function eveningHouse(database: Database) {
  const staff = await makeStaff(database);
  const companyId = await makeCompany(database, staff.hotelId, {
    name: "Sonatrach",
    rules: [{ department: "Room", limitCentimes: NIGHTLY_RATE, frequency: "perStay" }],
  });
  const room = (number: string) => makeRoom(database, staff.hotelId, { number });
  const stays = {
    company: { room: await room("101"), companyId, checkInNow: true, nights: 2 },
    alone: { room: await room("102"), fullName: "Amina Haddad", checkInNow: true, adults: 2 },
    late: { room: await room("103"), fullName: "Yacine Brahimi", nights: 2, paid: 50_000 },
    tomorrow: { room: await room("104"), checkInDate: "2026-11-22" },
  };
  const make = (name: keyof typeof stays) => makeBooking(database, { staff, ...stays[name] });
  const made = {
    company: await make("company"),
    alone: await make("alone"),
    late: await make("late"),
    tomorrow: await make("tomorrow"),
  };
  return { staff, ...made };
}
