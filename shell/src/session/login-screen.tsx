import { LanguageSelect } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Brand } from "../navigation/brand.tsx";
import classes from "./login.module.css";
import { SignInForm } from "./sign-in-form.tsx";
import { useEnter } from "./use-enter.ts";

export function LoginScreen() {
  const t = useText("shell");
  const enter = useEnter();
  return (
    <main className={classes.screen}>
      <section className={classes.card}>
        <Brand />
        <h1>{t("login.title")}</h1>
        <p className={classes.hint}>{t("login.product")}</p>
        <SignInForm onSignedIn={(session) => void enter(session)} />
        <LanguageSelect />
      </section>
    </main>
  );
}
