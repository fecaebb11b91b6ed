import { expect, it } from "vitest";
import { isNode, nodesOf, parse, type SyntaxNode } from "../languages/syntax.ts";
import { browserSources } from "./browser-sources.ts";

type Endpoint = { name: string; file: string; answer: string; parts: string[]; request: string };

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
      ? [
          {
            name: String(key.name),
            file,
            answer: made[1] ?? "",
            parts: partsOf(options),
            request: requestOf(call),
          },
        ]
      : [];
  });
});

function partsOf(options: SyntaxNode | undefined): string[] {
  const parts = (options?.properties as SyntaxNode[] | undefined) ?? [];
  return parts.flatMap(({ key }) => (isNode(key) ? [String(key.name)] : []));
}

it("X-03 endpoints of the shared API slice have unique names", () => {
  expect(endpoints.length).toBeGreaterThan(100);
  const twice = endpoints.filter(({ name, file }) =>
    endpoints.some((other) => other.name === name && other.file !== file),
  );
  expect(twice.map(({ name, file }) => `${name} ${file}`)).toEqual([]);
});

/** Method and address as they are written: `PUT hotels/…`. Addresses that a function makes are left out. */
function requestOf(call: string): string {
  const [, address = ""] = /(?:url: |=>\s+)(`[^`]*`|"[^"]*")/u.exec(call) ?? [];
  const [, method = "GET"] = /method: "([A-Z]+)"/u.exec(call) ?? [];
  return address && `${method} ${address}`;
}

it("X-03 what two departments ask for is in the facade, once", () => {
  const departmentOf = ({ file }: Endpoint) => file.split("/")[0];
  const twice = endpoints.filter((one) =>
    endpoints.some(
      (other) =>
        one.request !== "" &&
        other.request === one.request &&
        departmentOf(other) !== departmentOf(one),
    ),
  );
  expect(endpoints.filter(({ request }) => request !== "").length).toBeGreaterThan(50);
  expect(twice.map(({ request, file }) => `${request} ${file}`)).toEqual([]);
});

it("X-03 every file says that it is the owner of its endpoints", () => {
  const files = [...new Set(endpoints.map(({ file }) => file))];
  const owners = browserSources("shared-ui/src").filter(({ file }) => files.includes(file));
  const found = owners.filter(({ file, text }) => {
    const name = file.split("/").at(-1)?.replace(".endpoints.ts", "");
    return !text.includes(`owner: "${file.split("/")[0]}/${name}"`);
  });
  expect(found.map(({ file }) => file)).toEqual([]);
});

/**
 * Endpoints without a response schema. Two departments ship without zod, which a schema would add (all of the restaurant); the
 * set-up's contract would refuse data that an older release may have stored; the outbox sends requests of all
 * departments and reads of an answer only a version, where there is one.
 */
const unread = [
  "mfe-admin/src/features/setup/setup.endpoints.ts",
  "mfe-housekeeping/src/features/board/board.endpoints.ts",
  "shared-ui/src/outbox/send.endpoints.ts",
];

it("X-02 endpoints validate their response by a contract", () => {
  const found = endpoints.filter(({ answer, parts, file }) => {
    if (answer === "null" || unread.includes(file) || file.startsWith("mfe-pos/")) return false;
    // A `queryFn` validates its response itself; options shared by several endpoints come from a function call.
    return parts.length > 0 && !parts.some((part) => readsItself.test(part));
  });
  expect(found.map(({ name, file }) => `${name} ${file}`)).toEqual([]);
});
