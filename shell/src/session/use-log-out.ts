import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { leaveBy, useNavigate } from "@funduq/shared-ui/router";
import {
  asFailure,
  signOut,
  useDispatch,
  useSelector,
  withoutReads,
} from "@funduq/shared-ui/state";
import { knownEmail, passwordDue } from "../finish-signin/remembered.ts";
import { askWithQueue } from "./queue-question.tsx";
import { useSignOutMutation } from "./session.endpoints.ts";

/**
 * Ends the session on the server, forgets everything here, and returns to the login (AUTH-01). Where a
 * screen holds something that is not saved, or changes are not sent yet, it asks first.
 */
export function useLogOut() {
  const t = useText("shell");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const hasQueue = useSelector(({ outbox }) => outbox.waiting + outbox.refused > 0);
  const [endSession] = useSignOutMutation();
  const end = async () => {
    const { error } = await endSession();
    const failure = error && asFailure(error);
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
  return () => leaveBy(() => (hasQueue ? askWithQueue(leave) : leave()));
}
