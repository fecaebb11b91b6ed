import type postgres from "postgres";
import { sqlState } from "./refusals.ts";

const NOT_PERMITTED = "42501";

/**
 * Throws unless a transaction can be written: a new table needs room on the disk, its rows in the
 * catalogue need the log. One message, so both statements are one transaction.
 *
 * A role that may make no temporary tables, because its administrator took that from PUBLIC, only
 * proves that the database answers.
 */
export async function probeWriting(client: postgres.Sql): Promise<void> {
  try {
    await client.unsafe(
      "create temp table write_probe (at timestamptz) on commit drop; insert into write_probe values (now())",
    );
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
  }
}
