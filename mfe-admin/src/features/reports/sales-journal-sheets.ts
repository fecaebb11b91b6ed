import type {
  SalesDocument,
  SalesJournal,
} from "@funduq/shared-types/contracts/report-sales-journal";
import type { Language } from "@funduq/shared-types/contracts/session";
import { periodOfFile, periodWord } from "@funduq/shared-types/reports/report-words";
import type {
  ReportSheets,
  ReportText,
  Sheet,
  SheetColumn,
  SheetRow,
} from "@funduq/shared-types/reports/sheet";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import { formatBasisPoints, formatDateShort } from "@funduq/shared-ui/format";

/** The invoices and credit notes of a period with their taxes in columns, then the sums by rate (INV-17). */
export function salesJournalSheets(
  report: SalesJournal,
  t: ReportText,
  language: Language,
): ReportSheets {
  return {
    title: t("sales.title"),
    period: periodWord(report, t, language),
    openDay: report.to >= report.businessDate ? t("sales.open-day") : undefined,
    fileName: `sales-journal-${periodOfFile(report)}`,
    isWide: true,
    empty: t("sales.none"),
    sheets: [
      documentsSheet(report.documents, t),
      ...(report.documents.length > 0 ? [sumsSheet(report.documents, t)] : []),
    ],
  };
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((all, item) => all + of(item), 0);

/** A rate of TVA of some documents. What bears none has a base, but no column of TVA. */
type Rate = { tvaBp: number; name: string };

function ratesOf(documents: readonly SalesDocument[]): Rate[] {
  const rates = new Set(documents.flatMap(({ rates: own }) => own.map(({ tvaBp }) => tvaBp)));
  return [...rates]
    .sort((one, other) => one - other)
    .map((tvaBp) => ({ tvaBp, name: formatBasisPoints(tvaBp) }));
}

const netAt = ({ rates }: SalesDocument, wanted: number): number =>
  sum(rates, ({ tvaBp, netCentimes }) => (tvaBp === wanted ? netCentimes : 0));
const tvaAt = ({ rates }: SalesDocument, wanted: number): number =>
  sum(rates, ({ tvaBp, tvaCentimes }) => (tvaBp === wanted ? tvaCentimes : 0));

function documentsSheet(documents: readonly SalesDocument[], t: ReportText): Sheet {
  const amounts: { column: SheetColumn; of: (document: SalesDocument) => number }[] = [
    ...ratesOf(documents).flatMap(({ tvaBp, name }) => [
      {
        column: money(
          `net-${tvaBp}`,
          tvaBp === 0 ? t("sales.net-untaxed") : t("sales.net-at", { rate: name }),
        ),
        of: (document: SalesDocument) => netAt(document, tvaBp),
      },
      ...(tvaBp === 0
        ? []
        : [
            {
              column: money(`tva-${tvaBp}`, t("taxes.tva-at", { rate: name })),
              of: (document: SalesDocument) => tvaAt(document, tvaBp),
            },
          ]),
    ]),
    { column: money("stay-tax", t("chart.tax.stay")), of: (row) => row.stayTaxCentimes },
    { column: money("stamp-duty", t("chart.tax.stamp")), of: (row) => row.stampDutyCentimes },
    { column: money("total", t("sales.total")), of: (row) => row.totalCentimes },
  ];
  return {
    id: "documents",
    title: t("sales.title"),
    columns: [
      { id: "series", header: t("sales.series"), kind: "text" },
      { id: "company", header: t("sales.company"), kind: "name" },
      { id: "nif", header: t("sales.nif"), kind: "text" },
      { id: "date", header: t("entries.date"), kind: "text" },
      { id: "kind", header: t("sales.kind"), kind: "text" },
      { id: "number", header: t("reports.reference"), kind: "text" },
      ...amounts.map(({ column }) => column),
    ],
    rows: [
      ...documents.map((document) => ({
        id: document.id,
        opens: document.companyId
          ? { companyId: document.companyId, invoiceId: document.id }
          : { folioInvoiceId: document.id },
        cells: [
          ...[seriesText(document), document.companyName, document.nif],
          ...[formatDateShort(document.date), t(`sales.${document.kind}`), document.number],
          ...amounts.map(({ of }) => of(document) || null),
        ],
      })),
      ...(documents.length > 0
        ? [
            {
              id: "total",
              weight: "sum" as const,
              cells: [
                t("reports.total"),
                ...Array<null>(5).fill(null),
                ...amounts.map(({ of }) => sum(documents, of)),
              ],
            },
          ]
        : []),
    ],
    notes: [t("sales.credit-notes-note")],
  };
}

const money = (id: string, header: string): SheetColumn => ({ id, header, kind: "money" });

/** The sums by rate; of each tax how much the documents add to what the folios contained. */
function sumsSheet(documents: readonly SalesDocument[], t: ReportText): Sheet {
  const row = (
    id: string,
    name: string,
    net: number | null,
    tax: number,
    added?: number,
  ): SheetRow => ({
    id,
    cells: [name, net, tax, added ?? null],
  });
  const tva = sum(documents, ({ rates }) => sum(rates, ({ tvaCentimes }) => tvaCentimes));
  const net = sum(documents, ({ rates }) => sum(rates, ({ netCentimes }) => netCentimes));
  const stamp = sum(documents, ({ stampDutyCentimes }) => stampDutyCentimes);
  return {
    id: "sums",
    title: t("sales.sums"),
    columns: [
      { id: "tax", header: t("sales.tax"), kind: "text" },
      money("net", t("taxes.net")),
      money("amount", t("sales.tax-amount")),
      money("added", t("sales.added")),
    ],
    rows: [
      ...ratesOf(documents).map(({ tvaBp, name }) =>
        row(
          String(tvaBp),
          tvaBp === 0 ? t("sales.untaxed") : t("taxes.tva-at", { rate: name }),
          sum(documents, (document) => netAt(document, tvaBp)),
          sum(documents, (document) => tvaAt(document, tvaBp)),
        ),
      ),
      {
        ...row(
          "tva",
          t("taxes.total-of", { name: t("taxes.tva-amount") }),
          net,
          tva,
          sum(documents, (each) => each.addedTvaCentimes),
        ),
        weight: "sum",
      },
      row(
        "stay-tax",
        t("chart.tax.stay"),
        null,
        sum(documents, ({ stayTaxCentimes }) => stayTaxCentimes),
        sum(documents, ({ addedStayTaxCentimes }) => addedStayTaxCentimes),
      ),
      row("stamp-duty", t("chart.tax.stamp"), null, stamp, stamp),
    ],
    notes: [t("sales.added-note")],
  };
}
