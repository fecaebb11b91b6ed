import { InlineError } from "@funduq/shared-ui";
import { errorText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";

type CallFailureProps = {
  failure: ApiFailure | undefined;
  /** The specification's sentence for this call; the reason follows it. */
  sentence: string;
};

/** A call that failed, beside the button that made it. What was typed stays. */
export function CallFailure({ failure, sentence }: CallFailureProps) {
  if (!failure) return null;
  return (
    <InlineError
      failure={failure}
      message={
        <>
          {sentence} {errorText(failure)}
        </>
      }
    />
  );
}
