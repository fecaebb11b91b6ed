/** The reports by what somebody looks for; a group opens with its first one. */
export const reportGroups = [
  { id: "day", reports: ["manager", "day-book", "forecast", "restaurant-sales"] },
  { id: "money", reports: ["payments", "journal", "trial-balance", "ledger"] },
  { id: "stays", reports: ["stays", "rooms"] },
  { id: "companies", reports: ["companies", "aged-balances", "sales-journal"] },
  { id: "accounting", reports: ["entries", "taxes"] },
] as const;

export type ReportGroup = (typeof reportGroups)[number];
export type ReportId = ReportGroup["reports"][number];

/** The report that opens first; its address needs no word. */
export const FIRST_REPORT: ReportId = "manager";

export const reportIds: readonly ReportId[] = reportGroups.flatMap<ReportId>(
  ({ reports }) => reports,
);

export const reportTitles = {
  manager: "reports.manager",
  "day-book": "reports.day-book",
  forecast: "reports.forecast",
  "restaurant-sales": "restaurant-sales.title",
  payments: "reports.payments",
  journal: "reports.journal",
  "trial-balance": "reports.trial-balance",
  ledger: "reports.accounts",
  stays: "stays.title",
  rooms: "rooms.title",
  companies: "companies.title",
  "aged-balances": "aged.title",
  "sales-journal": "sales.title",
  entries: "entries.title",
  taxes: "taxes.title",
} as const satisfies Record<ReportId, string>;

export function groupOf(report: ReportId): ReportGroup {
  const found = reportGroups.find(({ reports }) => reports.some((id) => id === report));
  return found ?? reportGroups[0];
}
