import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, heading, hotel, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-04-10T12:30:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Without the marks that keep a number in its place among Arabic letters. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/gu, "") ?? "";

/** A page whose answers are known since an instant. */
async function openAsOf(instant: string) {
  const { store } = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  const payload = { key: Object.keys(store.getState().api.queries)[0], at: instant };
  act(() => void store.dispatch({ type: "lastKnown/drawn", payload }));
}

it.each([
  ["en", "2026-04-10T11:04:00Z", "Offline, as of 12:04."],
  ["fr", "2026-04-10T11:04:00Z", "Hors ligne, état de 12:04."],
  ["ar", "2026-04-10T11:04:00Z", "غير متصل، الحالة كما في 12:04."],
  ["en", "2026-04-08T11:04:00Z", "Offline, as of 8 Apr 2026, 12:04."],
] as const)(
  "POS-12 X-05 says in %s since when what is shown is known, %s on the hotel's clock",
  async (language, instant, said) => {
    await openAsOf(instant);
    await act(() => switchLanguage(language));
    const notices = screen.getAllByRole("status").map(({ textContent }) => plain(textContent));
    expect(notices.join("\n")).toContain(said);
    expect(screen.getByText(/^(Offline|Hors ligne|غير متصل)$/)).toBeTruthy();
  },
);
