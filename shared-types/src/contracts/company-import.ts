import * as z from "zod/mini";
import { companyIdSchema } from "../values/ids.ts";
import { companyRecordSchema } from "./company-profile.ts";

/** What a column of a list of companies can hold. */
export const importFieldSchema = z.enum([
  "name",
  "nameOtherScript",
  "address1",
  "address2",
  "address3",
  "rc",
  "nif",
  "nis",
  "art",
  "contactPerson",
  "phone",
  "email",
  "rate1",
  "rate2",
  "rate3",
  "rate4",
  "paymentTermsDays",
  "creditLimit",
  "documentLanguage",
]);
export type ImportField = z.infer<typeof importFieldSchema>;

/** The most companies of one list: as many, with every column filled in both scripts, fit into one request. */
export const MAX_IMPORT_ROWS = 300;

/** The most characters that are read of a cell. */
export const MAX_CELL_LENGTH = 400;

/** A row as its cells say it, with its number in the file. */
export const importRowSchema = z.strictObject({
  line: z.int().check(z.minimum(1)),
  values: z.partialRecord(importFieldSchema, z.string().check(z.maxLength(MAX_CELL_LENGTH))),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const rowsSchema = z.array(importRowSchema).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS));
export const checkImportSchema = z.strictObject({ rows: rowsSchema });
/** `onlyGood`: faulty rows are left out. Without it one of them refuses the whole list. */
export const importCompaniesSchema = z.strictObject({ rows: rowsSchema, onlyGood: z.boolean() });
export type ImportCompanies = z.infer<typeof importCompaniesSchema>;

export const importFaultSchema = z.enum([
  "missing",
  "too-long",
  "name",
  "identifier",
  "email",
  "amount",
  "amount-range",
  "days",
  "language",
  "invalid",
]);
export type ImportFault = z.infer<typeof importFaultSchema>;

/** What is imported as it stands, and should be checked. */
const importWarningSchema = z.object({
  field: z.enum(["rc", "nif", "nis", "art"]),
  reason: z.literal("unusual"),
});

/** What becomes of a row: a new company, one that is there already and stays as it is, or none. */
export const importedRowSchema = z.object({
  line: z.int(),
  outcome: z.enum(["new", "known", "faulty"]),
  faults: z.array(z.object({ field: importFieldSchema, reason: importFaultSchema })),
  /** Of a new one. */
  warnings: z.array(importWarningSchema),
  /** Which one it is already: of the hotel, or of an earlier row. */
  same: z.nullable(
    z.object({
      reason: z.enum(["nif", "name"]),
      name: z.string(),
      companyId: z.nullable(companyIdSchema),
      line: z.nullable(z.int()),
    }),
  ),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;
export const importAnswerSchema = z.object({ rows: z.array(importedRowSchema) });
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/** The fields of a company that its row of an exported list has, and that the import reads again. */
export const exportedCompanySchema = z.omit(companyRecordSchema, {
  id: true,
  customField1: true,
  customField2: true,
  customField3: true,
  billingRules: true,
  archivedAt: true,
  version: true,
});
export type ExportedCompany = z.infer<typeof exportedCompanySchema>;
export const companyExportSchema = z.object({ companies: z.array(exportedCompanySchema) });
export type CompanyExport = z.infer<typeof companyExportSchema>;
