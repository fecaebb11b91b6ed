import type { Statement } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { type CalendarDate, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, Card, lazyDialog, QueryView, Skeleton } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintIcon } from "@funduq/shared-ui/icons";
import { useState } from "react";
import { useReadStatementQuery } from "../../features/payment/payment.endpoints.ts";
import { StatementTable } from "../../features/payment/statement-table.tsx";
import classes from "./account.module.css";

const PrintStatementDialog = lazyDialog(
  async () =>
    (await import("../../features/payment/print-statement-dialog.tsx")).PrintStatementDialog,
);

type StatementCardProps = { companyRef: CompanyRef; businessDate: CalendarDate };

/** The account line by line for a period, this month unless chosen (INV-14). */
export function StatementCard({ companyRef, businessDate }: StatementCardProps) {
  const t = useText("commercial");
  const [from, setFrom] = useState(calendarDate(`${businessDate.slice(0, 7)}-01`));
  const [to, setTo] = useState(businessDate);
  const [printed, setPrinted] = useState<Statement>();
  const query = useReadStatementQuery({ ...companyRef, from, to });
  const statement = query.currentData;
  return (
    <Card title={t("statement.title")}>
      <div className={classes.period}>
        <DateField
          label={t("statement.from")}
          value={from}
          max={to}
          onChange={(day) => day && setFrom(day)}
        />
        <DateField
          label={t("statement.to")}
          value={to}
          min={from}
          max={businessDate}
          onChange={(day) => day && setTo(day)}
        />
        <Button icon={PrintIcon} disabled={!statement} onClick={() => setPrinted(statement)}>
          {t("invoice.print")}
        </Button>
      </div>
      <QueryView
        query={{ ...query, data: statement }}
        skeleton={<Skeleton rows={4} />}
        errorMessage={t("statement.failed")}
      >
        {(read) => <StatementTable statement={read} t={t} />}
      </QueryView>
      {printed && (
        <PrintStatementDialog
          hotelId={companyRef.hotelId}
          statement={printed}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </Card>
  );
}
