import type { Session } from "@funduq/shared-types/contracts/session";
import { viewPattern } from "@funduq/shared-types/rules/views";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { Navigate, Route, Routes, useLocation, useNavigate } from "react-router";
import { hotelSelected, signedIn } from "../client/session-slice.ts";
import { makeStore } from "../client/store.ts";
import { AppFrame } from "../components/app-frame/app-frame.tsx";
import { LanguageSelect, ThemeSelect } from "../components/app-frame/preference-fields.tsx";
import { viewIcon } from "../components/app-frame/view-icon.ts";
import { SuiteRouter } from "../components/provider/suite-router.tsx";
import { UiProvider } from "../components/provider/ui-provider.tsx";
import { textsReady } from "../i18n/catalogues.ts";
import { initI18n, useLanguage } from "../i18n/switch-language.ts";
import type { Department, FunduqModule } from "../module.ts";

type Options = {
  /** The department's `department.json`. */
  description: Department;
  /** msw's browser worker with the department's own handlers. */
  worker: { start(options: { onUnhandledFrame: "bypass"; quiet: boolean }): Promise<unknown> };
  session: Session;
};

/** Runs one department alone: its views, a switcher, language and theme; the API is msw's. */
export async function startStandalone(
  module: FunduqModule,
  { description, worker, session }: Options,
): Promise<void> {
  await worker.start({ onUnhandledFrame: "bypass", quiet: true });
  const store = makeStore();
  store.dispatch(signedIn(session));
  const hotelId = session.hotels[0]?.hotelId;
  if (hotelId) store.dispatch(hotelSelected(hotelId));
  module.register();
  await initI18n();
  await textsReady();
  const place = document.getElementById("root") ?? document.body;
  createRoot(place).render(
    <Provider store={store}>
      <SuiteRouter>
        <UiProvider>
          <Standalone module={module} description={description} hotelId={hotelId} />
        </UiProvider>
      </SuiteRouter>
    </Provider>,
  );
}

type StandaloneProps = {
  module: FunduqModule;
  description: Department;
  hotelId: string | undefined;
};

function Standalone({ module: { Root }, description, hotelId }: StandaloneProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const views = description.views.map((view) => ({
    id: view.id,
    label: view.title[language],
    icon: view.icon,
    // A screen about one hotel of the suite opens on the first one.
    path: viewPattern(view).replace(":hotelId", hotelId ?? "new"),
  }));
  const first = views[0];
  const pathOf = (id: string) => views.find((view) => view.id === id)?.path ?? "/";
  const current = views.find(({ path }) => isAt(path, pathname)) ?? first;
  return (
    <AppFrame
      brand={description.title[language]}
      views={views.map(({ id, label, icon, path }) => ({
        value: id,
        label,
        href: path,
        icon: viewIcon(icon),
      }))}
      view={current?.id ?? ""}
      onView={(id) => void navigate(pathOf(id))}
      onLogOut={() => window.location.reload()}
      tools={
        <>
          <LanguageSelect />
          <ThemeSelect />
        </>
      }
    >
      <Routes>
        {views.map(({ id, path }) => (
          <Route key={id} path={below(path)} element={<Root view={id} basename={path} />} />
        ))}
        {first && <Route path="*" element={<Navigate replace to={first.path} />} />}
      </Routes>
    </AppFrame>
  );
}

/** A screen's pages are below its path; `/` has none. */
const below = (path: string) => (path === "/" ? path : `${path}/*`);

const isAt = (path: string, pathname: string) =>
  path === "/" ? pathname === "/" : pathname.startsWith(path);
