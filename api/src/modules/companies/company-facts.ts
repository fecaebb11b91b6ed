import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { CompanyRecord } from "@funduq/shared-types/contracts/company-profile";
import { billingLimit, changedFacts, fact } from "@funduq/shared-types/rules/audit-facts";

/** What the audit trail names by itself. An address, a contact and free fields may be people's own: they are not repeated. */
const named = {
  name: "text",
  rc: "text",
  nif: "text",
  nis: "text",
  art: "text",
  paymentTermsDays: "number",
  creditLimitCentimes: "money",
  documentLanguage: "language",
} as const;

/** What a change of a company's record changed. */
export function companyFacts(before: CompanyRecord, after: CompanyRecord): AuditFact[] {
  return [
    ...changedFacts(named, { before, after }),
    ...before.rates.flatMap((rate, index) => {
      const now = after.rates[index];
      if (rate === now) return [];
      return [fact("companyRate", "money", { before: rate, after: now, of: String(index + 1) })];
    }),
    ...ruleFacts(before, after),
  ];
}

function ruleFacts(before: CompanyRecord, after: CompanyRecord): AuditFact[] {
  const limits = ({ billingRules }: CompanyRecord) =>
    new Map(billingRules.map((rule) => [rule.department, billingLimit(rule)]));
  const [was, is] = [limits(before), limits(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((department) => {
    const [old, now] = [was.get(department), is.get(department)];
    if (old === now) return [];
    return [fact("billingRule", "billing-limit", { before: old, after: now, of: department })];
  });
}
