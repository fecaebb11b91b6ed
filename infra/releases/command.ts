import path from "node:path";
import { parseArgs } from "node:util";
import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { releasedNameSchema } from "@funduq/shared-types/contracts/module";
import * as z from "zod";
import { releasesFolder } from "../start/settings.ts";
import { explain } from "../start/start-failure.ts";
import { assertHotel } from "./assert-hotel.ts";
import { buildModule } from "./build-module.ts";
import { operator, withInstallation } from "./installation.ts";
import { currentPlatform } from "./platform-fit.ts";
import { pruneUnused } from "./prune-unused.ts";
import { makeCurrent, registerRelease, versionsOfHotels } from "./registry.ts";
import { ReleaseRefused } from "./release.ts";
import { releaseAt, rollBackAt } from "./remote.ts";
import { rollBackHere } from "./roll-back.ts";
import { storeRelease } from "./store.ts";
import { tidyBuild } from "./tidy-build.ts";
import { tryRelease } from "./try-release.ts";

/**
 * `npm run release -w mfe-pos [-- --hotel <id>]` and `npm run rollback -w mfe-pos [-- --to <version>]`
 * (`-- --hotel <id> --follow` removes a hotel's own version, so that it uses the version for all hotels again). Both use the
 * running installation of this checkout, or the one at DATABASE_URL or in FUNDUQ_DATA; with
 * `--at https://hotel.example` a remote installation, with the token in FUNDUQ_RELEASE_TOKEN.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hotel: { type: "string" },
    to: { type: "string" },
    at: { type: "string" },
    follow: { type: "boolean" },
  },
});
const [verb, folder = ""] = positionals;

try {
  const module = moduleOf(folder);
  const hotelId = readHotel(values.hotel);
  console.log(verb === "rollback" ? await goBack(module, hotelId) : await release(hotelId));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function release(hotelId: string | undefined): Promise<string> {
  buildModule(folder);
  const dist = path.join(folder, "dist");
  tidyBuild(dist);
  if (!values.at) return releaseHere(dist, hotelId);
  const { module, version, browserCheck } = await releaseAt(values.at, dist, hotelId);
  return `${module} ${version} is current${audience(hotelId)}.\nCheck in a browser: ${browserCheck}.`;
}

async function releaseHere(dist: string, hotelId: string | undefined): Promise<string> {
  return withInstallation(async ({ sql, dataFolder }) => {
    await assertHotel(sql, hotelId);
    const releases = releasesFolder(dataFolder);
    const stored = storeRelease(dist, releases, await currentPlatform(sql));
    const browserCheck = await tryRelease(sql, releases, stored);
    await registerRelease(sql, stored);
    await makeCurrent(sql, stored, { madeBy: operator() }, hotelId);
    await pruneUnused(sql, releases, stored);
    const { module, version } = stored;
    const others = await versionsOfHotels(sql, module);
    return [
      `${module} ${version} is current${audience(hotelId)}.`,
      `Check in a browser: ${browserCheck}.`,
      ...others
        .filter((other) => other.version !== version)
        .map((other) => `Hotel ${other.hotelId} stays on ${other.version}, its own release.`),
    ].join("\n");
  });
}

async function goBack(module: ModuleName, hotelId: string | undefined): Promise<string> {
  const way = { module, to: values.to, hotelId, follow: values.follow };
  const { version, formerVersion } = values.at
    ? await rollBackAt(values.at, way)
    : await withInstallation(async ({ sql, dataFolder }) => {
        await assertHotel(sql, hotelId);
        return rollBackHere(sql, releasesFolder(dataFolder), way, { madeBy: operator() });
      });
  return values.follow
    ? `Hotel ${hotelId} follows all others again: ${module} ${version} (was ${formerVersion}).`
    : `${module} is back on ${version}${audience(hotelId)} (was ${formerVersion}).`;
}

function audience(hotelId: string | undefined): string {
  return hotelId ? ` for hotel ${hotelId}` : "";
}

function moduleOf(dir: string): ModuleName {
  const name = releasedNameSchema.safeParse(path.basename(dir)).data;
  if (!name)
    throw new ReleaseRefused(
      `Run this for the shell or one department, as npm run ${verb} -w mfe-pos.`,
    );
  return name;
}

function readHotel(text: string | undefined): string | undefined {
  if (text === undefined || z.uuid().safeParse(text).success) return text;
  throw new ReleaseRefused(`--hotel takes a hotel's id, not "${text}".`);
}
