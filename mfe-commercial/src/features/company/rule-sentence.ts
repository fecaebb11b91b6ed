import {
  type BillingRule,
  ruleDepartmentSchema,
} from "@funduq/shared-types/contracts/company-profile";
import { formatMoney } from "@funduq/shared-ui/format";
import type { useText } from "@funduq/shared-ui/i18n";

type Say = ReturnType<typeof useText<"commercial">>;
type Rule = Pick<BillingRule, "frequency"> & { department: string; limitCentimes: number };

/** A department as a field names it; one that an older rule names in its own words stays as it is. */
export function departmentName(department: string, t: Say): string {
  const known = ruleDepartmentSchema.safeParse(department);
  return known.success ? t(`department.${known.data}`) : department;
}

/** What the billing rules do: 'Pays rooms, without a limit; restaurant, up to 20.000,00 DA a stay.' */
export function rulesSentence(rules: readonly Rule[], t: Say): string {
  if (rules.length === 0) return t("rules.none");
  // What is taken over whole comes first.
  const wholeFirst = [...rules].sort((one, other) => one.limitCentimes - other.limitCentimes);
  const clauses = wholeFirst.map((rule) => rulePart(rule, t));
  return t("rules.sentence", { what: clauses.join(t("rules.between")) });
}

/** Each rule has a clause with its own limit: a list of departments would read as if the last one's limit were for all. */
function rulePart({ department, limitCentimes, frequency }: Rule, t: Say): string {
  const known = ruleDepartmentSchema.safeParse(department);
  const what = known.success ? t(`pays.${known.data}`) : department;
  if (limitCentimes === 0) return t("pays.whole", { what });
  return t(`pays.up-to.${frequency}`, { what, limit: `\u2066${formatMoney(limitCentimes)}\u2069` });
}
