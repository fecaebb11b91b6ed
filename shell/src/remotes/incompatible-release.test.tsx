import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, loaderOf, moduleOf, openShell, releases } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

it.each([
  ["en", "This release of Front Office needs a newer version of the suite.", "Reload", "Try again"],
  ["fr", "plus récente de la suite", "Recharger", "Réessayer"],
  ["ar", "نسخة أحدث من البرنامج", "إعادة التحميل", "إعادة المحاولة"],
] as const)(
  "MOD-03 a department whose release needs a newer suite says so and offers a reload (%s)",
  async (language, message, reload, again) => {
    const [frontOffice, ...others] = releases;
    const loader = loaderOf(async (name) => ({ default: moduleOf(name) }));
    await openShell({
      session: aSession(),
      route: at("dashboard"),
      loader,
      modules: [{ ...frontOffice, platform: "^99.0.0" }, ...others],
    });
    await act(() => switchLanguage(language));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.getByRole("button", { name: reload })).toBeTruthy();
    expect(screen.queryByRole("button", { name: again })).toBeNull();
    expect(loader.load).not.toHaveBeenCalledWith("mfe-frontoffice");
  },
);
