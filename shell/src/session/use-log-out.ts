import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { leaveBy, useNavigate } from "@funduq/shared-ui/router";
import {
  asFailure,
  leavesDoubt,
  signOut,
  unsentIn,
  useDispatch,
  useSelector,
  useServerAway,
  withoutReads,
} from "@funduq/shared-ui/state";
import { knownEmail, passwordDue } from "../finish-signin/remembered.ts";
import { askBeforeLogOut } from "./log-out-question.tsx";
import { useSignOutMutation } from "./session.endpoints.ts";

/**
 * Ends the session on the server, forgets everything here, and returns to the login (AUTH-01). Where a
 * screen holds something that is not saved, or changes are not sent yet, it asks first. While the server is away it says
 * why nobody can log out, and asks for nothing to be given up.
 */
export function useLogOut() {
  const t = useText("shell");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const hasQueue = useSelector(({ outbox }) => unsentIn(outbox) > 0);
  const isAway = useServerAway();
  const [endSession] = useSignOutMutation();
  const end = async () => {
    const { error } = await endSession();
    const failure = error && asFailure(error);
    if (failure && leavesDoubt(failure)) return askBeforeLogOut({ about: "away", go: ask });
    if (failure && failure.status !== 401) {
      notify.error(failure, t("logout.failed"));
      return;
    }
    // The next person at a shared device is not told who was here.
    knownEmail.write(null);
    passwordDue.write(null);
    dispatch(signOut());
    await navigate("/login", { replace: true });
  };
  const leave = () => void withoutReads(end);
  const ask = () =>
    leaveBy(() => (hasQueue ? askBeforeLogOut({ about: "queue", go: leave }) : leave()));
  return () => (isAway ? askBeforeLogOut({ about: "away", go: ask }) : ask());
}
