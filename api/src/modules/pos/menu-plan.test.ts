import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { aPhoto } from "../../testing/photos.ts";
import { explainWork } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { selectMenu } from "./pos.queries.ts";

const { owner, appUrl } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());
const { restaurantId } = restaurantRefSchema.parse({ hotelId, restaurantId: uuid() });
const ITEMS = 2_000;

/** A restaurant of two thousand items, and twenty other hotels with as many. */
beforeAll(async () => {
  const hotels = [hotelId, ...Array.from({ length: 20 }, () => uuid())];
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const hotel of hotels) {
      const restaurant = hotel === hotelId ? restaurantId : uuid();
      const at = { hotel_id: hotel, restaurant_id: restaurant };
      await tx`insert into restaurants ${tx({ hotel_id: hotel, id: restaurant, name: "Grill" })}`;
      const category = uuid();
      const group = uuid();
      await tx`insert into pos_categories ${tx({ ...at, id: category, name: "Plats" })}`;
      await tx`insert into modifier_groups ${tx({ ...at, id: group, name: "Sauce", most: 1 })}`;
      await tx`insert into modifiers ${tx({ hotel_id: hotel, id: uuid(), group_id: group, position: 0, name: "Sans" })}`;
      await tx`
        insert into pos_items (hotel_id, id, restaurant_id, category_id, name, price_centimes, position)
        select ${hotel}::uuid, gen_random_uuid(), ${restaurant}::uuid, ${category}::uuid, 'Plat ' || n, 10000, n
        from generate_series(1, ${ITEMS}::int) n`;
      await tx`
        insert into item_modifier_groups (hotel_id, restaurant_id, item_id, group_id, position)
        select hotel_id, restaurant_id, id, ${group}::uuid, 0 from pos_items where hotel_id = ${hotel}::uuid`;
      await tx`
        insert into pos_item_photos (hotel_id, item_id, image)
        select hotel_id, id, ${aPhoto("image/jpeg", { size: 3_000 })} from pos_items
        where hotel_id = ${hotel}::uuid`;
    }
  });
  await owner.unsafe("vacuum analyze");
}, 60_000);

it("POS-02 a menu of two thousand items is read once, without those of other hotels", async () => {
  const plan = await explainWork(appUrl, hotelId, (tx) =>
    selectMenu(tx, { hotelId, restaurantId }),
  );
  expect(
    plan.readWhole.filter((table) =>
      /^(pos_items|item_modifier_groups|pos_item_photos)$/.test(table),
    ),
  ).toEqual([]);
  for (const table of ["pos_items", "item_modifier_groups"])
    expect(plan.reads(table)).toMatchObject({ rows: ITEMS, loops: 1 });
});
