import { expect, it } from "vitest";
import {
  joinHotel,
  makeHotel,
  makeStaff,
  TEST_PASSWORD,
  type TestUser,
} from "../../testing/factories-core.ts";
import { arrangeRace, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;

const setStatus = (as: TestUser, hotelId: string, hotelUserId: string, status: string) =>
  request("PUT", `/hotels/${hotelId}/users/${hotelUserId}/status`, { as, body: { status } });

it("AUTH-19 X-07 ends a disabled user's rights in that hotel at once; the session stays where another hotel is left", async () => {
  const admin = await makeStaff(database);
  const { hotelId } = admin;
  const clerk = await makeStaff(database, { hotelId, role: "front-office" });
  const elsewhere = await makeHotel(database);
  await joinHotel(database, clerk, { hotelId: elsewhere, role: "housekeeping" });
  const cookies = await Promise.all([api.signIn(clerk), api.signIn(clerk)]);

  const response = await setStatus(admin, hotelId, clerk.hotelUserId, "disabled");

  expect(await response.json()).toEqual({ id: clerk.hotelUserId, status: "disabled" });
  for (const cookie of cookies) {
    const seen = await request("GET", "/session", { headers: { cookie } });
    expect(await seen.json()).toMatchObject({ hotels: [{ hotelId: elsewhere }] });
    const desk = await request("GET", `/hotels/${hotelId}/day-grid`, { headers: { cookie } });
    expect(await outcomeOf(desk)).toMatchObject({ status: 404, code: "hotel.not-found" });
  }
  const body = { email: clerk.email, password: TEST_PASSWORD };
  const session = await (await request("POST", "/session", { body })).json();
  expect(session).toMatchObject({ hotels: [{ hotelId: elsewhere }] });
});

it("AUTH-19 an enabled user can sign in again", async () => {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId, status: "disabled" });
  await setStatus(admin, admin.hotelId, clerk.hotelUserId, "active");
  const body = { email: clerk.email, password: TEST_PASSWORD };
  expect((await request("POST", "/session", { body })).status).toBe(200);
});

it("T5 refuses every request of the disabled user after the commit", async () => {
  const admin = await makeStaff(database);
  const clerk = await makeStaff(database, { hotelId: admin.hotelId });
  const cookie = await api.signIn(clerk);
  let committed = false;
  const seen: { after: boolean; status: number }[] = [];
  const traffic = Array.from({ length: 4 }, async () => {
    for (let index = 0; index < 15; index += 1) {
      const after = committed;
      const { status } = await request("GET", "/session", { headers: { cookie } });
      seen.push({ after, status });
    }
  });

  const response = await setStatus(admin, admin.hotelId, clerk.hotelUserId, "disabled");
  committed = true;
  await Promise.all(traffic);
  const last = await request("GET", "/session", { headers: { cookie } });

  expect(response.status).toBe(200);
  expect(last.status).toBe(401);
  expect(seen.filter(({ after, status }) => after && status !== 401)).toEqual([]);
});

it("AUTH-19 keeps an admin from locking themselves out", async () => {
  const admin = await makeStaff(database);
  const response = await setStatus(admin, admin.hotelId, admin.hotelUserId, "disabled");
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "user.own-status" });
});

it("AUTH-19 when two admins disable each other at the same time, one stays active", async () => {
  const one = await makeStaff(database);
  const { hotelId } = one;
  const other = await makeStaff(database, { hotelId });
  const outcomes = await arrangeRace(
    api,
    (tx) => tx`select from hotel_users where hotel_id = ${hotelId} for update`,
    () => [
      setStatus(one, hotelId, other.hotelUserId, "disabled"),
      setStatus(other, hotelId, one.hotelUserId, "disabled"),
    ],
  );
  expect(tally(outcomes)).toEqual({ 200: 1, "401 session.required": 1 });
  const active = await owner`
    select from hotel_users where hotel_id = ${hotelId} and status = 'active'`;
  expect(active).toHaveLength(1);
});

it("X-07 doesn't find another hotel's user", async () => {
  const admin = await makeStaff(database);
  const stranger = await makeStaff(database);
  const cookie = await api.signIn(stranger);
  const response = await setStatus(admin, admin.hotelId, stranger.hotelUserId, "disabled");
  expect(await response.json()).toMatchObject({ status: 404, code: "user.not-found" });
  expect((await request("GET", "/session", { headers: { cookie } })).status).toBe(200);
});
