import { expect, it } from "vitest";
import { apiUrl, HttpResponse, http, server } from "../testing/server.ts";
import { baseApi } from "./base-api.ts";
import { makeStore } from "./store.ts";

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    paramsProbe: build.query<string, Record<string, unknown> | undefined>({
      query: (params) => ({ url: "params-probe", params }),
    }),
  }),
});

it.each([
  [undefined, ""],
  [{}, ""],
  [{ date: undefined, roomId: undefined }, ""],
  [{ date: "2026-04-10", roomId: undefined }, "?date=2026-04-10"],
  [{ search: "", page: 0 }, "?search=&page=0"],
])("FO-04 the parameters %o end the address in '%s'", async (params, ending) => {
  server.use(http.get(apiUrl("params-probe"), ({ request }) => HttpResponse.json(request.url)));

  const { data } = await makeStore().dispatch(api.endpoints.paramsProbe.initiate(params));

  expect(data).toBe(`${apiUrl("params-probe")}${ending}`);
});
