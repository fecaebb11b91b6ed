import { useState } from "react";
import type { ApiFailure } from "../../client/api-failure.ts";
import type { Contract } from "./contract.ts";
import { type FormWords, useControlledForm } from "./use-controlled-form.ts";

/**
 * A form that speaks a contract. `initial` is what the fields hold, empty fields included;
 * what is sent is what the contract makes of it.
 *
 * A fault is said at its field in the user's language, once the field was changed and left, or the form was sent;
 * what was typed stays whatever the answer is. Those of a `failure` of the call are said there too; the rest
 * of it is for the dialog.
 */
export function useContractForm<Values extends object, Body>(
  contract: Contract<Body>,
  initial: Values,
  failure?: ApiFailure,
  words?: FormWords,
) {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const update = (patch: Partial<Values>) => setValues((before) => ({ ...before, ...patch }));
  const form = useControlledForm(contract, { values, update }, failure, words);
  return {
    ...form,
    setValues: update,
    reset(to: Values = initial) {
      setStart(to);
      setValues(to);
      form.forgetFaults();
    },
    isDirty: () => JSON.stringify(values) !== JSON.stringify(start),
  };
}
