import type { Language, Session } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter } from "react-router";
import { hotelSelected, signedIn } from "../client/session-slice.ts";
import { makeStore } from "../client/store.ts";
import { SuiteRouter } from "../components/provider/suite-router.tsx";
import { UiProvider } from "../components/provider/ui-provider.tsx";
import { allTextsReady } from "../i18n/catalogues.ts";
import { switchLanguage } from "../i18n/switch-language.ts";
import { aSession } from "./session.ts";

type Options = {
  /** Who is signed in; null for nobody. A receptionist of one hotel unless given. */
  session?: Session | null;
  /** The selected hotel; the session's only one unless given. */
  hotelId?: HotelId;
  language?: Language;
  /** Where the router stands: `/hotel/…/dashboard?date=2026-04-10`. */
  route?: string;
};

/**
 * Draws a screen with a store, a router and the texts of its own, as the shell would.
 *
 * `await renderWithStore(<Screen />)` answers Testing Library's queries plus `user` and `store`.
 */
export async function renderWithStore(ui: ReactNode, options: Options = {}) {
  const { session = aSession(), hotelId, language = "en", route = "/" } = options;
  const store = makeStore();
  if (session) store.dispatch(signedIn(session));
  if (hotelId) store.dispatch(hotelSelected(hotelId));
  await act(async () => {
    await allTextsReady("en");
    await switchLanguage(language);
  });
  const page = render(ui, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <SuiteRouter make={(routes) => createMemoryRouter(routes, { initialEntries: [route] })}>
          <UiProvider>{children}</UiProvider>
        </SuiteRouter>
      </Provider>
    ),
  });
  return { ...page, store, user: userEvent.setup() };
}
