import { randomBytes, randomUUID } from "node:crypto";
import { createPasswordHashing } from "@funduq/api/platform/password-hashing";
import type postgres from "postgres";
import type { Settings } from "./settings.ts";
import { StartFailure } from "./start-failure.ts";

/** What an empty installation was filled with, for the lines that are printed. */
export type FirstTime = { demo: boolean; admin?: { email: string; password: string } };

export type FillContext = { owner: postgres.Sql; ownerUrl: string; appUrl: string };

/** Fills an installation that nobody can sign in to yet: a demo hotel, or its first super admin. */
export async function fillFirstTime(context: FillContext, settings: Settings): Promise<FirstTime> {
  if (!(await isEmpty(context.owner))) return { demo: false };
  if (settings.demo) {
    const { seedDemo } = await import("../seeds/demo.ts");
    await seedDemo(context);
    return { demo: true };
  }
  if (!settings.adminEmail)
    throw new StartFailure(
      "Without the demo (FUNDUQ_DEMO=0) a new installation needs FUNDUQ_ADMIN_EMAIL: who its first super admin is.",
    );
  return { demo: false, admin: await makeFirstAdmin(context.owner, settings.adminEmail) };
}

async function isEmpty(owner: postgres.Sql): Promise<boolean> {
  const accounts = await owner`select from users limit 1`;
  return accounts.length === 0;
}

async function makeFirstAdmin(owner: postgres.Sql, email: string) {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await createPasswordHashing().hash(password);
  await owner`
    insert into users (id, email, display_name, password_hash, is_super_admin)
    values (${randomUUID()}, ${email}, ${email}, ${passwordHash}, true)`;
  return { email, password };
}
