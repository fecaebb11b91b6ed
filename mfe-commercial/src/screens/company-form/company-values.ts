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
  return { ...empty, ...texts, rate1, rate2, rate3, rate4, billingRules } as CompanyValues;
}

/** The record with what was typed laid over it: what another clerk changes meanwhile is kept. */
export function valuesOf(record: CompanyRecord | undefined, { values }: CompanyDraft) {
  return { ...recordValues(record), ...values };
}

/** Fields changed, and what stood in them before. */
export function withValues(
  draft: CompanyDraft,
  record: CompanyRecord | undefined,
  changes: Partial<CompanyValues>,
): CompanyDraft {
  const stood = recordValues(record);
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, stood[field as CompanyField]]),
  );
  return {
    seen: draft.seen ?? record?.version ?? 0,
    values: { ...draft.values, ...changes },
    before: { ...before, ...draft.before },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields that somebody else changed since they were typed in here, to something else. */
export function changedByOthers(
  record: CompanyRecord | undefined,
  { values = {}, before = {} }: CompanyDraft,
): CompanyField[] {
  if (!record) return [];
  const now = recordValues(record);
  return companyFields.filter(
    (field) =>
      field in values && !isSame(now[field], before[field]) && !isSame(now[field], values[field]),
  );
}

/** Whether something was typed that is not what is stored. */
export function isEdited(
  record: CompanyRecord | undefined,
  { values = {} }: CompanyDraft,
): boolean {
  const now = recordValues(record);
  return companyFields.some(
    (field) => field in values && !isSame(values[field] || null, now[field] || null),
  );
}
