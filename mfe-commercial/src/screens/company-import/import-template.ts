import { importFieldSchema } from "@funduq/shared-types/contracts/company-import";
import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import type { useText } from "@funduq/shared-ui/i18n";
import { fieldName } from "./field-name.ts";

/** An empty list of companies, with every column that an import reads, in the user's language. */
export function importTemplate(t: ReturnType<typeof useText<"commercial">>): ReportSheets {
  const columns = importFieldSchema.options.map((field) => ({
    id: field,
    header: fieldName(field, t),
    kind: "text" as const,
  }));
  const title = t("import.title");
  return {
    title,
    period: "",
    fileName: "companies",
    sheets: [{ id: "companies", title, columns, rows: [] }],
  };
}
