import type { CompanyAccount } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { Amount, Card, DetailList, Name, QueryView, Skeleton, Stack } from "@funduq/shared-ui";
import { formatDateShort, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useReadCompanyAccountQuery } from "../../features/payment/payment.endpoints.ts";
import classes from "./account.module.css";
import { AgingTable } from "./aging-table.tsx";
import { Payments } from "./payments.tsx";
import { StatementCard } from "./statement-card.tsx";

/** What a company owes and since when, what is to come, its payments and its statement (COM-07, INV-14). */
export function Account({ companyRef }: { companyRef: CompanyRef }) {
  const t = useText("commercial");
  const query = useReadCompanyAccountQuery(companyRef);
  return (
    <QueryView
      query={{ ...query, data: query.currentData }}
      skeleton={<Skeleton rows={8} />}
      errorMessage={t("account.failed")}
    >
      {(account) => (
        <Stack gap={4}>
          <Card title={t("account.owes")}>
            <Sums account={account} />
          </Card>
          <Card title={t("aging.title")}>
            <AgingTable aging={account.aging} />
          </Card>
          <Card title={t("account.to-come")}>
            <StaysToCome account={account} />
          </Card>
          <Payments companyRef={companyRef} />
          <StatementCard companyRef={companyRef} businessDate={account.businessDate} />
        </Stack>
      )}
    </QueryView>
  );
}

function Sums({ account }: { account: CompanyAccount }) {
  const t = useText("commercial");
  const counted = (count: number, amount: number) => (
    <>
      <Amount value={amount} /> ({formatNumber(count)})
    </>
  );
  return (
    <DetailList
      items={[
        { label: t("account.balance"), value: <Amount value={account.balanceCentimes} strong /> },
        {
          label: t("account.open-invoices"),
          value: counted(account.openInvoices, account.openInvoicesCentimes),
        },
        {
          label: t("account.uninvoiced"),
          value: counted(account.uninvoiced, account.uninvoicedCentimes),
        },
        {
          label: t("account.unallocated"),
          value: <Amount value={account.unallocatedCentimes} />,
        },
      ]}
    />
  );
}

function StaysToCome({ account: { staysToCome, staysToComeCount } }: { account: CompanyAccount }) {
  const t = useText("commercial");
  if (staysToCome.length === 0) return <p className={classes.none}>{t("account.none-to-come")}</p>;
  return (
    <>
      <ul className={classes.stays}>
        {staysToCome.map((stay) => (
          <li key={stay.bookingId}>
            <Name>{stay.guestName}</Name>{" "}
            <span className={classes.under}>
              <bdi dir="ltr">
                {formatDateShort(stay.checkInDate)} – {formatDateShort(stay.checkOutDate)}
              </bdi>
              {stay.roomNumber && (
                <>
                  {" · "}
                  <bdi>{stay.roomNumber}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {staysToComeCount > staysToCome.length && (
        <p className={classes.under}>
          {t("account.more-to-come", {
            count: staysToComeCount - staysToCome.length,
            grouped: formatNumber(staysToComeCount - staysToCome.length),
          })}
        </p>
      )}
    </>
  );
}
