import {
  type CompanyProfile,
  type CompanyTextField,
  type CompanyValues,
  companyProfileSchema,
  companyTextFields,
  rateFields,
} from "@funduq/shared-types/contracts/company-profile";
import { parseMoney, parseOptionalMoney } from "@funduq/shared-types/values/parse-money";
import { formContract } from "@funduq/shared-ui/forms";

/** What a company's record must be to be saved (COM-02): the API's own contract. */
export const companyContract = formContract<CompanyValues, CompanyProfile>(companyProfileSchema, {
  request: (values) => ({
    ...textsOf(values),
    rates: rateFields.map((field) => parseOptionalMoney(values[field])),
    billingRules: values.billingRules.map(({ key: _, limitCentimes, ...rule }) => ({
      ...rule,
      limitCentimes: parseOptionalMoney(limitCentimes),
    })),
    paymentTermsDays: values.paymentTermsDays,
    creditLimitCentimes: limitOf(values.creditLimit),
    documentLanguage: values.documentLanguage,
  }),
  fieldAt(path) {
    const rate = /^rates\.(\d)$/u.exec(path)?.[1];
    if (rate !== undefined) return rateFields[Number(rate)];
    // A repeated department is reported at its second rule (see `rules`).
    if (path === "creditLimitCentimes") return "creditLimit";
    if (path === "billingRules" || path === "rates") return undefined;
    return path as CompanyTextField | "paymentTermsDays" | "documentLanguage";
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

/** Empty is no limit; what can't be read is no number. */
function limitOf(typed: string): number | null {
  return typed.trim() === "" ? null : (parseMoney(typed) ?? Number.NaN);
}
