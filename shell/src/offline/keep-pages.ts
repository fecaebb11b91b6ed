import {
  type ModuleEntry,
  type ModuleList,
  releaseFilesSchema,
} from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { lastKnownPart } from "@funduq/shared-ui/state";
import { hasUnsent } from "@funduq/shared-ui/unsent";
import { isWorkOfVisitor } from "../remotes/use-preload.ts";
import { DEPARTMENT_FILES, type Running } from "./caches.ts";
import { placeOfModules } from "./known-modules.ts";

/**
 * Installs the service worker, which keeps the shell, and keeps the departments that the registry opens for the visitor.
 * The registry's answer is kept once all their files are there, so that a page without a network names only releases that
 * it can load. While changes wait in the outbox, the releases that are kept stay.
 */
export async function keepPages(list: ModuleList, hotelId: HotelId | null): Promise<void> {
  const { keepAnswer, lastKnown, startKeeping } = await lastKnownPart();
  const worker = await installWorker();
  const place = placeOfModules(hotelId);
  if ((await lastKnown(place)) && (await hasUnsent())) return startKeeping();
  const departments = list.modules.filter(isWorkOfVisitor);
  const files = (await Promise.all(departments.map(filesOf))).flat();
  const cache = await caches.open(DEPARTMENT_FILES);
  await addMissing(cache, files);
  await keepAnswer(place, list);
  await startKeeping();
  await removeOthers(cache, files);
  const running = document.documentElement.dataset.version ?? "";
  worker?.postMessage({ running } satisfies Running);
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

async function removeOthers(cache: Cache, files: readonly File[]): Promise<void> {
  const wanted = new Set(files.map(({ url }) => url));
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}
