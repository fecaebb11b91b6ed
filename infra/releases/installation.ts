import os from "node:os";
import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { readInstallation } from "../start/installation-file.ts";
import { dataFolder } from "../start/settings.ts";
import { ReleaseRefused } from "./release.ts";

export const data = dataFolder(process.env);

/** Who works at this machine, for the trace of releases. */
export function operator(): string {
  return `${process.env.USER ?? process.env.USERNAME ?? "operator"} at ${os.hostname()}`;
}

/** Works on the database of the installation that runs here, or of the one at DATABASE_URL, as its owner. */
export async function withRegistry<T>(
  work: (sql: postgres.Sql, ownerUrl: string) => Promise<T>,
): Promise<T> {
  const url = process.env.DATABASE_URL || readInstallation(data)?.databaseUrl;
  if (!url) throw new ReleaseRefused("There is no installation here yet: run npm start first.");
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql, url);
  } catch (error) {
    if ((error as { code?: string }).code === "ECONNREFUSED")
      throw new ReleaseRefused("The installation does not run: start it with npm start first.");
    throw error;
  } finally {
    await sql.end({ timeout: 2 });
  }
}
