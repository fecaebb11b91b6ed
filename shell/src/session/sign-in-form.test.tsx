import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aSession } from "@funduq/shared-ui/testing/session";
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { SignInForm } from "./sign-in-form.tsx";

beforeEach(async () => {
  addTexts();
  await textsReady();
});

async function fillIn(onSignedIn = vi.fn()) {
  const { user } = await renderWithStore(<SignInForm onSignedIn={onSignedIn} />);
  await user.type(screen.getByLabelText(/Email/), "amina@hotel.test");
  await user.type(screen.getByLabelText(/Password/), "secret-1");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  return { onSignedIn };
}

describe("signing in", () => {
  it("AUTH-01 gives the session to whoever asked", async () => {
    const session = aSession();
    server.use(http.post(apiUrl("session"), () => HttpResponse.json(session)));
    const { onSignedIn } = await fillIn();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session), 10_000);
  });

  it.each([
    ["session.unknown-email", "No account for that email."],
    ["session.wrong-password", "Incorrect password."],
    ["session.too-many-attempts", "Too many attempts. Try again later."],
    ["session.login-failed", "Login failed."],
    ["session.no-hotel", "Your account has no hotel access yet. Contact an admin."],
    ["session.no-profile", "User profile not found. Contact an admin."],
  ] as const)(
    "AUTH-02 AUTH-04 a refusal for %s says why and keeps the email",
    async (code, text) => {
      server.use(http.post(apiUrl("session"), () => problem(code)));
      await fillIn();
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>(/Email/).value).toBe("amina@hotel.test");
    },
  );

  it.each([
    ["en", 45, "Try again in 1 minute."],
    ["en", 700, "Try again in 12 minutes."],
    ["fr", 700, "Réessayez dans 12 minutes."],
    ["ar", 60, "أعد المحاولة بعد دقيقة واحدة."],
    ["ar", 61, "أعد المحاولة بعد دقيقتين."],
    ["ar", 180, "أعد المحاولة بعد 3 دقائق."],
    ["ar", 700, "أعد المحاولة بعد 12 دقيقة."],
  ] as const)(
    "AUTH-02 X-05 too many attempts say in %s when to try again, %i seconds ahead",
    async (language, retryAfterSeconds, when) => {
      const refusal = () => problem("session.too-many-attempts", { retryAfterSeconds });
      server.use(http.post(apiUrl("session"), refusal));
      await fillIn();
      expect(await screen.findByText("Too many attempts. Try again later.")).toBeTruthy();
      await act(() => switchLanguage(language));
      expect(await screen.findByText(when)).toBeTruthy();
      await act(() => switchLanguage("en"));
    },
  );

  it("AUTH-02 the minutes to wait are counted down", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const refusal = () => problem("session.too-many-attempts", { retryAfterSeconds: 110 });
    server.use(http.post(apiUrl("session"), refusal));
    await fillIn();
    expect(await screen.findByText("Try again in 2 minutes.")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("Try again in 1 minute.")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText("You can try again now.")).toBeTruthy();
    vi.useRealTimers();
  });

  it("AUTH-01 a shown password is hidden as it is sent, and what is refused stays hidden", async () => {
    server.use(http.post(apiUrl("session"), () => problem("session.wrong-password")));
    const { user } = await renderWithStore(<SignInForm onSignedIn={vi.fn()} />);
    await user.type(screen.getByLabelText(/Email/), "amina@hotel.test");
    const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
    await user.type(password, "secret-1");
    await user.click(screen.getByRole("checkbox"));
    await vi.waitFor(() => expect(password.type).toBe("text"));
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await screen.findByText("Incorrect password.");
    await vi.waitFor(() => expect(password.type).toBe("password"));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  it("AUTH-02 an account that is gone leaves the focus where something can be typed", async () => {
    server.use(http.post(apiUrl("session"), () => problem("session.unknown-email")));
    const form = <SignInForm email="amina@hotel.test" onSignedIn={vi.fn()} />;
    const { user } = await renderWithStore(form);
    await user.type(screen.getByLabelText(/^Password/), "secret-1");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await screen.findByText("No account for that email.");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Password/)));
  });

  it("AUTH-02 asks for what is missing without asking the server", async () => {
    const { user } = await renderWithStore(<SignInForm onSignedIn={vi.fn()} />);
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(screen.getByText("Please enter your email.")).toBeTruthy();
  });
});
