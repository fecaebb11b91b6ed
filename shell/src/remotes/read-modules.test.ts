import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { makeStore } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { modulesEndpoints } from "./modules.endpoints.ts";

const pos: ModuleEntry = {
  name: "mfe-pos",
  version: "1.0.0",
  contract: 1,
  platform: "^0.1.0",
  entry: "/remotes/mfe-pos/1.0.0/mf-manifest.json",
  integrity: {},
  views: ["pos-sales"],
};

const reported = vi.fn();
beforeEach(() => void vi.stubGlobal("reportError", reported));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

async function listed(...modules: unknown[]) {
  server.use(http.get(apiUrl("modules"), () => HttpResponse.json({ modules })));
  const store = makeStore();
  return store.dispatch(modulesEndpoints.endpoints.listModules.initiate(null)).unwrap();
}

it.each([
  ["a department of a newer suite", { ...pos, name: "mfe-spa", views: ["spa"] }],
  ["an entry without a version", { ...pos, version: undefined }],
  ["nothing", null],
  ["a word", "mfe-spa"],
])("MOD-02 %s in the registry is left out and reported, and the others work", async (_, odd) => {
  expect(await listed(odd, pos)).toEqual([pos]);
  expect(reported).toHaveBeenCalled();
});

it("MOD-02 a view of a newer suite is left out and reported, and the department's others work", async () => {
  expect(await listed({ ...pos, views: ["spa", "pos-sales"] })).toEqual([pos]);
  expect(reported).toHaveBeenCalledOnce();
});

it("MOD-02 what the shell knows is not reported", async () => {
  expect(await listed(pos)).toEqual([pos]);
  expect(reported).not.toHaveBeenCalled();
});
