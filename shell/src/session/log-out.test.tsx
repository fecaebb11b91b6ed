import { textsReady } from "@funduq/shared-ui/i18n";
import { outboxSlice, type Store } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, server, unreachable } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, heading, hotel, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});
afterEach(() => vi.restoreAllMocks());

const TITLE = "You can't log out without the network";
const logOut = () => screen.getByRole("button", { name: "Log out" });
const why = async () => within(await screen.findByRole("alertdialog", { name: TITLE }));

/** Somebody at work, and the log-outs that reach the server. */
async function openAtWork() {
  const ended: string[] = [];
  server.use(
    http.delete(apiUrl("session"), ({ request }) => {
      ended.push(request.method);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const page = await openShell({ session: aSession(), route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  return { ...page, ended };
}

function goOffline(): () => void {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  return () => {
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
  };
}

function haveUnsent({ dispatch }: Store, waiting: number, refused: number) {
  const status = { waiting, refused, hasOthers: false, isKept: true, isUnreachable: false };
  act(() => void dispatch(outboxSlice.actions.statusChanged(status)));
}

it("POS-12 AUTH-01 a log-out without a network says at once why there is none, and what becomes of what is not sent", async () => {
  const page = await openAtWork();
  haveUnsent(page.store, 2, 1);
  const comeBack = goOffline();
  await page.user.click(logOut());
  const dialog = await why();
  expect(dialog.getByText(/^Only the hotel's server can end your session/u)).toBeTruthy();
  expect(dialog.getByText(/^3 changes are not sent yet\. Nothing of it is lost/u)).toBeTruthy();
  await page.user.click(dialog.getByRole("button", { name: "Go on" }));
  expect(page.store.getState().session.session).not.toBeNull();
  expect(page.ended).toEqual([]);

  haveUnsent(page.store, 0, 0);
  await page.user.click(logOut());
  expect((await why()).queryByText(/not sent/u)).toBeNull();
  comeBack();
  await page.user.click((await why()).getByRole("button", { name: "Try again" }));
  await heading("Hotel PMS Login");
  expect(page.ended).toEqual(["DELETE"]);
});

it("POS-12 AUTH-01 a log-out that the server does not answer says the same, and who it is stays logged in", async () => {
  const page = await openAtWork();
  server.use(http.delete(apiUrl("session"), unreachable));
  await page.user.click(logOut());
  expect((await why()).getByText(/You stay logged in as/u)).toBeTruthy();
  expect(page.store.getState().session.session).not.toBeNull();
});
