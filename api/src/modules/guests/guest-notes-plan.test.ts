import { guestIdSchema, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { beforeAll, expect, it } from "vitest";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { guestNotesQuery } from "./cardex.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000001");
const guestId = guestIdSchema.parse("01900000-0000-7000-8000-00000000c000");
const user = "01900000-0000-7000-8000-0000000000b1";
const PAGE = 51;

/** Two hotels with twenty guests each; the first guest has five thousand notes, the others five hundred. */
beforeAll(async () => {
  await owner.unsafe(`
    insert into users (id, email, display_name) values ('${user}', 'one@funduq.test', 'One');
    insert into hotels (id, name, business_date)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, 'Hotel ' || h, '2026-11-21'
      from generate_series(1, 2) h;
    insert into guests (hotel_id, id, full_name, name_search)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid,
        ('01900000-0000-7000-8000-00000000' || to_hex(49152 + n))::uuid, 'Guest ' || n, 'guest ' || n
      from generate_series(1, 2) h, generate_series(0, 19) n;
    insert into guest_notes (hotel_id, id, guest_id, note, noted_by, noted_at)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, gen_random_uuid(),
        ('01900000-0000-7000-8000-00000000' || to_hex(49152 + g))::uuid, 'Note ' || n, '${user}',
        timestamptz '2026-01-01' + n * interval '10 minutes'
      from generate_series(1, 2) h, generate_series(0, 19) g,
        generate_series(1, case when g = 0 then 5000 else 500 end) n`);
  await owner.unsafe("vacuum analyze");
}, 60_000);

it("GST-04 a page of a guest's notes is found by index, however many there are", async () => {
  const [middle] = await owner<{ id: string }[]>`
    select id from guest_notes where hotel_id = ${hotelId} and guest_id = ${guestId}
    order by noted_at offset 2500 limit 1`;
  for (const beforeId of [undefined, middle?.id]) {
    const plan = await database.withHotel(hotelId, (tx) =>
      explain(tx, guestNotesQuery({ hotelId, guestId }, { beforeId })),
    );
    const { rows } = plan.reads("guest_notes");
    expect(rows).toBeGreaterThanOrEqual(PAGE);
    // The cursor's own row is looked up twice, and one row more ends the last group of equal instants.
    expect(rows).toBeLessThanOrEqual(PAGE + 4);
    expect(plan.readWhole).not.toContain("guest_notes");
  }
});
