import type { Language, Session } from "@funduq/shared-types/contracts/session";
import { useState } from "react";
import { useSetPreferencesMutation } from "./session.endpoints.ts";

/**
 * A language chosen before or while signing in is a choice for good: it is kept with the account.
 * `isSignedIn`: the account of this screen is. Before, another person's session may still be open in the browser.
 */
export function useChosenLanguage({ isSignedIn }: { isSignedIn: boolean }) {
  const [chosen, setChosen] = useState<Language>();
  const [setPreferences] = useSetPreferencesMutation();

  return {
    chooseLanguage(language: Language) {
      setChosen(language);
      if (isSignedIn) void setPreferences({ language });
    },
    /** Stores the choice with the account that has just signed in, and answers its session. */
    async withLanguage(session: Session): Promise<Session> {
      if (!chosen || session.user.language === chosen) return session;
      // Without an answer the device still remembers the choice, and the work can begin.
      await setPreferences({ language: chosen });
      return { ...session, user: { ...session.user, language: chosen } };
    },
  };
}
