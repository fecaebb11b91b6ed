import type { ReportSheets, Sheet, SummedLines } from "@funduq/shared-types/reports/sheet";
import { viewPath } from "@funduq/shared-types/rules/views";
import { EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { ReportsIcon } from "@funduq/shared-ui/icons";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { type CSSProperties, useId } from "react";
import classes from "./report-tables.module.css";
import { type SheetAddresses, SheetTable, widestFigure } from "./sheet-table.tsx";

/** The tables of a report, one below the other; each is moved about on its own where it is too wide. */
export function ReportTables({ report }: { report: ReportSheets }) {
  const t = useText("admin");
  const [main] = report.sheets;
  if (main?.rows.length === 0)
    return <EmptyState icon={ReportsIcon} message={t("reports.empty")} />;
  return report.sheets.map((sheet) => <OneTable key={sheet.id} sheet={sheet} />);
}

/** The desk's day shows who is on the books for a night, and what groups hold; for who may open the desk. */
function useAddressOfNight(): SheetAddresses["ofNight"] {
  const hotel = useHotel();
  const mayOpen = useMay("front-desk.view");
  if (!hotel || !mayOpen) return undefined;
  return (night) => `${viewPath("dashboard", hotel.hotelId)}?date=${night}`;
}

/** The journal is a report beside this one: only the address changes. */
function addressOfLines(lines: SummedLines): string {
  return `?${new URLSearchParams({ report: "journal", ...lines })}`;
}

/** On a phone as many figures stand side by side as there is room for. */
const widthOfFigures = (sheet: Sheet): CSSProperties & { "--figure": string } => ({
  "--figure": `${widestFigure(sheet)}ch`,
});

function OneTable({ sheet }: { sheet: Sheet }) {
  const heading = useId();
  const ofNight = useAddressOfNight();
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
        <SheetTable sheet={sheet} addresses={{ ofLines: addressOfLines, ofNight }} />
      </section>
    </section>
  );
}
