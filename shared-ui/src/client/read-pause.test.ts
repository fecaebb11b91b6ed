import { beforeEach, expect, it, vi } from "vitest";
import { apiUrl, HttpResponse, http, problem, server } from "../testing/server.ts";
import { aSession } from "../testing/session.ts";
import { baseApi, withoutReads } from "./base-api.ts";
import { signedIn } from "./session-slice.ts";
import { makeStore, signOut } from "./store.ts";

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    roomsProbe: build.query<{ rooms: number }, void>({ query: () => "rooms-probe" }),
  }),
});

/** What the API does with each of its reads, in turn; then it answers. */
let answers: (() => Promise<Response>)[] = [];
const asked = vi.fn();

beforeEach(() => {
  answers = [];
  asked.mockClear();
  server.use(
    http.get(apiUrl("other"), () => HttpResponse.json({})),
    http.get(apiUrl("rooms-probe"), async () => {
      asked();
      return (await answers.shift()?.()) ?? HttpResponse.json({ rooms: 12 });
    }),
  );
});

function gate() {
  const { promise: passed, resolve: open } = Promise.withResolvers<void>();
  return { passed, open };
}

function signedInStore() {
  const store = makeStore();
  store.dispatch(signedIn(aSession()));
  return store;
}

it("AUTH-01 whoever logs out while something is read is not told that the session has lapsed", async () => {
  const store = signedInStore();
  const ended = gate();
  answers = [() => ended.passed.then(() => problem("session.required"))];
  store.dispatch(api.endpoints.roomsProbe.initiate());
  await expect.poll(() => asked.mock.calls.length).toBe(1);

  let hasLapsed = true;
  await withoutReads(async () => {
    ended.open();
    await fetch(apiUrl("other"));
    hasLapsed = store.getState().session.lapsed;
    store.dispatch(signOut());
  });
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));

  expect(hasLapsed).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("X-02 what was broken off is read again where logging out failed", async () => {
  const store = signedInStore();
  const never = gate();
  answers = [() => never.passed.then(() => HttpResponse.json({ rooms: 0 }))];
  const reading = store.dispatch(api.endpoints.roomsProbe.initiate());
  await expect.poll(() => asked.mock.calls.length).toBe(1);

  await withoutReads(async () => undefined);

  expect(await reading).toMatchObject({ data: { rooms: 12 } });
  expect(asked).toHaveBeenCalledTimes(2);
  never.open();
});

it("holds back what is asked meanwhile", async () => {
  const store = signedInStore();
  const failed = gate();
  const order: string[] = [];
  answers = [
    async () => {
      order.push("asked");
      return HttpResponse.json({ rooms: 12 });
    },
  ];
  const leaving = withoutReads(async () => {
    await failed.passed;
    order.push("failed to leave");
  });
  const reading = store.dispatch(api.endpoints.roomsProbe.initiate());
  await fetch(apiUrl("other"));
  failed.open();
  await leaving;
  await reading;

  expect(order).toEqual(["failed to leave", "asked"]);
});
