import { isWrite, type Route } from "./route.ts";

/** The page's style sheet as a separate file: the content security policy allows no inline styles. */
export const apiReferenceStyle = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: start; padding: .35rem .5rem; border-bottom: 1px solid #8884; vertical-align: top; }
code { font-size: .9em; }
`;

/** The HTML reference, from the same route table as the OpenAPI document. Needs no script. */
export function apiReferencePage(routes: readonly Route[]): string {
  const groups = Map.groupBy(routes, ({ spec }) => spec.id.split(".")[0] ?? spec.id);
  const sections = [...groups].map(([name, group]) => section(name, group));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Funduq API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Funduq API</h1>
<p>The full description with every shape is the OpenAPI 3.1 document at <a href="/api/openapi.json"><code>/api/openapi.json</code></a>.
Failures are <code>application/problem+json</code> with a stable <code>code</code>. A write inside a hotel carries an
<code>Idempotency-Key</code>; repeating the key repeats the first answer. Money is whole centimes, dates are calendar dates.</p>
${sections.join("\n")}
</main></body></html>`;
}

function section(name: string, routes: readonly Route[]): string {
  const rows = routes.map(row).join("\n");
  return `<h2>${escaped(name)}</h2>
<table><thead><tr><th>Operation</th><th>What it does</th><th>Needs</th></tr></thead><tbody>
${rows}
</tbody></table>`;
}

function row({ spec }: Route): string {
  const changes =
    isWrite(spec) && spec.changes?.length ? ` Changes ${spec.changes.join(", ")}.` : "";
  return `<tr><td><code>${spec.method} /api${escaped(spec.path)}</code></td><td>${escaped(spec.summary + changes)}</td><td><code>${spec.permission}</code></td></tr>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
