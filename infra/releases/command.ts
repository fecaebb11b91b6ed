import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { connect } from "@funduq/api/platform/db/connect";
import { type ModuleName, moduleNames } from "@funduq/shared-types/contracts/module";
import * as z from "zod";
import { readInstallation } from "../start/installation-file.ts";
import { dataFolder, releasesFolder } from "../start/settings.ts";
import { explain } from "../start/start-failure.ts";
import { installedPlatform } from "./installed-platform.ts";
import {
  currentVersion,
  isRegistered,
  makeCurrent,
  registerRelease,
  versionsBefore,
} from "./registry.ts";
import { ReleaseRefused } from "./release.ts";
import { assertStored, isStored, storeRelease } from "./store.ts";

/**
 * `npm run release -w mfe-pos [-- --hotel <id>]` and `npm run rollback -w mfe-pos [-- --to <version>]`,
 * against the installation that runs from this checkout, or the one at DATABASE_URL.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hotel: { type: "string" }, to: { type: "string" } },
});
const [verb, folder = ""] = positionals;
const data = dataFolder(process.env);
const releases = releasesFolder(data);

try {
  const module = moduleOf(folder);
  const hotelId = readHotel(values.hotel);
  console.log(
    verb === "rollback" ? await rollBack(module, hotelId) : await release(folder, hotelId),
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function release(dir: string, hotelId: string | undefined): Promise<string> {
  buildModule(dir);
  const stored = storeRelease(path.join(dir, "dist"), releases, installedPlatform());
  return withRegistry(async (sql) => {
    await registerRelease(sql, stored);
    await makeCurrent(sql, stored, hotelId);
    return `${stored.module} ${stored.version} is current${audience(hotelId)}.`;
  });
}

async function rollBack(module: ModuleName, hotelId: string | undefined): Promise<string> {
  return withRegistry(async (sql) => {
    const present =
      (await currentVersion(sql, module, hotelId)) ?? (await currentVersion(sql, module));
    if (!present) throw new ReleaseRefused(`${module} has no release yet.`);
    const earlier = await versionsBefore(sql, { module, version: present });
    const version =
      values.to ?? earlier.find((each) => isStored(releases, { module, version: each }));
    if (!version)
      throw new ReleaseRefused(`${module} has no version before ${present} to go back to.`);
    if (!(await isRegistered(sql, { module, version })))
      throw new ReleaseRefused(`${module} has no version ${version}.`);
    assertStored(releases, { module, version });
    await makeCurrent(sql, { module, version }, hotelId);
    return `${module} is back on ${version}${audience(hotelId)} (was ${present}).`;
  });
}

function audience(hotelId: string | undefined): string {
  return hotelId ? ` for hotel ${hotelId}` : "";
}

function moduleOf(dir: string): ModuleName {
  const name = moduleNames.find((each) => each === path.basename(dir));
  if (!name)
    throw new ReleaseRefused(`Run this for one department, as npm run ${verb} -w mfe-pos.`);
  return name;
}

function readHotel(text: string | undefined): string | undefined {
  if (text === undefined || z.uuid().safeParse(text).success) return text;
  throw new ReleaseRefused(`--hotel takes a hotel's id, not "${text}".`);
}

function buildModule(dir: string): void {
  const built = spawnSync("turbo", ["run", "build", "--output-logs=errors-only", "--ui=stream"], {
    cwd: dir,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (built.status === 0) return;
  process.stderr.write(`${built.stdout}${built.stderr}`);
  throw new ReleaseRefused("The build failed; nothing was released.");
}

async function withRegistry<T>(work: (sql: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL || readInstallation(data)?.databaseUrl;
  if (!url) throw new ReleaseRefused("There is no installation here yet: run npm start first.");
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql);
  } catch (error) {
    if ((error as { code?: string }).code === "ECONNREFUSED")
      throw new ReleaseRefused("The installation does not run: start it with npm start first.");
    throw error;
  } finally {
    await sql.end({ timeout: 2 });
  }
}
