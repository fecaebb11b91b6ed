import type { AuditFact } from "../contracts/audit-trail.ts";
import { type BillingRule, ruleFrequencySchema } from "../contracts/company-profile.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { housePosting } from "./house-postings.ts";

/** The format of a value in the audit trail: an amount in centimes, a share in basis points, a day of the week. */
export type FactKind =
  | "text"
  | "number"
  | "money"
  | "percent"
  | "date"
  | "moment"
  | "weekday"
  | "flag"
  | "department"
  | "method"
  | "language"
  | "house-posting"
  | "folio"
  | "housekeeping"
  | "tax-treatment"
  | "reminder-step"
  | "photo-step"
  | "billing-limit";

/** What was done with a photo: the trail never has its bytes. */
export const photoSteps = ["added", "replaced", "removed"] as const;
export type PhotoStep = (typeof photoSteps)[number];

type Value = AuditFact["before"];
type Change = { before?: Value | undefined; after?: Value | undefined; of?: string | undefined };

/** One line of what an action changed. */
export function fact(what: string, as: FactKind, { before, after, of }: Change): AuditFact {
  return { what, of: of ?? null, as, before: before ?? null, after: after ?? null };
}

/** One line for each of these fields whose value differs. */
export function changedFacts<T extends object>(
  fields: { readonly [Field in keyof T & string]?: FactKind },
  { before, after, of }: { before: T; after: T; of?: string },
): AuditFact[] {
  return (Object.entries(fields) as [keyof T & string, FactKind][])
    .filter(([field]) => before[field] !== after[field])
    .map(([field, as]) =>
      fact(field, as, { before: before[field] as Value, after: after[field] as Value, of }),
    );
}

/** How far a company pays, as a value of the kind `billing-limit`; without a limit there is no frequency. */
export function billingLimit({ limitCentimes, frequency }: Limit): string {
  return limitCentimes === 0 ? "none" : `${frequency} ${limitCentimes}`;
}

/** What `billingLimit` wrote; undefined without a limit. */
export function readBillingLimit(written: string): Limit | undefined {
  const [word, amount] = written.split(" ");
  const frequency = ruleFrequencySchema.safeParse(word);
  if (!frequency.success) return undefined;
  return { frequency: frequency.data, limitCentimes: centimes(Number(amount)) };
}

type Limit = Pick<BillingRule, "limitCentimes" | "frequency">;

type Money = {
  amountCentimes: Centimes;
  description?: string | undefined;
  item?: string | null | undefined;
  department?: string | null | undefined;
  method?: string | null | undefined;
  reference?: string | null | undefined;
  reason?: string | undefined;
};

/** For the audit trail: what was posted, by which method, and why. */
export function moneyFacts(money: Money): AuditFact[] {
  const { amountCentimes, description, department, method, reference, reason } = money;
  // A payment without description is identified by its method; with one, it is a line of a folio.
  const own = description === undefined ? undefined : housePosting(money);
  return [
    ...(own ? [fact("description", "house-posting", { after: own })] : []),
    fact("amount", "money", { after: amountCentimes, of: own ? undefined : description }),
    ...(department ? [fact("department", "department", { after: department })] : []),
    ...(method ? [fact("method", "method", { after: method })] : []),
    ...(reference ? [fact("reference", "text", { after: reference })] : []),
    ...(reason ? [fact("reason", "text", { after: reason })] : []),
  ];
}
