import type { LedgerAccount, LedgerReport } from "../contracts/report-ledger.ts";
import type { Language } from "../contracts/session.ts";
import { activityOf, balanceColumns, ledgerWords, linesOfActivity } from "./ledger-columns.ts";
import { openDayWord, periodOfFile, periodWord, referenceCell } from "./report-words.ts";
import type { Cell, ReportSheets, ReportText, RowPlace, SheetRow } from "./sheet.ts";

/** Who owes what on a ledger of the trial balance: its accounts with opening, activity and closing (REP-01). */
export function ledgerSheets(
  report: LedgerReport,
  t: ReportText,
  language: Language,
): ReportSheets {
  const { ledger, accounts } = report;
  const isOfStays = ledger === "guest" || ledger === "deposit";
  const roomOf = (room: Cell): Cell[] => (isOfStays ? [room] : []);
  /** Companies have none. */
  const referenceOf = (reference: Cell): Cell[] => (ledger === "company" ? [] : [reference]);
  const title = t(ledgerWords[ledger]);
  return {
    title: t("reports.accounts"),
    period: t("reports.accounts-of-period", {
      ledger: title,
      period: periodWord(report, t, language),
    }),
    openDay: openDayWord(report, t),
    fileName: `ledger-${ledger}-${periodOfFile(report)}`,
    empty: t("reports.no-accounts"),
    sheets: [
      {
        id: "accounts",
        title,
        columns: [
          { id: "account", header: t("reports.holder"), kind: "name" },
          ...(isOfStays ? [{ id: "room", header: t("reports.room"), kind: "text" as const }] : []),
          ...(ledger === "company"
            ? []
            : [
                {
                  id: "reference",
                  header: t("reports.booking-reference"),
                  kind: "text" as const,
                },
              ]),
          ...balanceColumns(t),
        ],
        rows: [
          ...accounts.map((account) =>
            rowOf(account, report, [
              ...roomOf(account.roomNumber),
              ...referenceOf(referenceCell(account.reference)),
            ]),
          ),
          ...(accounts.length > 0
            ? [
                {
                  id: "total",
                  weight: "sum" as const,
                  cells: [
                    t("reports.total"),
                    ...roomOf(null),
                    ...referenceOf(null),
                    ...balancesOf(accounts),
                  ],
                },
              ]
            : []),
        ],
        notes: [t("reports.accounts-sum"), t("reports.signs")],
      },
    ],
  };
}

/** An account; its activity leads to its lines in the journal. */
function rowOf(
  account: LedgerAccount,
  { ledger, from, to }: LedgerReport,
  facts: readonly Cell[],
): SheetRow {
  const { entries, name } = account;
  const { id, ...opens } = ownerOf(account);
  const activity = linesOfActivity(entries).map(
    (kind) => kind && { from, to, ledger, kind, owner: id },
  );
  return {
    id,
    opens,
    sums: [undefined, ...facts.map(() => undefined), undefined, ...activity, undefined],
    cells: [name, ...facts, ...balancesOf([account])],
  };
}

function ownerOf({ bookingId, groupId, companyId }: LedgerAccount): { id: string } & RowPlace {
  if (bookingId) return { id: bookingId, bookingId };
  if (groupId) return { id: groupId, groupId };
  if (companyId) return { id: companyId, companyId };
  throw new Error("an account has an owner");
}

const balancesOf = (accounts: readonly LedgerAccount[]): number[] => [
  accounts.reduce((sum, { openingCentimes }) => sum + openingCentimes, 0),
  ...activityOf(accounts.flatMap(({ entries }) => entries)),
  accounts.reduce((sum, { closingCentimes }) => sum + closingCentimes, 0),
];
