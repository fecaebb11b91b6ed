import path from "node:path";
import { ArchiveRefused } from "@funduq/api/modules/hotels/hotel-archive-file";
import {
  type ExportedHotel,
  exportFileName,
} from "@funduq/api/modules/hotels/hotel-export.service";
import { openKeyFile } from "@funduq/api/platform/identity-keys";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { type Installation, withInstallation } from "../releases/installation.ts";
import type { ReleaseId } from "../releases/release.ts";
import { isStored } from "../releases/store.ts";
import { exportsFolder, releasesFolder } from "../start/settings.ts";
import { explain } from "../start/start-failure.ts";
import { exportFrom } from "./export-from.ts";
import { importArchive } from "./import-archive.ts";
import { reportOf } from "./import-report.ts";

/**
 * `npm run hotel:export -- <hotel id> [file]` exports a hotel to a file; without an id it lists the hotels.
 * `npm run hotel:import -- <file>` imports a hotel. Both use the running installation on this machine.
 */
const [task, ...given] = process.argv.slice(2);
try {
  console.log(await withInstallation(task === "import" ? bring : keep));
} catch (error) {
  console.error(error instanceof ArchiveRefused ? error.message : explain(error));
  process.exitCode = 1;
}

async function keep({ sql, dataFolder }: Installation): Promise<string> {
  const hotelId = hotelIdSchema.safeParse(given[0]).data;
  if (!hotelId) return listHotels(sql);
  const [hotel] = await sql.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
    return tx<ExportedHotel[]>`select id, name from hotels where id = ${hotelId}`;
  });
  if (!hotel) throw new ArchiveRefused(`There is no hotel ${hotelId}.`);
  const name = exportFileName(hotel, new Date());
  const file = path.resolve(given[1] ?? path.join(exportsFolder(dataFolder), name));
  const bytes = await exportFrom(sql, hotel, file);
  return `${hotel.name}: ${bytes} bytes in ${file}`;
}

async function bring({ sql, ownerUrl, dataFolder, keyFile }: Installation): Promise<string> {
  const [file] = given;
  if (file === undefined)
    throw new ArchiveRefused("Say which file: npm run hotel:import -- <file>.");
  const releases = releasesFolder(dataFolder);
  const isKept = (release: ReleaseId) => isStored(releases, release);
  return reportOf(
    await importArchive({ owner: sql, ownerUrl }, path.resolve(file), {
      isKept,
      masterKeys: openKeyFile(keyFile),
    }),
  );
}

async function listHotels(sql: postgres.Sql): Promise<string> {
  const hotels = await sql.begin(async (tx) => {
    await tx`select set_config('app.scope', 'system', true)`;
    return tx<{ id: string; name: string }[]>`select id, name from hotels order by name`;
  });
  const lines = hotels.map(({ id, name }) => `${id}  ${name}`);
  return ["Say which hotel: npm run hotel:export -- <hotel id> [file]", ...lines].join("\n");
}
