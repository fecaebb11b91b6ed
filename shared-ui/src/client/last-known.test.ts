import { userIdSchema } from "@funduq/shared-types/values/ids";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeEventSource } from "../testing/event-source.ts";
import { apiUrl, HttpResponse, http, problem, server, unreachable } from "../testing/server.ts";
import { aHotel, aSession } from "../testing/session.ts";
import { baseApi } from "./base-api.ts";
import { asOfIn, hasLastKnown } from "./last-known-slice.ts";
import type { KnownAnswer, KnownUntil, Place } from "./last-known-store.ts";
import { openLiveChanges } from "./live-changes.ts";
import { liveSlice } from "./live-slice.ts";
import { sessionSlice, signedIn } from "./session-slice.ts";
import { makeStore, type Store, signOut } from "./store.ts";

/** jsdom has no IndexedDB: the answers are in a map, with the same owner. */
const disk = vi.hoisted(() => ({ answers: new Map<string, KnownAnswer>(), owner: "" }));
vi.mock("./last-known-store.ts", () => ({
  lastKnownStore: {
    find: async ({ key, scope }: Place) =>
      scope === null || scope === disk.owner ? disk.answers.get(`${scope} ${key}`) : undefined,
    keep: async (answers: KnownAnswer[]) => {
      for (const answer of answers) {
        if (answer.scope !== null) disk.owner = answer.scope;
        disk.answers.set(`${answer.scope} ${answer.key}`, answer);
      }
    },
    confirm: async (known: KnownUntil[]) => {
      for (const { key, scope, at } of known) {
        const answer = disk.answers.get(`${scope} ${key}`);
        if (answer) disk.answers.set(`${scope} ${key}`, { ...answer, at });
      }
    },
    clear: async () => disk.answers.clear(),
  },
}));

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    keptFloor: build.query<string, void>({
      query: () => "kept-floor",
      extraOptions: { keepLastKnown: true },
      providesTags: ["Restaurant"],
    }),
    keptBills: build.query<string, void>({
      query: () => "kept-bills",
      extraOptions: { keepLastKnown: true },
      providesTags: ["Bill"],
    }),
    unkeptGuests: build.query<string, void>({ query: () => "unkept-guests" }),
  }),
});

const colleague = userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8002");
const floor = apiUrl("kept-floor");
const serve = (answer: () => Response | Promise<Response>) => server.use(http.get(floor, answer));
const read = (store: Store) =>
  store.dispatch(api.endpoints.keptFloor.initiate(undefined, { forceRefetch: true }));
const asOf = (store: Store) => asOfIn(store.getState());

/** A page of somebody, opened anew. */
function openPage(session = aSession()): Store {
  const store = makeStore();
  store.dispatch(signedIn(session));
  return store;
}

/** Reads the floor while the server answers, and has it kept. */
async function keepFloor(): Promise<void> {
  serve(() => HttpResponse.json("12 tables"));
  await read(openPage());
  const { startKeeping } = await import("./last-known.ts");
  await startKeeping();
}

beforeEach(() => {
  disk.answers.clear();
  disk.owner = "";
  const serviceWorker = { getRegistration: async () => ({}) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  FakeEventSource.install();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("X-02 a page that is opened while the server can't be reached shows the last known answer with its time, until the server's", async () => {
  await keepFloor();
  serve(unreachable);
  const store = openPage();
  expect((await read(store)).data).toBe("12 tables");
  expect(Date.now() - Date.parse(asOf(store) ?? "")).toBeLessThan(60_000);

  serve(() => HttpResponse.json("13 tables"));
  expect((await read(store)).data).toBe("13 tables");
  expect(asOf(store)).toBeUndefined();
});

it("X-02 a server behind a proxy that does not work counts as out of reach", async () => {
  await keepFloor();
  serve(() => new HttpResponse("Bad gateway", { status: 502 }));
  expect((await read(openPage())).data).toBe("12 tables");
});

it("X-07 a refusal is an answer: nothing of earlier takes its place", async () => {
  await keepFloor();
  serve(() => problem("section.denied", { section: "POS" }));
  const { data, error } = await read(openPage());
  expect([data, error]).toMatchObject([undefined, { code: "section.denied" }]);
});

it("X-07 what was shown of earlier is said to be of earlier after a refusal, too: screens go on showing it", async () => {
  await keepFloor();
  serve(unreachable);
  const store = openPage();
  await read(store);
  expect(asOf(store)).toBeDefined();
  serve(() => problem("section.denied", { section: "POS" }));
  expect(await read(store)).toMatchObject({
    data: "12 tables",
    error: { code: "section.denied" },
  });
  expect(asOf(store)).toBeDefined();
  serve(() => HttpResponse.json("13 tables"));
  await read(store);
  expect(asOf(store)).toBeUndefined();
});

it.each([
  ["another person", aSession({ user: { id: colleague } })],
  ["who has other rights by now", aSession({ hotels: [aHotel({ role: "housekeeping" })] })],
  ["who has lost a section", aSession({ hotels: [aHotel({ sections: ["pos"] })] })],
])("X-07 %s is shown nothing of it", async (_who, session) => {
  await keepFloor();
  serve(unreachable);
  expect((await read(openPage(session))).data).toBeUndefined();
});

it("X-02 what is on the screen stays when it can't be read again, and is not called old", async () => {
  await keepFloor();
  const store = openPage();
  serve(() => HttpResponse.json("14 tables"));
  await read(store);
  serve(unreachable);
  expect(await read(store)).toMatchObject({
    data: "14 tables",
    error: { code: "network.unreachable" },
  });
  expect(asOf(store)).toBeUndefined();
});

it("X-02 a server that takes long is not waited for; its late answer has everything read again", async () => {
  await keepFloor();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve(async () => {
    await answered;
    return HttpResponse.json("15 tables");
  });
  const store = openPage();
  const reading = read(store);
  await vi.advanceTimersByTimeAsync(4_000);
  expect((await reading).data).toBe("12 tables");
  expect(asOf(store)).toBeDefined();
  answer();
  const shown = () => api.endpoints.keptFloor.select()(store.getState()).data;
  const calledNew = new Set<unknown>();
  store.subscribe(() => asOf(store) ?? calledNew.add(shown()));
  await vi.waitFor(() => expect(shown()).toBe("15 tables"), 10_000);
  expect(asOf(store)).toBeUndefined();
  expect([...calledNew]).toEqual(["15 tables"]);
});

/** A page with the floor since 12:00 and the bills since 12:30. Resolves when both are kept. */
async function keepFloorAndBills({ isLive }: { isLive: boolean }) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-04-03T12:00:00Z") });
  serve(() => HttpResponse.json("12 tables"));
  server.use(http.get(apiUrl("kept-bills"), () => HttpResponse.json("3 bills")));
  const page = openPage();
  await page.dispatch(api.endpoints.keptFloor.initiate());
  await vi.waitFor(() => expect(page.getState().api.subscriptions).not.toEqual({}), 10_000);
  if (isLive) page.dispatch(liveSlice.actions.statusChanged("live"));
  vi.setSystemTime(new Date("2026-04-03T12:30:00Z"));
  await page.dispatch(api.endpoints.keptBills.initiate());
  await (await import("./last-known.ts")).startKeeping();
  vi.useRealTimers();
}

it.each([
  ["both are as of the last answer", "12:30", { isLive: true }],
  ["the older one is as of its own where the stream was cut", "12:00", { isLive: false }],
])("POS-12 X-02 while the live stream reports each change, %s", async (_what, time, { isLive }) => {
  await keepFloorAndBills({ isLive });
  serve(unreachable);
  server.use(http.get(apiUrl("kept-bills"), unreachable));
  const store = openPage();
  await read(store);
  await store.dispatch(api.endpoints.keptBills.initiate());
  expect(asOf(store)).toMatch(new RegExp(`^2026-04-03T${time}`, "u"));
});

it("POS-12 X-02 the time is that of what is shown, not of what a former screen has left in the cache", async () => {
  await keepFloorAndBills({ isLive: false });
  serve(unreachable);
  server.use(http.get(apiUrl("kept-bills"), unreachable));
  const store = openPage();
  const floor = store.dispatch(api.endpoints.keptFloor.initiate());
  await floor;
  expect(asOf(store)).toMatch(/T12:00/u);
  floor.unsubscribe();
  await store.dispatch(api.endpoints.keptBills.initiate());
  await vi.waitFor(() => expect(asOf(store)).toMatch(/T12:30/u), 10_000);
  expect(hasLastKnown(store.getState())).toBe(true);
});

it("X-03 the live stream has everything read again where answers of earlier are shown", async () => {
  await keepFloor();
  serve(unreachable);
  const store = openPage();
  await read(store);
  openLiveChanges({ hotelId: aHotel().hotelId, dispatch: store.dispatch, since: 7 });
  serve(() => HttpResponse.json("16 tables"));
  FakeEventSource.latest().say("ready", "", "9");
  const shown = () => api.endpoints.keptFloor.select()(store.getState()).data;
  await vi.waitFor(() => expect(shown()).toBe("16 tables"), 10_000);
});

it.each([
  ["a log-out", (store: Store) => store.dispatch(signOut())],
  ["the end of the session", (store: Store) => store.dispatch(sessionSlice.actions.lapsed())],
  ["another's sign-in", (store: Store) => store.dispatch(sessionSlice.actions.changedHands())],
])("X-07 %s removes what was kept, also what is not written yet", async (_what, end) => {
  await keepFloor();
  expect(disk.answers.size).toBe(1);
  const store = openPage();
  serve(() => HttpResponse.json("17 tables"));
  await read(store);
  end(store);
  await vi.waitFor(() => expect(disk.answers.size).toBe(0), 10_000);
  await (await import("./last-known.ts")).startKeeping();
  expect(disk.answers.size).toBe(0);
  serve(unreachable);
  expect((await read(openPage())).data).toBeUndefined();
});

it("X-07 only what is marked is kept, and nothing on a plain http address", async () => {
  server.use(http.get(apiUrl("unkept-guests"), () => HttpResponse.json("Amina Benali")));
  await openPage().dispatch(api.endpoints.unkeptGuests.initiate());
  await keepFloor();
  expect(JSON.stringify([...disk.answers.values()])).not.toContain("Amina");
  disk.answers.clear();
  Reflect.deleteProperty(navigator, "serviceWorker");
  await keepFloor();
  expect(disk.answers.size).toBe(0);
});
