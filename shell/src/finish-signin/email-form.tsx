import { Button, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { type FormEvent, type ReactNode, useState } from "react";
import { SignInFailure } from "../session/sign-in-failure.tsx";
import { FailedBecause } from "./failed-because.tsx";

type EmailFormProps = {
  /** Signs in with the link and this email; answers why not. */
  onEmail: (email: string) => Promise<ApiFailure | undefined>;
};

/** For a browser that does not know whose link this is (AUTH-06). */
export function EmailForm({ onEmail }: EmailFormProps) {
  const t = useText("shell");
  const [email, setEmail] = useState("");
  const [asked, setAsked] = useState(false);
  const { submit, isSaving, failure } = useSubmit(async (typed: string) => {
    const error = await onEmail(typed);
    return error ? { error } : { data: true };
  });
  const missing = asked && email.trim() === "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (email.trim() !== "") void submit(email);
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={4}>
        <TextField
          label={t("login.email")}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          required
          value={email}
          onChange={setEmail}
          error={missing ? t("login.email-missing") : undefined}
        />
        <SignInFailure failure={failure} message={failure && messageFor(failure, t)} />
        <Button
          type="submit"
          variant="primary"
          wide
          saving={isSaving}
          savingText={t("login.submitting")}
        >
          {t("finish.continue")}
        </Button>
      </Stack>
    </form>
  );
}

/** The link was good a moment ago, so where it is refused now the email it was sent to is another one. */
function messageFor(failure: ApiFailure, t: ReturnType<typeof useText<"shell">>): ReactNode {
  if (failure.code === "sign-in-link.invalid") return t("finish.wrong-email");
  if (failure.code.startsWith("session.")) return undefined;
  return <FailedBecause sentence={t("finish.failed")} failure={failure} />;
}
