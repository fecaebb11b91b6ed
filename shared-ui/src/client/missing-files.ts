/** How long one missing file may take to be fetched again. */
const REFETCH_WITHIN_MS = 3_000;

/** Scripts and styles that were asked for and have not run: failed, refused by their hash, or still on their way. */
const missing = new Set<string>();

/** Watches the page's scripts and styles. Called once, before the first one is added. */
export function watchFiles(page: Document): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const url = addressOf(node);
        if (url) missing.add(url);
      }
  }).observe(page, { childList: true, subtree: true });
  page.addEventListener("load", ({ target }) => missing.delete(addressOf(target) ?? ""), true);
}

/**
 * Fetches what is missing past the browser's cache, which keeps a file that is named by its content
 * for good, damaged or not. The next script or style element finds the whole file there.
 */
export async function refetchMissingFiles(): Promise<void> {
  await Promise.all([...missing].map(refetch));
}

async function refetch(url: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(REFETCH_WITHIN_MS);
    const response = await fetch(url, { cache: "reload", signal });
    await response.arrayBuffer();
    if (response.ok) missing.delete(url);
  } catch {
    // Still missing: the element that is added next says so.
  }
}

function addressOf(node: unknown): string | undefined {
  if (node instanceof HTMLScriptElement) return node.src || undefined;
  if (node instanceof HTMLLinkElement && node.rel === "stylesheet") return node.href || undefined;
  return undefined;
}
