import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { expect, it } from "vitest";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { invitationsIn } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { invited, finish } = invitationsIn(api);

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

it("USR-01 tells when somebody last signed in, by password or link; of an invited one nothing", async () => {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId });
  const lastOf = async (email: string) => {
    const answer = await request("GET", `/hotels/${admin.hotelId}/users`, { as: admin });
    const { users }: HotelUserList = await answer.json();
    return users.find((user) => user.email === email)?.lastSignInAt;
  };
  expect(await lastOf(clerk.email)).toBeNull();

  const signIn = (password: string) =>
    request("POST", "/session", { body: { email: clerk.email, password } });
  expect((await signIn("not the password")).status).toBe(401);
  expect(await lastOf(clerk.email)).toBeNull();
  const both = await Promise.all([signIn(TEST_PASSWORD), signIn(TEST_PASSWORD)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [{ at } = { at: "" }] = await owner<{ at: string }[]>`
    select to_json(max(created_at))#>>'{}' as at from sessions where user_id = ${clerk.userId}`;
  expect(await lastOf(clerk.email)).toBe(new Date(at).toISOString());

  const { token, email } = await invited(admin);
  expect(await lastOf(email)).toBeNull();
  await finish(token, email);
  expect(await lastOf(email)).toEqual(expect.any(String));
});
