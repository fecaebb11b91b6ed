import path from "node:path";
import { ownInstallation } from "./installations.ts";

/** The demo accounts that the tests use; each signs in once and its session is reused. */
export const accounts = [
  "super",
  "admin",
  "manager",
  "frontdesk",
  "commercial",
  "housekeeping",
  "pos",
] as const;
export type Account = (typeof accounts)[number];

export const emailOf = (account: Account) => `${account}@funduq.test`;
export const password = "demo-funduq";

/** The file that stores the session of an account during the run, per installation. */
export function sessionOf(account: Account, { data } = ownInstallation()): string {
  return path.join(data, "sessions", `${account}.json`);
}
