import { issueSignInLink } from "@funduq/api/modules/sessions/sign-in-links.service";
import { openDrizzle } from "@funduq/api/platform/db/transactions";
import type postgres from "postgres";
import { StartFailure } from "../start/start-failure.ts";

/**
 * Creates a sign-in link for the super admin with this email; returns the lines to print. Without an email:
 * a link for the only super admin, or the list of them. It never grants super admin rights.
 */
export async function answerAdminLink(
  owner: postgres.Sql,
  origin: string,
  given: string | undefined,
): Promise<string[]> {
  const emails = await listSuperAdmins(owner);
  const email = given === undefined ? onlyOne(emails) : given.trim().toLowerCase();
  if (email === undefined)
    return ["Say for which super admin: npm run admin:link -- <email>", ...emails];
  if (!emails.includes(email))
    throw new StartFailure(`${email} is no super admin of this installation. No link was made.`);
  const path = await openDrizzle(owner).transaction((tx) => issueSignInLink(tx, email));
  return [
    `${email} signs in once, within 24 hours, and chooses a new password here:`,
    `${origin}${path}`,
    "Earlier links no longer work. Following it ends all other sessions of the account.",
  ];
}

async function listSuperAdmins(owner: postgres.Sql): Promise<string[]> {
  const found = await owner<{ email: string }[]>`
    select email from users where is_super_admin order by email`;
  if (found.length === 0)
    throw new StartFailure(
      "There is no super admin yet: start the installation with FUNDUQ_ADMIN_EMAIL.",
    );
  return found.map(({ email }) => email);
}

function onlyOne(emails: readonly string[]): string | undefined {
  return emails.length === 1 ? emails[0] : undefined;
}
