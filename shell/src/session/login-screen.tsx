import type { Language, Session } from "@funduq/shared-types/contracts/session";
import { LanguageSelect } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { Brand } from "../navigation/brand.tsx";
import classes from "./login.module.css";
import { useSetPreferencesMutation } from "./session.endpoints.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useEnter } from "./use-enter.ts";

/** AUTH-01. A language chosen here is a choice for good: it is kept with the account. */
export function LoginScreen() {
  const t = useText("shell");
  const enter = useEnter();
  const [chosen, setChosen] = useState<Language>();
  const [setPreferences] = useSetPreferencesMutation();

  async function handleSignedIn(session: Session) {
    if (!chosen || session.user.language === chosen) return enter(session);
    // Without an answer the device still remembers the choice, and the work can begin.
    await setPreferences({ language: chosen });
    return enter({ ...session, user: { ...session.user, language: chosen } });
  }

  return (
    <main className={classes.screen}>
      <section className={classes.card}>
        <Brand />
        <h1>{t("login.title")}</h1>
        <p className={classes.hint}>{t("login.product")}</p>
        <SignInForm onSignedIn={(session) => void handleSignedIn(session)} />
        <p className={classes.hint}>{t("login.forgotten")}</p>
        <LanguageSelect onChange={setChosen} />
      </section>
    </main>
  );
}
