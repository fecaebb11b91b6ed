import { UiProvider } from "@funduq/shared-ui";
import { SuiteRouter } from "@funduq/shared-ui/router";
import { Provider } from "@funduq/shared-ui/state";
import { LastBoundary } from "./last-boundary.tsx";
import { ModulesContext } from "./remotes/modules-context.ts";
import { Shell } from "./shell.tsx";
import type { Started } from "./start.ts";

export function App({ store, modules }: Started) {
  return (
    <LastBoundary>
      <Provider store={store}>
        <ModulesContext value={modules}>
          <SuiteRouter>
            <UiProvider>
              <Shell />
            </UiProvider>
          </SuiteRouter>
        </ModulesContext>
      </Provider>
    </LastBoundary>
  );
}
