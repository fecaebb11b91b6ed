import type { UiTexts } from "../../i18n/ui-text.ts";
import type { Text } from "../../i18n/use-text.ts";

/** What is read of a zod issue; the library itself stays with the contract. */
export type Issue = {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  input?: unknown;
  format?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  params?: unknown;
};

type Say = Text<UiTexts>;

/** What is wrong with one input, in the user's language. */
export function issueText(issue: Issue, value: unknown, t: Say): string {
  if (isEmpty(value)) return t("field.required");
  const say = issue.code === undefined ? undefined : byCode[issue.code];
  return say?.(issue, t) ?? t("field.invalid");
}

const byCode: Record<string, ((issue: Issue, t: Say) => string | undefined) | undefined> = {
  too_small: ({ origin, minimum }, t) => {
    const text = String(minimum);
    return origin === "string"
      ? t("field.too-short", { minimum: text })
      : t("field.too-small", { minimum: text });
  },
  too_big: ({ origin, maximum }, t) => {
    const text = String(maximum);
    return origin === "string"
      ? t("field.too-long", { maximum: text })
      : t("field.too-big", { maximum: text });
  },
  invalid_format: ({ format }, t) => {
    if (format === "email") return t("field.email");
    return format === "date" ? t("field.date") : undefined;
  },
};

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}
