import { Button, Group, lazyDialog, notify } from "@funduq/shared-ui";
import { directionOf, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import type { SheetsIn } from "./print-report-dialog.tsx";
import { saveFile } from "./save-file.ts";
import type { ReportSheets } from "./sheet.ts";

/** What goes on paper loads when somebody prints, as a workbook does when it is asked for. */
const PrintReportDialog = lazyDialog(
  async () => (await import("./print-report-dialog.tsx")).PrintReportDialog,
);

type ReportActionsProps = {
  /** The report in the screen's language; undefined while it is on its way. */
  report: ReportSheets | undefined;
  /** The same in the language of a document. */
  sheetsIn: SheetsIn | undefined;
};

/** Print it, or take it along as CSV or a workbook. */
export function ReportActions({ report, sheetsIn }: ReportActionsProps) {
  const t = useText("admin");
  const language = useLanguage();
  const hotel = useHotel()?.name ?? "";
  const [printing, setPrinting] = useState(false);

  async function save(kind: "csv" | "xlsx") {
    if (!report) return;
    try {
      if (kind === "csv") {
        const { csvOf } = await import("./sheet-csv.ts");
        saveFile(
          `${report.fileName}.csv`,
          csvOf(report, hotel, language),
          "text/csv;charset=utf-8",
        );
        return;
      }
      const { workbookOf, WORKBOOK_TYPE } = await import("./sheet-workbook.ts");
      const isRtl = directionOf(language) === "rtl";
      saveFile(`${report.fileName}.xlsx`, workbookOf(report, hotel, isRtl), WORKBOOK_TYPE);
    } catch {
      notify.error(t("reports.save-failed"));
    }
  }

  return (
    <Group>
      <Button icon={PrintIcon} disabled={!report} onClick={() => setPrinting(true)}>
        {t("reports.print")}
      </Button>
      <Button icon={DownloadIcon} disabled={!report} onClick={() => void save("csv")}>
        {t("reports.csv")}
      </Button>
      <Button icon={DownloadIcon} disabled={!report} onClick={() => void save("xlsx")}>
        {t("reports.xlsx")}
      </Button>
      {printing && sheetsIn && (
        <PrintReportDialog sheetsIn={sheetsIn} onClose={() => setPrinting(false)} />
      )}
    </Group>
  );
}
