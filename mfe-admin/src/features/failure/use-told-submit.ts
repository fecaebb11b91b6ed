import { notify } from "@funduq/shared-ui";
import { asFailure, useSubmit } from "@funduq/shared-ui/state";
import { useEffect, useRef } from "react";
import { useFailureText } from "./use-failure-text.ts";

type Answer<Result> = { data: Result; error?: undefined } | { data?: undefined; error: unknown };

/** As `useSubmit`, for a dialog: what fails after it was closed is told where everybody sees it. */
export function useToldSubmit<Arg, Result>(
  trigger: (arg: Arg) => PromiseLike<Answer<Result>>,
  sentence: string,
) {
  const say = useFailureText();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useSubmit(async (arg: Arg) => {
    const answer = await trigger(arg);
    if (answer.error === undefined || isOpen.current) return answer;
    const failure = asFailure(answer.error);
    if (failure.code !== "session.required") notify.error(failure, say(failure, sentence));
    return answer;
  });
}
