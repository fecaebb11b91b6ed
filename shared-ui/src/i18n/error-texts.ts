import type { sharedErrors } from "@funduq/shared-types/errors/shared-errors";
import type { ClientFailureCode } from "../client/api-failure.ts";

/** The sentences of some errors of the API. The compiler holds codes and params to the catalogue. */
export type ErrorTextsOf<Errors extends EnglishErrors> = {
  [C in keyof Errors]: (...params: Parameters<Errors[C]["message"]>) => string;
};

type EnglishErrors = Readonly<Record<string, { message: (...params: never) => string }>>;

/** The facade's sentences: those of every error that more than one department can meet. */
export type ErrorTexts = ErrorTextsOf<typeof sharedErrors> & {
  [C in ClientFailureCode]: () => string;
};

/** The English sentences of a department's own errors, as the API says them. */
export function englishErrors<Errors extends EnglishErrors>(errors: Errors): ErrorTextsOf<Errors> {
  const entries = Object.entries(errors).map(([code, { message }]) => [code, message]);
  return Object.fromEntries(entries) as ErrorTextsOf<Errors>;
}
