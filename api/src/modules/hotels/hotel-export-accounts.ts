/**
 * The columns that name an account. Most have no foreign key to `users`, so the catalogue can't tell
 * them: the word says it, in every table and inside what a merged guest's record was (`facts`). A test
 * holds this list against every uuid column and every `ref<UserId>`.
 */
export const ACCOUNT_COLUMNS: readonly string[] = [
  "by_user_id",
  "changed_by_user_id",
  "closed_by",
  "created_by",
  "issued_by",
  "merged_by",
  "moved_by",
  "noted_by",
  "opened_by",
  "police_report_sent_by",
  "posted_by",
  "read_by",
  "recorded_by",
  "sold_by",
  "user_id",
];

/** Whether a column holds an account's id, an object that may contain such ids, or neither. */
export type Naming = "account" | "within" | "none";

export function namingOf({ name, type }: { name: string; type: string }): Naming {
  if (type === "jsonb") return "within";
  return type === "uuid" && ACCOUNT_COLUMNS.includes(name) ? "account" : "none";
}

/** The column names as a text array of SQL. */
export const accountKeys = `array[${ACCOUNT_COLUMNS.map((name) => `'${name}'`).join(", ")}]`;
