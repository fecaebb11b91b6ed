import { ErrorCard, LanguageSelect, Stack } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { Link } from "@funduq/shared-ui/router";
import { Brand } from "../navigation/brand.tsx";
import classes from "../session/login.module.css";
import { EmailForm } from "./email-form.tsx";
import ownClasses from "./finish-signin.module.css";
import { PasswordForm } from "./password-form.tsx";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

/** AUTH-06: completes an emailed link, step by step. */
export function FinishSignInScreen() {
  const t = useText("shell");
  const finishing = useFinishSignIn();
  const isOver = finishing.step.kind === "invalid";
  return (
    <main className={classes.screen}>
      <section className={classes.card}>
        <Brand />
        <h1>{isOver ? t("finish.invalid-title") : t("finish.title")}</h1>
        <CurrentStep {...finishing} />
        <LanguageSelect onChange={finishing.chooseLanguage} />
      </section>
    </main>
  );
}

type Finishing = ReturnType<typeof useFinishSignIn>;

function CurrentStep({ step, retry, finishAs, passwordSet }: Finishing) {
  const t = useText("shell");
  switch (step.kind) {
    case "checking":
      return <p role="status">{t("finish.checking")}</p>;
    case "invalid":
      return <InvalidLink />;
    case "failed":
      return <ErrorCard failure={step.failure} message={t("finish.failed")} onRetry={retry} />;
    case "need-email":
      return (
        <>
          <p className={classes.hint}>{t("finish.need-email")}</p>
          <EmailForm onEmail={finishAs} />
        </>
      );
    case "signed-in":
      return (
        <>
          <p className={classes.hint} role="status">
            {t("finish.signed-in")}
          </p>
          <PasswordForm email={step.email} onDone={passwordSet} />
        </>
      );
    case "done":
      return (
        <Stack gap={4}>
          <p role="status">{t("finish.done")}</p>
          <ToLogin isNext>{t("finish.to-login")}</ToLogin>
        </Stack>
      );
  }
}

function InvalidLink() {
  const t = useText("shell");
  return (
    <Stack gap={4}>
      <p role="alert">{errorText({ code: "sign-in-link.invalid", params: {} })}</p>
      <p className={classes.hint}>{t("finish.invalid-hint")}</p>
      <ToLogin>{t("finish.back")}</ToLogin>
    </Stack>
  );
}

type ToLoginProps = {
  /** The form that was sent is gone, and the focus with it: Enter goes on. */
  isNext?: boolean;
  children: string;
};

function ToLogin({ isNext = false, children }: ToLoginProps) {
  return (
    <Link to="/login" className={ownClasses.onward} ref={isNext ? focusOn : undefined}>
      {children}
    </Link>
  );
}

function focusOn(link: HTMLAnchorElement | null): void {
  link?.focus();
}
