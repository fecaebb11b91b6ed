import type { ModuleEntry } from "@funduq/shared-types/contracts/module";

const hashes = new Map<string, string>();

/** Makes the hashes of a release known. Its scripts run only with them. */
export function trustRelease({ integrity }: Pick<ModuleEntry, "integrity">): void {
  for (const [address, hash] of Object.entries(integrity)) hashes.set(absolute(address), hash);
}

/**
 * The hash that the file at `url` must have. A department's script without one is refused
 * before it is fetched, so that a file the registry does not know can never run.
 */
export function integrityOf(url: string): string | undefined {
  const hash = hashes.get(absolute(url));
  if (!hash && belongsToRelease(url)) throw new Error(`No integrity is known for ${url}`);
  return hash;
}

/** The same for what cannot run (styles): checked where a hash is known. */
export function knownIntegrityOf(url: string): string | undefined {
  return hashes.get(absolute(url));
}

/** Everything but the shell's own files, so that no other origin and no other folder slips by. */
function belongsToRelease(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin !== location.origin || pathname.startsWith("/remotes/");
}

function absolute(address: string): string {
  return new URL(address, location.href).href;
}
