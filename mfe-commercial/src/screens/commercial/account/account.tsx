import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { Card, QueryView, Skeleton, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useReadCompanyAccountQuery } from "../../../features/payment/payment.endpoints.ts";
import { AccountFigures } from "./account-figures.tsx";
import { AgingTable } from "./aging-table.tsx";
import { Payments } from "./payments.tsx";
import { Reminders } from "./reminders.tsx";
import { StatementOfAccount } from "./statement-of-account.tsx";
import { StaysToCome } from "./stays-to-come.tsx";

type AccountProps = { companyRef: CompanyRef; creditLimitCentimes: number | null };

/** What the company owes, what it paid, and what is to come (COM-07). */
export function Account({ companyRef, creditLimitCentimes }: AccountProps) {
  const t = useText("commercial");
  const query = useReadCompanyAccountQuery(companyRef);
  return (
    <QueryView
      query={{ ...query, data: query.currentData }}
      skeleton={<Skeleton rows={6} />}
      errorMessage={t("account.failed")}
    >
      {(account) => (
        <Stack gap={4}>
          <AccountFigures account={account} creditLimitCentimes={creditLimitCentimes} />
          <Card title={t("aging.title")}>
            <AgingTable aging={account.aging} t={t} />
          </Card>
          <Card title={t("account.payments")}>
            <Payments companyRef={companyRef} />
          </Card>
          <Card title={t("reminder.title")}>
            <Reminders companyRef={companyRef} />
          </Card>
          <Card title={t("statement.title")}>
            <StatementOfAccount companyRef={companyRef} businessDate={account.businessDate} />
          </Card>
          <Card title={t("account.stays")}>
            <StaysToCome account={account} />
          </Card>
        </Stack>
      )}
    </QueryView>
  );
}
