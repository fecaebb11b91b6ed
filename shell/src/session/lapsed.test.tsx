import { textsReady } from "@funduq/shared-ui/i18n";
import { baseApi, sessionSlice } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, atServer, heading, hotel, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

it("AUTH-19 a session that ends asks to sign in again in place; putting that off loses nothing", async () => {
  const page = await openShell({ session: aSession(), route: at("dashboard") });
  await page.user.type(await screen.findByLabelText("Notes"), "near the lift");
  await act(async () => {
    page.store.dispatch(sessionSlice.actions.lapsed());
  });
  await screen.findByRole("dialog", { name: "Please sign in again" });
  await page.user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Session ended")).toBeTruthy();
  await page.user.click(screen.getByRole("button", { name: "Log in" }));
  server.use(http.post(apiUrl("session"), () => HttpResponse.json(aSession())));
  await page.user.type(screen.getByLabelText(/Password/), "secret-1{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("near the lift");
});

it("AUTH-19 signed in again in place, the screen is live again, and reads what it missed", async () => {
  const { user } = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  const ended = FakeEventSource.latest();
  act(() => ended.say("ready", { seq: 7 }, "7"));
  server.use(http.get(apiUrl("session"), () => problem("session.required")));
  act(() => ended.say("closed", { reason: "signed-out" }));
  const password = await screen.findByLabelText(/Password/);
  expect(FakeEventSource.latest()).toBe(ended);
  const asked = vi.fn(() => HttpResponse.json(aSession()));
  server.use(http.post(apiUrl("session"), asked), http.get(apiUrl("session"), asked));
  await user.type(password, "secret-1{Enter}");
  await waitFor(() => expect(FakeEventSource.latest()).not.toBe(ended));
  act(() => FakeEventSource.latest().open());
  expect(await screen.findByText("Live")).toBeTruthy();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  act(() => FakeEventSource.latest().say("ready", { seq: 9 }, "9"));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
});

it("AUTH-19 X-07 a session that was ended on purpose covers the page, and putting that off goes to the login", async () => {
  const { user, store } = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  server.use(http.get(apiUrl("session"), () => problem("session.required")));
  act(() => FakeEventSource.latest().say("closed", { reason: "signed-out" }));
  const dialog = await screen.findByRole("dialog", { name: "Please sign in again" });
  expect(dialog.querySelector("[class*=cover]")).toBeTruthy();
  atServer.session = null;
  await user.keyboard("{Escape}");
  await heading("Hotel PMS Login");
  expect(store.getState().session.session).toBeNull();
});

it("AUTH-19 a registry that answers as to a stranger takes no screen away, and asks who is there", async () => {
  const page = await openShell({ session: aSession(), route: at("dashboard") });
  await page.user.type(await screen.findByLabelText("Notes"), "near the lift");
  server.use(
    http.get(apiUrl("session"), () => problem("session.required")),
    http.get(apiUrl("modules"), () =>
      HttpResponse.json({ signedIn: false, modules: [], closed: [] }),
    ),
  );
  // Not within `act`: answers that arrive as it ends would be updates outside it.
  page.store.dispatch(baseApi.util.invalidateTags(["Modules"]));
  await screen.findByRole("dialog", { name: "Please sign in again" });
  expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("near the lift");
});

it("AUTH-19 a stream that is refused makes sure that the session still stands", async () => {
  await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  server.use(http.get(apiUrl("session"), () => problem("session.required")));
  FakeEventSource.latest().giveUp();
  await screen.findByRole("dialog", { name: "Please sign in again" });
});
