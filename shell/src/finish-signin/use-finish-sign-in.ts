import { signInTokenSchema } from "@funduq/shared-types/contracts/session";
import { useLocation, useNavigate } from "@funduq/shared-ui/router";
import {
  type ApiFailure,
  asFailure,
  leavesDoubt,
  signOut,
  useDispatch,
  useSelector,
} from "@funduq/shared-ui/state";
import { useEffect, useEffectEvent, useState } from "react";
import { useChosenLanguage } from "../session/use-chosen-language.ts";
import { useEnter } from "../session/use-enter.ts";
import { browserKey, forgetBrowserKey, knownEmail, passwordDue } from "./remembered.ts";
import { useCheckSignInLinkMutation, useFinishSignInMutation } from "./sign-in-link.endpoints.ts";

export type Step =
  | { kind: "checking" }
  | { kind: "invalid" }
  | { kind: "failed"; failure: ApiFailure }
  | { kind: "need-email" }
  | { kind: "signed-in"; email: string }
  | { kind: "done" };

/** The secret stands behind the `#`: no server and no log has seen it. */
function tokenIn(hash: string): string | undefined {
  return signInTokenSchema.safeParse(hash.slice(1)).data;
}

/** Takes an emailed link from its opening to the chosen password (AUTH-06). */
export function useFinishSignIn() {
  const { hash } = useLocation();
  const token = tokenIn(hash);
  const [step, setStep] = useState<Step>({ kind: "checking" });
  const { status, session } = useSelector((state) => state.session);
  const [checkLink] = useCheckSignInLinkMutation();
  const { finish, chooseLanguage } = useFinish(step, setStep);

  async function begin(given: string): Promise<void> {
    setStep({ kind: "checking" });
    // A dead link must not cost the known email one of its attempts to sign in.
    const { error } = await checkLink({ token: given, browserKey: browserKey() });
    if (error) return setStep(refusalOf(asFailure(error)));
    const email = knownEmail.read();
    if (!email) return setStep({ kind: "need-email" });
    const failure = await finish(given, email);
    // A lost answer is no reason to ask for another email: pressing again repeats it.
    if (failure)
      setStep(leavesDoubt(failure) ? { kind: "failed", failure } : { kind: "need-email" });
  }

  const handleOpened = useEffectEvent(() => {
    if (step.kind === "signed-in" || step.kind === "done") return;
    if (token) return void begin(token);
    if (status === "unknown") return;
    const due = session !== null && passwordDue.read() === session.user.id;
    setStep(due ? { kind: "signed-in", email: session.user.email } : { kind: "invalid" });
  });
  const known = token !== undefined || status !== "unknown";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is opened in this tab begins anew
  useEffect(() => {
    if (known) handleOpened();
  }, [token, known]);

  return {
    step,
    chooseLanguage,
    retry: () => void (token && begin(token)),
    finishAs: (email: string) => finish(token ?? "", email),
    passwordSet: () => {
      passwordDue.write(null);
      forgetBrowserKey();
      setStep({ kind: "done" });
    },
  };
}

function refusalOf(failure: ApiFailure): Step {
  return failure.code === "sign-in-link.invalid"
    ? { kind: "invalid" }
    : { kind: "failed", failure };
}

/** Signs in by the link; answers why not. Whoever was at this screen before is forgotten. */
function useFinish(step: Step, setStep: (step: Step) => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const enter = useEnter();
  const { chooseLanguage, withLanguage } = useChosenLanguage({
    isSignedIn: step.kind === "signed-in",
  });
  const former = useSelector((state) => state.session.session?.user.id);
  const hotelId = useSelector((state) => state.session.asked);
  const [finishSignIn] = useFinishSignInMutation();

  async function finish(token: string, email: string): Promise<ApiFailure | undefined> {
    const { data, error } = await finishSignIn({ token, email, browserKey: browserKey(), hotelId });
    if (!data) return asFailure(error);
    const { choosesPassword = true, ...session } = data;
    knownEmail.write(data.user.email);
    if (choosesPassword) passwordDue.write(data.user.id);
    else forgetBrowserKey();
    if (former !== undefined && former !== data.user.id) dispatch(signOut());
    await enter(await withLanguage(session));
    if (!choosesPassword) {
      // The hotel is added; a notice above the screens says so.
      await navigate("/", { replace: true });
      return undefined;
    }
    setStep({ kind: "signed-in", email: data.user.email });
    // The link is used up: nobody should find it in the address or the history.
    await navigate("/finish-signin", { replace: true });
    return undefined;
  }
  return { finish, chooseLanguage };
}
