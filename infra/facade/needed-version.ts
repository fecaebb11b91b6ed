import semver from "semver";
import type { Fact } from "./facts.ts";
import type { Report } from "./report.ts";

export type Change = "none" | "addition" | "break";
export type Difference = { change: Change; breaks: string[]; additions: string[] };

/** Compares two reports. A department built against `before` works with `now` unless something breaks. */
export function difference(before: readonly Fact[], now: readonly Fact[]): Difference {
  const old = new Map(before.map((fact) => [idOf(fact), fact]));
  const recent = new Map(now.map((fact) => [idOf(fact), fact]));
  const known = new Set(before.map(({ path }) => path));
  const gone = before.filter((fact) => !recent.has(idOf(fact)));
  const added = now.filter((fact) => !old.has(idOf(fact)));
  const narrowed = added.filter((fact) => isBreak(fact, known));
  const widened = now.filter((fact) => isOtherPosition(fact, old.get(idOf(fact))));
  const breaks = [
    ...gone.map((fact) => `removed: ${say(fact)}`),
    ...narrowed.map((fact) => `changed: ${say(fact)}`),
    ...widened.map((fact) => `now also used as ${fact.position}: ${say(fact)}`),
  ];
  // The first line of each addition; what is below it is as new.
  const additions = added
    .filter((fact) => !narrowed.includes(fact) && !isNewBelow(fact, known))
    .map(say);
  const change = breaks.length > 0 ? "break" : additions.length > 0 ? "addition" : "none";
  return { change, breaks, additions };
}

function isNewBelow({ path, kind }: Fact, known: ReadonlySet<string>): boolean {
  const isNew = !known.has(path);
  return isNew && (kind === "choice" || !known.has(parentOf(path))) && kind !== "export";
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const idOf = ({ path, kind, text }: Fact) => `${path} ${kind} ${text}`;
const say = ({ path, kind, text }: Fact) => `${path} (${kind} ${text})`;

/** Whether an addition breaks departments: only what they need not give or can't receive is harmless. */
function isBreak({ path, kind, position, text }: Fact, known: ReadonlySet<string>): boolean {
  const isNew = !known.has(path);
  if (kind === "export" || (isNew && !known.has(parentOf(path)))) return false;
  if (kind === "member") return text !== "optional" && position !== "out";
  if (isNew) return false;
  return kind === "shape" || position !== "in";
}

/** A type that departments only gave, or only received, is now used in the other direction too. */
function isOtherPosition({ position }: Fact, before: Fact | undefined): boolean {
  return before !== undefined && before.position !== position && before.position !== "both";
}

/** Returns what is wrong with the facade's version, or undefined. */
export function versionFault(recorded: Report, version: string, now: readonly Fact[]) {
  if (!semver.valid(version)) return `The facade's version ${version} is no semantic version.`;
  if (semver.lt(version, recorded.version))
    return `The facade's version ${version} is below ${recorded.version}, which is released. Raise it in shared-ui/package.json.`;
  const { change, breaks, additions } = difference(recorded.facts, now);
  const needed = neededVersion(recorded.version, change);
  if (semver.gte(version, needed)) return undefined;
  const why =
    change === "break"
      ? `Public types of the facade were removed or changed since ${recorded.version}; departments built against it would break.`
      : `Public types were added to the facade since ${recorded.version}; a department that uses them must ask for a version that has them.`;
  const lines = change === "break" ? breaks : additions;
  return `${why} Set "version" in shared-ui/package.json to ${needed}, or take the change back:\n${listed(lines)}`;
}

/** Returns why the facade can't be given out as this version, or undefined. */
export function recordFault(recorded: Report, version: string, now: readonly Fact[]) {
  const isRecorded =
    recorded.version === version && difference(recorded.facts, now).change === "none";
  if (isRecorded) return undefined;
  return `The public types of @funduq/shared-ui ${version} are not recorded. Run "npm run facade:record" and commit shared-ui/public-types.txt.`;
}

function neededVersion(recorded: string, change: Change): string {
  if (change === "none") return recorded;
  return semver.inc(recorded, change === "break" ? "major" : "minor") ?? recorded;
}

const SHOWN = 20;

function listed(lines: readonly string[]): string {
  const shown = lines.slice(0, SHOWN).map((each) => `  ${each}`);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])].join("\n");
}
