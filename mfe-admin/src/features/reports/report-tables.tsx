import type { ReportSheets, Sheet, SummedLines } from "@funduq/shared-types/reports/sheet";
import { EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { ReportsIcon } from "@funduq/shared-ui/icons";
import { useId } from "react";
import classes from "./report-tables.module.css";
import { SheetTable } from "./sheet-table.tsx";

/** The tables of a report, one below the other; each is moved about on its own where it is too wide. */
export function ReportTables({ report }: { report: ReportSheets }) {
  const t = useText("admin");
  const [main] = report.sheets;
  if (main?.rows.length === 0)
    return <EmptyState icon={ReportsIcon} message={t("reports.empty")} />;
  return report.sheets.map((sheet) => <OneTable key={sheet.id} sheet={sheet} />);
}

/** The journal is a report beside this one: only the address changes. */
function addressOfLines(lines: SummedLines): string {
  return `?${new URLSearchParams({ report: "journal", ...lines })}`;
}

function OneTable({ sheet }: { sheet: Sheet }) {
  const heading = useId();
  return (
    <section className={classes.part}>
      <h2 id={heading} className={classes.title}>
        {sheet.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too */}
      <section aria-labelledby={heading} className={classes.scroller} tabIndex={0}>
        <SheetTable sheet={sheet} addressOf={addressOfLines} />
      </section>
    </section>
  );
}
