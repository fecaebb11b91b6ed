import type {
  Credited,
  InvoiceLine,
  InvoiceTotals,
  SavedInvoiceLine,
} from "@funduq/shared-types/contracts/invoice";
import { formatAmount, formatBasisPoints, formatDateShort } from "../../format.ts";
import type { DocumentText } from "../../i18n/invoice-text.ts";
import { Name } from "../layout/layout.tsx";
import linesClasses from "./document-lines.module.css";
import { lineText } from "./invoice-text.ts";
import { TotalRows } from "./total-rows.tsx";

type SheetLine = InvoiceLine & Partial<Pick<SavedInvoiceLine, "correctsPosition">>;
/** An invoice or a credit note, saved or not. */
type SheetDocument = {
  lines: readonly SheetLine[];
  totals: InvoiceTotals;
  credits?: Credited | null;
};
type SheetProps = { document: SheetDocument; t: DocumentText };

/** The lines of an invoice and what they come to, in the language of the screen (INV-05). */
export function InvoiceSheet({ document, t }: SheetProps) {
  return (
    <>
      <Lines document={document} t={t} />
      <Totals document={document} t={t} />
    </>
  );
}

function Lines({ document: { lines, credits }, t }: SheetProps) {
  const text = (line: SheetLine) =>
    credits === "amount" && line.correctsPosition
      ? t("credit.of-line", { position: line.correctsPosition, text: lineText(line, t) })
      : lineText(line, t);
  return (
    <table className={linesClasses.lines}>
      <thead>
        <tr>
          <th scope="col">{t("invoice.date")}</th>
          <th scope="col">{t("invoice.description")}</th>
          <th scope="col">{t("invoice.guest")}</th>
          <th scope="col" data-align="end">
            {t("invoice.rate")}
          </th>
          <th scope="col" data-align="end">
            {t("invoice.amount")}
          </th>
        </tr>
      </thead>
      {byStay(lines).map((ofStay) => (
        <tbody key={ofStay[0]?.position}>
          {ofStay.map((line) => (
            <tr key={line.position}>
              <td className={linesClasses.day} data-label={t("invoice.date")}>
                <bdi dir="ltr">{formatDateShort(line.date)}</bdi>
              </td>
              <td data-label={t("invoice.description")}>
                <bdi>{text(line)}</bdi>
              </td>
              <td data-label={t("invoice.guest")}>
                <Name>{line.guestName}</Name>
              </td>
              <td data-align="end" data-label={t("invoice.rate")}>
                {line.tvaBp > 0 && <bdi dir="ltr">{formatBasisPoints(line.tvaBp)}</bdi>}
              </td>
              <td data-align="end" data-label={t("invoice.amount")}>
                <bdi dir="ltr">{formatAmount(line.amountCentimes)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Without its sign, which each language writes in its own way: 'TVA (9%)' in English (INV-05). */
const bareRate = (tvaBp: number) => formatBasisPoints(tvaBp).replace(/\s?%$/u, "");

/** The lines of each stay together; documents of former releases have only the guest's name. */
function byStay(lines: readonly SheetLine[]): SheetLine[][] {
  const keyOf = ({ debtorId, guestName }: SheetLine) => debtorId ?? guestName;
  return [...new Set(lines.map(keyOf))].map((key) => lines.filter((line) => keyOf(line) === key));
}

function Totals({ document: { totals }, t }: SheetProps) {
  const { stampDutyCentimes, prepaidCentimes } = totals;
  const row = (label: string, amount: number, isStrong = false) => ({
    label,
    amount: formatAmount(amount),
    isStrong,
  });
  const rows = [
    row(t("invoice.subtotal"), totals.subtotalCentimes),
    ...totals.tva.map(({ tvaBp, tvaCentimes }) =>
      row(t("invoice.tva", { rate: bareRate(tvaBp) }), tvaCentimes),
    ),
    row(t("invoice.stay-tax"), totals.stayTaxCentimes),
    ...(stampDutyCentimes > 0 ? [row(t("invoice.stamp-duty"), stampDutyCentimes)] : []),
    row(t("invoice.grand-total"), totals.grandTotalCentimes, true),
    ...(prepaidCentimes > 0
      ? [
          row(t("invoice.prepaid"), -prepaidCentimes),
          row(t("invoice.due"), totals.dueCentimes, true),
        ]
      : []),
  ];
  return <TotalRows rows={rows} />;
}
