import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { changeOfSale, tvaOfSale } from "@funduq/shared-types/rules/sale-amounts";
import { SIGNATURE_BOX } from "@funduq/shared-types/values/signature";
import { formatBasisPoints, formatDate, formatDateTime } from "@funduq/shared-ui/format";
import { type PaperLanguage, PrintPage } from "@funduq/shared-ui/print";
import { useHotel } from "@funduq/shared-ui/state";
import { billName } from "../bills/bill-name.ts";
import { isNumbered } from "../checkout/recorded-sale.ts";
import { AmountRows, type Fact, FactRows, PaperLines, TableAndBill } from "./paper-lines.tsx";
import type { PaperText } from "./paper-text.ts";
import classes from "./papers.module.css";

type ReceiptPageProps = {
  sale: Sale;
  t: PaperText;
  letterhead: Letterhead;
  language: PaperLanguage;
  /** Printed as soon as it is shown. */
  atOnce?: boolean;
  /** It was printed before. */
  isCopy?: boolean;
  /** A network printer may have printed it before. */
  mayBePrinted?: boolean;
};

const printed = () => {};

/** The receipt of a sale or of a refund, 80 mm wide (POS-06). */
export function ReceiptPage(props: ReceiptPageProps) {
  const { sale, t, letterhead, language, atOnce = false, isCopy = false } = props;
  const { mayBePrinted = false } = props;
  const { number, provisionalNumber, refunds } = sale;
  const title = isNumbered(sale)
    ? t(refunds === null ? "receipt.title" : "receipt.refund", { number })
    : t("receipt.title", { number: provisionalNumber ?? "" });
  return (
    <PrintPage
      paper="receipt"
      language={language}
      title={title}
      letterhead={letterhead}
      stamped={false}
      preview
      onPrinted={atOnce ? printed : undefined}
    >
      {mayBePrinted && <p className={classes.again}>{t("ticket.again")}</p>}
      <Receipt sale={sale} t={t} language={language} isCopy={isCopy} />
    </PrintPage>
  );
}

type ReceiptProps = Pick<ReceiptPageProps, "sale" | "t" | "language"> & { isCopy: boolean };

function Receipt({ sale, t, language, isCopy }: ReceiptProps) {
  const amounts = sale.lines.map((line, index) => ({
    ...line,
    key: `${index}`,
    amountCentimes: line.priceCentimes * line.quantity - line.discountCentimes,
  }));
  return (
    <div className={classes.paper}>
      {isCopy && <p className={classes.thanks}>{t("receipt.copy")}</p>}
      {!isNumbered(sale) && <p className={classes.thanks}>{t("receipt.provisional")}</p>}
      {sale.refundedBy !== null && (
        <p className={classes.thanks}>
          <strong>{t("receipt.refunded-by", { number: sale.refundedBy })}</strong>
        </p>
      )}
      <FactRows facts={useFacts(sale, t, language)} />
      <PaperLines lines={amounts} t={t} />
      <AmountRows
        rows={[
          { key: "total", label: t("receipt.total"), value: sale.totalCentimes, strong: true },
          ...tvaOfSale(sale).map(({ tvaBp, tvaCentimes }) => ({
            key: `tva-${tvaBp}`,
            label: t("receipt.tva", { rate: formatBasisPoints(tvaBp) }),
            value: tvaCentimes,
          })),
        ]}
      />
      <AmountRows rows={paymentRows(sale, t)} />
      {sale.payments.map(
        ({ signature, roomNumber }) =>
          signature !== null && (
            <svg
              key={roomNumber}
              className={classes.signature}
              viewBox={SIGNATURE_BOX}
              role="img"
              aria-label={t("receipt.signature")}
            >
              <path d={signature} />
            </svg>
          ),
      )}
      {sale.refundReason !== null && (
        <p>
          {t("receipt.reason")} <bdi>{sale.refundReason}</bdi>
        </p>
      )}
      <p className={classes.thanks}>
        {t(sale.refunds === null ? "receipt.thanks" : "receipt.given-back")}
      </p>
    </div>
  );
}

function useFacts(sale: Sale, t: PaperText, language: PaperLanguage) {
  const timeZone = useHotel()?.timeZone;
  const facts: Fact[] = [[t("receipt.place"), sale.restaurantName]];
  if (sale.tableName)
    facts.push([
      t("receipt.table"),
      <TableAndBill key="table" table={sale.tableName} bill={billName(sale.billName, t)} />,
    ]);
  if (timeZone) facts.push([t("receipt.date"), formatDateTime(sale.soldAt, timeZone, language)]);
  if (sale.lateFrom !== null)
    facts.push([t("receipt.late"), formatDate(sale.businessDate, language)]);
  if (sale.soldBy) facts.push([t("receipt.server"), sale.soldBy]);
  if (isNumbered(sale) && sale.provisionalNumber !== null)
    facts.push([t("receipt.provisional"), sale.provisionalNumber]);
  if (sale.refunds) facts.push([t("receipt.refunds"), sale.refunds]);
  return facts;
}

function paymentRows(sale: Sale, t: PaperText) {
  const rows = sale.payments.flatMap((payment, index) => {
    const { method, amountCentimes, tipCentimes, tenderedCentimes, roomNumber } = payment;
    const name =
      roomNumber === null ? t(`method.${method}`) : t("receipt.room", { room: roomNumber });
    return [
      { key: `${index}`, label: name, value: amountCentimes },
      ...(tipCentimes > 0
        ? [{ key: `${index}-tip`, label: t("receipt.tip"), value: tipCentimes }]
        : []),
      ...(tenderedCentimes === null
        ? []
        : [{ key: `${index}-given`, label: t("receipt.tendered"), value: tenderedCentimes }]),
    ];
  });
  const change = changeOfSale(sale);
  return change > 0
    ? [...rows, { key: "change", label: t("receipt.change"), value: change }]
    : rows;
}
