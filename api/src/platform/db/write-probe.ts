import type postgres from "postgres";
import { sqlState } from "./refusals.ts";

const NOT_PERMITTED = "42501";

/**
 * Throws unless a transaction can write: a new table needs space on the disk, and its rows in the catalogue
 * need the write-ahead log. Both statements are one message, and so one transaction.
 *
 * Where the administrator has revoked temporary tables from PUBLIC, it only proves that the database answers.
 */
export async function assertWritable(client: postgres.Sql): Promise<void> {
  try {
    await client.unsafe(
      "create temp table write_probe (at timestamptz) on commit drop; insert into write_probe values (now())",
    );
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
  }
}
