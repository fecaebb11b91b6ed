import { expect, it } from "vitest";
import { isNode, nodesOf, parse, type SyntaxNode } from "../languages/syntax.ts";
import { browserSources } from "./browser-sources.ts";

type Endpoint = { name: string; kind: string; file: string; options: SyntaxNode | undefined };

const endpoints = browserSources("shared-ui/src").flatMap((source): Endpoint[] => {
  if (!source.text.includes("injectEndpoints")) return [];
  const properties = [...nodesOf(parse(source))].filter(({ type }) => type === "Property");
  return properties.flatMap((property): Endpoint[] => {
    const { key, value } = property as { key?: SyntaxNode; value?: SyntaxNode };
    const callee = value?.type === "CallExpression" ? (value.callee as SyntaxNode) : undefined;
    const called = callee && source.text.slice(callee.start, callee.end);
    const kind = /^build\.(query|mutation|infiniteQuery)\b/u.exec(called ?? "")?.[1];
    if (!kind || !key) return [];
    const [options] = (value?.arguments as SyntaxNode[] | undefined) ?? [];
    return [{ name: String(key.name), kind, file: source.file, options }];
  });
});

it("X-03 no two endpoints of the one API cache have the same name: the second would be ignored", () => {
  expect(endpoints.length).toBeGreaterThan(100);
  const twice = endpoints.filter(({ name, file }) =>
    endpoints.some((other) => other.name === name && other.file !== file),
  );
  expect(twice.map(({ name, file }) => `${name} ${file}`)).toEqual([]);
});

it("X-02 every endpoint reads its answer by a contract", () => {
  const unread = endpoints.filter(({ options }) => !partNames(options).includes("responseSchema"));
  expect(unread.map(({ name, file }) => `${name} ${file}`)).toEqual([]);
});

function partNames(options: SyntaxNode | undefined): string[] {
  const parts = (options?.properties as SyntaxNode[] | undefined) ?? [];
  return parts.flatMap(({ key }) => (isNode(key) ? [String(key.name)] : []));
}
