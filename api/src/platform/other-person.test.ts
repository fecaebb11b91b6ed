import { USER_HEADER } from "@funduq/shared-types/contracts/session";
import { expect, it } from "vitest";
import { makeStaff } from "../testing/factories-core.ts";
import { testApp } from "../testing/test-app.ts";

const api = await testApp();
const { database, request } = api;

it("X-07 a request of a tab that shows another user than the cookie's is refused without effect, in and outside a hotel", async () => {
  const before = await makeStaff(database);
  const now = await makeStaff(database, { hotelId: before.hotelId });
  const cookie = await api.signIn(now);
  const as = (userId: string) => ({ headers: { cookie, [USER_HEADER]: userId } });
  const calls = [
    (userId: string) => request("GET", "/session", as(userId)),
    (userId: string) => request("GET", `/hotels/${now.hotelId}/housekeeping`, as(userId)),
    (userId: string) => request("DELETE", "/session", as(userId)),
  ];

  for (const call of calls) {
    const answer = await call(before.userId);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      "session.changed",
    ]);
  }
  for (const call of calls) expect((await call(now.userId)).status).toBeLessThan(300);
  const lapsed = await request("GET", "/session", as(now.userId));
  expect(lapsed.status).toBe(401);
});
