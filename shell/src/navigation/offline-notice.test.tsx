import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { baseApi, type Store, viewLocks } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, http, server, unreachable } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { openedViews } from "../offline/opened-views.ts";
import { at, heading, hotel, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-04-10T12:30:00Z") });
  openedViews.note(hotel.hotelId, "pos-sales");
});
afterEach(() => {
  vi.useRealTimers();
  viewLocks.forgetAll();
  openedViews.forgetAll();
});

/** Without the marks that keep a number in its place among Arabic letters. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/gu, "") ?? "";

/** A page whose answers are known since an instant. */
async function openAsOf(instant: string, view = "dashboard") {
  const { store } = await openShell({ session: aSession(), route: at(view) });
  await heading(`${view} of ${hotel.name}`);
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

const links = () => screen.queryAllByRole("link", { name: /^Go on: / });
const till = { hotelId: hotel.hotelId, viewId: "pos-sales" };
const session = aSession().user.id;

it.each([
  ["dashboard", [["Go on: POS Sales", at("pos-sales")]]],
  ["pos-sales", []],
  ["pos-kitchen", []],
])(
  "POS-12 while the server is away, %s offers the screens that work without a network, unless it is one itself",
  async (view, offered) => {
    await openAsOf("2026-04-10T11:04:00Z", view);
    expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual(offered);
  },
);

it.each([
  ["is not offered while it is locked", null, 0],
  ["is offered to who opened it in this tab", "Karim", 1],
] as const)("POS-12 POS-15 a till where waiters change by PIN %s", async (_what, opened, count) => {
  viewLocks.write(till, { session, opened });
  await openAsOf("2026-04-10T11:04:00Z");
  expect(links()).toHaveLength(count);
});

it("POS-12 a till is offered only where it was opened on this device with the server there", async () => {
  openedViews.forgetAll();
  await openAsOf("2026-04-10T11:04:00Z");
  expect(links()).toEqual([]);
  cleanup();
  await openShell({ session: aSession(), route: at("pos-sales") });
  await heading(`pos-sales of ${hotel.name}`);
  cleanup();
  await openAsOf("2026-04-10T11:04:00Z");
  expect(links()).toHaveLength(1);
});

it("POS-12 offers nothing while the server is there", async () => {
  await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  expect(links()).toEqual([]);
});

it("POS-12 a server that did not answer a page, and whose live stream is not there, is away", async () => {
  const { store } = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  server.use(http.get(apiUrl("modules"), unreachable));
  act(() => FakeEventSource.latest().open());
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(["Modules"])));
  await waitFor(() => expect(hasFailed(store)).toBe(true));
  expect(links()).toEqual([]);
  act(() => FakeEventSource.latest().cut());
  await waitFor(() => expect(links()).toHaveLength(1));
  act(() => FakeEventSource.latest().open());
  await waitFor(() => expect(links()).toEqual([]));
});

const hasFailed = (store: Store) =>
  Object.values(store.getState().api.queries).some((query) => query?.error !== undefined);
