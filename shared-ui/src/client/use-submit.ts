import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "../components/feedback/notify.ts";
import { type ApiFailure, clientFailure, isApiFailure } from "./api-failure.ts";

type Answer<Result> = { data: Result; error?: undefined } | { data?: undefined; error: unknown };
type Trigger<Arg, Result> = (arg: Arg) => PromiseLike<Answer<Result>>;

export type Submit<Arg, Result> = {
  /** Sends; answers the result, or undefined when it failed or one is already under way. */
  submit: (arg: Arg) => Promise<Result | undefined>;
  isSaving: boolean;
  failure: ApiFailure | undefined;
  clearFailure: () => void;
};

/**
 * Sends a mutation from a button or a form, locked against a second tap while it runs.
 *
 * `tell` says a failure where there is no form to show it: by a notice. What fails after its form is gone is told by a notice. After a lost answer, sending the same again is safe: the write keeps its idempotency key.
 */
export function useSubmit<Arg, Result>(
  trigger: Trigger<Arg, Result>,
  tell?: (failure: ApiFailure) => void,
): Submit<Arg, Result> {
  const underway = useRef(false);
  const isHere = useIsHere();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();

  const say = useCallback(
    (failed: ApiFailure) => {
      if (tell) tell(failed);
      else if (isHere.current) setFailure(failed);
      else notify.error(failed);
    },
    [tell, isHere],
  );
  const submit = useCallback(
    async (arg: Arg) => {
      if (underway.current) return undefined;
      underway.current = true;
      setSaving(true);
      setFailure(undefined);
      const { data, error } = await trigger(arg);
      underway.current = false;
      setSaving(false);
      const failed = error === undefined ? undefined : toldHere(asFailure(error));
      if (failed) say(failed);
      return data;
    },
    [trigger, say],
  );

  const clearFailure = useCallback(() => setFailure(undefined), []);
  return { submit, isSaving, failure, clearFailure };
}

/** Whether the component is still on the screen, for what comes late. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/**
 * A session that has ended is said by the shell, which asks to sign in again: a form that said it
 * too would still say it afterwards.
 */
function toldHere(failure: ApiFailure): ApiFailure | undefined {
  return failure.code === "session.required" ? undefined : failure;
}

/** Reads the error of any query or mutation as the failure it is. */
export function asFailure(error: unknown): ApiFailure {
  return isApiFailure(error) ? error : clientFailure("response.unreadable");
}
