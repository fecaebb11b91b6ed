import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { numberedReference } from "../../testing/numbered-reference.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { checklistQuery } from "../night-audit/checklist.queries.ts";
import { BEFORE_ALL_DAYS, closingQuery } from "../night-audit/closing.queries.ts";
import { dayBookQuery } from "../reports/day-book.queries.ts";
import { currentGroupsQuery, groupQuery } from "./groups.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000002");
const [today, yesterday] = [calendarDate("2026-11-21"), calendarDate("2026-11-20")];
const HOTELS = 20;
const GROUPS = 60;
const TO_COME = 5;
/** Gone, with an account that isn't settled. */
const OWING = 3;
/** On the list of each group, one in two with a booking. */
const NAMES = 20;

const id = (kind: string, ...parts: string[]) =>
  `md5('${kind}.' || ${parts.join(" || '.' || ")})::uuid`;
const hotel = "('01900000-0000-7000-8000-0000000000' || lpad(h::text, 2, '0'))::uuid";
const hotels = `generate_series(1, ${HOTELS}) as h`;
const all = `${hotels}, generate_series(1, ${GROUPS}) as g`;
const allNames = `${all}, generate_series(1, ${NAMES}) as n`;
const firstDay = `date '2026-11-22' + (g - ${GROUPS - TO_COME + 1}) * 7`;

beforeAll(async () => {
  await owner.unsafe(`
    set session_replication_role = replica;
    insert into hotels (id, name, business_date)
      select ${hotel}, 'Hotel ' || h, '2026-11-21' from ${hotels};
    insert into room_types (hotel_id, id, name, bed_configuration)
      select ${hotel}, ${id("type", "h")}, 'Double', 'Double' from ${hotels};
    insert into groups (hotel_id, id, name, name_search)
      select ${hotel}, ${id("group", "h", "g")}, 'Tassili ' || g, 'tassili ' || g from ${all};
    insert into group_blocks (hotel_id, id, group_id, room_type_id, quantity, check_in_date,
        check_out_date, rate_plan, rate_centimes)
      select ${hotel}, ${id("block", "h", "g")}, ${id("group", "h", "g")}, ${id("type", "h")},
        ${NAMES}, ${firstDay}, ${firstDay} + 2, 'base', 900000 from ${all};
    insert into bookings (hotel_id, id, group_id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, rate_centimes, rate_plan, reference)
      select ${hotel}, ${id("booking", "h", "g", "n")}, ${id("group", "h", "g")}, 'Checked-out',
        ${id("room", "h", "n")}, ${id("type", "h")}, ${firstDay}, ${firstDay} + 2, 1, 900000, 'base',
        ${numberedReference(`g * ${NAMES} + n`)}
      from ${allNames} where n % 2 = 0;
    insert into rooming_entries (hotel_id, id, group_id, block_id, guest_name, booking_id)
      select ${hotel}, ${id("entry", "h", "g", "n")}, ${id("group", "h", "g")},
        ${id("block", "h", "g")}, 'Guest ' || n,
        case when n % 2 = 0 then ${id("booking", "h", "g", "n")} end
      from ${allNames};
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      select ${hotel}, ${id("account", "h", "g")}, 'group', ${id("group", "h", "g")}, 'folio_account',
        'Account', 'Group' from ${all};
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, method,
        description, amount_centimes, business_date)
      select ${hotel}, ${id("line", "h", "g", "n")}, 'group', ${id("group", "h", "g")},
        ${id("account", "h", "g")},
        case when n % 2 = 0 then 'charge' else 'payment' end, case when n % 2 = 0 then 'service' end,
        case when n % 2 = 0 then 'Other' end,
        case when n % 2 = 1 then 'Cash' end, 'Line', 5000, ${firstDay}
      from ${allNames};
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description,
        amount_centimes, business_date, transfer_side, counterpart_posting_id, account_id)
      select ${hotel}, ${id("posting", "h", "g", "n", "k")}, 'stay', ${id("booking", "h", "g", "n")},
        ${id("folio", "h", "g", "n")}, case when k = 0 then 'transfer' else 'payment' end,
        case when k = 0 then 'Group Account' else 'Cash' end, 'Line', 5000, ${firstDay},
        case when k = 0 then 'from' end, case when k = 0 then ${id("taken", "h", "g", "n")} end,
        case when k = 0 then ${id("group", "h", "g")} end
      from ${allNames}, generate_series(0, 4) as k where n % 2 = 0 and g <= ${OWING};
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description,
        amount_centimes, business_date, transfer_side, counterpart_posting_id, account_id)
      select ${hotel}, ${id("taken", "h", "g", "n")}, 'group', ${id("group", "h", "g")},
        ${id("account", "h", "g")}, 'transfer', 'Group Account', 'Line', 5000, ${firstDay}, 'to',
        ${id("posting", "h", "g", "n", "'0'")}, ${id("group", "h", "g")}
      from ${allNames} where n % 2 = 0 and g <= ${OWING};
    set session_replication_role = default;`);
  const [frozen] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ json: Parameters<typeof owner.json>[0] }>(
      closingQuery(hotelId, { since: BEFORE_ALL_DAYS, to: yesterday }),
    ),
  );
  await owner`insert into business_days (hotel_id, date, statistics, closing)
    values (${hotelId}, ${yesterday}, '{}', ${owner.json(frozen?.json ?? null)})`;
  await owner.unsafe("vacuum analyze");
}, 60_000);

const reads = async (query: SQL, table: string) =>
  (await database.withHotel(hotelId, (tx) => explain(tx, query))).reads(table);

it("GRP-03 the list of groups reads by index, and of the rooming lists those alone that it tells of", async () => {
  const query = currentGroupsQuery(hotelId, 100);
  for (const table of ["groups", "group_blocks"])
    expect((await reads(query, table)).scans).not.toContain("Seq Scan");
  const entries = await reads(query, "rooming_entries");
  expect(entries.scans).not.toContain("Seq Scan");
  expect(entries.rows).toBeLessThanOrEqual((TO_COME + OWING) * NAMES);
});

it("GRP-03 whose account is open is read from the last closing, and none of the stays' other postings", async () => {
  const open = await database.withHotel(hotelId, (tx) =>
    tx.execute(sql`select from unsettled_group_accounts where hotel_id = ${hotelId}`),
  );
  expect(open).toHaveLength(OWING);
  for (const query of [currentGroupsQuery(hotelId, 100), checklistQuery(hotelId)]) {
    for (const table of ["groups", "group_blocks", "folios", "postings", "bookings"])
      expect((await reads(query, table)).scans).not.toContain("Seq Scan");
    // Of the groups in the answer: the lines of their accounts and their transfers.
    const most = 2 * (TO_COME + OWING) * NAMES;
    expect((await reads(query, "postings")).rows).toBeLessThanOrEqual(most);
  }
});

it("GRP-03 the day book reads the groups' accounts from the last closing", async () => {
  const query = dayBookQuery(hotelId, { date: today, since: yesterday, isFrozen: false });
  const lines = await reads(query, "postings");
  expect(lines.scans).not.toContain("Seq Scan");
  expect(lines.rows).toBe(0);
});

it("GRP-03 a group reads no other group's rooming list", async () => {
  const [group] = await owner`select id from groups where hotel_id = ${hotelId} limit 1`;
  const query = groupQuery({ hotelId, groupId: group?.id });
  const entries = await reads(query, "rooming_entries");
  expect(entries.scans).not.toContain("Seq Scan");
  // For the names of its block, for how many of the block have a room, and of the group.
  expect(entries.rows).toBeLessThanOrEqual(3 * NAMES);
});
