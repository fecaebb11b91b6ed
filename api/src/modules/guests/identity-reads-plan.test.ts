import { guestIdSchema, hotelIdSchema, userIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { readsQuery, type WantedReads } from "./identity-reads.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000001");
const user = (n: number) => userIdSchema.parse(`01900000-0000-7000-8000-0000000000b${n}`);
const guest = guestIdSchema.parse("01900000-0000-7000-8000-00000000c001");
const PAGE = 51;

/** Three hotels, twenty thousand lines in each; the second user's are the first forty. */
beforeAll(async () => {
  await owner.unsafe(`
    insert into users (id, email, display_name)
      values ('${user(1)}', 'one@funduq.test', 'One'), ('${user(2)}', 'two@funduq.test', 'Two');
    insert into hotels (id, name, business_date)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, 'Hotel ' || h, '2026-11-21'
      from generate_series(1, 3) h;
    insert into guests (hotel_id, id, full_name, name_search)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid,
        ('01900000-0000-7000-8000-00000000' || to_hex(49152 + n))::uuid, 'Guest ' || n, 'guest ' || n
      from generate_series(1, 3) h, generate_series(0, 999) n;
    insert into identity_reads (hotel_id, id, guest_id, purpose, read_by, read_at)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, gen_random_uuid(),
        ('01900000-0000-7000-8000-00000000' || to_hex(49152 + n % 1000))::uuid, 'record',
        case when n <= 40 then '${user(2)}'::uuid else '${user(1)}'::uuid end,
        timestamptz '2026-01-01' + n * interval '10 minutes'
      from generate_series(1, 3) h, generate_series(1, 20000) n`);
  await owner.unsafe("vacuum analyze");
}, 60_000);

/** How many lines of the log a statement looks at. */
async function linesRead(query: SQL): Promise<number> {
  const plan = await database.withHotel(hotelId, (tx) => explain(tx, query));
  return plan.reads("identity_reads").rows;
}

const search = (filters: Partial<WantedReads>) =>
  linesRead(readsQuery({ hotelId, timeZone: "Africa/Algiers", ...filters }, PAGE));

it("AUTH-17 a page of the log of identity reads is found by index, however long it is", async () => {
  expect(await search({})).toBeLessThanOrEqual(PAGE);
  const deep = { beforeAt: "2026-02-01T00:00:00Z", beforeId: guest };
  expect(await search(deep)).toBeLessThanOrEqual(PAGE);
  expect(await search({ guest })).toBeLessThanOrEqual(PAGE);
  expect(await search({ by: user(2) })).toBeLessThanOrEqual(PAGE);
  expect(await search({ guest, by: user(2) })).toBeLessThanOrEqual(PAGE);
});
