import {
  type ExportedCompany,
  type ImportField,
  importFieldSchema,
} from "@funduq/shared-types/contracts/company-import";
import { rateFields } from "@funduq/shared-types/contracts/company-profile";
import type { Cell, CellKind, ReportSheets } from "@funduq/shared-types/reports/sheet";
import { languageNames, type useText } from "@funduq/shared-ui/i18n";
import { fieldName } from "./field-name.ts";

/** A list of companies with every column that an import reads, in the user's language (COM-06). */
export function companySheet(
  companies: readonly ExportedCompany[],
  t: ReturnType<typeof useText<"commercial">>,
): ReportSheets {
  const fields = importFieldSchema.options;
  const title = t("companies");
  return {
    title,
    period: "",
    fileName: "companies",
    sheets: [
      {
        id: "companies",
        title,
        columns: fields.map((id) => ({ id, header: fieldName(id, t), kind: kindOf(id) })),
        rows: companies.map((company, at) => ({
          id: String(at),
          cells: fields.map((field) => cellOf(company, field)),
        })),
      },
    ],
  };
}

function kindOf(field: ImportField): CellKind {
  if (field === "paymentTermsDays") return "count";
  return field === "creditLimit" || rateFields.some((rate) => rate === field) ? "money" : "text";
}

/** A rate that was not agreed and a missing limit are empty, as in a list that somebody types. */
function cellOf(company: ExportedCompany, field: ImportField): Cell {
  switch (field) {
    case "rate1":
    case "rate2":
    case "rate3":
    case "rate4":
      return company.rates[rateFields.indexOf(field)] || null;
    case "creditLimit":
      return company.creditLimitCentimes;
    case "documentLanguage":
      return company.documentLanguage && languageNames[company.documentLanguage];
    default:
      return company[field];
  }
}
