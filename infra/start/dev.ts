import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { migrate } from "@funduq/api/db/migrate";
import { departmentSchema } from "@funduq/shared-types/contracts/department";
import type postgres from "postgres";
import { departmentFolders, readDepartment } from "../config/departments.mjs";
import { API_PORT } from "../config/dev-servers.mjs";
import { installedPlatform } from "../releases/installed-platform.ts";
import { makeCurrent, registerRelease } from "../releases/registry.ts";
import { fillFirstTime } from "./first-time.ts";
import { openInstallationDatabase } from "./installation-database.ts";
import { openMasterKeys } from "./master-keys.ts";
import { assertPortIsFree } from "./ports.ts";
import { checkout, exportsFolder, keyFile, mailFolder, readSettings } from "./settings.ts";
import { explain } from "./start-failure.ts";

/** `npm run dev`: when a file is saved the API restarts and open pages are updated (hot reload). */
const children = new Set<ChildProcess>();

try {
  await startDevelopment();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function startDevelopment(): Promise<void> {
  const given = readSettings(process.env);
  // A separate data folder, because its release registry points at the development servers.
  const developmentFolder = `${given.dataFolder}-dev`;
  const settings = {
    ...given,
    dataFolder: developmentFolder,
    keyFile: keyFile(process.env, developmentFolder),
  };
  await assertPortIsFree(settings.port, settings.host);
  const database = await openInstallationDatabase(settings, giveUp);
  const masterKeys = await openMasterKeys(database.owner, settings.keyFile);
  const { appUrl } = await migrate(database.ownerUrl, {
    ...(settings.appDatabaseUrl ? { appUrl: settings.appDatabaseUrl } : {}),
    masterKeys,
  });
  await pointAtDevelopmentServers(database.owner);
  const { demoAccounts, admin } = await fillFirstTime(
    { ...database, appUrl, masterKeys },
    settings,
  );
  const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`;
  const stop = () =>
    void stopAll()
      .then(database.stop)
      .then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.once(signal, stop);

  run("api", ["node", "--watch-path=api/src", "--watch-path=shared-types/src", "api/src/main.ts"], {
    DATABASE_URL: database.ownerUrl,
    FUNDUQ_KEY_FILE: settings.keyFile,
    PORT: String(API_PORT),
    PUBLIC_ORIGIN: origin,
    MAIL_FOLDER: process.env.MAIL_FOLDER ?? mailFolder(settings.dataFolder),
    EXPORT_FOLDER: process.env.EXPORT_FOLDER ?? exportsFolder(settings.dataFolder),
    CHECK_RESPONSES: "true",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  });
  for (const name of ["shell", ...departmentFolders()])
    run(name, ["rspack", "serve", "--mode", "development"], {
      PORT: String(settings.port),
      FUNDUQ_DEV_SUITE: "1",
    });
  console.log(`Funduq in development: ${origin}`);
  if (demoAccounts.length > 0) console.log(`Demo accounts: ${demoAccounts.join(", ")}`);
  if (admin?.linkPath) console.log(`${admin.email} signs in here: ${origin}${admin.linkPath}`);
}

function giveUp(reason: unknown): void {
  console.error(explain(reason));
  void stopAll().then(() => process.exit(1));
}

/** Registers, for each department, a release that points at its development server and is not verified. */
async function pointAtDevelopmentServers(owner: postgres.Sql): Promise<void> {
  const { contract, version } = installedPlatform();
  for (const module of departmentFolders()) {
    const department = departmentSchema.parse(readDepartment(path.join(checkout, module)));
    await owner.begin(async (tx) => {
      // What the department said the last time is replaced: its development release is one and the same.
      await tx`delete from module_channels where module = ${module}`;
      await tx`delete from release_events where module = ${module} and version = 'dev'`;
      await tx`delete from module_releases where module = ${module} and version = 'dev'`;
    });
    await registerRelease(owner, {
      module,
      version: "dev",
      contract,
      platform: `^${version}`,
      department,
      entry: "mf-manifest.json",
      files: { "served-live.js": "sha384-" },
    });
    await makeCurrent(owner, { module, version: "dev" }, { madeBy: "npm run dev" });
  }
}

function run(name: string, [tool = "", ...args]: string[], env: Record<string, string>): void {
  const inRoot = name === "api";
  const child = spawn(tool, args, {
    cwd: inRoot ? checkout : path.join(checkout, name),
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  children.add(child);
  child.once("error", (error) => console.error(`${name}: ${error.message}`));
  child.once("exit", () => children.delete(child));
}

async function stopAll(): Promise<void> {
  const ended = [...children].map(
    (child) => new Promise<void>((resolve) => child.once("exit", () => resolve())),
  );
  for (const child of children) child.kill("SIGTERM");
  const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, 5_000).unref());
  await Promise.race([Promise.all(ended), timeLimit]);
  for (const child of children) child.kill("SIGKILL");
}
