import { hasUnsent } from "@funduq/shared-ui/unsent";
import { PrecacheController } from "workbox-precaching/PrecacheController";
import { NavigationRoute } from "workbox-routing/NavigationRoute";
import { registerRoute } from "workbox-routing/registerRoute";
import { DEPARTMENT_FILES, type Running, SHELL_FILES } from "../offline/caches.ts";

/**
 * Opens the suite without a network: the shell's page and files, and the departments' files that the shell has kept. It
 * touches nothing below `/api`, and no write.
 */

declare const self: ServiceWorkerGlobalScope;
/** This shell's release, and its files with their hashes. Set by the build (`infra/config/service-worker.mjs`). */
declare const __VERSION__: string;
declare const __FILES__: { url: string; revision: null; integrity: string }[];

/** How long the server may take for the page before the one that is kept is opened. */
const PAGE_WITHIN_MS = 3_000;

/** Every release has a page of its own, so that a newer one never takes the place of the one in use. */
const pageOf = (version: string) => `/index.html?release=${version}`;

const shell = new PrecacheController({ cacheName: SHELL_FILES });
shell.addToCacheList(__FILES__);

self.addEventListener("install", (event) => {
  // A newer worker may take over at once: which release a page has is decided when it is opened.
  event.waitUntil(shell.install(event).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener("message", (event) => {
  const { running } = event.data as Running;
  event.waitUntil(noteRunning(running, event));
});

const notPages = [/^\/(api|metrics|remotes|js|css|assets)([/?]|$)/, /^[^?]*\.[^/?]+(\?|$)/];
registerRoute(new NavigationRoute(({ request }) => openPage(request), { denylist: notPages }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(remotes|js|css|assets)\//.test(url.pathname),
  ({ request }) => openFile(request),
);

/**
 * The server's page, as without a worker. Without an answer, that of this worker's release. While changes wait in the
 * outbox, that of the release with which they were made, whatever the server has.
 */
async function openPage(request: Request): Promise<Response> {
  const isHeld = await hasUnsent();
  const answer = !isHeld && navigator.onLine ? await answerInTime(fetch(request)) : undefined;
  if (answer) return answer;
  const held = isHeld ? await kept(pageOf(await lastRunning())) : undefined;
  return held ?? (await kept(pageOf(__VERSION__))) ?? fetch(request);
}

/** Undefined without an answer in time, or where a proxy answers for a server that does not. */
async function answerInTime(answer: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_WITHIN_MS));
  const found = await Promise.race([answer.catch(() => undefined), late]);
  return found && found.status < 500 ? found : undefined;
}

/** A file is named by its content. One that is asked for past the browser's cache was damaged: it is replaced. */
async function openFile(request: Request): Promise<Response> {
  const isRepair = request.cache === "reload";
  const found = isRepair ? undefined : await kept(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (isRepair && answer.ok) await replace(request.url, answer.clone());
  return answer;
}

async function kept(url: string): Promise<Response | undefined> {
  for (const cacheName of [SHELL_FILES, DEPARTMENT_FILES]) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function replace(url: string, answer: Response): Promise<void> {
  for (const name of [SHELL_FILES, DEPARTMENT_FILES]) {
    const cache = await caches.open(name);
    if (await cache.match(url, { ignoreVary: true })) await cache.put(url, answer.clone());
  }
}

const NOTES = "funduq.notes";
const RUNNING = "/running-release";

async function lastRunning(): Promise<string> {
  const note = await caches.match(RUNNING, { cacheName: NOTES });
  return note ? note.text() : __VERSION__;
}

/** Remembers with which release people work; once that is this one and no other tab is open, the others' files go. */
async function noteRunning(version: string, event: ExtendableEvent): Promise<void> {
  if (!(await kept(pageOf(version)))) return;
  await (await caches.open(NOTES)).put(RUNNING, new Response(version));
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (version === __VERSION__ && pages.length === 1) await shell.activate(event);
}
