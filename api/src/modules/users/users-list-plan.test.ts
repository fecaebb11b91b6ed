import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { beforeAll, expect, it } from "vitest";
import { explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { listUsersAfter } from "./users.queries.ts";

const { owner, appUrl } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000001");
const PAGE = 201;

/** Two hotels with five thousand users each, one in ten of them invited only. */
beforeAll(async () => {
  await owner.unsafe(`
    insert into hotels (id, name, business_date)
      select ('01900000-0000-7000-8000-00000000000' || h)::uuid, 'Hotel ' || h, '2026-11-21'
      from generate_series(1, 2) h;
    insert into users (id, email, display_name)
      select gen_random_uuid(), h || '-' || n || '@hotel.test', 'User ' || n
      from generate_series(1, 2) h, generate_series(1, 5000) n;
    insert into hotel_users (hotel_id, id, email, user_id, role)
      select ('01900000-0000-7000-8000-00000000000' || left(email, 1))::uuid, gen_random_uuid(), email,
        case when email not like '%0@%' then id end, 'employee'
      from users`);
  await owner.unsafe("vacuum analyze");
}, 60_000);

it("USR-01 a page of a hotel's users is found by index, however many there are", async () => {
  const [middle] = await owner<{ id: never }[]>`
    select id from hotel_users where hotel_id = ${hotelId} order by id offset 2500 limit 1`;
  for (const afterId of [undefined, middle?.id]) {
    const plan = await explainWork(appUrl, hotelId, (tx) =>
      listUsersAfter(tx, hotelId, { afterId }, PAGE),
    );
    expect(plan.reads("hotel_users").rows).toBe(PAGE);
    expect(plan.reads("users").rows).toBeLessThanOrEqual(PAGE);
    for (const table of ["hotel_users", "users"]) expect(plan.readWhole).not.toContain(table);
  }
});
