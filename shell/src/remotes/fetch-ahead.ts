import type { ModuleEntry } from "@funduq/shared-types/contracts/module";

const FILE_WITHIN_MS = 5_000;

/** What of a federation manifest says which files a department starts with. */
type Manifest = {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { assets: Record<"js" | "css", { sync: string[] }> }[];
};

/**
 * Fetches the files that a department starts with into the browser's cache, one after the other, so
 * that a server that hangs holds one connection and never the one that a click needs. Not by the
 * federation runtime's `preloadRemote`, whose requests can't be aborted.
 */
export async function fetchAhead({ entry }: ModuleEntry, signal: AbortSignal): Promise<void> {
  const manifest = await fetchFile(entry, signal);
  for (const file of filesOf((await manifest.json()) as Manifest)) {
    const answer = await fetchFile(new URL(file, manifest.url).href, signal);
    await answer.arrayBuffer();
  }
}

function filesOf({ metaData, exposes }: Manifest): string[] {
  const { path, name } = metaData.remoteEntry;
  const assets = exposes.flatMap((each) => [...each.assets.css.sync, ...each.assets.js.sync]);
  return [`${path}${name}`, ...assets];
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(FILE_WITHIN_MS)]);
  const answer = await fetch(url, { priority: "low", signal: limit });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return answer;
}
