import { SHORTEST_PASSWORD } from "@funduq/shared-types/contracts/session";
import { Button, Checkbox, InlineError, Stack, TextField } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, isApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { type FormEvent, useRef, useState } from "react";
import { FailedBecause } from "./failed-because.tsx";
import { useSetPasswordMutation } from "./sign-in-link.endpoints.ts";

type PasswordFormProps = { email: string; onDone: () => void };

/** AUTH-08: long enough, twice the same. What the server refuses besides is said at the field. */
export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const t = useText("shell");
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(false);
  const [send] = useSetPasswordMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(async (chosen: string) => {
    const { error } = await send({ password: chosen });
    setSignedOut(isApiFailure(error) && error.code === "session.required");
    return error ? { error } : { data: true };
  });
  const [signedOut, setSignedOut] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const tooShort = [...password].length < SHORTEST_PASSWORD;
  const differs = password !== repeated;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (tooShort) return focusOn(form.current, "password");
    if (differs) return focusOn(form.current, "repeated");
    // Sent as it is shown, the browser would keep it among what was typed into forms.
    setShown(false);
    if (await submit(password)) onDone();
    else focusOn(form.current, "password");
  }

  return (
    <form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack gap={4}>
        <TextField
          label={t("login.email")}
          type="email"
          name="email"
          autoComplete="username"
          disabled
          value={email}
          onChange={() => undefined}
        />
        <TextField
          label={t("finish.password")}
          type={shown ? "text" : "password"}
          dir="ltr"
          name="password"
          autoComplete="new-password"
          autoFocus
          required
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            clearFailure();
          }}
          error={asked && tooShort ? tooShortText() : refusedPassword(failure)}
        />
        <TextField
          label={t("finish.repeat")}
          type={shown ? "text" : "password"}
          dir="ltr"
          name="repeated"
          autoComplete="new-password"
          required
          value={repeated}
          onChange={setRepeated}
          error={asked && !tooShort && differs ? t("finish.mismatch") : undefined}
        />
        <Checkbox label={t("login.show")} checked={shown} onChange={setShown} />
        {signedOut && <p role="alert">{t("finish.not-signed-in")}</p>}
        {failure && !signedOut && !refusedPassword(failure) && (
          <InlineError
            failure={failure}
            message={<FailedBecause sentence={t("finish.password-failed")} failure={failure} />}
          />
        )}
        <Button type="submit" variant="primary" wide saving={isSaving}>
          {t("finish.save")}
        </Button>
      </Stack>
    </form>
  );
}

function tooShortText(): string {
  return errorText({ code: "password.too-short", params: { min: SHORTEST_PASSWORD } });
}

function refusedPassword(failure: ApiFailure | undefined): string | undefined {
  return failure?.code.startsWith("password.") ? errorText(failure) : undefined;
}

function focusOn(form: HTMLFormElement | null, name: "password" | "repeated"): void {
  const input = form?.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
