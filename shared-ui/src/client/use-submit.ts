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

let submitsUnderway = 0;

/** Whether the outcome of something that was sent is awaited. */
export function isAnySubmitUnderway(): boolean {
  return submitsUnderway > 0;
}

/**
 * Sends a mutation from a button or a form, locked against a second tap while it runs.
 *
 * What fails after its form is gone is told by a notice; `tell` says it where there never was a
 * form. After a lost answer, sending the same again is safe: the write keeps its idempotency key.
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
      submitsUnderway++;
      try {
        const { data, error } = await trigger(arg);
        const failed = error === undefined ? undefined : toldHere(asFailure(error));
        if (failed) say(failed);
        return data;
      } finally {
        submitsUnderway--;
        underway.current = false;
        setSaving(false);
      }
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
 * A session that has ended, or is another person's now, is said by the shell: a form that said it too
 * would still say it afterwards.
 */
function toldHere(failure: ApiFailure): ApiFailure | undefined {
  return ["session.required", "session.changed"].includes(failure.code) ? undefined : failure;
}

/** Reads the error of any query or mutation as the failure it is. */
export function asFailure(error: unknown): ApiFailure {
  return isApiFailure(error) ? error : clientFailure("response.unreadable");
}
