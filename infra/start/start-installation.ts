import { createApp } from "@funduq/api/app";
import { migrate } from "@funduq/api/db/migrate";
import { type Env, parseEnv } from "@funduq/api/env";
import { startJobs } from "@funduq/api/jobs";
import { mountReleaseDesk } from "@funduq/api/modules/releases/release-desk.routes";
import { systemClock } from "@funduq/api/platform/clock";
import { connect } from "@funduq/api/platform/db/connect";
import { type Database, openDatabase } from "@funduq/api/platform/db/database";
import { createLog } from "@funduq/api/platform/log";
import { type RunningServer, serve } from "@funduq/api/platform/server";
import { createGateway } from "../gateway/gateway.ts";
import { followCurrentShell } from "../releases/current-shell.ts";
import { openInstallationDesk } from "../releases/installation-desk.ts";
import { misfitsOfCurrent } from "../releases/platform-fit.ts";
import { fillFirstTime } from "./first-time.ts";
import { greet } from "./greeting.ts";
import {
  type GiveUp,
  type InstallationDatabase,
  openInstallationDatabase,
} from "./installation-database.ts";
import { writeInstallation } from "./installation-file.ts";
import { openMasterKeys } from "./master-keys.ts";
import { assertPortIsFree, portFailure } from "./ports.ts";
import { publishBuilds } from "./publish-builds.ts";
import { noteInstallation } from "./running-installations.ts";
import {
  dataFolder,
  exportsFolder,
  mailFolder,
  readSettings,
  releasesFolder,
  type Settings,
} from "./settings.ts";

export type Installation = { greeting: string[]; stop: () => Promise<void> };

/**
 * Starts the whole suite on one address, or stops everything again and throws the reason. `giveUp` is
 * called when the database ends later and can't be restarted.
 */
export async function startInstallation(
  env: Record<string, string | undefined>,
  giveUp: GiveUp,
): Promise<Installation> {
  const settings = readSettings(env);
  // Validates all settings before the database starts; its URL is not known yet, so a placeholder is passed.
  readApiSettings(env, settings, "postgres://127.0.0.1/");
  await assertPortIsFree(settings.port, settings.host);
  const database = await openInstallationDatabase(settings, giveUp);
  try {
    return await serveOn(database, settings, env);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function serveOn(
  installed: InstallationDatabase,
  settings: Settings,
  env: Record<string, string | undefined>,
): Promise<Installation> {
  const { owner, ownerUrl } = installed;
  const masterKeys = await openMasterKeys(owner, settings.keyFile);
  const { appUrl } = await migrate(ownerUrl, {
    ...(settings.appDatabaseUrl ? { appUrl: settings.appDatabaseUrl } : {}),
    masterKeys,
  });
  const releases = releasesFolder(settings.dataFolder);
  const published = await publishBuilds(owner, releases);
  const apiEnv = readApiSettings(env, settings, appUrl);
  const database = await openDatabase(appUrl, {
    connections: apiEnv.DATABASE_CONNECTIONS,
    busUrl: apiEnv.BUS_URL ?? appUrl,
  });
  const firstTime = await fillFirstTime({ owner, ownerUrl, appUrl, masterKeys }, settings);
  const log = createLog(apiEnv.LOG_LEVEL);
  const app = createApp({ database, clock: systemClock, log, env: apiEnv, masterKeys });
  const registry = connect(appUrl, { max: 2, parameters: { "app.scope": "system" } });
  mountReleaseDesk(app, openInstallationDesk(registry, releases));
  const shells = await followCurrentShell(database, releases);
  const server = await openPort(settings, database, () =>
    serve(app, (api) =>
      createGateway({
        shells,
        releases,
        api,
        publicOrigin: apiEnv.PUBLIC_ORIGIN,
      }),
    ),
  );
  const origin = settings.publicOrigin ?? `http://localhost:${server.port}`;
  const stopJobs = await startJobs(app.runtime, origin);
  writeInstallation(settings.dataFolder, {
    databaseUrl: ownerUrl,
    origin,
    keyFile: settings.keyFile,
  });
  const removeNote = noteInstallation(settings.dataFolder, dataFolder({}));
  return {
    greeting: greet({
      origin,
      published,
      misfits: await misfitsOfCurrent(owner),
      firstTime,
      database: installed.description,
      mail: apiEnv.SMTP_URL
        ? { server: new URL(apiEnv.SMTP_URL).host }
        : { folder: apiEnv.MAIL_FOLDER ?? mailFolder(settings.dataFolder) },
      env,
    }),
    async stop() {
      removeNote();
      await stopJobs();
      await shells.stop();
      await server.stop();
      await registry.end({ timeout: 5 });
      await installed.stop();
    },
  };
}

function readApiSettings(
  env: Record<string, string | undefined>,
  { port, host, dataFolder, keyFile }: Settings,
  databaseUrl: string,
): Env {
  return parseEnv({
    LOG_LEVEL: "warn",
    MAIL_FOLDER: mailFolder(dataFolder),
    EXPORT_FOLDER: exportsFolder(dataFolder),
    ...env,
    FUNDUQ_KEY_FILE: keyFile,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: host,
  });
}

async function openPort(
  { port, host }: Settings,
  database: Database,
  open: () => Promise<RunningServer>,
): Promise<RunningServer> {
  try {
    return await open();
  } catch (error) {
    await database.close();
    throw error instanceof Error ? portFailure(error, port, host) : error;
  }
}
