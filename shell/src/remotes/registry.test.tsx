import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import { MODULE_CONTRACT } from "@funduq/shared-types/rules/module-contract";
import { viewNamed } from "@funduq/shared-types/testing/departments";
import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { baseApi } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import {
  address,
  at,
  heading,
  hotel,
  leadTo,
  openShell,
  registryOf,
  releases,
} from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

const title = { en: "Spa", fr: "Bien-être", ar: "السبا" };
const spa: ModuleEntry = {
  name: "mfe-spa",
  title,
  version: "1.0.0",
  contract: MODULE_CONTRACT,
  platform: "^0.1.0",
  entry: "/remotes/mfe-spa/1.0.0/mf-manifest.json",
  integrity: {},
  views: [{ id: "spa", access: "front_office", title, order: 35, icon: "no such icon" }],
};

const serve = (modules: unknown[]) =>
  server.use(http.get(apiUrl("modules"), () => HttpResponse.json(registryOf(modules))));
const readAgain = (page: Awaited<ReturnType<typeof openShell>>) =>
  act(async () => void page.store.dispatch(baseApi.util.invalidateTags(["Modules"])));
const listed = () =>
  [...screen.getByLabelText<HTMLSelectElement>("View").options].map((o) => o.text);

it("MOD-01 a department that the shell has never heard of is in the switcher, opens, and names the tab", async () => {
  const page = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  expect(listed()).not.toContain("Spa");
  serve([...releases, spa]);
  await readAgain(page);
  await waitFor(() => expect(listed()).toContain("Spa"));
  expect(listed().indexOf("Spa")).toBe(listed().indexOf("Front Office") + 1);
  await page.user.selectOptions(screen.getByLabelText("View"), "Spa");
  await heading(`spa of ${hotel.name}`);
  expect(address()).toBe(at("spa"));
  await act(() => switchLanguage("ar"));
  expect(document.title).toContain(title.ar);
});

it("MOD-01 AUTH-13 an employee without the section of such a department is told which one", async () => {
  const waiter = aSession({ hotels: [aHotel({ role: "employee", sections: ["pos"] })] });
  await openShell({ session: waiter, route: at("spa"), modules: [...releases, spa] });
  await screen.findByRole("heading", { name: "Access denied for section: Front Office" });
});

it("X-02 a registry that can't be read says so, and 'Try again' opens the screen", async () => {
  let isDown = true;
  const page = openShell({ session: aSession(), route: at("dashboard") });
  server.use(
    http.get(apiUrl("modules"), () =>
      isDown ? HttpResponse.error() : HttpResponse.json(registryOf(releases)),
    ),
  );
  const { user } = await page;
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await user.click(again);
  await heading(`dashboard of ${hotel.name}`);
});

it("MOD-02 a screen that runs stays, with what was typed, when its release is taken back", async () => {
  const page = await openShell({
    session: aSession(),
    route: at("spa"),
    modules: [...releases, spa],
  });
  await page.user.type(await screen.findByLabelText("Notes"), "hammam at six");
  const answered = vi.fn();
  server.events.on("response:mocked", answered);
  serve(releases);
  await readAgain(page);
  await waitFor(() => expect(answered).toHaveBeenCalled());
  server.events.removeAllListeners();
  await act(async () => undefined);
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("hammam at six");
  expect(listed()).toContain("Spa");
});

it("MOD-02 says that a page is not there, or its department not installed, only once the registry is known", async () => {
  const page = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  leadTo(at("spa"));
  await screen.findByText(/its department is not installed in this hotel/);
  serve([...releases, spa]);
  await readAgain(page);
  await heading(`spa of ${hotel.name}`);
});

it("MOD-02 says when no installed department has a screen for the role", async () => {
  const commercial = aSession({ hotels: [aHotel({ role: "commercial" })] });
  const modules = [{ ...releases[1], views: [viewNamed("pos-sales")] }];
  await openShell({ session: commercial, route: "/", modules });
  await screen.findByRole("heading", { name: "There is no screen for you here yet" });
});
