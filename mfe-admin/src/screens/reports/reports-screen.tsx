import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { Page, PageHeader, Tabs, useUrlTab } from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { ReportMailButton } from "../../features/report-mail/report-mail-button.tsx";
import { CompaniesOfYear } from "./companies-report.tsx";
import { CountedStaysOfPeriod } from "./counted-stays-report.tsx";
import { DayBookReport } from "./day-book-report.tsx";
import { EntriesOfPeriod } from "./entries-report.tsx";
import { ForecastOfHotel } from "./forecast-report.tsx";
import { JournalOfPeriod } from "./journal-report.tsx";
import { LedgerOfPeriod } from "./ledger-report.tsx";
import { ManagerReportOfDay } from "./manager-report.tsx";
import { PaymentsOfPeriod } from "./payments-report.tsx";
import { SalesJournalOfPeriod } from "./sales-journal-report.tsx";
import { TaxesOfPeriod } from "./taxes-report.tsx";
import { TrialBalanceOfPeriod } from "./trial-balance-report.tsx";
import { useReportDays } from "./use-report-days.ts";

/** What the house sold, was paid and is owed, for those who keep its books. */
export function ReportsScreen() {
  const hotel = useHotel();
  return hotel ? <Reports key={hotel.hotelId} hotel={hotel} /> : null;
}

const reports = [
  "manager",
  "forecast",
  "day-book",
  "trial-balance",
  "ledger",
  "payments",
  "journal",
  "entries",
  "taxes",
  "sales-journal",
  "companies",
  "stays",
] as const;

/** The manager's figures are those of the last closed day: rooms are charged when a day is closed. */
const unlessChosen = {
  manager: "yesterday",
  forecast: "today",
  "day-book": "today",
  "trial-balance": "today",
  ledger: "today",
  payments: "today",
  journal: "today",
  entries: "yesterday",
  taxes: "last-month",
  "sales-journal": "last-month",
  companies: "today",
  stays: "today",
} as const;

/** Reports that are of no days that somebody chose: they hand none on. */
const withoutDays: readonly string[] = ["forecast", "companies"];

/** Reports of a month. */
const monthly: readonly string[] = ["taxes", "sales-journal"];

function Reports({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const [tab] = useUrlTab(reports, "report");
  const { showReport, showMonthly, leaveTo } = useReportDays(hotel, unlessChosen[tab]);

  function open(id: string) {
    const report = id === reports[0] ? null : id;
    if (withoutDays.includes(tab)) leaveTo(report);
    else if (monthly.includes(id)) showMonthly(id);
    else showReport(report);
  }

  return (
    <Page>
      <PageHeader
        title={t("reports.title")}
        subtitle={t("reports.business-date", { date: formatDate(hotel.businessDate) })}
        actions={<ReportMailButton />}
      />
      <Tabs
        label={t("reports.title")}
        value={tab}
        onChange={open}
        tabs={[
          {
            id: "manager",
            label: t("reports.manager"),
            content: <ManagerReportOfDay hotel={hotel} />,
          },
          {
            id: "forecast",
            label: t("reports.forecast"),
            content: <ForecastOfHotel hotel={hotel} />,
          },
          {
            id: "day-book",
            label: t("reports.day-book"),
            content: <DayBookReport hotel={hotel} />,
          },
          {
            id: "trial-balance",
            label: t("reports.trial-balance"),
            content: <TrialBalanceOfPeriod hotel={hotel} />,
          },
          {
            id: "ledger",
            label: t("reports.accounts"),
            content: <LedgerOfPeriod hotel={hotel} />,
          },
          {
            id: "payments",
            label: t("reports.payments"),
            content: <PaymentsOfPeriod hotel={hotel} />,
          },
          {
            id: "journal",
            label: t("reports.journal"),
            content: <JournalOfPeriod hotel={hotel} />,
          },
          {
            id: "entries",
            label: t("entries.title"),
            content: <EntriesOfPeriod hotel={hotel} />,
          },
          {
            id: "taxes",
            label: t("taxes.title"),
            content: <TaxesOfPeriod hotel={hotel} />,
          },
          {
            id: "sales-journal",
            label: t("sales.title"),
            content: <SalesJournalOfPeriod hotel={hotel} />,
          },
          {
            id: "companies",
            label: t("companies.title"),
            content: <CompaniesOfYear hotel={hotel} />,
          },
          {
            id: "stays",
            label: t("stays.title"),
            content: <CountedStaysOfPeriod hotel={hotel} />,
          },
        ]}
      />
    </Page>
  );
}
