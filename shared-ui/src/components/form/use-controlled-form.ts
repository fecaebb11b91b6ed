import { type SyntheticEvent, useState } from "react";
import type { ApiFailure } from "../../client/api-failure.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useLanguage } from "../../i18n/switch-language.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import type { Contract } from "./contract.ts";
import type { FieldPath, ItemOf, ListOf, ValueAt } from "./field-path.ts";
import { type Issue, issueText, refusalOf } from "./issue-text.ts";
import { useFocusOnFault } from "./use-focus-on-fault.ts";
import { useShownFaults } from "./use-shown-faults.ts";
import { patchAt, valueAt } from "./value-at.ts";

/** What to spread on a field: `<TextField label="…" {...form.field("guest.fullName")} />`. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

export type FormWords = {
  /** The form's own sentence for a fault that is no refusal; undefined leaves it to the usual one. */
  say?: (path: string, issue: Issue) => string | undefined;
  /** The field that a refusal of the whole call is about. */
  fieldOf?: (failure: ApiFailure) => string | undefined;
};

type Controlled<Values> = { values: Values; update: (patch: Partial<Values>) => void };

/**
 * A contract form whose values the caller holds: a draft that outlives a reload, or a record with
 * changes laid over it. Everything else as in `useContractForm`.
 */
export function useControlledForm<Values extends object, Body>(
  contract: Contract<Body>,
  { values, update }: Controlled<Values>,
  failure?: ApiFailure,
  { say, fieldOf }: FormWords = {},
) {
  const t = useUiText();
  const language = useLanguage();
  const shown = useShownFaults();
  const refusals = useRefusals(failure);
  const issues = issuesByField(contract, values);
  const refused = refusedFields(contract, values, failure, fieldOf);
  const focusFault = useFocusOnFault(Object.keys(refused).length > 0 ? failure : undefined);

  /** What is wrong with a field, as soon as it may be said. */
  function fault(path: FieldPath<Values>): string | undefined {
    return faultAt(path);
  }

  function faultAt(path: string): string | undefined {
    const refusal = refusals.isOpen(path) ? refused[path] : undefined;
    if (typeof refusal === "object") return errorText(refusal);
    const issue = issues.get(path);
    if (issue && (refusal || shown.isShown(path) || refusalOf(issue))) return sentence(path, issue);
    return refusal && foundByApi(refusal);
  }

  function sentence(path: string, issue: Issue): string {
    const own = refusalOf(issue) ? undefined : say?.(path, issue);
    return own ?? issueText(issue, valueAt(values, path), t);
  }

  /** What only the API found, it says in English. */
  const foundByApi = (message: string) => (language === "en" ? message : t("field.invalid"));

  function setValue<Path extends FieldPath<Values>>(path: Path, value: ValueAt<Values, Path>) {
    changeAt(path, value);
  }

  function changeAt(path: string, value: unknown) {
    shown.changed(path);
    refusals.answer(path);
    update(patchAt(values, path, value) as Partial<Values>);
  }

  function field<Path extends FieldPath<Values>>(path: Path): BoundField<ValueAt<Values, Path>> {
    return boundField<ValueAt<Values, Path>>(path);
  }

  function boundField<Value>(path: string): BoundField<Value> {
    return {
      name: path,
      value: valueAt(values, path) as Value,
      onChange: (value) => changeAt(path, value),
      onBlur: () => shown.left(path),
      error: faultAt(path),
    };
  }

  /** The fields of one item of a list: `form.item("blocks", 0)("quantity")`. */
  function item<List extends ListOf<Values>>(list: List, index: number) {
    type Item = ItemOf<Values[List]>;
    return <Name extends keyof Item & string>(name: Name) =>
      boundField<Item[Name]>(`${list}.${index}.${name}`);
  }

  /** What the contract makes of the fields. Where it refuses them, every fault is said and the first has the focus. */
  function check(): Body | undefined {
    const parsed = contract.safeParse(values);
    if (parsed.success) {
      shown.forget();
      return parsed.data;
    }
    shown.showAll();
    focusFault();
    return undefined;
  }

  return {
    values,
    field,
    item,
    fault,
    setValue,
    check,
    /** For a form's or dialog's `onSubmit`: checks, then hands over the contract's own reading. */
    submit: (send: (body: Body) => unknown) => (event?: SyntheticEvent) => {
      event?.preventDefault();
      const body = check();
      if (body !== undefined) void send(body);
    },
    forgetFaults: shown.forget,
  };
}

/** What a failed call said of a field stands there until the field is changed. */
function useRefusals(failure: ApiFailure | undefined) {
  const [answered, setAnswered] = useState<{ failure?: ApiFailure; paths: readonly string[] }>({
    paths: [],
  });
  const paths = answered.failure === failure ? answered.paths : [];
  return {
    isOpen: (path: string) => !paths.includes(path),
    answer(path: string) {
      if (failure) setAnswered({ failure, paths: [...paths, path] });
    },
  };
}

function issuesByField(contract: Contract<unknown>, values: unknown): ReadonlyMap<string, Issue> {
  const parsed = contract.safeParse(values);
  const issues = parsed.success ? [] : parsed.error.issues;
  // Of several faults of a field the first is said.
  return new Map(issues.toReversed().map((issue) => [issue.path.join("."), issue]));
}

/** The fields that a failed call names, each with the server's sentence or the failure itself. */
function refusedFields(
  contract: Contract<unknown>,
  values: unknown,
  failure: ApiFailure | undefined,
  fieldOf: FormWords["fieldOf"],
): Record<string, string | ApiFailure | undefined> {
  if (!failure) return {};
  const whole = fieldOf?.(failure);
  const named = (failure.fields ?? []).map(({ path, message }) => [
    contract.fieldAt ? contract.fieldAt(path, values) : path,
    message,
  ]);
  return { ...Object.fromEntries(named), ...(whole !== undefined && { [whole]: failure }) };
}
