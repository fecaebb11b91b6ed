import { views } from "@funduq/shared-types/rules/views";
import { initI18n } from "@funduq/shared-ui/i18n";
import {
  asFailure,
  lastHotel,
  makeStore,
  type Store,
  sessionSlice,
  signedOut,
  watchFiles,
} from "@funduq/shared-ui/state";
import { hotelAt, placeOf } from "./guards/place.ts";
import { addTexts } from "./i18n/catalogue.ts";
import { federationLoader } from "./remotes/federation-loader.ts";
import { modulesEndpoints } from "./remotes/modules.endpoints.ts";
import { createModules, type Modules } from "./remotes/modules.ts";
import { sessionEndpoints } from "./session/session.endpoints.ts";

export type Started = { store: Store; modules: Modules };

/**
 * Asks for the session and the departments before anything is rendered, and begins to load the
 * department that the address names, so that its code travels while React starts.
 */
export async function startShell(): Promise<Started> {
  watchFiles(document);
  const store = makeStore();
  const modules = createModules(federationLoader);
  void askWhoIsHere(store);
  void loadFirst(store, modules);
  addTexts();
  await initI18n();
  return { store, modules };
}

/** Nobody is an answer too, and must not be asked for again when the screens mount. */
async function askWhoIsHere(store: Store): Promise<void> {
  const asked = hotelAt(location.pathname) ?? lastHotel() ?? null;
  store.dispatch(sessionSlice.actions.hotelAsked(asked));
  const { error } = await store.dispatch(sessionEndpoints.endpoints.readSession.initiate(asked));
  if (asFailure(error)?.status === 401) store.dispatch(signedOut());
}

async function loadFirst(store: Store, modules: Modules): Promise<void> {
  const place = placeOf(location.pathname);
  if (place.kind !== "view") return;
  const asked = store.dispatch(
    modulesEndpoints.endpoints.listModules.initiate(place.hotelId ?? null),
  );
  const { data } = await asked;
  // Only a screen that the visitor may open: its code is nobody else's to download (POS-08).
  const entry = data?.find(
    ({ name, views: open }) => name === views[place.view].module && open.includes(place.view),
  );
  if (entry) modules.start(entry);
}
