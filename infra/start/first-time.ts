import { randomBytes, randomUUID } from "node:crypto";
import { createPasswordHashing } from "@funduq/api/platform/password-hashing";
import type postgres from "postgres";
import { demoAccounts, seedDemo } from "../seeds/demo.ts";
import type { Settings } from "./settings.ts";
import { StartFailure } from "./start-failure.ts";

/** What an empty installation was filled with, for the lines that are printed. */
export type FirstTime = { demoAccounts: string[]; admin?: { email: string; password: string } };

export type FillContext = { owner: postgres.Sql; ownerUrl: string };

/** Fills an installation that nobody can sign in to yet: with the demo, or with its first super admin. */
export async function fillFirstTime(context: FillContext, settings: Settings): Promise<FirstTime> {
  const { owner, ownerUrl } = context;
  if (settings.demo) await seedDemo({ ownerUrl, now: new Date() });
  else if (await hasNobody(owner))
    return { demoAccounts: [], admin: await firstAdmin(context, settings) };
  return { demoAccounts: await demoAccountsIn(owner) };
}

async function hasNobody(owner: postgres.Sql): Promise<boolean> {
  const accounts = await owner`select from users limit 1`;
  return accounts.length === 0;
}

/** Those of the demo that this installation really has. */
async function demoAccountsIn(owner: postgres.Sql): Promise<string[]> {
  const found = await owner<{ email: string }[]>`
    select email from users where email = any(${demoAccounts}) order by created_at, email`;
  return demoAccounts.filter((email) => found.some((account) => account.email === email));
}

async function firstAdmin({ owner }: FillContext, { adminEmail }: Settings) {
  if (adminEmail) return makeFirstAdmin(owner, adminEmail);
  throw new StartFailure(
    "Without the demo (FUNDUQ_DEMO=0) a new installation needs FUNDUQ_ADMIN_EMAIL: who its first super admin is.",
  );
}

async function makeFirstAdmin(owner: postgres.Sql, email: string) {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await createPasswordHashing().hash(password);
  await owner`
    insert into users (id, email, display_name, password_hash, is_super_admin)
    values (${randomUUID()}, ${email}, ${email}, ${passwordHash}, true)`;
  return { email, password };
}
