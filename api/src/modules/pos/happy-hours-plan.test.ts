import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { hotelIdSchema, posItemIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { selectHappyHoursOf } from "./happy-hours.queries.ts";

const { owner, appUrl } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());
const ref = restaurantRefSchema.parse({ hotelId, restaurantId: uuid() });
const itemId = posItemIdSchema.parse(uuid());
const [HOURS, PRICES] = [50, 200];

/** Twenty hotels with statistics, and a newer one without; each restaurant has fifty happy hours of two hundred prices. */
beforeAll(async () => {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (let hotel = 0; hotel < 20; hotel++) await fill(tx, uuid(), uuid(), uuid());
  });
  await owner.unsafe("vacuum analyze");
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await fill(tx, hotelId, ref.restaurantId, itemId);
  });
}, 60_000);

async function fill(
  tx: Parameters<Parameters<typeof owner.begin>[1]>[0],
  hotel: string,
  restaurant: string,
  tea: string,
) {
  const category = uuid();
  const at = { hotel_id: hotel, restaurant_id: restaurant };
  await tx`insert into pos_items ${tx({ ...at, id: tea, name: "Tea", category_id: category, price_centimes: 15_000 })}`;
  await tx`insert into happy_hours (hotel_id, restaurant_id, id, name, is_active, days, from_time, to_time)
    select ${hotel}::uuid, ${restaurant}::uuid, gen_random_uuid(), 'Heure ' || n, true, '{1,2,3,4,5,6,7}', '17:00', '19:00'
    from generate_series(1, ${HOURS}::int) n`;
  await tx`insert into happy_hour_prices (hotel_id, restaurant_id, happy_hour_id, position, item_id, category_id, off_bp)
    select h.hotel_id, h.restaurant_id, h.id, n, case when n = 1 then ${tea}::uuid when n > 2 then gen_random_uuid() end,
      case when n = 2 then ${category}::uuid end, 1000
    from happy_hours h, generate_series(1, ${PRICES}::int) n where h.hotel_id = ${hotel}::uuid`;
}

it("POS-09 an order reads the prices of what is ordered alone, also in a hotel newer than the statistics", async () => {
  const found = await explainWork(appUrl, hotelId, (tx) => selectHappyHoursOf(tx, ref, [itemId]));
  expect(found.readWhole.filter((table) => /^happy_hour/.test(table))).toEqual([]);
  const { rows } = found.reads("happy_hour_prices");
  expect(rows).toBeLessThanOrEqual(2 * HOURS);
  expect(found.reads("happy_hours").rows).toBeLessThanOrEqual(2 * HOURS);
});
