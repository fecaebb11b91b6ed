import { notify } from "@funduq/shared-ui";
import { textsReady } from "@funduq/shared-ui/i18n";
import { baseApi, sessionSlice } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, heading, hotel, openShell } from "../testing/open-shell.tsx";

const amina = aSession();
const nadia = aSession({
  user: {
    ...amina.user,
    id: "01890a5d-ac96-774b-bcce-b302099a8777" as typeof amina.user.id,
    displayName: "Nadia Saadi",
  },
});

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
  sessionStorage.clear();
});

/** Amina's tab, with a note half-typed, a draft and a notice. */
async function openAminas() {
  const page = await openShell({ session: amina, route: at("dashboard") });
  await page.user.type(await screen.findByLabelText("Notes"), "near the lift");
  sessionStorage.setItem("funduq.draft.booking", "{}");
  await act(async () => {
    notify.error("Amina's call failed");
  });
  return page;
}

/** Nothing of hers is left, and whoever is here now is told. */
async function expectNadias() {
  await screen.findByText(/Nadia Saadi has signed in in this browser/);
  await heading(`dashboard of ${hotel.name}`);
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("");
  expect(screen.queryByText("Amina's call failed")).toBeNull();
  expect(sessionStorage.getItem("funduq.draft.booking")).toBeNull();
}

const readAs = (session: typeof amina) =>
  server.use(http.get(apiUrl("session"), () => HttpResponse.json(session)));

function inAnotherTab(userId: string | null): void {
  const channel = new BroadcastChannel("funduq.session");
  channel.postMessage({ userId });
  // Closed at once it would not deliver what it has just been given.
  setTimeout(() => channel.close(), 1_000);
}

it("X-07 another person's sign-in in another tab takes the former one's work off this one", async () => {
  const { store } = await openAminas();
  readAs(nadia);
  inAnotherTab(nadia.user.id);
  await expectNadias();
  expect(store.getState().session.session?.user.displayName).toBe("Nadia Saadi");
});

it("X-07 a write in a tab that has not heard of it is refused, done in nobody's name, and tells", async () => {
  const { store } = await openAminas();
  const names: (string | null)[] = [];
  readAs(nadia);
  server.use(
    http.post(apiUrl("probe"), ({ request }) => {
      names.push(request.headers.get("Funduq-User"));
      return problem("session.changed");
    }),
  );
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      probe: build.mutation<null, void>({ query: () => ({ url: "probe", method: "POST" }) }),
    }),
  });
  await act(async () => void (await store.dispatch(api.endpoints.probe.initiate())));
  await expectNadias();
  expect(names).toEqual([amina.user.id]);
});

it("AUTH-19 the same person's sign-in in another tab ends the question to sign in again, and keeps what was typed", async () => {
  const { store } = await openAminas();
  await act(async () => {
    store.dispatch(sessionSlice.actions.lapsed());
  });
  await screen.findByRole("dialog", { name: "Please sign in again" });
  const asked = vi.fn(() => HttpResponse.json(amina));
  server.use(http.get(apiUrl("session"), asked));
  inAnotherTab(amina.user.id);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("near the lift");
});

it("AUTH-19 a sign-out in another tab is asked of the server", async () => {
  await openAminas();
  server.use(http.get(apiUrl("session"), () => problem("session.required")));
  inAnotherTab(null);
  await screen.findByRole("dialog", { name: "Please sign in again" });
});
