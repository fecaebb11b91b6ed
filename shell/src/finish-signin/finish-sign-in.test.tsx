import { userIdSchema } from "@funduq/shared-types/values/ids";
import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { address, at, atServer, heading, hotel, openShell } from "../testing/open-shell.tsx";

const token = "t".repeat(43);
const route = `/finish-signin#${token}`;
const nadia = aSession({ user: { email: "nadia@hotel.test" } });

beforeEach(async () => {
  FakeEventSource.install();
  localStorage.clear();
  sessionStorage.clear();
  addTexts();
  await textsReady();
});

/** What the server was asked to finish. */
function answering(finish: () => Response | Promise<Response> = () => HttpResponse.json(nadia)) {
  const asked = vi.fn();
  server.use(
    http.post(apiUrl("sign-in-links/check"), () => new HttpResponse(null, { status: 204 })),
    http.post(apiUrl("sign-in-links/finish"), async ({ request }) => {
      asked(await request.json());
      server.use(http.get(apiUrl("session"), () => HttpResponse.json(nadia)));
      return finish();
    }),
  );
  return asked;
}

const aBrowserKey = expect.stringMatching(/^[\w-]{43}$/);
const submit = () => screen.getByRole("button", { name: "Continue" });

async function comeIn() {
  const asked = answering();
  const page = await openShell({ session: null, route });
  atServer.session = nadia;
  await page.user.type(await screen.findByLabelText(/Email/), "nadia@hotel.test{Enter}");
  await screen.findByLabelText(/New password/);
  return { page, asked };
}

describe("opening the link", () => {
  it("AUTH-06 asks for the email, which this browser does not know, and signs in with it", async () => {
    const { asked } = await comeIn();
    const email = "nadia@hotel.test";
    expect(asked).toHaveBeenCalledExactlyOnceWith({ token, email, browserKey: aBrowserKey });
    expect(screen.getByText(/You are signed in/)).toBeTruthy();
    expect(address()).toBe("/finish-signin");
    expect(document.title).toBe("Finish sign-in – Funduq");
  });

  it("AUTH-06 asks nothing of a browser that knows the email", async () => {
    localStorage.setItem("funduq.link-email", "nadia@hotel.test");
    const asked = answering(async () => {
      await delay(20);
      return HttpResponse.json(nadia);
    });
    await openShell({ session: null, route });
    expect(await screen.findByText("Checking your sign-in link...")).toBeTruthy();
    await screen.findByLabelText(/New password/);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("AUTH-06 listens to no hotel yet: a chosen password ends the session that would listen", async () => {
    await comeIn();
    expect(() => FakeEventSource.latest()).toThrow("No stream was opened.");
  });

  it("AUTH-06 a reload goes on with the password", async () => {
    sessionStorage.setItem("funduq.password-due", nadia.user.id);
    await openShell({ session: nadia, route: "/finish-signin" });
    expect(await screen.findByLabelText(/New password/)).toBeTruthy();
  });

  it("AUTH-07 asks for a missing email without asking the server", async () => {
    const asked = answering();
    const page = await openShell({ session: null, route });
    await screen.findByLabelText(/Email/);
    await page.user.click(submit());
    expect(screen.getByText("Please enter your email.")).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it("AUTH-07 another email than the link's is refused, and what was typed stays", async () => {
    answering(() => problem("sign-in-link.invalid"));
    const page = await openShell({ session: null, route });
    await page.user.type(await screen.findByLabelText(/Email/), "samia@hotel.test{Enter}");
    expect(await screen.findByText("Could not complete sign-in with this email.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe("samia@hotel.test");
  });

  it("AUTH-07 'Failed to complete sign-in.' where the server fails, and below it why", async () => {
    answering(() => problem("internal"));
    const page = await openShell({ session: null, route });
    await page.user.type(await screen.findByLabelText(/Email/), "nadia@hotel.test{Enter}");
    expect(await screen.findByText("Failed to complete sign-in.")).toBeTruthy();
  });

  it("AUTH-02 too many attempts are said in the same words as at the login", async () => {
    answering(() => problem("session.too-many-attempts"));
    const page = await openShell({ session: null, route });
    await page.user.type(await screen.findByLabelText(/Email/), "samia@hotel.test{Enter}");
    expect(await screen.findByText("Too many attempts. Try again later.")).toBeTruthy();
  });

  it("AUTH-07 a link that can't be used any more says so at once", async () => {
    server.use(http.post(apiUrl("sign-in-links/check"), () => problem("sign-in-link.invalid")));
    await openShell({ session: null, route });
    const alert = await screen.findByText("This sign-in link is invalid or expired.");
    expect(alert.getAttribute("role")).toBe("alert");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/login");
  });

  it("AUTH-02 AUTH-06 a dead link costs the known email no attempt to sign in", async () => {
    localStorage.setItem("funduq.link-email", "nadia@hotel.test");
    const asked = answering();
    server.use(http.post(apiUrl("sign-in-links/check"), () => problem("sign-in-link.invalid")));
    await openShell({ session: null, route });
    expect(await screen.findByText("This sign-in link is invalid or expired.")).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(["", "#", "#short", `#${"t".repeat(44)}`])(
    "AUTH-07 an address with '%s' is no link",
    async (hash) => {
      await openShell({ session: null, route: `/finish-signin${hash}` });
      expect(await screen.findByText("This sign-in link is invalid or expired.")).toBeTruthy();
    },
  );

  it("AUTH-07 'Failed to complete sign-in.' when nothing could be asked; then again", async () => {
    server.use(http.post(apiUrl("sign-in-links/check"), () => HttpResponse.error()));
    const page = await openShell({ session: null, route });
    expect(await screen.findByText("Failed to complete sign-in.")).toBeTruthy();
    answering();
    await page.user.click(screen.getByRole("button", { name: /again/i }));
    expect(await screen.findByLabelText(/Email/)).toBeTruthy();
  });

  it("AUTH-06 AUTH-10 an invitation to somebody with a password leads into the suite, which names the hotel", async () => {
    const added = { ...hotel, isNew: true };
    const invited = { ...nadia, hotels: [added] };
    answering(() => {
      server.use(http.get(apiUrl("session"), () => HttpResponse.json(invited)));
      return HttpResponse.json({ ...invited, choosesPassword: false });
    });
    const page = await openShell({ session: null, route });
    atServer.session = invited;
    await page.user.type(await screen.findByLabelText(/Email/), "nadia@hotel.test{Enter}");
    await heading(`dashboard of ${hotel.name}`);
    expect(screen.getByText(new RegExp(`${hotel.name} was added to your account`))).toBeTruthy();
    expect(screen.queryByLabelText(/New password/)).toBeNull();
    expect(sessionStorage.getItem("funduq.password-due")).toBeNull();
  });

  it("X-05 a language chosen before or after signing in by a link is kept with the account", async () => {
    answering();
    const saved = vi.fn();
    server.use(
      http.put(apiUrl("session/preferences"), async ({ request }) => {
        saved(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const page = await openShell({ session: null, route });
    await screen.findByLabelText(/Email/);
    await page.user.selectOptions(screen.getByLabelText("Language"), "fr");
    await page.user.type(await screen.findByLabelText(/E-mail/), "nadia@hotel.test{Enter}");
    await screen.findByLabelText(/Nouveau mot de passe/);
    await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ language: "fr" }));
    await page.user.selectOptions(screen.getByLabelText("Langue"), "ar");
    await vi.waitFor(() => expect(saved).toHaveBeenLastCalledWith({ language: "ar" }));
  });

  it("T9 forgets whoever was signed in at this screen", async () => {
    answering();
    const before = aSession({
      user: {
        id: userIdSchema.parse("01890a5d-ac96-774b-bcce-b302099a8777"),
        email: "old@hotel.test",
      },
    });
    const page = await openShell({ session: before, route });
    await page.user.type(await screen.findByLabelText(/Email/), "nadia@hotel.test{Enter}");
    await screen.findByLabelText(/New password/);
    expect(page.store.getState().session.session?.user.email).toBe("nadia@hotel.test");
  });
});

describe("choosing the password", () => {
  const choose = async (
    { user }: Awaited<ReturnType<typeof openShell>>,
    first: string,
    second = first,
  ) => {
    await user.clear(screen.getByLabelText(/New password/));
    await user.clear(screen.getByLabelText(/Repeat/));
    await user.type(screen.getByLabelText(/New password/), first);
    await user.type(screen.getByLabelText(/Repeat/), `${second}{Enter}`);
  };

  it("AUTH-08 is hidden as it is sent, where it was shown", async () => {
    const { page } = await comeIn();
    server.use(http.put(apiUrl("session/password"), () => problem("password.common")));
    const password = screen.getByLabelText<HTMLInputElement>(/New password/);
    await page.user.click(screen.getByRole("checkbox"));
    await vi.waitFor(() => expect(password.type).toBe("text"));
    await choose(page, "password");
    await screen.findByText(/too common/);
    expect(password.type).toBe("password");
    expect(screen.getByLabelText<HTMLInputElement>(/Repeat/).type).toBe("password");
  });

  it("AUTH-08 is refused when it is short or typed differently, without asking the server", async () => {
    const { page } = await comeIn();
    await choose(page, "five!");
    expect(screen.getByText("Password must be at least 6 characters.")).toBeTruthy();
    await choose(page, "seven camels", "seven camel");
    expect(screen.getByText("Passwords do not match.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Repeat/));
  });

  it.each([
    ["password.common", "This password is too common. Please choose another one."],
    ["session.required", "You are not signed in."],
    ["internal", "Failed to set password."],
  ] as const)("AUTH-07 AUTH-08 a refusal for %s says why", async (code, text) => {
    const { page } = await comeIn();
    server.use(http.put(apiUrl("session/password"), () => problem(code)));
    await choose(page, "seven camels");
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    const failed = screen.queryAllByText("Failed to set password.");
    expect(failed).toHaveLength(code === "internal" ? 1 : 0);
  });

  it("AUTH-06 is done: on to the login, which leads on", async () => {
    const { page } = await comeIn();
    const sent = vi.fn();
    server.use(
      http.put(apiUrl("session/password"), async ({ request }) => {
        sent(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(apiUrl("session"), () => HttpResponse.json(nadia)),
    );
    await choose(page, "seven camels");
    expect(await screen.findByText("Your password is set.")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Continue to Hotel PMS");
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: "seven camels" });
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("/login");
    await page.user.click(link);
    await heading(`dashboard of ${hotel.name}`);
    expect(address()).toBe(at("dashboard"));
  });
});
