import path from "node:path";
import { ownInstallation } from "./installations.ts";

/** The demo accounts whose journeys are tested; each signs in once and keeps its session. */
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

/** Where the signed-in session of an account is kept for the run, for each installation. */
export function sessionOf(account: Account, { data } = ownInstallation()): string {
  return path.join(data, "sessions", `${account}.json`);
}
