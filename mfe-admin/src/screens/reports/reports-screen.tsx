import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { Page, PageHeader, Tabs, useUrlTab } from "@funduq/shared-ui";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { ReportMailButton } from "../../features/report-mail/report-mail-button.tsx";
import { DayBookReport } from "./day-book-report.tsx";
import { EntriesOfPeriod } from "./entries-report.tsx";
import { ForecastOfHotel } from "./forecast-report.tsx";
import { JournalOfPeriod } from "./journal-report.tsx";
import { ManagerReportOfDay } from "./manager-report.tsx";
import { PaymentsOfPeriod } from "./payments-report.tsx";
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
  "payments",
  "journal",
  "entries",
  "taxes",
] as const;

/** The manager's figures are those of the last closed day: rooms are charged when a day is closed. */
const unlessChosen = {
  manager: "yesterday",
  forecast: "today",
  "day-book": "today",
  "trial-balance": "today",
  payments: "today",
  journal: "today",
  entries: "yesterday",
  taxes: "last-month",
} as const;

function Reports({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const [tab] = useUrlTab(reports, "report");
  const { showReport, showMonthly } = useReportDays(hotel, unlessChosen[tab]);

  function open(id: string) {
    if (id === "taxes") showMonthly(id);
    else showReport(id === reports[0] ? null : id);
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
        ]}
      />
    </Page>
  );
}
