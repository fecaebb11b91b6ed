import type { CompanyAccount } from "@funduq/shared-types/contracts/company-payment";
import { Amount } from "@funduq/shared-ui";
import { formatMoney, formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./account.module.css";

type AccountFiguresProps = {
  account: CompanyAccount;
  /** What the company may owe; null is without a limit. */
  creditLimitCentimes: number | null;
};

/** What the company owes in all, and of what that consists; above its credit limit it says by how much. */
export function AccountFigures({ account, creditLimitCentimes }: AccountFiguresProps) {
  const t = useText("commercial");
  const { balanceCentimes, openInvoices, uninvoiced } = account;
  const beyond = balanceCentimes - (creditLimitCentimes ?? balanceCentimes);
  const figures = [
    balanceCentimes < 0
      ? { label: t("account.in-credit"), value: -balanceCentimes }
      : { label: t("account.balance"), value: balanceCentimes },
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
      note: account.invoiceAddsTaxes ? t("debtors.before-taxes") : undefined,
    },
    { label: t("account.unallocated"), value: account.unallocatedCentimes },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} strong />
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
      {beyond > 0 && creditLimitCentimes !== null && (
        <div className={classes.figure} data-tone="danger">
          <dt>{t("account.beyond-limit", { limit: formatMoney(creditLimitCentimes) })}</dt>
          <dd>
            <Amount value={beyond} strong />
          </dd>
        </div>
      )}
    </dl>
  );
}
