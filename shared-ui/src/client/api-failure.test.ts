import { expect, it } from "vitest";
import { apiUrl, HttpResponse, http, problem, server, unreachable } from "../testing/server.ts";
import { baseApi } from "./base-api.ts";
import { makeStore } from "./store.ts";

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    failureProbe: build.query<unknown, void>({ query: () => "probe" }),
  }),
});

async function failureOf(answer: () => Response) {
  server.use(http.get(apiUrl("probe"), answer));
  const store = makeStore();
  const { error } = await store.dispatch(api.endpoints.failureProbe.initiate());
  return { error, store };
}

it("hands a screen the code, the params and the request id of a refusal", async () => {
  const { error } = await failureOf(() =>
    problem("folio.not-settled", { folioName: "Personal", balance: "5.000,00 DA" }),
  );

  expect(error).toMatchObject({
    status: 409,
    code: "folio.not-settled",
    params: { folioName: "Personal" },
    requestId: "request-1",
  });
});

it("names the faulty inputs of a refused form", async () => {
  const fields = [{ path: "guest.fullName", message: "Too long" }];
  const { error } = await failureOf(() => problem("request.invalid", { fields }));

  expect(error).toMatchObject({ code: "request.invalid", fields });
});

it("says that the server can't be reached when nothing answers", async () => {
  const { error } = await failureOf(unreachable);

  expect(error).toMatchObject({ status: 0, code: "network.unreachable" });
});

it("does not take a proxy's page for an answer of ours", async () => {
  const { error } = await failureOf(() =>
    HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }),
  );

  expect(error).toMatchObject({ status: 502, code: "response.unreadable" });
});

it("keeps the screen and marks the session as lapsed when the server forgot it", async () => {
  const { store } = await failureOf(() => problem("session.required"));

  expect(store.getState().session.lapsed).toBe(true);
});
