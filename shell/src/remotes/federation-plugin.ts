import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import { integrityOf, knownIntegrityOf } from "./integrity.ts";

const MANIFEST_WITHIN_MS = 5_000;
const SCRIPT_WITHIN_MS = 7_000;

/** What the federation runtime lacks: time limits, and integrity that fails closed. */
export default function funduqFederation(): ModuleFederationRuntimePlugin {
  return {
    name: "funduq",
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(MANIFEST_WITHIN_MS) }),
    createScript: ({ url }) => ({ script: scriptFor(url), timeout: SCRIPT_WITHIN_MS }),
    createLink: ({ url, attrs }) => linkFor(url, attrs),
  };
}

function scriptFor(url: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = url;
  script.crossOrigin = "anonymous";
  script.integrity = integrityOf(url) ?? "";
  return script;
}

function linkFor(url: string, attrs: Record<string, unknown> = {}): HTMLLinkElement {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value));
  // Fetched ahead for later: a preload that is not used at once makes the browser complain.
  if (attrs.rel === "preload") link.rel = "prefetch";
  // Only fetched here. The department's own code adds the style sheet, and fails where it can't be loaded; it
  // takes one that is on the page for loaded.
  if (attrs.rel === "stylesheet") {
    link.rel = "preload";
    link.as = "style";
  }
  link.href = url;
  link.crossOrigin = "anonymous";
  const hash = attrs.as === "script" ? integrityOf(url) : knownIntegrityOf(url);
  if (hash) link.integrity = hash;
  return link;
}
