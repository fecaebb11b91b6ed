import { problemSchema } from "@funduq/shared-types/errors/problem";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import * as z from "zod";
import { isWrite, type Route, type RouteSpec } from "./route.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all routes, generated from their contracts. */
export function openApiDocument(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = `/api${route.spec.path}`;
    paths[path] = { ...paths[path], [route.spec.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Funduq", version, description: introduction },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-funduq" },
      },
    },
  };
}

const introduction = [
  "Failures are problem+json (RFC 9457) with a stable `code`.",
  "A write inside a hotel needs an `Idempotency-Key`: repeating the key repeats the first answer.",
  "A call with the header `Funduq-User` is refused when another user's session comes with it.",
  "A write of a browser's outbox says in `Funduq-Recorded-By` and `Funduq-Recorded-At` who made it and when.",
  "A write of a restaurant's till may come with the turn that a person has there by PIN (`Funduq-Till-Turn`).",
  "Money is whole centimes; dates are calendar dates.",
].join(" ");

function operation(route: Route): Json {
  const { spec, kind } = route;
  return {
    operationId: spec.id,
    summary: spec.summary,
    tags: [spec.id.split(".")[0]],
    "x-permission": spec.permission,
    ...(spec.permission === "public" ? { security: [] } : { security: [{ session: [] }] }),
    parameters: parametersOf(route),
    ...(spec.body ? { requestBody: { required: true, content: json(spec.body, "input") } } : {}),
    responses: { ...success(spec, kind), default: failure },
  };
}

const failure = {
  description: "The request was refused; `code` says why.",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

function success(spec: RouteSpec, kind: Route["kind"]): Json {
  if (kind === "stream") {
    const { mediaType = "text/event-stream" } = spec;
    const content = { [mediaType]: { schema: { type: "string" } } };
    return {
      200: { description: spec.mediaType ? "A file." : "An open stream of events.", content },
    };
  }
  if (!spec.response) return { [spec.status ?? 204]: { description: "Done." } };
  const answer = { description: "Done.", content: json(spec.response, "output") };
  const unchanged = { 304: { description: "Nothing has changed since the tagged answer." } };
  return { [spec.status ?? 200]: answer, ...(spec.cache ? unchanged : {}) };
}

function parametersOf({ spec, kind }: Route): Json[] {
  const inPath = propertiesOf(spec.params);
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const path = names.map((name) => ({
    name,
    in: "path",
    required: true,
    schema: inPath.properties[name] ?? { type: "string" },
  }));
  const inQuery = propertiesOf(spec.query);
  const query = Object.entries(inQuery.properties).map(([name, schema]) => {
    return { name, in: "query", required: inQuery.required.includes(name), schema };
  });
  const headers = isWrite(spec) && kind === "hotel" ? [keyParameter] : [];
  return [...path, ...query, ...headers, ...(spec.isFromOutbox ? recordedParameters : [])];
}

const recordedParameters = [
  [RECORDED_BY_HEADER, "uuid"],
  [RECORDED_AT_HEADER, "date-time"],
].map(([name, format]) => ({
  name,
  in: "header",
  required: false,
  schema: { type: "string", format },
}));

const keyParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  schema: { type: "string", minLength: 8, maxLength: 128 },
};

function propertiesOf(schema: z.core.$ZodType | undefined) {
  const described = schema ? jsonSchema(schema, "input") : {};
  return {
    properties: (described.properties ?? {}) as Record<string, Json>,
    required: (described.required ?? []) as string[],
  };
}

function json(schema: z.core.$ZodType, io: "input" | "output"): Json {
  return { "application/json": { schema: jsonSchema(schema, io) } };
}

function jsonSchema(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}
