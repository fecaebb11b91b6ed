import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, Group, lazyDialog, notify, QueryView } from "@funduq/shared-ui";
import { DateRangeField } from "@funduq/shared-ui/dates";
import { directionOf, useLanguage, useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useReadStatementQuery } from "../../../features/payment/payment.endpoints.ts";
import { useCompanyUrl } from "../use-company-url.ts";
import classes from "./account.module.css";
import { statementSheets } from "./statement-sheets.ts";
import { StatementTable } from "./statement-table.tsx";

const PrintStatementDialog = lazyDialog(
  async () => (await import("./print-statement-dialog.tsx")).PrintStatementDialog,
);

type StatementOfAccountProps = { companyRef: CompanyRef; businessDate: CalendarDate };

/** The company's account in a period: the month until the business date unless others are chosen (INV-14). */
export function StatementOfAccount(props: StatementOfAccountProps) {
  const { companyRef, businessDate } = props;
  const t = useText("commercial");
  const { values, change } = useCompanyUrl();
  const from = values.since ?? calendarDate(`${businessDate.slice(0, 8)}01`);
  const to = values.until ?? businessDate;
  const query = useReadStatementQuery(from <= to ? { ...companyRef, from, to } : skipToken);
  const statement = query.currentData;
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <div className={classes.tools}>
        <DateRangeField
          label={t("statement.period")}
          value={{ from, to }}
          onChange={(period) => change({ since: period.from, until: period.to }, { replace: true })}
          minNights={0}
        />
        <Group>
          <Button icon={PrintIcon} disabled={!statement} onClick={() => setIsPrinting(true)}>
            {t("invoice.print")}
          </Button>
          <ExcelButton statement={statement} />
        </Group>
      </div>
      <QueryView query={{ ...query, data: query.currentData }} errorMessage={t("statement.failed")}>
        {(read) => <StatementTable statement={read} t={t} />}
      </QueryView>
      {isPrinting && statement && (
        <PrintStatementDialog
          companyRef={companyRef}
          statement={statement}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </>
  );
}

/** The code that makes a workbook loads at the first press. */
function ExcelButton({ statement }: { statement: Statement | undefined }) {
  const t = useText("commercial");
  const hotel = useHotel()?.name ?? "";
  const isRtl = directionOf(useLanguage()) === "rtl";

  async function save(shown: Statement) {
    try {
      const { saveWorkbook } = await import("../../../features/payment/workbook.ts");
      saveWorkbook(statementSheets(shown, t), hotel, isRtl);
    } catch {
      notify.error(t("statement.save-failed"));
    }
  }

  return (
    <Button
      icon={DownloadIcon}
      disabled={!statement}
      onClick={() => statement && void save(statement)}
    >
      {t("statement.xlsx")}
    </Button>
  );
}
