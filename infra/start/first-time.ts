import {
  issueSignInLink,
  mailSignInLink,
} from "@funduq/api/modules/sessions/sign-in-links.service";
import { openDatabase } from "@funduq/api/platform/db/database";
import type { MasterKeys } from "@funduq/api/platform/identity-keys";
import { createPasswordHashing } from "@funduq/api/platform/password-hashing";
import type postgres from "postgres";
import { DEMO_PASSWORD, demoAccounts, seedDemo } from "../seeds/demo.ts";
import { ensureFirstAdmin } from "./first-admin.ts";
import type { Settings } from "./settings.ts";
import { StartFailure } from "./start-failure.ts";

/** What an empty installation was filled with, for the lines that are printed. */
export type FirstTime = {
  demoAccounts: string[];
  /** The super admin who has no password yet. Without a path the link was mailed. */
  admin?: { email: string; linkPath?: string };
};

export type FillContext = {
  owner: postgres.Sql;
  ownerUrl: string;
  appUrl: string;
  masterKeys: MasterKeys;
};

/** Fills an installation that nobody can sign in to yet: with the demo, or with its first super admin. */
export async function fillFirstTime(context: FillContext, settings: Settings): Promise<FirstTime> {
  const { owner, ownerUrl, masterKeys } = context;
  if (settings.demo) await seedDemo({ ownerUrl, masterKeys, now: new Date() });
  else if (await isAwaited(owner, settings)) {
    return { demoAccounts: [], admin: await inviteAdmin(context, settings) };
  }
  return { demoAccounts: await demoAccountsIn(owner) };
}

/** Whether the first super admin has still to come; the address that was given last is theirs. */
async function isAwaited(owner: postgres.Sql, { adminEmail }: Settings): Promise<boolean> {
  if (adminEmail) return ensureFirstAdmin(owner, adminEmail);
  await assertSomebody(owner);
  return false;
}

async function assertSomebody(owner: postgres.Sql): Promise<void> {
  const accounts = await owner`select from users limit 1`;
  if (accounts.length > 0) return;
  throw new StartFailure(
    "A new installation without the demo needs FUNDUQ_ADMIN_EMAIL: who its first super admin is. (FUNDUQ_DEMO=1 fills it with the demo.)",
  );
}

/** A new link with every start until its owner has a password: a lost one is no loss. */
async function inviteAdmin({ appUrl }: FillContext, { adminEmail, sendsMail }: Settings) {
  const email = adminEmail ?? "";
  const database = await openDatabase(appUrl, { connections: 1, systemConnections: 1 });
  try {
    if (!sendsMail)
      return { email, linkPath: await database.withSystem((tx) => issueSignInLink(tx, email)) };
    const letter = { email, displayName: "" };
    await database.withSystem((tx) => mailSignInLink(tx, letter));
    return { email };
  } finally {
    await database.close();
  }
}

/** Those of the demo that open with its password: an imported hotel brings the accounts without one. */
async function demoAccountsIn(owner: postgres.Sql): Promise<string[]> {
  const found = await owner<{ email: string; passwordHash: string }[]>`
    select email, password_hash as "passwordHash" from users
    where email = any(${demoAccounts}) and password_hash is not null`;
  const { fits } = createPasswordHashing();
  const open = await Promise.all(
    found.map(async ({ email, passwordHash }) =>
      (await fits(DEMO_PASSWORD, passwordHash)) ? email : undefined,
    ),
  );
  return demoAccounts.filter((email) => open.includes(email));
}
