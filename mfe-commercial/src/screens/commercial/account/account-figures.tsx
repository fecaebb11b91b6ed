import type { CompanyAccount } from "@funduq/shared-types/contracts/company-payment";
import { Amount } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./account.module.css";

/** What the company owes in all, and of what that consists. */
export function AccountFigures({ account }: { account: CompanyAccount }) {
  const t = useText("commercial");
  const { openInvoices, uninvoiced } = account;
  const figures = [
    { label: t("account.balance"), value: account.balanceCentimes },
    {
      label: t("account.open-invoices", {
        count: openInvoices,
        grouped: formatNumber(openInvoices),
      }),
      value: account.openInvoicesCentimes,
    },
    {
      label: t("account.uninvoiced", { count: uninvoiced, grouped: formatNumber(uninvoiced) }),
      value: account.uninvoicedCentimes,
    },
    { label: t("account.unallocated"), value: account.unallocatedCentimes },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} strong />
          </dd>
        </div>
      ))}
    </dl>
  );
}
