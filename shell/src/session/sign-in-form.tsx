import type { Session } from "@funduq/shared-types/contracts/session";
import { Button, InlineError, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { type FormEvent, useState } from "react";
import { useSignInMutation } from "./session.endpoints.ts";

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
  const [asked, setAsked] = useState(false);
  const [signIn] = useSignInMutation();
  const { submit, isSaving, failure } = useSubmit(signIn);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!email.trim() || !password) return;
    const session = await submit({ email, password });
    if (session) onSignedIn(session);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap={4}>
        <TextField
          label={t("login.email")}
          type="email"
          name="email"
          autoComplete="username"
          required
          disabled={known !== undefined}
          value={email}
          onChange={setEmail}
          error={asked && !email.trim() ? t("login.email-missing") : undefined}
        />
        <TextField
          label={t("login.password")}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={asked && !password ? t("login.password-missing") : undefined}
        />
        <InlineError failure={failure} />
        <Button type="submit" variant="primary" wide saving={isSaving}>
          {isSaving ? t("login.submitting") : t("login.submit")}
        </Button>
      </Stack>
    </form>
  );
}
