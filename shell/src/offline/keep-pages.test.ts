import type { ModuleEntry, ModuleList } from "@funduq/shared-types/contracts/module";
import { HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { releases } from "../testing/open-shell.tsx";
import { heldReleases, KEPT_RELEASES } from "./held-releases.ts";
import { keepPages } from "./keep-pages.ts";

/** What the browser keeps. jsdom has neither IndexedDB nor caches. */
const browser = vi.hoisted(() => ({
  hasUnsent: false,
  answers: new Map<string, { data: unknown }>(),
  files: new Map<string, Response>(),
}));
vi.mock("@funduq/shared-ui/unsent", () => ({ hasUnsent: async () => browser.hasUnsent }));
vi.mock("@funduq/shared-ui/state", async (original) => ({
  ...(await original<object>()),
  lastKnownPart: async () => ({
    placeOfAnswer: (url: string, params: object) => ({ key: url + JSON.stringify(params) }),
    keepAnswer: async ({ key }: { key: string }, data: unknown) =>
      void browser.answers.set(key, { data }),
    startKeeping: async () => undefined,
  }),
}));

const { hotelId } = aHotel();
const [desk, pos] = releases as [ModuleEntry, ModuleEntry];
const next: ModuleEntry = {
  ...pos,
  version: "2.0.0",
  entry: "/remotes/mfe-pos/2.0.0/mf-manifest.json",
};
const listOf = (...modules: ModuleEntry[]): ModuleList => ({
  signedIn: true,
  shellVersion: "0.1.0-aaaaaaaaaa",
  modules,
  closed: [],
});
const filesKept = () =>
  [...browser.files.keys()]
    .map((url) => new URL(url).pathname)
    .filter((path) => path !== KEPT_RELEASES);
const keptVersions = () =>
  [...browser.answers.values()].flatMap(({ data }) =>
    (data as ModuleList).modules.map(({ version }) => version),
  );
const posted = vi.fn();

beforeEach(() => {
  browser.hasUnsent = false;
  browser.answers.clear();
  browser.files.clear();
  posted.mockReset();
  const worker = { postMessage: posted, state: "activated" };
  const registration = { installing: null, waiting: null, active: worker, update: vi.fn() };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
  document.documentElement.dataset.version = "0.1.0-aaaaaaaaaa";
  server.use(
    http.get("*/remotes/:module/:version/release.json", () =>
      HttpResponse.json({ files: { "mf-manifest.json": "", "js/late.0123456789.js": "" } }),
    ),
    http.get("*/remotes/:module/:version/mf-manifest.json", () => HttpResponse.json({})),
    http.get("*/remotes/:module/:version/js/*", () => new HttpResponse("late")),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.version;
});

/** As much of a browser's cache as is used. */
const hrefOf = (url: string) => new URL(url, location.href).href;
const cache = {
  match: async (url: string) => browser.files.get(hrefOf(url))?.clone(),
  put: async (url: string, answer: Response) => void browser.files.set(hrefOf(url), answer),
  async add(request: Request) {
    const answer = await fetch(request);
    if (!answer.ok) throw new TypeError("a file is missing");
    browser.files.set(request.url, answer);
  },
  keys: async () => [...browser.files.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => browser.files.delete(url),
};

it("POS-08 POS-12 keeps all files of the departments that the visitor may open, and says which shell runs", async () => {
  await keepPages(listOf(pos), hotelId);
  expect(filesKept()).toEqual([
    "/remotes/mfe-pos/1.0.0/mf-manifest.json",
    "/remotes/mfe-pos/1.0.0/js/late.0123456789.js",
  ]);
  expect(posted).toHaveBeenCalledWith({ running: "0.1.0-aaaaaaaaaa" });
});

it("X-03 takes a new release with all its files, and removes those of the former one and of departments that are gone", async () => {
  await keepPages(listOf(desk, pos), hotelId);
  await keepPages(listOf(next), hotelId);
  expect(filesKept()).toEqual([
    "/remotes/mfe-pos/2.0.0/mf-manifest.json",
    "/remotes/mfe-pos/2.0.0/js/late.0123456789.js",
  ]);
  expect(keptVersions()).toEqual(["2.0.0"]);
});

it("X-03 a release of which a file can't be had does not take the place of the one that is kept", async () => {
  await keepPages(listOf(pos), hotelId);
  server.use(
    http.get("*/remotes/mfe-pos/2.0.0/js/*", () => new HttpResponse(null, { status: 404 })),
  );
  await expect(keepPages(listOf(next), hotelId)).rejects.toThrow("a file is missing");
  expect(keptVersions()).toEqual(["1.0.0"]);
  expect(filesKept()).toContain("/remotes/mfe-pos/1.0.0/js/late.0123456789.js");
});

const versionsHeld = async () => (await heldReleases()).map(({ version }) => version);

it("POS-12 X-03 while changes wait, a page runs the releases that are kept, and a newer one does not replace them", async () => {
  await keepPages(listOf(pos), hotelId);
  expect(await versionsHeld()).toEqual([]);
  browser.hasUnsent = true;
  expect(await keepPages(listOf(pos), hotelId)).toBe(true);
  expect(await keepPages(listOf(next), hotelId)).toBe(false);
  expect([keptVersions(), await versionsHeld()]).toEqual([["1.0.0"], ["1.0.0"]]);
  browser.hasUnsent = false;
  expect(await keepPages(listOf(next), hotelId)).toBe(true);
  expect(keptVersions()).toEqual(["2.0.0"]);
});

it("POS-12 X-03 what somebody has left unsent holds its department's release after a log-out; the next person has their own departments too", async () => {
  await keepPages(listOf(pos), hotelId);
  browser.hasUnsent = true;
  browser.answers.clear();
  await keepPages(listOf(desk), hotelId);
  expect(filesKept().map((path) => path.split("/")[2])).toEqual([
    "mfe-pos",
    "mfe-pos",
    "mfe-frontoffice",
    "mfe-frontoffice",
  ]);
  const [list] = [...browser.answers.values()] as { data: ModuleList }[];
  expect(list?.data.modules.map(({ name }) => name)).toEqual(["mfe-frontoffice"]);
  browser.hasUnsent = false;
  await keepPages(listOf(desk), hotelId);
  expect(filesKept().some((path) => path.includes("mfe-pos"))).toBe(false);
});

it("POS-12 a first visit is kept whatever waits", async () => {
  browser.hasUnsent = true;
  await keepPages(listOf(pos), hotelId);
  expect(keptVersions()).toEqual(["1.0.0"]);
});
