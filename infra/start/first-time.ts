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

/** The data that an empty installation was filled with, for the greeting. */
export type FirstTime = {
  demoAccounts: string[];
  /** The super admin, if they have no password yet. `linkPath` is undefined when the link was mailed. */
  admin?: { email: string; linkPath?: string };
};

export type FillContext = {
  owner: postgres.Sql;
  ownerUrl: string;
  appUrl: string;
  masterKeys: MasterKeys;
};

/** Fills an installation without usable accounts: with the demo, or with its first super admin. */
export async function fillFirstTime(context: FillContext, settings: Settings): Promise<FirstTime> {
  const { owner, ownerUrl, masterKeys } = context;
  if (settings.demo) await seedDemo({ ownerUrl, masterKeys, now: new Date() });
  else if (await needsFirstAdmin(owner, settings)) {
    return { demoAccounts: [], admin: await inviteAdmin(context, settings) };
  }
  return { demoAccounts: await demoAccountsIn(owner) };
}

/** Whether the first super admin has no password yet. Applies the configured address. */
async function needsFirstAdmin(owner: postgres.Sql, { adminEmail }: Settings): Promise<boolean> {
  if (adminEmail) return ensureFirstAdmin(owner, adminEmail);
  await assertHasAccount(owner);
  return false;
}

async function assertHasAccount(owner: postgres.Sql): Promise<void> {
  const accounts = await owner`select from users limit 1`;
  if (accounts.length > 0) return;
  throw new StartFailure(
    "A new installation without the demo needs FUNDUQ_ADMIN_EMAIL: who its first super admin is. (FUNDUQ_DEMO=1 fills it with the demo.)",
  );
}

/** Every start creates a new link until the super admin has a password, so a lost link does no harm. */
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

/** The demo accounts that accept the demo's password. Accounts of an imported hotel have no password. */
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
