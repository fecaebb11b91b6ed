import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { isDoubtful } from "./is-doubtful.ts";

/**
 * The specification's sentence for a call that failed, and why it did. Where no answer came, nobody
 * knows whether it was done: the sentence would say too much.
 */
export function useFailureText() {
  const t = useText("admin");
  return (failure: ApiFailure, sentence: string): string =>
    isDoubtful(failure)
      ? t("doubt.write")
      : t("doubt.because", {
          sentence: sentence.replace(/\.$/u, ""),
          reason: errorText(failure),
        });
}
