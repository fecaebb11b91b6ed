import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { departments, viewNamed } from "@funduq/shared-types/testing/departments";
import { addCatalogue } from "@funduq/shared-ui/i18n";
import { afterEach, expect, it, vi } from "vitest";
import { createModules, hasNewerRelease } from "./modules.ts";
import type { RemoteLoader } from "./remote-loader.ts";

const entry: ModuleEntry = {
  name: "mfe-pos",
  title: departments["mfe-pos"]?.title ?? { en: "", fr: "", ar: "" },
  version: "1.0.0",
  contract: MODULE_CONTRACT,
  platform: "^0.1.0",
  entry: "/remotes/mfe-pos/1.0.0/mf-manifest.json",
  integrity: {},
  views: [viewNamed("pos-sales")],
};

const pos = {
  contract: MODULE_CONTRACT,
  name: "mfe-pos",
  version: "1.0.0",
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

it("X-03 runs the release that is held, not the one that the registry names", async () => {
  const loader = loaderThat(() => ({ default: { ...pos, register: vi.fn() } }));
  const modules = createModules(loader, { pause, held: [entry] });
  const newer = { ...entry, version: "2.0.0", entry: "/remotes/mfe-pos/2.0.0/mf-manifest.json" };
  modules.start(newer);
  await settled(modules);
  expect(modules.state("mfe-pos")).toMatchObject({ status: "ready", version: "1.0.0" });
  expect(loader.register).toHaveBeenCalledWith(entry, { anew: false });
  expect(hasNewerRelease(modules, [newer])).toBe(true);
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

it.each([
  ["a newer facade", { platform: "^0.1.4" }],
  ["a facade with another major", { platform: "^1.0.0" }],
  ["another contract", { contract: MODULE_CONTRACT + 1 }],
])("MOD-03 a release that needs %s is not fetched, ahead neither", async (_, needs) => {
  const loader = loaderThat(() => ({ default: { ...pos, register: vi.fn() } }));
  loader.preload = vi.fn(loader.preload);
  const modules = createModules(loader, { pause });
  await modules.preload({ ...entry, ...needs });
  modules.start({ ...entry, ...needs });
  expect(modules.state("mfe-pos").status).toBe("incompatible");
  expect(loader.preload).not.toHaveBeenCalled();
  expect(loader.register).not.toHaveBeenCalled();
});

it("MOD-03 code that keeps another contract than its entry says is fetched once and not run", async () => {
  const register = vi.fn();
  const loader = loaderThat(() => ({
    default: { ...pos, contract: MODULE_CONTRACT + 1, register },
  }));
  const modules = createModules(loader, { pause });
  modules.start(entry);
  await settled(modules);
  expect(modules.state("mfe-pos").status).toBe("incompatible");
  expect(loader.load).toHaveBeenCalledOnce();
  expect(register).not.toHaveBeenCalled();
});

it("MOD-04 a release that this page can run takes the place of one that it can't, without a reload", async () => {
  const modules = createModules(
    loaderThat(() => ({ default: { ...pos, register: vi.fn() } })),
    { pause },
  );
  modules.start({ ...entry, version: "2.0.0", platform: "^0.2.0" });
  modules.start(entry);
  await settled(modules);
  expect(modules.state("mfe-pos")).toMatchObject({ status: "ready", version: "1.0.0" });
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
  expect(vi.mocked(loader.register).mock.calls).toEqual([[entry, { anew: false }]]);
  expect(modules.state("mfe-pos")).toMatchObject({ version: "1.0.0" });
});

const never = () => new Promise<never>(() => undefined);
afterEach(() => vi.useRealTimers());

it("MOD-04 a department whose files hang is said to be down within 8 s, and what comes later is not run", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let arrive: (exposed: unknown) => void = () => undefined;
  const register = vi.fn();
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  const modules = createModules(
    loaderThat(() => late),
    { pause },
  );
  modules.start(entry);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(modules.state("mfe-pos").status).toBe("failed");
  arrive({ default: { ...pos, register } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).not.toHaveBeenCalled();
});

it("MOD-04 opening a department ends what is fetched ahead of it", async () => {
  const loader = loaderThat(() => ({ default: { ...pos, register: vi.fn() } }));
  let signal: AbortSignal | undefined;
  loader.preload = (_, given) => {
    signal = given;
    return never();
  };
  const modules = createModules(loader, { pause });
  void modules.preload(entry);
  expect(signal?.aborted).toBe(false);
  modules.start(entry);
  await settled(modules);
  expect(signal?.aborted).toBe(true);
  expect(modules.state("mfe-pos").status).toBe("ready");
});

const withTexts = (namespace: string, source: () => Promise<{ texts: { title: string } }>) => ({
  default: {
    ...pos,
    register: () => addCatalogue(namespace, { en: source, fr: source, ar: source }),
  },
});

it("MOD-04 a department without its texts is down until they come; its code is not run twice", async () => {
  let isThere = false;
  const source = vi.fn(async () => {
    if (!isThere) throw new Error("404");
    return { texts: { title: "Restaurant" } };
  });
  const loader = loaderThat(() => withTexts("silent", source));
  const modules = createModules(loader, { pause });
  modules.start(entry);
  await settled(modules);
  expect(modules.state("mfe-pos").status).toBe("failed");

  isThere = true;
  modules.retry(entry);
  await settled(modules);
  expect(modules.state("mfe-pos").status).toBe("ready");
  expect(loader.load).toHaveBeenCalledOnce();
});

it("MOD-04 a department whose texts hang keeps no other one closed", async () => {
  const hanging = createModules(
    loaderThat(() => withTexts("hanging", never)),
    { pause },
  );
  hanging.start(entry);
  await vi.waitFor(() => expect(hanging.state("mfe-pos").status).toBe("loading"));
  const modules = createModules(
    loaderThat(() => withTexts("quick", async () => ({ texts: { title: "Restaurant" } }))),
    { pause },
  );
  modules.start(entry);
  await vi.waitFor(() => expect(modules.state("mfe-pos").status).toBe("ready"), 2_000);
  expect(hanging.state("mfe-pos").status).toBe("loading");
});

it("X-04 after a crash a newer release takes the place of the one that runs; the same one stays", async () => {
  const releases = ["1.0.0", "1.0.1"].map((version) => () => ({
    default: { ...pos, version, register: vi.fn() },
  }));
  const loader = loaderThat(...releases);
  const modules = createModules(loader, { pause });
  modules.start(entry);
  await settled(modules);
  modules.replace(entry);
  expect(loader.load).toHaveBeenCalledOnce();

  modules.replace({ ...entry, version: "1.0.1", entry: "/remotes/mfe-pos/1.0.1/mf-manifest.json" });
  await settled(modules);
  expect(modules.state("mfe-pos")).toMatchObject({ status: "ready", version: "1.0.1" });
});

it("MOD-04 reports a department that failed, with the class of the error and never its words", async () => {
  const report = vi.fn();
  const hidden = () => {
    throw new TypeError("Nadia Hamdi is undefined");
  };
  const modules = createModules(loaderThat(hidden), { pause, report });
  modules.start(entry);
  await settled(modules);
  expect(report.mock.calls).toEqual([
    [{ module: "mfe-pos", version: "1.0.0", fault: "files", error: "TypeError" }],
  ]);
  modules.crashed("mfe-pos", new RangeError("room 12"));
  expect(report).toHaveBeenLastCalledWith({
    module: "mfe-pos",
    version: "1.0.0",
    fault: "crash",
    error: "RangeError",
  });
});

it("MOD-03 MOD-04 reports a release that this page can't run", () => {
  const report = vi.fn();
  const modules = createModules(loaderThat(down), { pause, report });
  modules.start({ ...entry, platform: "^99.0.0" });
  expect(report).toHaveBeenCalledExactlyOnceWith({
    module: "mfe-pos",
    version: "1.0.0",
    fault: "incompatible",
    error: "",
  });
});
