import type { CompaniesReport } from "@funduq/shared-types/contracts/report-companies";
import type { HotelMembership, Language } from "@funduq/shared-types/contracts/session";
import type { ReportText } from "@funduq/shared-types/reports/sheet";
import { Button, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useCallback } from "react";
import { companiesSheets } from "../../features/reports/companies-sheets.ts";
import { useReadCompaniesReportQuery } from "../../features/reports/reports.endpoints.ts";
import { ReportView } from "./report-view.tsx";
import classes from "./reports.module.css";
import { useCompaniesChoice } from "./use-companies-choice.ts";

/** What companies were invoiced in a year, and what is paid and open of it; or one company's months (INV-17). */
export function CompaniesOfYear({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const { year, years, company, choose } = useCompaniesChoice(hotel.businessDate);
  const query = useReadCompaniesReportQuery({ hotelId: hotel.hotelId, year });
  const sheetsOf = useCallback(
    (report: CompaniesReport, text: ReportText, language: Language) =>
      companiesSheets(report, company, text, language),
    [company],
  );
  return (
    <ReportView
      query={query}
      sheetsOf={sheetsOf}
      days={
        <Select
          label={t("companies.year")}
          value={String(year)}
          onChange={(chosen) => choose({ year: chosen })}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
        />
      }
      summary={() =>
        company && (
          <div className={classes.narrowed}>
            <Button onClick={() => choose({ company: null })}>{t("companies.all")}</Button>
          </div>
        )
      }
    />
  );
}
