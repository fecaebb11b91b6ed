import type { Page } from "@playwright/test";

/** A script that the browser got over the network. */
type Download = { path: string; bytes: number };

/** Listens to the scripts that a page downloads; what the browser's cache has is none. A page with routes has no cache. */
export async function watchDownloads(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Map<string, { path: string; headerBytes: number }>();
  const downloads: Download[] = [];
  network.on("Network.responseReceived", ({ requestId, response }) => {
    const path = new URL(response.url).pathname;
    if (path.endsWith(".js"))
      scripts.set(requestId, { path, headerBytes: response.encodedDataLength });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    // Nothing was transferred of what the browser's cache has.
    if (!script || encodedDataLength === 0) return;
    const { path, headerBytes } = script;
    downloads.push({ path, bytes: encodedDataLength - headerBytes });
  });
  return {
    /** What came since the last call. */
    take: (): Download[] => downloads.splice(0),
    /** Fails what is asked for at these addresses (`*` is anything); none: nothing. */
    block: (urls: string[]) => network.send("Network.setBlockedURLs", { urls }),
  };
}

export const bytesOf = (downloads: readonly Download[]) =>
  downloads.reduce((sum, { bytes }) => sum + bytes, 0);
