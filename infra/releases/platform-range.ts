import satisfies from "semver/functions/satisfies.js";

/** One `^1.2.3`: a wider range, such as `*`, would include platform versions that were never tested. */
const caretRange = /^\^\d+\.\d+\.\d+$/;

/** Whether a platform version satisfies a range such as `^0.1.0`: not older, and no breaking change since. */
export function satisfiesPlatform(version: string, range: string): boolean {
  return caretRange.test(range) && satisfies(version, range);
}
