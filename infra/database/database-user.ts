import fs from "node:fs";
import path from "node:path";
import { EmbeddedError } from "./embedded-error.ts";

/** The numeric user and group of a process. PostgreSQL refuses to run as root. */
export type DatabaseUser = { uid: number; gid: number };

/** initdb requires a user with a passwd entry; every system has this one. */
export const NOBODY: DatabaseUser = { uid: 65_534, gid: 65_534 };

/** The server's own user id: needs no passwd entry and is used by no other service. */
const OWN: DatabaseUser = { uid: 54_329, gid: 54_329 };

/** The user to run the server as; undefined when this process does not run as root. */
export function databaseUser(): DatabaseUser | undefined {
  return process.getuid?.() === 0 ? OWN : undefined;
}

/** Refuses a data folder below one that only root may enter, such as /root. */
export function assertReachable(home: string): void {
  for (let folder = home; ; folder = path.dirname(folder)) {
    const { mode, uid } = fs.statSync(folder);
    if ((mode & 0o001) === 0 && uid !== OWN.uid)
      throw new EmbeddedError(
        "folder-unreachable",
        `The database's user cannot enter ${folder}. Choose a data folder outside it with FUNDUQ_DATA.`,
      );
    if (folder === path.dirname(folder)) return;
  }
}
