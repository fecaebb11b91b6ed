import type { ReportSheets } from "@funduq/shared-types/reports/sheet";
import { Button, Group, lazyDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import type { SheetsIn } from "./print-report-dialog.tsx";
import { type FileKind, useSaveReport } from "./use-save-report.ts";

/** What goes on paper loads when somebody prints, as a workbook does when it is asked for. */
const PrintReportDialog = lazyDialog(
  async () => (await import("./print-report-dialog.tsx")).PrintReportDialog,
);

type ReportActionsProps = {
  /** The report in the screen's language; undefined while it is on its way. */
  report: ReportSheets | undefined;
  /** The same in the language of a document. */
  sheetsIn: SheetsIn | undefined;
  /** Reads the parts that are not on the screen yet, and answers the whole; undefined where one can't be had. */
  complete?: () => Promise<ReportSheets | undefined>;
};

/** Prints the report, or downloads it as CSV or XLSX. */
export function ReportActions({ report, sheetsIn, complete }: ReportActionsProps) {
  const t = useText("admin");
  const saveReport = useSaveReport();
  const [printing, setPrinting] = useState(false);
  const [making, setMaking] = useState<FileKind | "paper">();

  /** One at a time: a long report is read in many parts. */
  async function make(kind: FileKind | "paper") {
    if (making) return;
    setMaking(kind);
    try {
      const whole = complete ? await complete() : report;
      if (!whole) notify.error(t("reports.save-failed"));
      else if (kind === "paper") setPrinting(true);
      else await saveReport(kind, whole);
    } finally {
      setMaking(undefined);
    }
  }

  return (
    <Group>
      <Button
        icon={PrintIcon}
        disabled={!report}
        saving={making === "paper"}
        onClick={() => void make("paper")}
      >
        {t("reports.print")}
      </Button>
      <Button
        icon={DownloadIcon}
        disabled={!report}
        saving={making === "csv"}
        onClick={() => void make("csv")}
      >
        {t("reports.csv")}
      </Button>
      <Button
        icon={DownloadIcon}
        disabled={!report}
        saving={making === "xlsx"}
        onClick={() => void make("xlsx")}
      >
        {t("reports.xlsx")}
      </Button>
      {printing && sheetsIn && (
        <PrintReportDialog sheetsIn={sheetsIn} onClose={() => setPrinting(false)} />
      )}
    </Group>
  );
}
