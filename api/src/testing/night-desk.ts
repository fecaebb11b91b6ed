import { randomUUID } from "node:crypto";
import type {
  NightAuditChecklist,
  NightAuditPreview,
  NightAuditResult,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

/** The night audit as the person who closes the day works with it. */
export function nightDesk({ request, owner }: Pick<TestApp, "request" | "owner">) {
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
    /** Looks at the preview, and closes the day that it is of. */
    async close(staff: TestStaff): Promise<NightAuditResult> {
      const { businessDate, fingerprint } = await preview(staff);
      const response = await start(staff, { businessDate, fingerprint });
      if (response.status !== 200) throw new Error(`not closed: ${await response.text()}`);
      return response.json();
    },
    /** What stands on the folios because of a night: a row for each line, in the order of the rooms. */
    charged: (hotelId: HotelId, night: string) => owner<
      { room: string; line: string; folio: string; amount: number }[]
    >`
      select r.number as room, split_part(p.cause, ':', 4) as line, f.name as folio,
        p.amount_centimes as amount
      from postings p
      join bookings b on b.hotel_id = p.hotel_id and b.id = p.booking_id
      join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      join folios f on f.hotel_id = p.hotel_id and f.id = p.folio_id
      where p.hotel_id = ${hotelId} and starts_with(p.cause, ${`audit:${night}:`})
      order by r.number, p.id`,
    violations: (hotelId: HotelId) => owner`select * from check_invariants(${hotelId})`,
    /** A bill on a table, as a till opens it: dated by the business date that it holds. */
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
