import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { expect, it, vi } from "vitest";
import { createModules, hasNewerRelease } from "./modules.ts";
import type { RemoteLoader } from "./remote-loader.ts";

const entry: ModuleEntry = {
  name: "mfe-pos",
  version: "1.0.0",
  contract: 1,
  platform: "^0.1.0",
  entry: "/remotes/mfe-pos/1.0.0/mf-manifest.json",
  integrity: {},
  views: ["pos-sales"],
};

const pos = {
  contract: 1,
  name: "mfe-pos",
  version: "1.0.0",
  views: ["pos-sales"],
  Root: () => null,
};

function loaderThat(
  ...answers: (() => unknown)[]
): RemoteLoader & { load: ReturnType<typeof vi.fn> } {
  const load = vi.fn(async () => {
    const answer = answers[Math.min(load.mock.calls.length, answers.length) - 1];
    return answer?.();
  });
  return { register: vi.fn(), load, preload: async () => undefined };
}

const down = () => {
  throw new Error("404");
};
const pause = async () => undefined;
const settled = (modules: ReturnType<typeof createModules>) =>
  vi.waitFor(() => expect(modules.state("mfe-pos").status).not.toBe("loading"), 10_000);

it("X-03 loads a department at run time and registers it once", async () => {
  const register = vi.fn();
  const modules = createModules(
    loaderThat(() => ({ default: { ...pos, register } })),
    { pause },
  );
  modules.start(entry);
  modules.start(entry);
  await settled(modules);
  expect(modules.state("mfe-pos")).toMatchObject({ status: "ready", version: "1.0.0" });
  expect(register).toHaveBeenCalledOnce();
});

it("X-04 tries three times before a department counts as down, and comes back on another try", async () => {
  const loader = loaderThat(down, down, down, () => ({ default: { ...pos, register: vi.fn() } }));
  const modules = createModules(loader, { pause });
  modules.start(entry);
  await settled(modules);
  expect(loader.load).toHaveBeenCalledTimes(3);
  expect(modules.state("mfe-pos").status).toBe("failed");

  modules.retry(entry);
  await settled(modules);
  expect(modules.state("mfe-pos").status).toBe("ready");
  expect(loader.register).toHaveBeenLastCalledWith(entry, { anew: true });
});

it.each([
  ["another contract", { ...entry, contract: 2 }, () => ({ default: pos })],
  ["not a department", entry, () => ({ default: { hello: "world" } })],
  [
    "another department",
    entry,
    () => ({ default: { ...pos, name: "mfe-admin", register: vi.fn() } }),
  ],
])("X-04 refuses code that is %s", async (_, wanted, answer) => {
  const modules = createModules(loaderThat(answer), { pause });
  modules.start(wanted);
  await settled(modules);
  expect(modules.state("mfe-pos").status).toBe("failed");
});

it("X-03 notices a newer release of what already runs", async () => {
  const modules = createModules(
    loaderThat(() => ({ default: { ...pos, register: vi.fn() } })),
    { pause },
  );
  modules.start(entry);
  await settled(modules);
  expect(hasNewerRelease(modules, [entry])).toBe(false);
  expect(hasNewerRelease(modules, [{ ...entry, version: "1.1.0" }])).toBe(true);
});

it("X-04 a release that was taken back after its files were fetched ahead is not the one that runs", async () => {
  const loader = loaderThat(() => ({ default: { ...pos, register: vi.fn() } }));
  const modules = createModules(loader, { pause });
  const bad = { ...entry, version: "1.1.0", entry: "/remotes/mfe-pos/1.1.0/mf-manifest.json" };
  await modules.preload(bad);
  modules.start(entry);
  await settled(modules);
  expect(vi.mocked(loader.register).mock.calls).toEqual([
    [bad, { anew: false }],
    [entry, { anew: true }],
  ]);
  expect(modules.state("mfe-pos")).toMatchObject({ version: "1.0.0" });
});
