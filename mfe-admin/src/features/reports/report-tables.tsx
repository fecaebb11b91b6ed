import type { ReportSheets, Sheet } from "@funduq/shared-types/reports/sheet";
import { EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { ReportsIcon } from "@funduq/shared-ui/icons";
import { type CSSProperties, useId } from "react";
import classes from "./report-tables.module.css";
import { SheetTable, widestFigure } from "./sheet-table.tsx";
import { useSheetAddresses } from "./use-sheet-addresses.ts";

/** The tables of a report, one below the other; each is moved about on its own where it is too wide. */
export function ReportTables({ report }: { report: ReportSheets }) {
  const t = useText("admin");
  const [main] = report.sheets;
  if (main?.rows.length === 0)
    return <EmptyState icon={ReportsIcon} message={report.empty ?? t("reports.empty")} />;
  return report.sheets.map((sheet) => <OneTable key={sheet.id} sheet={sheet} />);
}

/** On a phone as many figures stand side by side as there is room for. */
const widthOfFigures = (sheet: Sheet): CSSProperties & { "--figure": string } => ({
  "--figure": `${widestFigure(sheet)}ch`,
});

function OneTable({ sheet }: { sheet: Sheet }) {
  const heading = useId();
  const addresses = useSheetAddresses();
  return (
    <section className={classes.part}>
      <h2 id={heading} className={classes.title}>
        {sheet.title}
      </h2>
      <section
        aria-labelledby={heading}
        className={classes.scroller}
        data-phone={sheet.columns.length > 2 ? "cards" : undefined}
        style={widthOfFigures(sheet)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
        tabIndex={0}
      >
        <SheetTable sheet={sheet} addresses={addresses} />
      </section>
    </section>
  );
}
