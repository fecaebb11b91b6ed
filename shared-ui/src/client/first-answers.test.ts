import { beforeEach, expect, it } from "vitest";
import { apiUrl, HttpResponse, http, server } from "../testing/server.ts";
import { baseApi } from "./base-api.ts";
import { signedOut } from "./session-slice.ts";
import { makeStore } from "./store.ts";

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    firstProbe: build.query<string, void>({ query: () => "first-probe" }),
  }),
});
const url = apiUrl("first-probe");

beforeEach(() => {
  server.use(http.get(url, () => HttpResponse.json("asked now")));
  window.funduqFirstAnswers = new Map([[url, Promise.resolve(Response.json("asked before"))]]);
});

it("X-03 the answer that the page's head asked for is taken once", async () => {
  const store = makeStore();
  const read = () =>
    store.dispatch(api.endpoints.firstProbe.initiate(undefined, { forceRefetch: true }));
  expect((await read()).data).toBe("asked before");
  expect((await read()).data).toBe("asked now");
});

it("X-07 once it is known who is here, nothing that was asked for before is taken", async () => {
  const store = makeStore();
  store.dispatch(signedOut());
  expect((await store.dispatch(api.endpoints.firstProbe.initiate())).data).toBe("asked now");
});

it("X-03 a read that is given up does not wait for it", async () => {
  window.funduqFirstAnswers = new Map([[url, new Promise(() => {})]]);
  const reading = makeStore().dispatch(api.endpoints.firstProbe.initiate());
  reading.abort();
  expect((await reading).isError).toBe(true);
});

it("X-03 the page's head asks for nothing that the scripts have looked for", async () => {
  delete window.funduqFirstAnswers;
  await makeStore().dispatch(api.endpoints.firstProbe.initiate());
  expect(window.funduqFirstAnswers).toBeDefined();
});
