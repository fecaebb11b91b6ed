import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Publication, ReleaseDesk } from "@funduq/api/modules/releases/release-desk.service";
import { createTurns } from "@funduq/api/platform/turns";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type postgres from "postgres";
import { compressDist } from "../config/compress.mjs";
import { currentPlatform } from "./platform-fit.ts";
import { pruneUnused } from "./prune-unused.ts";
import { currentVersion, isAsRegistered, makeCurrent, registerRelease } from "./registry.ts";
import { type Release, ReleaseRefused, readRelease, releaseFolder } from "./release.ts";
import { rollBack } from "./roll-back.ts";
import { isStored, storeRelease } from "./store.ts";
import { unpackFiles } from "./tar.ts";
import { tryRelease } from "./try-release.ts";

/** Temporary folder for uploads; not served to browsers. */
const INCOMING = ".incoming";

/** One browser at a time for all departments: it takes a core and 200 MB. */
const browserTurn = createTurns(1, 3);

/** Stores uploaded releases in the releases folder of this installation; `tryOut` runs before one becomes current. */
export function openInstallationDesk(
  sql: postgres.Sql,
  releases: string,
  tryOut = tryRelease,
): ReleaseDesk {
  const incoming = path.join(releases, INCOMING);
  fs.rmSync(incoming, { recursive: true, force: true });
  fs.mkdirSync(incoming, { recursive: true });
  return {
    async publish(publication, inTurn) {
      const { token, hotelId } = publication;
      await assertHotel(sql, hotelId);
      const release = await inTurn(() =>
        orRefused(() => receive(sql, releases, incoming, publication)),
      );
      // Not in the department's turn: a browser that hangs holds up no other upload.
      const browserCheck = await browserTurn(() => orRefused(() => tryOut(sql, releases, release)));
      return inTurn(async () => {
        const isNew = await registerRelease(sql, release);
        const by = { madeBy: token.name, tokenId: token.id };
        const formerVersion = await orRefused(() => makeCurrent(sql, release, by, hotelId));
        await pruneUnused(sql, releases, release);
        const { module, version } = release;
        return { module, version, formerVersion, isNew, browserCheck };
      });
    },
    async rollBack({ token, ...way }) {
      await assertHotel(sql, way.hotelId);
      const by = { madeBy: token.name, tokenId: token.id };
      return orRefused(() => rollBack(sql, releases, { ...way, module: token.module }, by));
    },
    async current(module, hotelId) {
      const own = hotelId && (await currentVersion(sql, module, hotelId));
      return own || ((await currentVersion(sql, module)) ?? null);
    },
  };
}

/** Unpacks an upload into a temporary folder, verifies it and stores it. An existing version must be identical. */
async function receive(
  sql: postgres.Sql,
  releases: string,
  incoming: string,
  { token: { module }, version, archive }: Publication,
): Promise<Release> {
  const files = await unpackFiles(archive);
  const aside = path.join(incoming, randomUUID());
  try {
    for (const [name, content] of files) {
      fs.mkdirSync(path.dirname(path.join(aside, name)), { recursive: true });
      fs.writeFileSync(path.join(aside, name), content);
    }
    const release = readRelease(aside);
    if (release.module !== module || release.version !== version)
      throw new ReleaseRefused(`The archive holds ${release.module} ${release.version}.`);
    const unlisted = [...files.keys()].find(
      (name) => name !== "release.json" && !Object.hasOwn(release.files, name),
    );
    if (unlisted) throw new ReleaseRefused(`${unlisted} is not on its list of files.`);
    await assertUnchanged(sql, releases, release);
    if (!isStored(releases, release)) await compressDist(aside);
    return storeRelease(aside, releases, await currentPlatform(sql));
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    // The client must not see the paths of the server.
    throw new ReleaseRefused(error.message.replaceAll(aside, "the archive"));
  } finally {
    fs.rmSync(aside, { recursive: true, force: true });
  }
}

async function assertUnchanged(sql: postgres.Sql, releases: string, release: Release) {
  const kept = isStored(releases, release)
    ? readRelease(releaseFolder(releases, release)).files
    : release.files;
  const same = (await isAsRegistered(sql, release)) && sameFiles(kept, release.files);
  if (!same) throw new AppError("release.version-taken", { version: release.version });
}

function sameFiles(one: Release["files"], other: Release["files"]): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

async function assertHotel(sql: postgres.Sql, hotelId: string | undefined): Promise<void> {
  if (hotelId === undefined) return;
  const found = await sql`select from hotels where id = ${hotelId}`;
  if (found.length === 0) throw new AppError("hotel.not-found");
}

async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReleaseRefused)
      throw new AppError("release.refused", { reason: error.message });
    throw error;
  }
}
