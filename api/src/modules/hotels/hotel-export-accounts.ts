/**
 * The columns with the id of an account. Most have no foreign key to `users`, so they can't be found in the
 * catalogue: they are known by name, in every table and inside the stored record of a merged guest (`facts`). A test
 * compares this list with every uuid column and every `ref<UserId>`.
 */
export const ACCOUNT_COLUMNS: readonly string[] = [
  "added_by",
  "allocated_by",
  "asked_by",
  "by_user_id",
  "changed_by_user_id",
  "closed_by",
  "created_by",
  "discount_by",
  "fired_by",
  "issued_by",
  "made_by",
  "merged_by",
  "moved_by",
  "noted_by",
  "opened_by",
  "police_report_sent_by",
  "posted_by",
  "read_by",
  "recorded_by",
  "reversed_by",
  "settled_by",
  "sold_by",
  "user_id",
  "voided_by",
  "written_by",
];

/** Whether a column holds an account's id, an object that may contain such ids, or neither. */
export type Naming = "account" | "within" | "none";

export function namingOf({ name, type }: { name: string; type: string }): Naming {
  if (type === "jsonb") return "within";
  return type === "uuid" && ACCOUNT_COLUMNS.includes(name) ? "account" : "none";
}

/** The column names as a text array of SQL. */
export const accountKeys = `array[${ACCOUNT_COLUMNS.map((name) => `'${name}'`).join(", ")}]`;
