import type { Fact } from "./facts.ts";

export type Report = { version: string; facts: Fact[] };

const head = /^# @funduq\/shared-ui (\S+)$/u;
const line = /^( *)(\S+) (?:(export|member|choice|shape) (in|out|both) (.*)|like (\S+))$/u;

/** Shorter parts of the report are repeated rather than referred to. */
const SMALLEST_LINES = 4;

type Branch = { path: string; facts: Fact[]; branches: Map<string, Branch> };

/**
 * The report as text: a path's segments are indented below each other, so that a difference reads well. What
 * is below a path as it is below an earlier one is written as `like` that path.
 */
export function writeReport({ version, facts }: Report): string {
  const seen = new Map<string, string>();
  const lines = branchesOf(facts).flatMap((branch) => linesOf(branch, branch.path, seen));
  return `${[`# @funduq/shared-ui ${version}`, ...lines].join("\n")}\n`;
}

function branchesOf(facts: readonly Fact[]): Branch[] {
  const roots = new Map<string, Branch>();
  for (const fact of facts) {
    const [part, name, ...segments] = fact.path.split("/");
    let branch = branchAt(roots, `${part}/${name}`, `${part}/${name}`);
    for (const segment of segments)
      branch = branchAt(branch.branches, segment, `${branch.path}/${segment}`);
    branch.facts.push(fact);
  }
  return [...roots.values()];
}

function branchAt(branches: Map<string, Branch>, name: string, path: string): Branch {
  const branch = branches.get(name) ?? { path, facts: [], branches: new Map() };
  branches.set(name, branch);
  return branch;
}

function linesOf(branch: Branch, name: string, seen: Map<string, string>): string[] {
  const own = branch.facts.map(({ kind, position, text }) => `${name} ${kind} ${position} ${text}`);
  const plain = plainLines(branch);
  const key = plain.join("\n");
  const same = seen.get(key);
  if (plain.length >= SMALLEST_LINES && same) return [...own, `${name} like ${same}`];
  seen.set(key, branch.path);
  const below = [...branch.branches].flatMap(([segment, one]) => linesOf(one, segment, seen));
  return [...own, ...below.map((each) => `  ${each}`)];
}

/** What is below a branch, without references to earlier ones. */
function plainLines({ branches }: Branch): string[] {
  return [...branches].flatMap(([name, branch]) => [
    ...branch.facts.map(({ kind, position, text }) => `${name} ${kind} ${position} ${text}`),
    ...plainLines(branch).map((each) => ` ${each}`),
  ]);
}

export function readReport(text: string): Report {
  const [first = "", ...lines] = text.trimEnd().split("\n");
  const version = head.exec(first)?.[1];
  if (!version) throw new Error("The report of the facade's types does not begin with its version");
  const facts: Fact[] = [];
  const above: string[] = [];
  for (const each of lines) facts.push(...readLine(each, above, facts));
  return { version, facts };
}

/** `above` has the paths that are open at each depth. */
function readLine(text: string, above: string[], before: readonly Fact[]): Fact[] {
  const [, indent = "", name = "", kind, position, rest = "", like] = line.exec(text) ?? [];
  if (!name) throw new Error(`The report has a line that can't be read: ${text}`);
  const depth = indent.length / 2;
  const path = depth === 0 ? name : `${above[depth - 1]}/${name}`;
  above.splice(depth, above.length, path);
  if (like) return copied(before, like, path);
  return [{ path, kind: kind as Fact["kind"], position: position as Fact["position"], text: rest }];
}

function copied(facts: readonly Fact[], from: string, to: string): Fact[] {
  return facts
    .filter(({ path }) => path.startsWith(`${from}/`))
    .map((fact) => ({ ...fact, path: `${to}${fact.path.slice(from.length)}` }));
}
