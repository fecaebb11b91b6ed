import { type ApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";

type Version = { version: number };
type Trigger<Arg, Saved> = Parameters<typeof useSubmit<Arg, Saved>>[0];

const overtaken: readonly string[] = ["menu.changed", "reservation.changed"];

/**
 * Saves something of the restaurant on the version that it had when its form was opened. Where somebody else saved it
 * meanwhile, the first attempt is refused and says so; the next one is based on what they saved, which is shown.
 */
export function useBasedSave<Arg, Saved extends Version>(
  trigger: Trigger<Arg, Saved>,
  /** As it is now; undefined for what is new. */
  current: Version | undefined,
) {
  const [base, setBase] = useState(current?.version ?? null);
  const { submit, isSaving, failure } = useSubmit<Arg, Saved>(trigger);
  const isOvertaken = failure !== undefined && overtaken.includes(failure.code);
  return {
    isSaving,
    failure,
    /** Whether what somebody else saved is to be shown. */
    isOvertaken: isOvertaken && current !== undefined && current.version !== base,
    async save(argOf: (version: number | null) => Arg) {
      const version = isOvertaken ? (current?.version ?? null) : base;
      setBase(version);
      const saved = await submit(argOf(version));
      // A form that stays open is based on what it saved.
      if (saved) setBase(saved.version);
      return saved;
    },
  };
}

/** The field of a name that another entry has already. */
export function fieldOfTakenName({ code }: ApiFailure): string | undefined {
  return code.endsWith(".name-taken") ? "name" : undefined;
}
