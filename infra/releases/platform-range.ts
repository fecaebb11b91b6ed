import satisfies from "semver/functions/satisfies.js";

/** One `^1.2.3`: a wider range, such as `*`, claims platforms that nobody has tried. */
const caretRange = /^\^\d+\.\d+\.\d+$/;

/** Whether a platform version lies in a range such as `^0.1.0`: not older, and nothing broken since. */
export function satisfiesPlatform(version: string, range: string): boolean {
  return caretRange.test(range) && satisfies(version, range);
}
