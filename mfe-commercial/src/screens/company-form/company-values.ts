import {
  type BillingRuleDraft,
  type CompanyDraft,
  type CompanyField,
  type CompanyRecord,
  type CompanyTextField,
  type CompanyValues,
  companyTextFields,
  ruleDepartmentSchema,
} from "@funduq/shared-types/contracts/company-profile";
import { formatAmount } from "@funduq/shared-ui/format";

const empty: CompanyValues = {
  ...(Object.fromEntries(companyTextFields.map((field) => [field, null])) as Record<
    CompanyTextField,
    null
  >),
  rate1: "",
  rate2: "",
  rate3: "",
  rate4: "",
  billingRules: [],
  paymentTermsDays: 0,
  creditLimit: "",
  documentLanguage: null,
};

const companyFields = Object.keys(empty) as CompanyField[];

/** An amount as the form shows it: 0 is nothing agreed, or no limit. */
const typedAmount = (centimes: number) => (centimes === 0 ? "" : formatAmount(centimes));

/** A record as the form shows it. Rules of departments that no longer exist are left out. */
export function recordValues(record: CompanyRecord | undefined): CompanyValues {
  if (!record) return empty;
  const texts = Object.fromEntries(companyTextFields.map((field) => [field, record[field]]));
  const [rate1, rate2, rate3, rate4] = record.rates.map(typedAmount);
  const billingRules = record.billingRules.flatMap((rule, key): BillingRuleDraft[] => {
    const department = ruleDepartmentSchema.safeParse(rule.department).data;
    if (!department) return [];
    const { frequency, limitCentimes } = rule;
    return [{ key, department, frequency, limitCentimes: typedAmount(limitCentimes) }];
  });
  const { paymentTermsDays, creditLimitCentimes, documentLanguage } = record;
  const creditLimit = creditLimitCentimes === null ? "" : formatAmount(creditLimitCentimes);
  const rates = { rate1, rate2, rate3, rate4 };
  const agreed = { billingRules, paymentTermsDays, creditLimit, documentLanguage };
  return { ...empty, ...texts, ...rates, ...agreed } as CompanyValues;
}

/** The record with what was typed laid over it: what another clerk changes meanwhile is kept. */
export function valuesOf(record: CompanyRecord | undefined, { values }: CompanyDraft) {
  return { ...recordValues(record), ...values };
}

/** Fields changed, and the record as the first change was made on it. */
export function withValues(
  draft: CompanyDraft,
  record: CompanyRecord | undefined,
  changes: Partial<CompanyValues>,
): CompanyDraft {
  return {
    seen: draft.seen ?? record?.version ?? 0,
    values: { ...draft.values, ...changes },
    before: { ...recordValues(record), ...draft.before },
  };
}

/** An empty text is none, and the key of a rule is none of its own. */
const comparable = (value: unknown) =>
  JSON.stringify(value || null, (name, part) => (name === "key" ? undefined : part));
const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other);

/**
 * A field that somebody else changed since the first change here. Where it was changed here too, to something else, the
 * form shows what was typed, and `value` is theirs; else it shows theirs, and `value` is what was there before.
 */
export type ChangedMeanwhile = { isTyped: boolean; value: CompanyValues[CompanyField] | undefined };

export function changedMeanwhile(
  record: CompanyRecord | undefined,
  { values = {}, before = {} }: CompanyDraft,
  field: CompanyField,
): ChangedMeanwhile | undefined {
  if (!record || !(field in before)) return undefined;
  const { [field]: now } = recordValues(record);
  if (isSame(now, before[field])) return undefined;
  if (!(field in values)) return { isTyped: false, value: before[field] };
  return isSame(now, values[field]) ? undefined : { isTyped: true, value: now };
}

/** Whether something was typed that is not what is stored. */
export function isEdited(
  record: CompanyRecord | undefined,
  { values = {} }: CompanyDraft,
): boolean {
  const now = recordValues(record);
  return companyFields.some((field) => field in values && !isSame(values[field], now[field]));
}
