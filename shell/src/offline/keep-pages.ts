import type { ModuleName } from "@funduq/shared-types/contracts/department";
import {
  type ModuleEntry,
  type ModuleList,
  releaseFilesSchema,
} from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { lastKnownPart } from "@funduq/shared-ui/state";
import { isWorkOfVisitor } from "../remotes/use-preload.ts";
import { DEPARTMENT_FILES, type Running } from "./caches.ts";
import { heldReleases, KEPT_RELEASES, withHeld } from "./held-releases.ts";

/**
 * Installs the service worker, which keeps the shell, and keeps the departments that the registry opens for the visitor.
 * The registry's answer is kept once all their files are there, so that a page without a network names only releases that
 * it can load. While changes wait in the outbox, the releases that are kept stay. Resolves to whether all are current.
 */
export async function keepPages(list: ModuleList, hotelId: HotelId | null): Promise<boolean> {
  const { keepAnswer, placeOfAnswer, startKeeping } = await lastKnownPart();
  const worker = await installWorker();
  const held = await heldReleases();
  const modules = withHeld(list.modules, held);
  const work = modules.filter(isWorkOfVisitor);
  const releases = [
    ...work,
    ...held.filter(({ name }) => !work.some((each) => each.name === name)),
  ];
  const files = (await Promise.all(releases.map(filesOf))).flat();
  const cache = await caches.open(DEPARTMENT_FILES);
  await addMissing(cache, files);
  await keepAnswer(placeOfAnswer("modules", { hotelId: hotelId ?? undefined }), {
    ...list,
    modules,
  });
  await cache.put(KEPT_RELEASES, Response.json(releases));
  await startKeeping();
  await removeOthers(cache, [KEPT_RELEASES, ...files.map(({ url }) => url)]);
  const running = document.documentElement.dataset.version ?? "";
  worker?.postMessage({ running } satisfies Running);
  return held.every(({ name, version }) => !isReleasedAnew(list, name, version));
}

function isReleasedAnew({ modules }: ModuleList, name: ModuleName, version: string): boolean {
  return modules.some((entry) => entry.name === name && entry.version !== version);
}

/** Resolves when the newest worker has all files of its shell. */
async function installWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  await registration.update();
  await settled(registration.installing ?? registration.waiting);
  return (await navigator.serviceWorker.ready).active;
}

function settled(worker: ServiceWorker | null): Promise<void> {
  const isSettled = () => !worker || ["activated", "redundant"].includes(worker.state);
  return new Promise((resolve) => {
    const look = () => isSettled() && resolve();
    worker?.addEventListener("statechange", look);
    look();
  });
}

type File = { url: string; integrity: string };

/** All files of a release, also those that a screen loads late. The registry names only the first ones. */
async function filesOf({ entry }: ModuleEntry): Promise<File[]> {
  const release = new URL("release.json", new URL(entry, location.href));
  const answer = await fetch(release, { priority: "low" });
  const { files } = releaseFilesSchema.parse(await answer.json());
  return Object.entries(files).map(([name, integrity]) => ({
    url: new URL(name, release).href,
    integrity,
  }));
}

/** One after the other: a slow line is left to what the visitor does. */
async function addMissing(cache: Cache, files: readonly File[]): Promise<void> {
  for (const { url, integrity } of files) {
    if (await cache.match(url)) continue;
    await cache.add(new Request(url, { integrity, priority: "low" }));
  }
}

async function removeOthers(cache: Cache, wanted: readonly string[]): Promise<void> {
  const addresses = new Set(wanted.map((url) => new URL(url, location.href).href));
  const others = (await cache.keys()).filter(({ url }) => !addresses.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}
