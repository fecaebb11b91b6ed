import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { viewNamed } from "@funduq/shared-types/testing/departments";
import { makeStore } from "@funduq/shared-ui/state";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { modulesEndpoints } from "./modules.endpoints.ts";

const pos: ModuleEntry = {
  name: "mfe-pos",
  title: { en: "Restaurant", fr: "Restaurant", ar: "المطعم" },
  version: "1.0.0",
  contract: 1,
  platform: "^0.1.0",
  entry: "/remotes/mfe-pos/1.0.0/mf-manifest.json",
  integrity: {},
  views: [viewNamed("pos-sales")],
};

const reported = vi.fn();
beforeEach(() => void vi.stubGlobal("reportError", reported));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

async function listed(...modules: unknown[]) {
  server.use(
    http.get(apiUrl("modules"), () => HttpResponse.json({ signedIn: true, modules, closed: [] })),
  );
  const store = makeStore();
  const list = await store.dispatch(modulesEndpoints.endpoints.listModules.initiate(null)).unwrap();
  return list.modules;
}

it.each([
  ["a department with an odd name", { ...pos, name: "../spa" }],
  ["an entry without a version", { ...pos, version: undefined }],
  ["nothing", null],
  ["a word", "mfe-spa"],
])("MOD-02 %s in the registry is left out and reported, and the others work", async (_, odd) => {
  expect(await listed(odd, pos)).toEqual([pos]);
  expect(reported).toHaveBeenCalled();
});

it("MOD-02 a view that can't be read is left out and reported, and the department's others work", async () => {
  const odd = { ...viewNamed("pos-manager"), title: "Spa" };
  expect(await listed({ ...pos, views: [odd, ...pos.views] })).toEqual([pos]);
  expect(reported).toHaveBeenCalledOnce();
});

it("MOD-01 a department that the shell has never heard of is read like any other", async () => {
  const views = [{ ...viewNamed("pos-sales"), id: "spa", access: "wellness", icon: "lotus" }];
  const spa = { ...pos, name: "mfe-spa", views };
  expect(await listed(spa, pos)).toEqual([spa, pos]);
  expect(reported).not.toHaveBeenCalled();
});
