import { expect, it } from "vitest";
import * as z from "zod";
import { allRoutes } from "./routes.ts";

type Part = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown;
  const?: unknown;
  anyOf?: Part[];
};

/** Texts that may be in an address, and why. */
const ALLOWED: Record<string, string> = {
  "hotels.list afterName": "The name of the hotel that ended the previous page.",
  "audit-trail.read room": "A room number.",
};

/** Whether a parameter takes whatever somebody types: it is no id, date, number or one of a few words. */
function isFreeText(part: Part): boolean {
  if (part.anyOf) return part.anyOf.some(isFreeText);
  const isBound = part.format ?? part.pattern ?? part.enum ?? part.const;
  return part.type === "string" && isBound === undefined;
}

const parameters = allRoutes.flatMap(({ spec: { id, params, query } }) =>
  [params, query].flatMap((schema) => {
    if (!schema) return [];
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Object.entries(properties).map(([name, part]) => ({
      name: `${id} ${name}`,
      part: part as Part,
    }));
  }),
);

it("X-07 GST-02 no address of the API has room for what somebody types: proxies log addresses", () => {
  const free = parameters.filter(({ part }) => isFreeText(part)).map(({ name }) => name);
  expect(free.sort()).toEqual(Object.keys(ALLOWED).sort());
});
