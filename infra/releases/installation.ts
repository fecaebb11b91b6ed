import os from "node:os";
import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { readInstallation } from "../start/installation-file.ts";
import { runningInstallations } from "../start/running-installations.ts";
import { dataFolder, keyFile } from "../start/settings.ts";
import { ReleaseRefused } from "./release.ts";

/** What a command works on: the database as its owner, and the data folder beside it. */
export type Installation = {
  sql: postgres.Sql;
  ownerUrl: string;
  dataFolder: string;
  /** The master keys of the guests' identity numbers. */
  keyFile: string;
};

/** Who works at this machine, for the trace of releases. */
export function operator(): string {
  return `${process.env.USER ?? process.env.USERNAME ?? "operator"} at ${os.hostname()}`;
}

/**
 * Where the data is: FUNDUQ_DATA, or the installation of this checkout that runs, or the default
 * folder. Of several that run none is guessed.
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

/** Works on the database of the installation that runs here, or of the one at DATABASE_URL, as its owner. */
export async function withInstallation<T>(
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const folder = findDataFolder(process.env);
  // Not with the answer, which another program may read.
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
