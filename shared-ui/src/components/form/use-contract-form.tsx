import type { FieldFault } from "@funduq/shared-types/errors/entry";
import { useForm } from "@mantine/form";
import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import type { ApiFailure } from "../../client/api-failure.ts";
import { FaultText, RefusedText } from "./fault-text.tsx";
import type { FieldPath, ValueAt } from "./field-path.ts";
import type { Issue } from "./issue-text.ts";

/** A contract: any zod schema. */
type Contract<Body> = {
  safeParse(
    values: unknown,
  ): { success: true; data: Body } | { success: false; error: { issues: readonly Issue[] } };
};

/** What to spread on a field: `<TextField label="…" {...form.field("guest.fullName")} />`. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: ReactNode;
};

/**
 * A form that speaks a contract. `initial` is what the fields hold, empty fields included;
 * what is sent is what the contract makes of it.
 *
 * Faults show at their field in the user's language, once it was left or the form was sent;
 * what was typed stays whatever the answer is. Those of a `failure` of the call show there too; the rest
 * of it is for the dialog.
 */
export function useContractForm<Values extends object, Body>(
  contract: Contract<Body>,
  initial: Values,
  failure?: ApiFailure,
) {
  const check = (values: unknown) => faultsOf(contract, values);
  const form = useForm<Values>({
    mode: "controlled",
    initialValues: initial,
    validate: (values) => check(values),
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  });
  const focusWanted = useFocusOnFault(form.errors);

  function field<Path extends FieldPath<Values>>(path: Path): BoundField<ValueAt<Values, Path>> {
    const { value, onChange, onBlur, error } = form.getInputProps(path as never);
    return { name: path, value, onChange, onBlur, error: error ?? undefined };
  }

  /** For a form's or dialog's `onSubmit`: checks, then hands over the contract's own reading. */
  const submit = (send: (body: Body) => unknown) => (event?: SyntheticEvent) => {
    event?.preventDefault();
    const values = form.getValues();
    const parsed = contract.safeParse(values);
    if (parsed.success) {
      form.clearErrors();
      return void send(parsed.data);
    }
    focusWanted();
    form.setErrors(check(values));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!failure?.fields?.length) return;
    focusWanted();
    form.setErrors(apiFaults(failure.fields, check(form.getValues())));
  }, [failure]);

  return {
    values: form.values,
    field,
    submit,
    setValue: <Path extends FieldPath<Values>>(path: Path, value: ValueAt<Values, Path>) =>
      form.setFieldValue(path as never, value as never),
    setValues: (values: Partial<Values>) => form.setValues(values),
    reset: (values: Values = initial) => {
      form.setInitialValues(values);
      form.reset();
    },
    /** For a fault that another field has answered. */
    clearFault: (path: FieldPath<Values>) => form.clearFieldError(path),
    isDirty: () => form.isDirty(),
  };
}

type Faults = Record<string, ReactNode>;

function faultsOf(contract: Contract<unknown>, values: unknown): Faults {
  const parsed = contract.safeParse(values);
  if (parsed.success) return {};
  const faults: Faults = {};
  for (const issue of parsed.error.issues) {
    const value = valueAt(values, issue.path);
    faults[issue.path.join(".")] ??= <FaultText issue={issue} value={value} />;
  }
  return faults;
}

/** Our own words where this browser finds the same fault, else the server's. */
function apiFaults(fields: readonly FieldFault[], own: Faults): Faults {
  return Object.fromEntries(
    fields.map(({ path, message }) => [path, own[path] ?? <RefusedText message={message} />]),
  );
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    values,
  );
}

/** A set of choices is faulty as a whole: its first input stands for it. */
function firstFaulty(): HTMLElement | null {
  const first = document.querySelector<HTMLElement>("[aria-invalid=true], fieldset[data-invalid]");
  if (!first?.matches("fieldset")) return first;
  return first.querySelector("[aria-invalid=true]") ?? first.querySelector("input:enabled");
}

/** After a refused sending, the first faulty field takes focus. */
function useFocusOnFault(errors: Record<string, unknown>): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    firstFaulty()?.focus();
    void errors;
  }, [errors]);
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
