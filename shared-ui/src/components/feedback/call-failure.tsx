import { type ApiFailure, isUnanswered } from "../../client/api-failure.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { InlineError } from "./error-card.tsx";

type CallFailureProps = {
  failure: ApiFailure | undefined;
  /** The specification's sentence for this call; the reason follows it. Without it the reason speaks for itself. */
  sentence?: string | undefined;
};

/** A call that failed, beside the button that made it. What was typed stays. */
export function CallFailure({ failure, sentence }: CallFailureProps) {
  const say = useFailureText();
  return <InlineError failure={failure} message={failure && say(failure, sentence)} />;
}

/**
 * The specification's sentence for a call that failed, and why it did. Where no answer came, nobody
 * knows whether it was done: the sentence would say too much, and the next press does it once at most.
 */
export function useFailureText() {
  const t = useUiText();
  return (failure: ApiFailure, sentence?: string): string => {
    const reason = errorText(failure);
    if (isUnanswered(failure)) return `${reason} ${t("failure.doubt")}`;
    return sentence ? `${withStop(sentence)} ${reason}` : reason;
  };
}

/** Some of the specification's sentences have none. */
function withStop(sentence: string): string {
  return /[.!?؟]$/u.test(sentence) ? sentence : `${sentence}.`;
}
