import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { SHELL } from "@funduq/shared-types/contracts/module";
import { installedPlatform } from "../../releases/installed-platform.ts";
import { currentVersion, registerRelease, setCurrent } from "../../releases/registry.ts";
import { hashOf, readRelease, releaseFolder } from "../../releases/release.ts";
import { storeRelease } from "../../releases/store.ts";
import { releasesFolder } from "../../start/settings.ts";
import { ownInstallation } from "../installations.ts";
import { asOwner } from "./database.ts";

const releasedBy = { madeBy: "journeys" };

export type NextShell = {
  version: string;
  /** The lazy script that has another name in the new version. */
  formerScript: string;
  script: string;
  takeBack: () => Promise<void>;
};

/** Releases a shell that differs from the current one in one lazy script, whose name starts with `chunk`. */
export async function releaseNextShell(chunk: string): Promise<NextShell> {
  const releases = releasesFolder(ownInstallation().data);
  const former = (await asOwner((tx) => currentVersion(tx, SHELL))) ?? "";
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-next-shell-"));
  const build = openBuild(releaseFolder(releases, { module: SHELL, version: former }), dist);
  const version = `${former.split("-", 1)[0]}-eeeeeeeeee`;
  const [formerScript, script] = build.rename(chunk);
  build.replaceIn("js/runtime", hashIn(formerScript), hashIn(script));
  const [formerRuntime, runtime] = build.rename("js/runtime");
  for (const page of ["index.html", "trial.html"]) build.replaceIn(page, formerRuntime, runtime);
  build.replaceIn("index.html", former, version);
  const renamed = [
    [former, version],
    [formerScript, script],
    [formerRuntime, runtime],
  ] as const;
  for (const [text, by] of [...renamed, ...build.changedHashes()])
    build.replaceIn("service-worker.js", text, by);
  build.finish(version);
  const release = storeRelease(dist, releases, installedPlatform());
  fs.rmSync(dist, { recursive: true });
  await asOwner(async (tx) => {
    await registerRelease(tx, release);
    await setCurrent(tx, release, releasedBy);
  });
  const takeBack = async () => {
    await asOwner((tx) => setCurrent(tx, { module: SHELL, version: former }, releasedBy));
  };
  return { version, formerScript, script, takeBack };
}

/** A copy of a stored build that can be edited. */
function openBuild(from: string, dist: string) {
  fs.cpSync(from, dist, { recursive: true });
  const release = readRelease(from);
  let names = Object.keys(release.files);
  const at = (name: string) => path.join(dist, name);
  const hashAt = (index: number) => hashOf(at(names[index] ?? ""));
  const nameOf = (start: string) => names.find((name) => name.startsWith(start)) ?? start;
  const dropCompressed = (name: string) => {
    for (const ending of [".br", ".gz"]) fs.rmSync(at(name + ending), { force: true });
  };
  return {
    rename(start: string): [string, string] {
      const former = nameOf(start);
      const name = former.replace(hashIn(former), "eeeeeeeeee");
      dropCompressed(former);
      fs.renameSync(at(former), at(name));
      names = names.map((each) => (each === former ? name : each));
      return [former, name];
    },
    replaceIn(start: string, text: string, by: string) {
      const name = nameOf(start);
      dropCompressed(name);
      fs.writeFileSync(at(name), fs.readFileSync(at(name), "utf8").replaceAll(text, by));
    },
    /** The hashes of the edited files, as they were and as they are. */
    changedHashes(): [string, string][] {
      const hashes = Object.values(release.files).map((hash, index): [string, string] => [
        hash,
        hashAt(index),
      ]);
      return hashes.filter(([was, is]) => was !== is);
    },
    finish(version: string) {
      const files = Object.fromEntries(names.map((name) => [name, hashOf(at(name))]));
      fs.writeFileSync(at("release.json"), JSON.stringify({ ...release, version, files }));
    },
  };
}

function hashIn(name: string): string {
  return /\.([0-9a-f]{10})\./.exec(name)?.[1] ?? "";
}
