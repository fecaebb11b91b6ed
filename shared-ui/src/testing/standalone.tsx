import type { Session } from "@funduq/shared-types/contracts/session";
import { viewPath } from "@funduq/shared-types/rules/views";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { Navigate, Route, Routes, useLocation, useNavigate } from "react-router";
import { hotelSelected, signedIn } from "../client/session-slice.ts";
import { makeStore } from "../client/store.ts";
import { AppFrame } from "../components/app-frame/app-frame.tsx";
import { LanguageSelect, ThemeSelect } from "../components/app-frame/preference-fields.tsx";
import { SuiteRouter } from "../components/provider/suite-router.tsx";
import { UiProvider } from "../components/provider/ui-provider.tsx";
import { textsReady } from "../i18n/catalogues.ts";
import { initI18n } from "../i18n/switch-language.ts";
import type { FunduqModule } from "../module.ts";

type Options = {
  /** msw's browser worker with the department's own handlers. */
  worker: { start(options: { onUnhandledFrame: "bypass"; quiet: boolean }): Promise<unknown> };
  session: Session;
};

/** Runs one department alone: its views, a switcher, language and theme; the API is msw's. */
export async function startStandalone(
  module: FunduqModule,
  { worker, session }: Options,
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
          <Standalone module={module} hotelId={hotelId} />
        </UiProvider>
      </SuiteRouter>
    </Provider>,
  );
}

type StandaloneProps = { module: FunduqModule; hotelId: string | undefined };

function Standalone({ module: { name, views, Root }, hotelId }: StandaloneProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pathOf = (view: (typeof views)[number]) => viewPath(view, hotelId);
  const first = views[0];
  const current = views.find((view) => pathname.startsWith(pathOf(view))) ?? first;
  return (
    <AppFrame
      brand={name}
      views={views.map((view) => ({ value: view, label: view }))}
      view={current ?? ""}
      onView={(view) => {
        const wanted = views.find((known) => known === view);
        if (wanted) void navigate(pathOf(wanted));
      }}
      onLogOut={() => window.location.reload()}
      tools={
        <>
          <LanguageSelect />
          <ThemeSelect />
        </>
      }
    >
      <Routes>
        {views.map((view) => (
          <Route
            key={view}
            path={`${pathOf(view)}/*`}
            element={<Root view={view} basename={pathOf(view)} />}
          />
        ))}
        {first && <Route path="*" element={<Navigate replace to={pathOf(first)} />} />}
      </Routes>
    </AppFrame>
  );
}
