import { errorText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";

type FailedBecauseProps = { sentence: string; failure: ApiFailure };

/** The specification's sentence (AUTH-07), and below it what went wrong. */
export function FailedBecause({ sentence, failure }: FailedBecauseProps) {
  return (
    <>
      <span>{sentence}</span>
      <br />
      <span>{errorText(failure)}</span>
    </>
  );
}
