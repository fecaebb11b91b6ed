import { type Fault, fixedParts, nodesOf, parse, type Source, type SyntaxNode } from "./syntax.ts";

/** How a key ends that has a text for each plural form. */
export const PLURAL = /_(?:zero|one|two|few|many|other)$/u;

/**
 * Keys of a catalogue that its department's sources do not use, neither as a string nor by a template
 * (`status.${room.status}` uses every key with that prefix).
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): Fault[] {
  const { strings, patterns } = usesOf(sources);
  return namesOf(keys)
    .filter((name) => !strings.has(name) && !patterns.some((pattern) => pattern.test(name)))
    .map((name) => `unused text: ${name}`);
}

/**
 * Keys in camel case that a source writes out. A key that ends with a value of a contract (`today.${part}`) is
 * spelled as that value is.
 */
export function camelCaseKeys(keys: readonly string[], sources: readonly Source[]): Fault[] {
  const { strings, patterns } = usesOf(sources);
  return namesOf(keys)
    .filter((name) => /[a-z0-9][A-Z]/u.test(name))
    .filter((name) => strings.has(name) && !patterns.some((pattern) => pattern.test(name)))
    .map((name) => `key not in kebab-case: ${name}`);
}

const namesOf = (keys: readonly string[]) => [
  ...new Set(keys.map((key) => key.replace(PLURAL, ""))),
];

/** The strings of these sources, and what their templates may become. */
function usesOf(sources: readonly Source[]): { strings: Set<string>; patterns: RegExp[] } {
  const strings = new Set<string>();
  const patterns: RegExp[] = [];
  for (const node of sources.flatMap(valuesOf)) {
    if (node.type === "Literal") for (const text of fixedParts(node)) strings.add(text);
    else patterns.push(...patternOf(node));
  }
  return { strings, patterns };
}

/** String literals that are values. Those of types (`"dirty" | "clean"`) do not count as uses. */
function valuesOf(source: Source): SyntaxNode[] {
  const values = nodesOf(
    parse(source),
    (node) => !/^(?:TSLiteralType|Import|Export\w*From)/u.test(node.type),
  );
  return [...values].filter(({ type }) => type === "Literal" || type === "TemplateLiteral");
}

/** The pattern of a template with a literal part. A template without one matches any key, so it is ignored. */
export function patternOf(node: SyntaxNode): RegExp[] {
  const parts = fixedParts(node);
  if (parts.length < 2 || !parts.some((part) => /\w/u.test(part))) return [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return [new RegExp(`^${escaped.join(".+")}$`, "u")];
}
