import type postgres from "postgres";
import { type FolderLock, lockFolder } from "../database/folder-lock.ts";
import { superviseEmbedded } from "../database/supervise.ts";
import { openGiven } from "./given-database.ts";
import type { Settings } from "./settings.ts";
import { StartFailure } from "./start-failure.ts";
import { holdStartLock } from "./start-lock.ts";

/** The PostgreSQL of this installation, and the connection that holds its start lock. */
export type InstallationDatabase = {
  ownerUrl: string;
  owner: postgres.Sql;
  /** Text for the greeting. */
  description: string;
  stop: () => Promise<void>;
};

/** Called when the database has ended and could not be restarted; ends the suite. */
export type GiveUp = (reason: unknown) => void;

/** Opens the database. Locks the data folder before it reads or writes there, so that one suite runs per folder. */
export async function openInstallationDatabase(
  settings: Settings,
  giveUp: GiveUp,
): Promise<InstallationDatabase> {
  const { databaseUrl, dataFolder } = settings;
  const folder = await lockFolder(dataFolder);
  if (!folder) throw runsAlready(dataFolder);
  try {
    const database = await (databaseUrl
      ? openGiven(databaseUrl)
      : openEmbedded(dataFolder, giveUp));
    return releasing(folder, database);
  } catch (error) {
    folder.release();
    throw error;
  }
}

function releasing(folder: FolderLock, database: InstallationDatabase): InstallationDatabase {
  return {
    ...database,
    async stop() {
      await database.stop();
      folder.release();
    },
  };
}

async function openEmbedded(dataFolder: string, giveUp: GiveUp): Promise<InstallationDatabase> {
  const server = await superviseEmbedded({ home: dataFolder, onGiveUp: giveUp });
  const lock = await holdStartLock(server.url, () => giveUp(runsAlready(dataFolder)));
  // The server belongs to the other start and is not stopped.
  if (!lock) throw runsAlready(dataFolder);
  return {
    ownerUrl: server.url,
    owner: lock.owner,
    description: `embedded PostgreSQL in ${dataFolder}${server.adopted ? " (recovered)" : ""}`,
    async stop() {
      await lock.release();
      await server.stop();
    },
  };
}

function runsAlready(dataFolder: string): StartFailure {
  return new StartFailure(
    `Funduq already runs on ${dataFolder}. Stop it first, or choose another data folder with FUNDUQ_DATA.`,
  );
}
