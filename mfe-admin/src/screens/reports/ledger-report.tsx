import { type Ledger, ledgerSchema } from "@funduq/shared-types/contracts/report";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { ledgerWords } from "@funduq/shared-types/reports/ledger-columns";
import { ledgerSheets } from "@funduq/shared-types/reports/ledger-sheets";
import { Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import { useReadLedgerQuery } from "../../features/reports/reports.endpoints.ts";
import { SomeDays } from "./report-days.tsx";
import { ReportView } from "./report-view.tsx";
import { useReportDays } from "./use-report-days.ts";

const schema = { of: urlWord<Ledger>(ledgerSchema.options) };

/** Who owes what on a ledger of the trial balance (REP-01); in house and departed guests unless another is chosen. */
export function LedgerOfPeriod({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const choice = useReportDays(hotel);
  const { values, change } = useUrlState(schema);
  const ledger = values.of ?? "guest";
  const query = useReadLedgerQuery({ hotelId: hotel.hotelId, ledger, ...choice.days });
  return (
    <ReportView
      query={query}
      sheetsOf={ledgerSheets}
      days={
        <>
          <SomeDays hotel={hotel} choice={choice} />
          <Select<Ledger>
            label={t("reports.ledger")}
            value={ledger}
            onChange={(of) => change({ of }, { replace: true })}
            options={ledgerSchema.options.map((value) => ({ value, label: t(ledgerWords[value]) }))}
          />
        </>
      }
    />
  );
}
