import {
  type CompanyProfile,
  type CompanyTextField,
  type CompanyValues,
  companyProfileSchema,
  companyTextFields,
} from "@funduq/shared-types/contracts/company-profile";
import { parseMoney } from "@funduq/shared-ui/format";
import { formContract } from "@funduq/shared-ui/forms";

const rateFields = ["rate1", "rate2", "rate3", "rate4"] as const;

/** An amount that was typed; an empty field is 0, what is no amount stays what it is and is refused. */
export function typedCentimes(typed: string): number | undefined {
  return typed.trim() === "" ? 0 : parseMoney(typed);
}

/** What a company's record must be to be saved (COM-02): the API's own contract. */
export const companyContract = formContract<CompanyValues, CompanyProfile>(companyProfileSchema, {
  request: (values) => ({
    ...textsOf(values),
    rates: rateFields.map((field) => typedCentimes(values[field])),
    billingRules: values.billingRules.map(({ key: _, limitCentimes, ...rule }) => ({
      ...rule,
      limitCentimes: typedCentimes(limitCentimes),
    })),
  }),
  fieldAt(path) {
    const rate = /^rates\.(\d)$/u.exec(path)?.[1];
    if (rate !== undefined) return rateFields[Number(rate)];
    // Two rules for one department are said at the second one.
    if (path === "billingRules" || path === "rates") return undefined;
    return path as CompanyTextField;
  },
  rules: ({ billingRules }) =>
    Object.fromEntries(
      billingRules.flatMap(({ department }, index) => {
        const isTwice = billingRules.slice(0, index).some((each) => each.department === department);
        return isTwice ? [[`billingRules.${index}.department`, "twice"]] : [];
      }),
    ),
});

function textsOf(values: CompanyValues): Record<CompanyTextField, string | null> {
  const texts = companyTextFields.map((field) => [field, values[field]?.trim() || null]);
  return Object.fromEntries(texts) as Record<CompanyTextField, string | null>;
}
