import { Button, Dialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { signOut, useDispatch, useSelector, useSession } from "@funduq/shared-ui/state";
import { SignInForm } from "./sign-in-form.tsx";
import { useEnter } from "./use-enter.ts";

/** The session ended while somebody worked: sign in again in place, what was typed is still there. */
export function LapsedDialog() {
  const t = useText("shell");
  const lapsed = useSelector(({ session }) => session.lapsed && session.status === "signed-in");
  const session = useSession();
  const dispatch = useDispatch();
  const enter = useEnter();
  if (!lapsed || !session) return null;
  const leave = () => dispatch(signOut());
  return (
    <Dialog
      opened
      onClose={leave}
      title={t("lapsed.title")}
      size="small"
      footer={<Button onClick={leave}>{t("lapsed.other-account")}</Button>}
    >
      <Stack gap={4}>
        <p>{t("lapsed.explanation")}</p>
        <SignInForm email={session.user.email} onSignedIn={(found) => void enter(found)} />
      </Stack>
    </Dialog>
  );
}
