import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { HotelId } from "@funduq/shared-types/values/ids";
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
import { entryOf, viewsIn } from "./remotes/registry.ts";
import { reportFailure } from "./remotes/report-failure.ts";
import { sessionEndpoints } from "./session/session.endpoints.ts";

export type Started = { store: Store; modules: Modules };

/**
 * Asks for the session and the departments before anything is rendered, and begins to load the
 * department that the address names, so that its code travels while React starts.
 */
export async function startShell(): Promise<Started> {
  watchFiles(document);
  const store = makeStore();
  const asked = hotelAt(location.pathname) ?? lastHotel() ?? null;
  void askWhoIsHere(store, asked);
  const held = store.getState().outbox.isUsed ? await releasesOfQueue() : [];
  const modules = createModules(federationLoader, { report: reportFailure, held });
  void loadFirst(store, modules, asked);
  addTexts();
  await initI18n();
  return { store, modules };
}

/** Nobody is an answer too, and must not be asked for again when the screens mount. */
async function askWhoIsHere(store: Store, asked: HotelId | null): Promise<void> {
  store.dispatch(sessionSlice.actions.hotelAsked(asked));
  const { error } = await store.dispatch(sessionEndpoints.endpoints.readSession.initiate(asked));
  if (asFailure(error)?.status === 401) store.dispatch(signedOut());
}

/** With what waits in the outbox, the releases stay with which it was made. */
async function releasesOfQueue(): Promise<readonly ModuleEntry[]> {
  try {
    return await (await import("./offline/offline-part.ts")).heldReleases();
  } catch {
    return [];
  }
}

async function loadFirst(store: Store, modules: Modules, asked: HotelId | null): Promise<void> {
  const { data } = await store.dispatch(modulesEndpoints.endpoints.listModules.initiate(asked));
  if (!data) return;
  const place = placeOf(location.pathname, viewsIn(data));
  // Only a screen that the visitor may open: its code is nobody else's to download (POS-08).
  const entry = place.kind === "view" && entryOf(place.view, data.modules);
  if (entry) modules.start(entry);
}
