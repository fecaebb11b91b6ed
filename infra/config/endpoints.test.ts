import { expect, it } from "vitest";
import { isNode, nodesOf, parse, type SyntaxNode } from "../languages/syntax.ts";
import { browserSources } from "./browser-sources.ts";

type Endpoint = { name: string; file: string; answer: string; parts: string[] };

const readsItself = /^(?:rawResponseSchema|responseSchema|queryFn)$/u;

const endpoints = browserSources("shared-ui/src").flatMap((source): Endpoint[] => {
  if (!source.text.includes("injectEndpoints")) return [];
  const { file, text } = source;
  const properties = [...nodesOf(parse(source))].filter(({ type }) => type === "Property");
  return properties.flatMap(({ key, value }): Endpoint[] => {
    if (!isNode(key) || !isNode(value) || value.type !== "CallExpression") return [];
    const call = text.slice(value.start, value.end);
    const made = /^build\.(?:query|mutation|infiniteQuery)<\s*([^,]+),/u.exec(call);
    const [options] = value.arguments as SyntaxNode[];
    return made
      ? [{ name: String(key.name), file, answer: made[1] ?? "", parts: partsOf(options) }]
      : [];
  });
});

function partsOf(options: SyntaxNode | undefined): string[] {
  const parts = (options?.properties as SyntaxNode[] | undefined) ?? [];
  return parts.flatMap(({ key }) => (isNode(key) ? [String(key.name)] : []));
}

it("X-03 no two endpoints of the one API cache have the same name: the second would be ignored", () => {
  expect(endpoints.length).toBeGreaterThan(100);
  const twice = endpoints.filter(({ name, file }) =>
    endpoints.some((other) => other.name === name && other.file !== file),
  );
  expect(twice.map(({ name, file }) => `${name} ${file}`)).toEqual([]);
});

/**
 * Answers that are used as they come. Three departments have no zod in their scripts, which a contract would
 * add to each; the set-up's contract refuses what an older release may have stored.
 */
const unread = [
  "mfe-admin/src/features/setup/setup.endpoints.ts",
  "mfe-commercial/src/features/companies/companies.endpoints.ts",
  "mfe-housekeeping/src/features/board/board.endpoints.ts",
  "mfe-pos/src/features/restaurants/restaurants.endpoints.ts",
];

it("X-02 an endpoint reads its answer by a contract", () => {
  const found = endpoints.filter(({ answer, parts, file }) => {
    if (answer === "null" || unread.includes(file)) return false;
    // A function that fetches by itself reads by itself; parts of several endpoints come by a call.
    return parts.length > 0 && !parts.some((part) => readsItself.test(part));
  });
  expect(found.map(({ name, file }) => `${name} ${file}`)).toEqual([]);
});
