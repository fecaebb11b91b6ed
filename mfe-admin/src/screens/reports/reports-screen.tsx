import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import type { ReportPeriod } from "@funduq/shared-types/rules/report-period";
import { Page, PageHeader } from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import { useHotel } from "@funduq/shared-ui/state";
import type { ComponentType } from "react";
import { ReportMailButton } from "../../features/report-mail/report-mail-button.tsx";
import { FIRST_REPORT, type ReportId, reportIds } from "../../features/reports/report-list.ts";
import { AgedBalancesNow } from "./aged-balances-report.tsx";
import { CompaniesOfYear } from "./companies-report.tsx";
import { CountedStaysOfPeriod } from "./counted-stays-report.tsx";
import { DayBookReport } from "./day-book-report.tsx";
import { EntriesOfPeriod } from "./entries-report.tsx";
import { ForecastOfHotel } from "./forecast-report.tsx";
import { JournalOfPeriod } from "./journal-report.tsx";
import { LedgerOfPeriod } from "./ledger-report.tsx";
import { ManagerReportOfDay } from "./manager-report.tsx";
import { PaymentsOfPeriod } from "./payments-report.tsx";
import { ReportChoice } from "./report-choice.tsx";
import { RestaurantSalesOfPeriod } from "./restaurant-sales-report.tsx";
import { RoomsOfPeriod } from "./rooms-report.tsx";
import { SalesJournalOfPeriod } from "./sales-journal-report.tsx";
import { TaxesOfPeriod } from "./taxes-report.tsx";
import { TrialBalanceOfPeriod } from "./trial-balance-report.tsx";
import { useReportDays } from "./use-report-days.ts";

/** What the house sold, was paid and is owed, for those who keep its books. */
export function ReportsScreen() {
  const hotel = useHotel();
  return hotel ? <Reports key={hotel.hotelId} hotel={hotel} /> : null;
}

type Report = {
  Content: ComponentType<{ hotel: HotelMembership }>;
  /** The days that it opens on. */
  opensOn: ReportPeriod;
  /** Of a whole month; or of no days that somebody chose: it hands none on. */
  days?: "month" | "none";
};

/** The manager's figures are those of the last closed day: rooms are charged when a day is closed. */
const reports: Record<ReportId, Report> = {
  manager: { Content: ManagerReportOfDay, opensOn: "yesterday" },
  forecast: { Content: ForecastOfHotel, opensOn: "today", days: "none" },
  "restaurant-sales": { Content: RestaurantSalesOfPeriod, opensOn: "today" },
  "day-book": { Content: DayBookReport, opensOn: "today" },
  "trial-balance": { Content: TrialBalanceOfPeriod, opensOn: "today" },
  ledger: { Content: LedgerOfPeriod, opensOn: "today" },
  payments: { Content: PaymentsOfPeriod, opensOn: "today" },
  journal: { Content: JournalOfPeriod, opensOn: "today" },
  entries: { Content: EntriesOfPeriod, opensOn: "yesterday" },
  taxes: { Content: TaxesOfPeriod, opensOn: "last-month", days: "month" },
  "sales-journal": { Content: SalesJournalOfPeriod, opensOn: "last-month", days: "month" },
  companies: { Content: CompaniesOfYear, opensOn: "today", days: "none" },
  "aged-balances": { Content: AgedBalancesNow, opensOn: "today", days: "none" },
  stays: { Content: CountedStaysOfPeriod, opensOn: "today" },
  rooms: { Content: RoomsOfPeriod, opensOn: "today" },
};

const schema = { report: urlWord<ReportId>(reportIds) };

function Reports({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const { values } = useUrlState(schema);
  const report = values.report ?? FIRST_REPORT;
  const { Content, opensOn, days } = reports[report];
  const { showReport, showMonthly, leaveTo } = useReportDays(hotel, opensOn);

  function open(id: ReportId) {
    const next = id === FIRST_REPORT ? null : id;
    if (reports[id].days === "month") showMonthly(id);
    else if (days === "none") leaveTo(next);
    else showReport(next);
  }

  return (
    <Page>
      <PageHeader
        title={t("reports.title")}
        subtitle={t("reports.business-date", { date: formatDate(hotel.businessDate) })}
        actions={<ReportMailButton />}
      />
      <ReportChoice report={report} onChange={open}>
        <Content hotel={hotel} />
      </ReportChoice>
    </Page>
  );
}
