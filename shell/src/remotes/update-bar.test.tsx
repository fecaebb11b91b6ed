import { textsReady } from "@funduq/shared-ui/i18n";
import { outboxSlice } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { at, openShell } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
  document.documentElement.dataset.version = "0.1.0-aaaaaaaaaa";
});
afterEach(() => {
  delete document.documentElement.dataset.version;
});

const notice = () => screen.queryByText("A new version is available.");

async function openWith(shellVersion?: string) {
  const page = await openShell({ session: aSession(), route: at("dashboard"), shellVersion });
  await screen.findByRole("heading", { name: /dashboard/ });
  return page;
}

it("X-03 a tab whose shell is no longer the current one says that there is a new version", async () => {
  await openWith("0.1.0-bbbbbbbbbb");
  await waitFor(() => expect(notice()).not.toBeNull());
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});

it.each([
  ["waits", { waiting: 1, refused: 0, hasOthers: false }],
  ["was refused", { waiting: 0, refused: 1, hasOthers: false }],
  ["of somebody else waits", { waiting: 0, refused: 0, hasOthers: true }],
])(
  "X-03 a tab says nothing while a change %s: it keeps its version until that is sent",
  async (_, queue) => {
    const { store } = await openWith("0.1.0-bbbbbbbbbb");
    await waitFor(() => expect(notice()).not.toBeNull());
    const say = (status: typeof queue) =>
      act(
        () =>
          void store.dispatch(
            outboxSlice.actions.statusChanged({ ...status, isKept: true, isUnreachable: false }),
          ),
      );
    say(queue);
    expect(notice()).toBeNull();
    say({ waiting: 0, refused: 0, hasOthers: false });
    expect(notice()).not.toBeNull();
  },
);

it.each([
  ["is the current one", "0.1.0-aaaaaaaaaa"],
  ["comes from a development server", undefined],
])("X-03 a tab says nothing when its shell %s", async (_, shellVersion) => {
  await openWith(shellVersion);
  expect(notice()).toBeNull();
});
