import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { database, owner, request } = await testApp();

it("USR-01 a hotel's users come a page at a time, each once, also those who are renamed meanwhile", async () => {
  const admin = await makeStaff(database);
  const { hotelId } = admin;
  await owner`
    insert into hotel_users (hotel_id, id, email, display_name, role)
    select ${hotelId}, gen_random_uuid(), 'n' || n || '@hotel.test', 'Nadia', 'employee'
    from generate_series(1, 430) n`;
  const seen: string[] = [];
  const sizes: number[] = [];
  let after = "";
  for (let isMore = true; isMore; ) {
    const answer = await request("GET", `/hotels/${hotelId}/users${after}`, { as: admin });
    const { users, next }: HotelUserList = await answer.json();
    seen.push(...users.map(({ id }) => id));
    sizes.push(users.length);
    isMore = next !== null;
    after = `?afterId=${next}`;
    await owner`
      update hotel_users set display_name = 'A' || display_name, role = 'commercial'
      where hotel_id = ${hotelId} and user_id is null`;
  }
  expect(sizes).toEqual([200, 200, 31]);
  const all = await owner`select id from hotel_users where hotel_id = ${hotelId} order by id`;
  expect(seen).toEqual(all.map(({ id }) => id));
});

it("USR-01 a cursor that is no id is refused", async () => {
  const admin = await makeStaff(database);
  const path = `/hotels/${admin.hotelId}/users?afterId=nobody`;
  expect((await request("GET", path, { as: admin })).status).toBe(400);
});
