import { afterEach, expect, it, vi } from "vitest";
import { injectEndpoints } from "./inject-endpoints.ts";
import { makeStore } from "./store.ts";

afterEach(() => vi.unstubAllEnvs());

/** A part of a department with one endpoint, which answers `answer` without the API. */
function define(owner: string, name: string, answer: string) {
  return injectEndpoints({
    owner,
    endpoints: (build) => ({
      [name]: build.query<string, void>({ queryFn: () => ({ data: answer }) }),
    }),
  });
}

async function answerOf({ endpoints }: ReturnType<typeof define>, name: string) {
  const endpoint = endpoints[name];
  return endpoint && (await makeStore().dispatch(endpoint.initiate())).data;
}

it("MOD-01 an endpoint's name that another file has defined throws, also in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  define("mfe-spa/rooms", "listTaken", "spa");
  expect(() => define("mfe-gym/rooms", "listTaken", "gym")).toThrow(
    "The endpoint listTaken of mfe-gym/rooms is defined by mfe-spa/rooms already",
  );
  expect(() => define("mfe-spa/pools", "listTaken", "spa")).toThrow("belongs in shared-ui");
});

it("MOD-04 the same file may define its endpoints again: the newer definition is used", async () => {
  define("mfe-spa/baths", "listBaths", "first release");
  const again = define("mfe-spa/baths", "listBaths", "repaired release");
  expect(await answerOf(again, "listBaths")).toBe("repaired release");
});
