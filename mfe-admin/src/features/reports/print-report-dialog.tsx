import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { Language } from "@funduq/shared-types/contracts/session";
import {
  Button,
  Dialog,
  QueryView,
  SegmentedControl,
  Skeleton,
  useShortcut,
} from "@funduq/shared-ui";
import { languageNames, useText, useTextIn } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { PrintPage, printNow } from "@funduq/shared-ui/print";
import { deviceStorage, skipToken, useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./print-report.module.css";
import { useReadReportHeadQuery } from "./reports.endpoints.ts";
import type { ReportSheets, ReportText } from "./sheet.ts";
import { SheetTable } from "./sheet-table.tsx";

/** The report in a language. */
export type SheetsIn = (t: ReportText, language: Language) => ReportSheets;

const paperLanguages = ["fr", "ar"] as const;
type PaperLanguage = (typeof paperLanguages)[number];
/** The same choice as for the front office's documents. */
const KEY = "funduq.paper-language";

type PrintReportDialogProps = { sheetsIn: SheetsIn; onClose: () => void };

/** A report as it will stand on paper, in French or Arabic. */
export function PrintReportDialog({ sheetsIn, onClose }: PrintReportDialogProps) {
  const say = useText("admin");
  const hotel = useHotel();
  const [language, setLanguage] = useState(remembered);
  const t = useTextIn("admin", language);
  const head = useReadReportHeadQuery(hotel?.hotelId ?? skipToken);
  // Without the paper the browser would print the screen.
  const stands = head.data !== undefined && t !== undefined;
  const printPaper = () => {
    if (stands) void printNow();
  };
  useShortcut({ keys: "Ctrl+Enter", label: say("reports.print"), onPress: printPaper });
  function choose(wanted: PaperLanguage) {
    deviceStorage.set(KEY, wanted);
    setLanguage(wanted);
  }
  return (
    <Dialog
      opened
      size="large"
      title={say("reports.print-title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say("reports.close")}</Button>
          <Button
            variant="primary"
            icon={PrintIcon}
            aria-keyshortcuts="Control+Enter"
            disabled={!stands}
            onClick={printPaper}
          >
            {say("reports.print")}
          </Button>
        </>
      }
    >
      <div className={classes.choices}>
        <SegmentedControl
          label={say("reports.paper-language")}
          value={language}
          onChange={choose}
          options={paperLanguages.map((each) => ({
            value: each,
            label: languageNames[each],
            content: <span lang={each}>{languageNames[each]}</span>,
          }))}
        />
      </div>
      <QueryView
        query={head}
        skeleton={<Skeleton rows={8} />}
        errorMessage={say("reports.head-failed")}
      >
        {(letterhead) =>
          t ? (
            <Paper {...{ language, t, letterhead }} report={sheetsIn(t, language)} />
          ) : (
            <Skeleton rows={8} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

type PaperProps = {
  language: Language;
  t: ReportText;
  letterhead: Letterhead;
  report: ReportSheets;
};

function Paper({ language, t, letterhead, report }: PaperProps) {
  const say = useText("admin");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
    <section aria-label={say("reports.preview")} className={classes.frame} tabIndex={0}>
      <PrintPage
        paper={report.isWide ? "a4-landscape" : "a4"}
        language={language}
        title={report.title}
        hotelLines={linesOf(letterhead)}
        preview
      >
        <div className={classes.paper} data-wide={report.isWide || undefined}>
          <p className={classes.period}>{t("reports.of-period", { period: report.period })}</p>
          {report.sheets.map((sheet) => (
            <SheetTable key={sheet.id} sheet={sheet} caption={sheet.title} />
          ))}
          <p className={classes.currency}>{t("reports.in-dinars")}</p>
        </div>
      </PrintPage>
    </section>
  );
}

const linesOf = ({ address, city, phone }: Letterhead) =>
  [[address, city].filter(Boolean).join(" · "), phone].filter(Boolean);

function remembered(): PaperLanguage {
  const kept = deviceStorage.get(KEY);
  return paperLanguages.find((language) => language === kept) ?? "fr";
}
