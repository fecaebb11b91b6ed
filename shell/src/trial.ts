import { unreadModuleListSchema } from "@funduq/shared-types/contracts/module";
import { initI18n } from "@funduq/shared-ui/i18n";
import { watchFiles } from "@funduq/shared-ui/state";
import { addTexts } from "./i18n/catalogue.ts";
import { federationLoader } from "./remotes/federation-loader.ts";
import { createModules } from "./remotes/modules.ts";
import { readModules } from "./remotes/read-modules.ts";

/**
 * Loads and registers all departments that the registry lists, draws nothing, and writes the outcome of each
 * into the page. A server opens it in a headless browser before it makes a release current.
 */
watchFiles(document);
addTexts();
await initI18n();
const answer = await fetch("/api/modules");
const { modules: entries } = readModules(unreadModuleListSchema.parse(await answer.json()));
const modules = createModules(federationLoader);
modules.subscribe(tell);
for (const entry of entries) modules.start(entry);
tell();

function tell(): void {
  const states = entries.map(({ name }) => ({ name, state: modules.state(name) }));
  const outcomes = states.map(({ name, state }) => ({
    name,
    status: state.status,
    reason: state.status === "failed" ? String(state.error) : undefined,
  }));
  document.body.dataset.outcomes = JSON.stringify(outcomes);
  if (states.every(({ state }) => state.status !== "loading")) document.body.dataset.trial = "done";
}
