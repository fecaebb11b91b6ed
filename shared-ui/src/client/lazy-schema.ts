import type { ZodMiniType } from "zod/mini";

/** A schema as RTK Query takes it (Standard Schema). */
type ReadBy<Answer> = {
  "~standard": {
    version: 1;
    vendor: "funduq";
    validate: (value: unknown) => Promise<Verdict<Answer>>;
    types?: { input: Answer; output: Answer };
  };
};
type Verdict<Answer> = { value: Answer; issues?: undefined } | { issues: readonly Issue[] };
type Issue = { message: string; path?: readonly PropertyKey[] };

/**
 * A contract that is fetched with the first answer, so that departments without other contracts start without
 * zod. If it can't be fetched, the answer is taken as it is: a write that succeeded must not look failed.
 */
export function lazySchema<Answer>(load: () => Promise<ZodMiniType<Answer>>): ReadBy<Answer> {
  async function validate(value: unknown): Promise<Verdict<Answer>> {
    const schema = await load().catch(() => undefined);
    if (!schema) return { value: value as Answer };
    const read = await schema["~standard"].validate(value);
    return read.issues
      ? { issues: read.issues.map(({ message }) => ({ message })) }
      : { value: read.value };
  }
  return { "~standard": { version: 1, vendor: "funduq", validate } };
}
