import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { notify, saveFile } from "@funduq/shared-ui";
import { directionOf, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";

export type FileKind = "csv" | "xlsx";

/** Saves a report as CSV or as a workbook, whose code loads when somebody asks for it. */
export function useSaveReport() {
  const t = useText("admin");
  const language = useLanguage();
  const hotel = useHotel()?.name ?? "";

  return async (kind: FileKind, report: ReportSheets): Promise<void> => {
    try {
      if (kind === "csv") {
        const { csvOf } = await import("@funduq/shared-types/reports/sheet-csv");
        const text = csvOf(report, hotel, language);
        saveFile(`${report.fileName}.csv`, text, "text/csv;charset=utf-8");
        return;
      }
      const { workbookOf, WORKBOOK_TYPE } = await import("./workbook.ts");
      const isRtl = directionOf(language) === "rtl";
      saveFile(`${report.fileName}.xlsx`, workbookOf(report, hotel, isRtl), WORKBOOK_TYPE);
    } catch {
      notify.error(t("reports.save-failed"));
    }
  };
}
