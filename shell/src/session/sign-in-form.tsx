import type { Session } from "@funduq/shared-types/contracts/session";
import { Button, Checkbox, Stack, TextField } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSelector, useSubmit } from "@funduq/shared-ui/state";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSignInMutation } from "./session.endpoints.ts";
import { SignInFailure } from "./sign-in-failure.tsx";

type SignInFormProps = {
  /** Given, only this account may sign in: its screens are still open. */
  email?: string;
  onSignedIn: (session: Session) => void;
};

/** Email and password. A refusal says why and keeps the email (AUTH-02). */
export function SignInForm({ email: known, onSignedIn }: SignInFormProps) {
  const t = useText("shell");
  const [email, setEmail] = useState(known ?? "");
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(false);
  const hotelId = useSelector((state) => state.session.asked);
  const [signIn] = useSignInMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(signIn);
  const unknown = failure?.code === "session.unknown-email";
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!email.trim()) return focusOn(form.current, "email");
    if (!password) return focusOn(form.current, "password");
    // Sent as it is shown, the browser would keep it among what was typed into forms.
    setShown(false);
    const session = await submit({ email, password, hotelId });
    if (session) onSignedIn(session);
  }

  // Which of the two was wrong is known once the refusal stands there.
  useEffect(() => {
    if (failure) focusOn(form.current, unknown && known === undefined ? "email" : "password");
  }, [failure, unknown, known]);

  const missing = asked && !email.trim() ? t("login.email-missing") : undefined;
  const emailFault = unknown ? errorText(failure) : missing;
  // What was typed wrong needs no number to ask about it by.
  const refusal = failure?.code.startsWith("session.")
    ? { ...failure, requestId: undefined }
    : failure;
  return (
    <form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap={4}>
        <TextField
          label={t("login.email")}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus={known === undefined}
          required
          disabled={known !== undefined}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            clearFailure();
          }}
          error={emailFault}
        />
        <TextField
          label={t("login.password")}
          type={shown ? "text" : "password"}
          dir="ltr"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={asked && !password ? t("login.password-missing") : undefined}
        />
        <Checkbox label={t("login.show")} checked={shown} onChange={setShown} />
        {!unknown && <SignInFailure failure={refusal} />}
        <Button
          type="submit"
          variant="primary"
          wide
          saving={isSaving}
          savingText={t("login.submitting")}
        >
          {t("login.submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** Where the next thing has to be typed. What stands there is selected, so that typing replaces it. */
function focusOn(form: HTMLFormElement | null, name: "email" | "password"): void {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
