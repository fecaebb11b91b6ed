import { type RatePlan, ratePlanSchema } from "@funduq/shared-types/contracts/rate";
import type { useText } from "@funduq/shared-ui/i18n";

type Say = ReturnType<typeof useText<"frontoffice">>;

/** A rate plan in the words of the specification: 'Company 2 Rate', '{type} Base Rate' (BK-03). */
export function rateLabel(plan: RatePlan, type: string, t: Say): string {
  if (plan === "public") return t("rate.public");
  if (plan === "base") return t("rate.base", { type });
  if (plan === "default") return t("rate.default");
  return t("rate.company", { persons: plan.replace("company-", "") });
}

/** The same for a stored plan, which may be of a kind that is no longer offered. */
export function storedRateLabel(plan: string, type: string, t: Say): string {
  const known = ratePlanSchema.safeParse(plan);
  return known.success ? rateLabel(known.data, type, t) : plan;
}
