import type { Session } from "@funduq/shared-types/contracts/session";
import { Button, Dialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { signOut, useDispatch, useSelector, useSession } from "@funduq/shared-ui/state";
import { useEffect, useEffectEvent, useState } from "react";
import classes from "./lapsed.module.css";
import { SignInForm } from "./sign-in-form.tsx";
import { useEnter } from "./use-enter.ts";

/** The session ended while somebody worked: sign in again in place, what was typed is still there. */
export function LapsedDialog() {
  const lapsed = useSelector(({ session }) => session.lapsed && session.status === "signed-in");
  const session = useSession();
  return lapsed && session ? <SignInAgain session={session} /> : null;
}

/**
 * Put aside, it stays as a bar: closing a dialog must not throw away what stands behind it. Where the
 * session was ended on purpose, the page behind is covered, and closing the dialog leaves to the login.
 */
function SignInAgain({ session }: { session: Session }) {
  const t = useText("shell");
  const dispatch = useDispatch();
  const ended = useSelector((state) => state.session.ended);
  const enter = useEnter();
  const [aside, setAside] = useState(false);
  useNextPress(aside, () => setAside(false));
  if (aside && !ended) {
    return (
      <div role="status" className={classes.bar}>
        <p>{t("lapsed.explanation")}</p>
        <Button variant="primary">{t("login.submit")}</Button>
      </div>
    );
  }
  return (
    <Dialog
      opened
      onClose={() => (ended ? dispatch(signOut()) : setAside(true))}
      title={t("lapsed.title")}
      size="small"
    >
      <Stack gap={4}>
        {ended && <span className={classes.cover} hidden />}
        <p>{t("lapsed.explanation")}</p>
        <SignInForm email={session.user.email} onSignedIn={(found) => void enter(found)} />
        <Button variant="quiet" wide onClick={() => dispatch(signOut())}>
          {t("lapsed.other-account")}
        </Button>
      </Stack>
    </Dialog>
  );
}

/**
 * Whatever is pressed next would need the session. Any button counts, as a dialog of the screen
 * may stand over the bar and keep it out of reach.
 */
function useNextPress(waiting: boolean, onPress: () => void): void {
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest("button")) onPress();
  });
  useEffect(() => {
    if (!waiting) return;
    document.addEventListener("click", handlePress, true);
    return () => document.removeEventListener("click", handlePress, true);
  }, [waiting]);
}
