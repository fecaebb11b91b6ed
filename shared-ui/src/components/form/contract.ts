import type { Verdict } from "@funduq/shared-types/rules/verdict";
import type { FieldPath } from "./field-path.ts";
import type { Issue } from "./issue-text.ts";

type Parsed<Body> =
  | { success: true; data: Body }
  | { success: false; error: { issues: readonly Issue[] } };

/** A contract: a zod schema, or the result of `formContract`. */
export type Contract<Body> = {
  safeParse(values: unknown): Parsed<Body>;
  /** The field of a path of the request; undefined leaves its fault out. */
  fieldAt?(path: string, values: unknown): string | undefined;
};

type FormOf<Values> = {
  /** The request as the fields make it, complete or not. */
  request?: (values: Values) => unknown;
  /** Where the request has another shape than the form: the field of a path of the request. */
  fieldAt?: (path: string, values: Values) => FieldPath<Values> | undefined;
  /**
   * What the schema can't know: rules across fields, or against what the server has. A refusal says its own
   * sentence, a word is for the form's `say` (`issue.params.rule`).
   */
  rules?: (values: Values) => Partial<Record<FieldPath<Values>, Verdict | string | undefined>>;
};

/** A contract for fields that are not the request itself, or that obey more rules than its schema has. */
export function formContract<Values extends object, Body>(
  schema: Contract<Body>,
  { request = (values) => values, fieldAt, rules }: FormOf<Values>,
): Contract<Body> {
  const fieldOf = (path: string, values: Values) => (fieldAt ? fieldAt(path, values) : path);
  return {
    fieldAt: (path, values) => fieldOf(path, values as Values),
    safeParse(given) {
      const values = given as Values;
      const parsed = schema.safeParse(request(values));
      const found = parsed.success ? [] : parsed.error.issues;
      const placed = found.flatMap((issue) => {
        const field = fieldOf(issue.path.join("."), values);
        return field === undefined ? [] : [{ ...issue, path: field.split(".") }];
      });
      const broken = issuesOf(rules?.(values) ?? {});
      if (parsed.success && broken.length === 0) return parsed;
      return { success: false, error: { issues: [...placed, ...broken] } };
    },
  };
}

function issuesOf(rules: Record<string, Verdict | string | undefined>): Issue[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    if (rule === undefined || (typeof rule === "object" && rule.allowed)) return [];
    const params = typeof rule === "string" ? { rule } : { refusal: rule };
    return [{ code: "custom", path: field.split("."), message: "", params }];
  });
}
