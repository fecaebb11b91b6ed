import type { DayBook, NamedAmount } from "../contracts/report.ts";
import type { Language } from "../contracts/session.ts";
import {
  departmentWord,
  inOrder,
  methodWord,
  openDayWord,
  periodWord,
  referenceCell,
} from "./report-words.ts";
import type { Cell, ReportSheets, ReportText, SheetColumn, SummedLines } from "./sheet.ts";

type Sums = Omit<DayBook["totals"], "guestCentimes" | "depositCentimes" | "groupCentimes">;

/** Only on a day that has some: what was taken back, which the columns before are net of. */
const reversedColumns = ["reversedChargesCentimes", "reversedPaymentsCentimes"] as const;
const reversedHeaders = {
  reversedChargesCentimes: "reports.reversed-charges",
  reversedPaymentsCentimes: "reports.reversed-payments",
} as const;

/** The main courante as a table: the day's departments and methods are its columns. */
export function dayBookSheets(book: DayBook, t: ReportText, language: Language): ReportSheets {
  const { date, businessDate, totals } = book;
  const departments = inOrder(totals.charges.map(({ name }) => name));
  const methods = inOrder(totals.payments.map(({ name }) => name));
  const reversed = reversedColumns.filter((column) => totals[column] !== 0);
  const figures = (of: Sums): Cell[] => [
    ...departments.map((name) => amountOf(of.charges, name)),
    ...methods.map((name) => amountOf(of.payments, name)),
    ...reversed.map((column) => of[column] || null),
  ];
  const columns: SheetColumn[] = [
    { id: "room", header: t("reports.room"), kind: "text" },
    { id: "guest", header: t("reports.guest"), kind: "name" },
    { id: "company", header: t("reports.company"), kind: "name" },
    { id: "reference", header: t("reports.booking-reference"), kind: "text" },
    money("previous", t("reports.previous")),
    ...departments.map((name) => money(`c-${name}`, departmentWord(name, t))),
    ...methods.map((name) =>
      money(`p-${name}`, t("reports.paid-by", { method: methodWord(name, t) })),
    ),
    ...reversed.map((column) => money(column, t(reversedHeaders[column]))),
    money("new", t("reports.new")),
  ];
  /** The lines of a stay, of a group or of all, under each column. */
  const linesOf = (owner?: string): (SummedLines | undefined)[] => {
    const own = { from: date, to: date, ...(owner && { owner }) };
    return [
      ...Array<undefined>(5).fill(undefined),
      ...departments.map((name) => ({ ...own, kind: "charge" as const, name })),
      ...methods.map((name) => ({ ...own, name })),
    ];
  };
  const rows = namedLines(book, t).map(({ id, names, sums }) => ({
    id,
    sums: linesOf(id),
    cells: [...names, sums.previousCentimes, ...figures(sums), sums.newCentimes],
  }));
  const sum = {
    id: "total",
    weight: "sum" as const,
    sums: linesOf(),
    cells: [
      t("reports.total"),
      null,
      null,
      null,
      totals.previousCentimes,
      ...figures(totals),
      totals.newCentimes,
    ],
  };
  return {
    title: t("reports.day-book"),
    period: periodWord({ from: date, to: date }, t, language),
    openDay: openDayWord({ to: date, businessDate }, t),
    fileName: `day-book-${date}`,
    isWide: true,
    sheets: [
      {
        id: "lines",
        title: t("reports.day-book"),
        columns,
        rows: rows.length ? [...rows, sum] : [],
      },
      { id: "ledgers", title: t("reports.by-ledger"), ...byLedger(book, t) },
    ],
  };
}

/** The stays by room, then the groups' own accounts by name. */
function namedLines({ lines, groups }: DayBook, t: ReportText) {
  const roomOf = ({ ledger, roomNumber }: DayBook["lines"][number]) =>
    ledger === "deposit" ? t("reports.to-come", { room: roomNumber }) : roomNumber;
  return [
    ...lines.map((line) => ({
      id: line.bookingId,
      names: [roomOf(line), line.guestName, line.companyName, referenceCell(line.reference)],
      sums: line,
    })),
    ...groups.map((group) => ({
      id: group.groupId,
      names: [
        t("reports.a-group"),
        group.groupName,
        group.companyName,
        referenceCell(group.reference),
      ],
      sums: group,
    })),
  ];
}

const money = (id: string, header: string): SheetColumn => ({ id, header, kind: "money" });

const amountOf = (amounts: readonly NamedAmount[], wanted: string): Cell =>
  amounts.find(({ name }) => name === wanted)?.amountCentimes ?? null;

function byLedger({ totals }: DayBook, t: ReportText) {
  return {
    columns: [
      { id: "ledger", header: t("reports.ledger"), kind: "text" as const },
      money("new", t("reports.new")),
    ],
    rows: [
      { id: "guest", cells: [t("reports.ledger.guest"), totals.guestCentimes] },
      { id: "deposit", cells: [t("reports.ledger.deposit"), totals.depositCentimes] },
      { id: "group", cells: [t("reports.ledger.group"), totals.groupCentimes] },
      { id: "total", weight: "sum" as const, cells: [t("reports.total"), totals.newCentimes] },
    ],
  };
}
