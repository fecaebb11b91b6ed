import type { JournalKind } from "@funduq/shared-types/contracts/report-journal";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { type Journal, journalSheets } from "@funduq/shared-types/reports/journal-sheets";
import { Button, Select, Toolbar } from "@funduq/shared-ui";
import { formatMoney, formatNumber } from "@funduq/shared-ui/format";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useMemo } from "react";
import { ReportActions } from "../../features/reports/report-actions.tsx";
import { reportText } from "../../features/reports/report-text.ts";
import { MOST_LINES, useJournal } from "../../features/reports/use-journal.ts";
import { JournalLines } from "./journal-lines.tsx";
import { SomeDays } from "./report-days.tsx";
import classes from "./reports.module.css";
import { useJournalFilter } from "./use-journal-filter.ts";
import { useReportDays } from "./use-report-days.ts";

const kinds = {
  charge: "reports.charges",
  payment: "reports.payments",
  transfer: "reports.transfers",
} as const satisfies Record<JournalKind, string>;

/** Every posting, payment of an invoice and restaurant sale of the period, line by line (REP-03). */
export function JournalOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const choice = useReportDays(hotel);
  const { filter, isFiltering, narrow, clear } = useJournalFilter();
  const list = useJournal(hotel, { ...choice.days, ...filter });
  return (
    <>
      <Toolbar label={t("reports.days")}>
        <SomeDays hotel={hotel} choice={choice} />
        <Select<JournalKind | "all">
          label={t("reports.lines")}
          value={filter.kind ?? "all"}
          onChange={(kind) => narrow({ kind: kind === "all" ? null : kind })}
          options={[
            { value: "all", label: t("reports.all-lines") },
            ...Object.entries(kinds).map(([kind, word]) => ({
              value: kind as JournalKind,
              label: t(word),
            })),
          ]}
        />
        <Actions list={list} />
      </Toolbar>
      {isFiltering && (
        <div className={classes.narrowed}>
          <p>{t("reports.narrowed")}</p>
          <Button onClick={clear}>{t("reports.all-lines")}</Button>
        </div>
      )}
      <div role="status">
        {list.journal?.totals && <Sums totals={list.journal.totals} />}
        {list.isTooLong && (
          <p>{t("reports.journal-too-long", { most: formatNumber(MOST_LINES) })}</p>
        )}
      </div>
      <JournalLines hotel={hotel} list={list} />
    </>
  );
}

function Actions({ list }: { list: ReturnType<typeof useJournal> }) {
  const t = useText("admin");
  const language = useLanguage();
  const journal = list.isTooLong ? undefined : list.journal;
  const report = useMemo(
    () => journal && journalSheets(journal, reportText(t), language),
    [journal, t, language],
  );
  return (
    <div className={classes.actions}>
      <ReportActions
        report={report}
        sheetsIn={journal && ((text, spoken) => journalSheets(journal, text, spoken))}
        complete={async () => {
          const all = await list.readAll();
          return all && journalSheets(all, reportText(t), language);
        }}
      />
    </div>
  );
}

function Sums({ totals }: { totals: NonNullable<Journal["totals"]> }) {
  const t = useText("admin");
  return (
    <p className={classes.period}>
      {t("reports.journal-sums", {
        count: totals.count,
        lines: formatNumber(totals.count),
        debit: formatMoney(totals.debitCentimes),
        credit: formatMoney(totals.creditCentimes),
      })}
    </p>
  );
}
