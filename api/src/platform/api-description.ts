import type { Hono } from "hono";
import { apiReferencePage, apiReferenceStyle } from "./api-reference.ts";
import type { AppEnv } from "./app-env.ts";
import { openApiDocument } from "./openapi.ts";
import type { Route } from "./route.ts";

/** The OpenAPI document and its HTML reference. */
export function mountApiDescription(
  app: Hono<AppEnv>,
  routes: readonly Route[],
  release: string,
): void {
  let document: string | undefined;
  app.get("/api/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(routes, release));
    return c.body(document, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  app.get("/api/docs", (c) => c.html(apiReferencePage(routes)));
  app.get("/api/docs.css", (c) => c.body(apiReferenceStyle, 200, { "Content-Type": "text/css" }));
}
