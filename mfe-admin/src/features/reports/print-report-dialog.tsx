import type { Language } from "@funduq/shared-types/contracts/session";
import type { ReportSheets, ReportText } from "@funduq/shared-types/reports/sheet";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./print-report.module.css";
import { reportText } from "./report-text.ts";
import { SheetTable } from "./sheet-table.tsx";

/** The report in a language. */
export type SheetsIn = (t: ReportText, language: Language) => ReportSheets;

type PrintReportDialogProps = { sheetsIn: SheetsIn; onClose: () => void };

/** A report as it will stand on paper, in French or Arabic. */
export function PrintReportDialog({ sheetsIn, onClose }: PrintReportDialogProps) {
  const say = useText("admin");
  const document = useDocument("admin", useHotel()?.hotelId);
  const { language } = document;
  return (
    <PrintDialog title={say("reports.print-title")} document={document} onClose={onClose}>
      {(t, letterhead) => {
        const report = sheetsIn(reportText(t), language);
        const paper = report.isWide ? "a4-landscape" : "a4";
        return (
          <PrintPage
            paper={paper}
            language={language}
            letterhead={letterhead}
            title={report.title}
            preview
          >
            <Report report={report} t={reportText(t)} />
          </PrintPage>
        );
      }}
    </PrintDialog>
  );
}

function Report({ report, t }: { report: ReportSheets; t: ReportText }) {
  return (
    <div className={classes.paper} data-wide={report.isWide || undefined}>
      <p className={classes.period}>{t("reports.of-period", { period: report.period })}</p>
      {report.openDay && <p className={classes.openDay}>{report.openDay}</p>}
      {report.sheets.map((sheet) => (
        // What the page is called already is not said again.
        <SheetTable
          key={sheet.id}
          sheet={sheet}
          caption={sheet.title === report.title ? undefined : sheet.title}
        />
      ))}
      <p className={classes.currency}>{t("reports.in-dinars")}</p>
    </div>
  );
}
