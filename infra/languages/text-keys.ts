import { type Fault, fixedParts, nodesOf, parse, type Source, type SyntaxNode } from "./syntax.ts";

const PLURAL = /_(?:zero|one|two|few|many|other)$/u;

/**
 * Keys of a catalogue that no source of its department names: neither as a string, nor through a
 * template (`status.${room.status}` names every key that begins so).
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): Fault[] {
  const strings = new Set<string>();
  const patterns: RegExp[] = [];
  for (const node of sources.flatMap(valuesOf)) {
    if (node.type === "Literal") for (const text of fixedParts(node)) strings.add(text);
    else patterns.push(...patternOf(node));
  }
  const names = [...new Set(keys.map((key) => key.replace(PLURAL, "")))];
  return names
    .filter((name) => !strings.has(name) && !patterns.some((pattern) => pattern.test(name)))
    .map((name) => `nobody uses the text ${name}`);
}

/** Strings as values; a type's members (`"dirty" | "clean"`) use nothing. */
function valuesOf(source: Source): SyntaxNode[] {
  const values = nodesOf(
    parse(source),
    (node) => !/^(?:TSLiteralType|Import|Export\w*From)/u.test(node.type),
  );
  return [...values].filter(({ type }) => type === "Literal" || type === "TemplateLiteral");
}

/** A template with a fixed beginning or end; one without could be any key, so it proves none. */
function patternOf(node: SyntaxNode): RegExp[] {
  const parts = fixedParts(node);
  if (parts.length < 2 || !parts.some((part) => /\w/u.test(part))) return [];
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return [new RegExp(`^${escaped.join(".+")}$`, "u")];
}
