import * as z from "zod/mini";
import { companyIdSchema, hotelIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";
import { documentLanguageSchema } from "./document-language.ts";
import { chargeDepartmentSchema } from "./folio.ts";
import { hasWords } from "./name.ts";
import { writtenSchema } from "./written.ts";

export const companyRefSchema = z.object({ hotelId: hotelIdSchema, companyId: companyIdSchema });
export type CompanyRef = z.infer<typeof companyRefSchema>;

/** Text on one line: a line break would damage an invoice's header. */
const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "one line"),
    );
export const companyNameSchema = line(160).check(
  z.refine(hasWords, "a name needs a letter or a digit"),
);

/** Optional text; an empty field is null. */
export const filled = (most: number) => z.nullable(line(most));

/** A link to the address opens a mail: signs that would add a copy or a text to it are in no address. */
const emailLine = line(254).check(z.regex(/^[^\s@?&%]+@[^\s@?&%]+$/u));

/** An identifier as its document shows it: digits, perhaps Latin letters, and signs between them. */
export const identifierSchema = z.nullable(
  line(40).check(z.regex(/^(?=.*\d)[0-9A-Za-z][0-9A-Za-z ./-]*$/u)),
);

/** What a company can take over: the room of a night, and what the departments charge (FOL-04). */
export const ruleDepartmentSchema = z.enum(["Room", ...chargeDepartmentSchema.options]);
export type RuleDepartment = z.infer<typeof ruleDepartmentSchema>;
export const ruleFrequencySchema = z.enum(["perTransaction", "perStay"]);
export type RuleFrequency = z.infer<typeof ruleFrequencySchema>;

/** `limitCentimes` 0 is without a limit (COM-02). */
export const billingRuleSchema = z.strictObject({
  department: ruleDepartmentSchema,
  limitCentimes: nonNegativeCentimesSchema,
  frequency: ruleFrequencySchema,
});
export type BillingRule = z.infer<typeof billingRuleSchema>;

const isOnce = (rules: readonly { department: string }[]) =>
  new Set(rules.map(({ department }) => department)).size === rules.length;

/** Negotiated rates per night for 1, 2, 3 and 4 persons; 0 where none was agreed. */
export const companyRatesSchema = z.tuple([
  nonNegativeCentimesSchema,
  nonNegativeCentimesSchema,
  nonNegativeCentimesSchema,
  nonNegativeCentimesSchema,
]);
export type CompanyRates = z.infer<typeof companyRatesSchema>;
/** Their fields in forms and imports, in the same order. */
export const rateFields = ["rate1", "rate2", "rate3", "rate4"] as const;

/** The texts of a company, in the order of the form. */
export const companyTextsSchema = z.strictObject({
  name: companyNameSchema,
  /** The same company's name in the other script. */
  nameOtherScript: z.nullable(companyNameSchema),
  address1: filled(120),
  address2: filled(120),
  address3: filled(120),
  rc: identifierSchema,
  nif: identifierSchema,
  nis: identifierSchema,
  /** The article of taxation (AI). */
  art: identifierSchema,
  contactPerson: filled(120),
  phone: filled(40),
  email: z.nullable(emailLine),
  customField1: filled(200),
  customField2: filled(200),
  customField3: filled(200),
});
export type CompanyTexts = z.infer<typeof companyTextsSchema>;
export type CompanyTextField = keyof CompanyTexts;
export const companyTextFields = Object.keys(companyTextsSchema.shape) as CompanyTextField[];

/** The most days that a company may take to pay. */
export const MOST_PAYMENT_DAYS = 365;

/** What is agreed with a company, and who it is (COM-02). A client that does not know the last three leaves them as they are. */
export const companyProfileSchema = z.extend(companyTextsSchema, {
  rates: companyRatesSchema,
  billingRules: z
    .array(billingRuleSchema)
    .check(z.maxLength(ruleDepartmentSchema.options.length), z.refine(isOnce, "once each")),
  /** An invoice is due so many days after its day. */
  paymentTermsDays: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PAYMENT_DAYS))),
  /** How much the company may owe; null is no limit. */
  creditLimitCentimes: z.optional(z.nullable(nonNegativeCentimesSchema)),
  /**
   * What its documents and mails are proposed in. Null: a mail takes the language of the company's last mail, a paper the one
   * that was chosen last on the device.
   */
  documentLanguage: z.optional(z.nullable(documentLanguageSchema)),
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

export const changeCompanySchema = z.extend(companyProfileSchema, {
  version: z.int().check(z.minimum(1)),
});
export type ChangeCompany = z.infer<typeof changeCompanySchema>;

const stored = z.nullable(z.string());

/** A company with the whole stored profile. Older records may violate today's rules. */
export const companyRecordSchema = z.object({
  id: companyIdSchema,
  name: z.string(),
  nameOtherScript: stored,
  address1: stored,
  address2: stored,
  address3: stored,
  rc: stored,
  nif: stored,
  nis: stored,
  art: stored,
  contactPerson: stored,
  phone: stored,
  email: stored,
  customField1: stored,
  customField2: stored,
  customField3: stored,
  rates: companyRatesSchema,
  billingRules: z.array(
    z.object({
      department: z.string(),
      limitCentimes: nonNegativeCentimesSchema,
      frequency: ruleFrequencySchema,
    }),
  ),
  paymentTermsDays: z.int(),
  creditLimitCentimes: z.nullable(nonNegativeCentimesSchema),
  documentLanguage: z.nullable(documentLanguageSchema),
  /** Since when it is not offered for new stays. */
  archivedAt: stored,
  version: z.int(),
});
export type CompanyRecord = z.infer<typeof companyRecordSchema>;

export const savedCompanySchema = writtenSchema(companyIdSchema);
export type SavedCompany = z.infer<typeof savedCompanySchema>;

/** A step that is taken on the record as it was seen. */
export const companyStepSchema = z.strictObject({ version: z.int().check(z.minimum(1)) });
export type CompanyStep = z.infer<typeof companyStepSchema>;

/** What a new record may be about already. */
export const companyDuplicateSearchSchema = z.strictObject({
  name: z.optional(z.string().check(z.trim(), z.maxLength(160))),
  nif: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** The record that is being written. */
  except: z.optional(companyIdSchema),
});
export type CompanyDuplicateSearch = z.infer<typeof companyDuplicateSearchSchema>;
export const companyDuplicateReasonSchema = z.enum(["nif", "name"]);
export const companyDuplicatesSchema = z.object({
  companies: z.array(
    z.object({
      id: companyIdSchema,
      name: z.string(),
      nif: stored,
      contactPerson: stored,
      isArchived: z.boolean(),
      reasons: z.array(companyDuplicateReasonSchema),
    }),
  ),
});
export type CompanyDuplicates = z.infer<typeof companyDuplicatesSchema>;
export type CompanyDuplicate = CompanyDuplicates["companies"][number];

const typedText = z.nullable(z.string());

/** A rule as it is being written, its limit in dinars; `key` tells two of them apart while they change. */
export const billingRuleDraftSchema = z.object({
  key: z.int(),
  department: ruleDepartmentSchema,
  limitCentimes: z.string(),
  frequency: ruleFrequencySchema,
});
export type BillingRuleDraft = z.infer<typeof billingRuleDraftSchema>;

/** The form's values while they are typed. Amounts are text: a draft is restored as it was typed, and an unreadable amount is never 0. */
export const companyValuesSchema = z.object({
  ...(Object.fromEntries(companyTextFields.map((field) => [field, typedText])) as Record<
    CompanyTextField,
    typeof typedText
  >),
  rate1: z.string(),
  rate2: z.string(),
  rate3: z.string(),
  rate4: z.string(),
  billingRules: z.array(billingRuleDraftSchema),
  paymentTermsDays: z.nullable(z.int()),
  creditLimit: z.string(),
  documentLanguage: z.nullable(documentLanguageSchema),
});
export type CompanyValues = z.infer<typeof companyValuesSchema>;
export type CompanyField = keyof CompanyValues;

/** What was typed over a record: the fields that were changed, and what stood in them before. */
export const companyDraftSchema = z.partial(
  z.object({
    /** The version that the first change was made on. */
    seen: z.int(),
    values: z.partial(companyValuesSchema),
    before: z.partial(companyValuesSchema),
  }),
);
export type CompanyDraft = z.infer<typeof companyDraftSchema>;
