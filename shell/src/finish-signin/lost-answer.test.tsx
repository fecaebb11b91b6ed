import { textsReady } from "@funduq/shared-ui/i18n";
import { deviceStorage, tabStorage } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { openShell } from "../testing/open-shell.tsx";

const nadia = aSession({ user: { email: "nadia@hotel.test" } });
const route = `/finish-signin#${"t".repeat(43)}`;
const aBrowserKey = expect.stringMatching(/^[\w-]{43}$/);

beforeEach(async () => {
  FakeEventSource.install();
  localStorage.clear();
  sessionStorage.clear();
  addTexts();
  await textsReady();
});

/** The server follows the link the first time, and the answer is lost on its way. */
function losingTheFirstAnswer() {
  const keys: string[] = [];
  server.use(
    http.post(apiUrl("sign-in-links/check"), async ({ request }) => {
      const { browserKey } = (await request.json()) as { browserKey: string };
      const isUsed = keys.length > 0 && browserKey !== keys[0];
      return isUsed ? problem("sign-in-link.invalid") : new HttpResponse(null, { status: 204 });
    }),
    http.post(apiUrl("sign-in-links/finish"), async ({ request }) => {
      keys.push(((await request.json()) as { browserKey: string }).browserKey);
      if (keys.length === 1) return HttpResponse.error();
      if (keys.at(-1) !== keys[0]) return problem("sign-in-link.invalid");
      server.use(http.get(apiUrl("session"), () => HttpResponse.json(nadia)));
      return HttpResponse.json(nadia);
    }),
  );
  return keys;
}

/** Opens the link and signs in with the email; the answer does not arrive. */
async function comeInVain() {
  const page = await openShell({ session: null, route });
  await page.user.type(await screen.findByLabelText(/Email/), "nadia@hotel.test{Enter}");
  await screen.findByText(/can't be reached/);
  return page;
}

const press = (user: Awaited<ReturnType<typeof openShell>>["user"], name: string) =>
  user.click(screen.getByRole("button", { name }));

it("AUTH-06 AUTH-09 pressing again after a lost answer signs in", async () => {
  const keys = losingTheFirstAnswer();
  const { user } = await comeInVain();
  await press(user, "Continue");
  expect(await screen.findByLabelText(/New password/)).toBeTruthy();
  expect(keys).toEqual([aBrowserKey, keys[0]]);
});

it("AUTH-06 AUTH-09 opening the link again in a new tab after a lost answer signs in", async () => {
  const keys = losingTheFirstAnswer();
  (await comeInVain()).unmount();
  sessionStorage.clear();
  const { user } = await openShell({ session: null, route });
  await user.type(await screen.findByLabelText(/Email/), "nadia@hotel.test{Enter}");
  expect(await screen.findByLabelText(/New password/)).toBeTruthy();
  expect(keys).toEqual([aBrowserKey, keys[0]]);
});

it("AUTH-06 AUTH-07 AUTH-09 a browser that knows the email says so, and tries again when asked", async () => {
  localStorage.setItem("funduq.link-email", "nadia@hotel.test");
  const keys = losingTheFirstAnswer();
  const { user } = await openShell({ session: null, route });
  await screen.findByText("Failed to complete sign-in.");
  await user.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByLabelText(/New password/)).toBeTruthy();
  expect(keys).toEqual([aBrowserKey, keys[0]]);
});

it("AUTH-06 AUTH-09 a browser that keeps nothing can press again, too", async () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const keys = losingTheFirstAnswer();
  const { user } = await comeInVain();
  await press(user, "Continue");
  expect(await screen.findByLabelText(/New password/)).toBeTruthy();
  expect(keys).toEqual([aBrowserKey, keys[0]]);
  blocked.mockRestore();
  // The page's own memory, which outlives the test.
  for (const storage of [tabStorage, deviceStorage]) storage.removeAll("funduq.");
});

it("AUTH-06 AUTH-08 pressing again after the answer to the password is lost is done", async () => {
  losingTheFirstAnswer();
  const { user } = await comeInVain();
  await press(user, "Continue");
  const sent = vi.fn();
  server.use(
    http.put(apiUrl("session/password"), async ({ request }) => {
      sent(await request.json());
      return sent.mock.calls.length === 1
        ? HttpResponse.error()
        : new HttpResponse(null, { status: 204 });
    }),
  );
  await user.type(await screen.findByLabelText(/New password/), "seven camels");
  await user.type(screen.getByLabelText(/Repeat/), "seven camels{Enter}");
  await screen.findByText(/can't be reached/);
  await press(user, "Set password");
  expect(await screen.findByText("Your password is set.")).toBeTruthy();
  expect(sent.mock.calls).toEqual([[{ password: "seven camels" }], [{ password: "seven camels" }]]);
  expect(sessionStorage.getItem("funduq.link-key")).toBeNull();
});
