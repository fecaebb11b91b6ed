import type { EntriesReport } from "@funduq/shared-types/contracts/report-entries";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { missingPurposes } from "@funduq/shared-types/rules/entries-by-account";
import { Button, lazyDialog } from "@funduq/shared-ui";
import { formatList } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { entriesSheets } from "../../features/reports/entries-sheets.ts";
import { purposeWord } from "../../features/reports/purpose-words.ts";
import { reportText } from "../../features/reports/report-text.ts";
import { useReadEntriesQuery } from "../../features/reports/reports.endpoints.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import classes from "./reports.module.css";
import { useReportDays } from "./use-report-days.ts";

const ChartDialog = lazyDialog(async () => (await import("./chart-dialog.tsx")).ChartDialog);

/** The accounting entries of a period, by journal and account; of the last closed day unless days are chosen (REP-03). */
export function EntriesOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const choice = useReportDays(hotel, "yesterday");
  const query = useReadEntriesQuery({ hotelId: hotel.hotelId, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={entriesSheets}
      days={<SomeDays hotel={hotel} choice={choice} />}
      summary={(report) => <Chart hotel={hotel} report={report} />}
    />
  );
}

type ChartProps = { hotel: HotelMembership; report: EntriesReport };

/** Which accounts are missing, and the way to the chart for those who keep it. */
function Chart({ hotel, report }: ChartProps) {
  const t = useText("admin");
  const mayChange = useMay("accounts.manage");
  const [isOpen, setOpen] = useState(false);
  const missing = missingPurposes(report.lines, report.accounts);
  const names = formatList(missing.map((purpose) => purposeWord(purpose, reportText(t))));
  return (
    <div className={classes.narrowed}>
      {missing.length > 0 && (
        <p role="status">
          {t("entries.missing", { names })} {!mayChange && t("entries.ask")}
        </p>
      )}
      {mayChange && (
        <Button onClick={() => setOpen(true)}>
          {t(missing.length > 0 ? "chart.complete" : "chart.title")}
        </Button>
      )}
      {isOpen && (
        <ChartDialog hotelId={hotel.hotelId} missing={missing} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
