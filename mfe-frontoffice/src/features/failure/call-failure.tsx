import { InlineError } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";

type CallFailureProps = {
  failure: ApiFailure | undefined;
  /** The specification's sentence for this call; the reason follows it. */
  sentence: string;
};

/**
 * A call that failed, beside the button that made it. What was typed stays. Where no answer came, nobody
 * knows whether it was done: the sentence would say too much, and the next press does it once at most.
 */
export function CallFailure({ failure, sentence }: CallFailureProps) {
  const t = useText("frontoffice");
  if (!failure) return null;
  const isDoubtful = failure.status === 0;
  return (
    <InlineError
      failure={failure}
      message={
        <>
          {isDoubtful ? null : sentence} {errorText(failure)} {isDoubtful && t("failure.doubt")}
        </>
      }
    />
  );
}
