import os from "node:os";
import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { readInstallation } from "../start/installation-file.ts";
import { runningInstallations } from "../start/running-installations.ts";
import { dataFolder, keyFile } from "../start/settings.ts";
import { ReleaseRefused } from "./release.ts";

/** The installation that a command uses: a database connection as the owner, and the data folder. */
export type Installation = {
  sql: postgres.Sql;
  ownerUrl: string;
  dataFolder: string;
  /** The file with the master keys that encrypt guests' identity numbers. */
  keyFile: string;
};

/** The operating-system user and host name, stored in `release_events`. */
export function operator(): string {
  return `${process.env.USER ?? process.env.USERNAME ?? "operator"} at ${os.hostname()}`;
}

/**
 * The data folder: FUNDUQ_DATA, or that of the running installation of this checkout, or the default
 * folder. Throws when several installations run.
 */
export function findDataFolder(
  env: Record<string, string | undefined>,
  defaultFolder = dataFolder({}),
): string {
  if (env.FUNDUQ_DATA) return dataFolder(env);
  const running = runningInstallations(defaultFolder);
  if (running.length > 1)
    throw new ReleaseRefused(
      `Several installations of this checkout run: ${running.join(", ")}. Choose one with FUNDUQ_DATA.`,
    );
  return running[0] ?? defaultFolder;
}

const keyFileOf = (known: ReturnType<typeof readInstallation>, folder: string) =>
  process.env.FUNDUQ_KEY_FILE ? keyFile(process.env) : (known?.keyFile ?? keyFile({}, folder));

/** Connects as the owner to the database of the local installation, or to DATABASE_URL, and runs `work`. */
export async function withInstallation<T>(
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const folder = findDataFolder(process.env);
  // On stderr, because other programs may parse stdout.
  console.error(`Data folder: ${folder}`);
  const known = readInstallation(folder);
  const ownerUrl = process.env.DATABASE_URL || known?.databaseUrl;
  if (!ownerUrl)
    throw new ReleaseRefused("There is no installation here yet: run npm start first.");
  const sql = connect(ownerUrl, { max: 1 });
  try {
    return await work({ sql, ownerUrl, dataFolder: folder, keyFile: keyFileOf(known, folder) });
  } catch (error) {
    if ((error as { code?: string }).code === "ECONNREFUSED")
      throw new ReleaseRefused("The installation does not run: start it with npm start first.");
    throw error;
  } finally {
    await sql.end({ timeout: 2 });
  }
}
