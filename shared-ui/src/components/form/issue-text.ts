import type { Refusal } from "@funduq/shared-types/rules/verdict";
import { formatMoney } from "../../format/money.ts";
import { errorText } from "../../i18n/error-text.ts";
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
  inclusive?: unknown;
  params?: { refusal?: Refusal; rule?: string } | undefined;
};

type Say = Text<UiTexts>;

/** The refusal of a rule that a contract asked (`formContract`). */
export const refusalOf = ({ params }: Issue): Refusal | undefined => params?.refusal;

/** What is wrong with one input, in the user's language. */
export function issueText(issue: Issue, value: unknown, t: Say): string {
  const refusal = refusalOf(issue);
  if (refusal) return errorText(refusal);
  if (isEmpty(value)) return t("field.required");
  const say = issue.code === undefined ? undefined : byCode[issue.code];
  return say?.(issue, t) ?? t("field.invalid");
}

const byCode: Record<string, ((issue: Issue, t: Say) => string | undefined) | undefined> = {
  too_small: (issue, t) => {
    const minimum = limitOf(issue, issue.minimum);
    if (issue.origin === "string") return t("field.too-short", { minimum });
    const isAboveZero = issue.minimum === 0 && issue.inclusive === false;
    return isAboveZero ? t("field.above-zero") : t("field.too-small", { minimum });
  },
  too_big: (issue, t) => {
    const maximum = limitOf(issue, issue.maximum);
    return issue.origin === "string"
      ? t("field.too-long", { maximum })
      : t("field.too-big", { maximum });
  },
  invalid_format: ({ format }, t) => {
    if (format === "email") return t("field.email");
    return format === "date" ? t("field.date") : undefined;
  },
};

/** A limit as people read it; a field of money is named by its unit: `amountCentimes`. */
function limitOf({ path }: Issue, limit: unknown): string {
  const isMoney = String(path.at(-1)).endsWith("Centimes");
  return isMoney ? formatMoney(Number(limit)) : String(limit);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}
