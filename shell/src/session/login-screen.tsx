import type { Session } from "@funduq/shared-types/contracts/session";
import { LanguageSelect } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { Brand } from "../navigation/brand.tsx";
import classes from "./login.module.css";
import { SignInForm } from "./sign-in-form.tsx";
import { useChosenLanguage } from "./use-chosen-language.ts";
import { useEnter } from "./use-enter.ts";

/** AUTH-01 */
export function LoginScreen() {
  const t = useText("shell");
  const enter = useEnter();
  const { chooseLanguage, withLanguage } = useChosenLanguage({ isSignedIn: false });

  async function handleSignedIn(session: Session) {
    await enter(await withLanguage(session));
  }

  return (
    <main className={classes.screen}>
      <section className={classes.card}>
        <Brand />
        <h1>{t("login.title")}</h1>
        <p className={classes.hint}>{t("login.product")}</p>
        <SignInForm onSignedIn={(session) => void handleSignedIn(session)} />
        <p className={classes.hint}>{t("login.forgotten")}</p>
        <LanguageSelect onChange={chooseLanguage} />
      </section>
    </main>
  );
}
