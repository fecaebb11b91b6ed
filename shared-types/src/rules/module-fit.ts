/** One `^1.2.3`: a wider range, such as `*`, would include platform versions that were never tested. */
const caretRange = /^\^(\d+)\.(\d+)\.(\d+)$/u;
const released = /^(\d+)\.(\d+)\.(\d+)$/u;

/** What an installed shell offers to departments. */
export type Platform = { contract: number; version: string };

/** Whether a shell can run a release: it keeps the same contract and has the facade the release needs (MOD-03). */
export function fitsPlatform(
  platform: Platform,
  release: { contract: number; platform: string },
): boolean {
  return (
    release.contract === platform.contract && satisfiesPlatform(platform.version, release.platform)
  );
}

/**
 * Whether a platform version satisfies a range such as `^0.1.0`: not older, and no breaking change since.
 * As semver reads it: the first part that is not zero must not change.
 */
export function satisfiesPlatform(version: string, range: string): boolean {
  const offered = partsOf(released, version);
  const least = partsOf(caretRange, range);
  if (!offered || !least) return false;
  const [major, minor, patch] = offered;
  const [leastMajor, leastMinor, leastPatch] = least;
  if (major !== leastMajor) return false;
  if (major > 0) return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
  if (minor !== leastMinor) return false;
  return minor > 0 ? patch >= leastPatch : patch === leastPatch;
}

function partsOf(pattern: RegExp, text: string): [number, number, number] | undefined {
  const found = pattern.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}
