import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { Session } from "@funduq/shared-types/contracts/session";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { departments } from "@funduq/shared-types/testing/departments";
import type { FunduqModule, ModuleRootProps } from "@funduq/shared-ui/module";
import { useLocation, useNavigate } from "@funduq/shared-ui/router";
import { useHotel } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { act, screen } from "@testing-library/react";
import { vi } from "vitest";
import { createModules } from "../remotes/modules.ts";
import { ModulesContext } from "../remotes/modules-context.ts";
import type { RemoteLoader } from "../remotes/remote-loader.ts";
import { Shell } from "../shell.tsx";

export const hotel = aHotel();
export const other = aHotel({
  hotelId: "01890a5d-ac96-774b-bcce-b302099a8999",
  name: "Hôtel Aurassi",
});
export const at = (view: string, { hotelId } = hotel) => `/hotel/${hotelId}/${view}`;

const entryOf = (name: ModuleEntry["name"]): ModuleEntry => ({
  name,
  title: departments[name]?.title ?? { en: name, fr: name, ar: name },
  version: "1.0.0",
  contract: MODULE_CONTRACT,
  platform: "^0.1.0",
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
  integrity: {},
  views: departments[name]?.views ?? [],
});
export const releases = [entryOf("mfe-frontoffice"), entryOf("mfe-pos"), entryOf("mfe-admin")];

/** The hotels that any department's screen was drawn for. */
export const hotelsSeen = new Set<string>();

/** A department's screen: what it is, for which hotel, and a place to type. */
function Screen({ view }: ModuleRootProps) {
  const name = useHotel()?.name ?? "no hotel";
  hotelsSeen.add(name);
  return (
    <>
      <h1>{`${view} of ${name}`}</h1>
      <input aria-label="Notes" />
    </>
  );
}

/** Whether the fragile screen breaks when it is drawn. */
export const fault = { present: false };

export function Fragile(props: ModuleRootProps) {
  if (fault.present) throw new Error("a fault of the department");
  return <Screen {...props} />;
}

export function moduleOf(
  name: ModuleEntry["name"],
  Root: FunduqModule["Root"] = Screen,
): FunduqModule {
  return { contract: MODULE_CONTRACT, name, version: "1.0.0", register: vi.fn(), Root };
}

export function loaderOf(load: RemoteLoader["load"]): RemoteLoader {
  return { register: vi.fn(), load: vi.fn(load), preload: async () => undefined };
}

type Start = {
  session: Session | null;
  route?: string;
  loader?: RemoteLoader;
  /** The registry's entries. */
  modules?: unknown[];
  shellVersion?: string | undefined;
};

/** What the shell tells the API about departments that failed. */
export const reported = vi.fn();

/** Who is signed in, as the mocked API knows it. */
export const atServer: { session: Session | null } = { session: null };

/** The registry as the API answers it. */
export const registryOf = (modules: unknown[], shellVersion: string | null = null) => ({
  signedIn: atServer.session !== null,
  shellVersion,
  modules,
  closed: [],
});

/** The whole shell for a visitor at an address, on departments that a test writes. */
export async function openShell({
  session,
  route = "/",
  loader,
  modules: listed = releases,
  shellVersion,
}: Start) {
  atServer.session = session;
  server.use(
    http.get(apiUrl("session"), () =>
      atServer.session ? HttpResponse.json(atServer.session) : problem("session.required"),
    ),
    http.get(apiUrl("modules"), () => HttpResponse.json(registryOf(listed, shellVersion))),
  );
  const used = loader ?? loaderOf(async (name) => ({ default: moduleOf(name) }));
  reported.mockReset();
  const modules = createModules(used, { pause: async () => undefined, report: reported });
  const page = await renderWithStore(
    <ModulesContext value={modules}>
      <Shell />
      <Where />
    </ModulesContext>,
    { session: null, route },
  );
  return { ...page, loader: used };
}

let navigate: ReturnType<typeof useNavigate>;

/** Follows a link of a screen. */
export const leadTo = (to: string) => act(() => void navigate(to));

function Where() {
  navigate = useNavigate();
  return <output aria-label="address">{useLocation().pathname}</output>;
}

export const address = () => screen.getByLabelText("address").textContent;
export const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

export async function logInAs(session: Session, page: Awaited<ReturnType<typeof openShell>>) {
  server.use(
    http.post(apiUrl("session"), () => {
      atServer.session = session;
      return HttpResponse.json(session);
    }),
  );
  await page.user.type(await screen.findByLabelText(/Email/), session.user.email);
  await page.user.type(screen.getByLabelText(/Password/), "secret-1");
  await page.user.keyboard("{Enter}");
}
