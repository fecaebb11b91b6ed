import { afterAll, expect, it } from "vitest";
import { hashToken } from "../../platform/hash-token.ts";
import { serve } from "../../platform/server.ts";
import { cookieJar } from "../../testing/browser.ts";
import { makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { type LiveClient, listenLive } from "../../testing/live-client.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp({ settings: { PORT: "0" } });
const { database, owner, request } = api;
const server = await serve(api.app);
afterAll(() => api.app.runtime.live.stop());

const endOthers = (cookie: string) => request("DELETE", "/session/others", { headers: { cookie } });
const read = async (cookie: string) =>
  (await request("GET", "/session", { headers: { cookie } })).status;

it("AUTH-19 ends the sessions on all other devices, returns their number, and keeps this one", async () => {
  const clerk = await makeStaff(database, { role: "housekeeping" });
  const colleague = await makeStaff(database, { hotelId: clerk.hotelId });
  const here = await api.signIn(clerk);
  const others = [await api.signIn(clerk), await api.signIn(clerk)];
  const theirs = await api.signIn(colleague);
  await owner`
    insert into sessions (id, user_id, created_at, expires_at)
    values (${"0".repeat(64)}, ${clerk.userId}, now() - interval '2 days', now() - interval '1 day')`;

  const answer = await endOthers(here);

  expect([answer.status, await answer.json()]).toEqual([200, { ended: 2 }]);
  for (const cookie of others) expect(await read(cookie)).toBe(401);
  expect([await read(here), await read(theirs)]).toEqual([200, 200]);
  expect(await (await endOthers(here)).json()).toEqual({ ended: 0 });
});

it("AUTH-02 deletes the other known devices, and keeps this one", async () => {
  const clerk = await makeStaff(database);
  const [here, there] = [cookieJar(), cookieJar()];
  const body = { email: clerk.email, password: TEST_PASSWORD };
  for (const browser of [here, there]) browser.take(await request("POST", "/session", { body }));
  const devices = async () =>
    (await owner`select token_hash from known_devices where user_id = ${clerk.userId}`).length;
  expect(await devices()).toBe(2);

  await request("DELETE", "/session/others", { headers: here.header() });

  const [left] = await owner`select token_hash from known_devices where user_id = ${clerk.userId}`;
  expect(await devices()).toBe(1);
  expect(left?.token_hash).toBe(hashToken(here.value("__Host-funduq-device") ?? ""));
});

it("AUTH-19 ends the live streams of the other devices at once, and keeps this one's", async () => {
  const clerk = await makeStaff(database);
  const [here, there] = [await api.signIn(clerk), await api.signIn(clerk)];
  const url = `http://127.0.0.1:${server.port}/api/hotels/${clerk.hotelId}/live`;
  const listen = async (cookie: string): Promise<LiveClient> => {
    const client = listenLive(url, { cookie });
    await client.waitFor(({ event }) => event === "ready");
    return client;
  };
  const [mine, other] = [await listen(here), await listen(there)];
  await endOthers(here);
  await other.ended;
  expect(other.events.at(-1)).toMatchObject({ event: "closed", data: { reason: "signed-out" } });
  await request("POST", `/hotels/${clerk.hotelId}/users`, {
    headers: { cookie: here },
    body: { email: "new@hotel.test", displayName: "" },
  });
  await mine.waitFor(({ event }) => event === "message");
});
