import type { SuperAdmin, SuperAdminList } from "@funduq/shared-types/contracts/super-admin";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/identity.ts";
import { queueMail } from "../mail/mail.service.ts";
import { accountOf } from "../sessions/invitations.service.ts";
import { endSessionsOfFormerSuperAdmin } from "../sessions/sessions.service.ts";
import { lockLinks, mailSignInLink } from "../sessions/sign-in-links.service.ts";
import { superAdminMail } from "./super-admin-mail.ts";
import {
  findAccountById,
  listSuperAdmins,
  type SuperAdminChange,
  setSuperAdmin,
} from "./super-admins.queries.ts";

export async function readSuperAdmins({ database }: Runtime): Promise<SuperAdminList> {
  return { superAdmins: await listSuperAdmins(database.system) };
}

/**
 * Makes the account of this email a super admin (SYS-06), and creates it if it does not exist. An account with a
 * password gets a notice by mail; one without gets a sign-in link, and a new link each time it is named again.
 */
export async function grantSuperAdmin(
  { database, log }: Runtime,
  actor: Actor,
  email: string,
): Promise<SuperAdmin> {
  const { account, outcome } = await database.withSystem(async (tx) => {
    // Locked before the accounts: an invitation of the same email by a super admin locks in this order.
    await lockLinks(tx, email);
    const userId = await accountOf(tx, email);
    const outcome = await change(tx, actor, { account: userId, wanted: true });
    const account = await findAccountById(tx, userId);
    if (!account) throw new AppError("user.not-found");
    await mailTo(tx, account, outcome);
    return { account, outcome };
  });
  if (outcome === "changed")
    log.warn({ by: actor.userId, userId: account.id }, "super admin named");
  return account;
}

/** After the commit the account has only the rights in its hotels. Without a hotel its sessions end. */
export async function revokeSuperAdmin(
  { database, log }: Runtime,
  actor: Actor,
  userId: UserId,
): Promise<void> {
  const outcome = await database.withSystem(async (tx) => {
    const outcome = await change(tx, actor, { account: userId, wanted: false });
    if (outcome === "changed") await endSessionsOfFormerSuperAdmin(tx, userId);
    return outcome;
  });
  if (outcome === "changed") log.warn({ by: actor.userId, userId }, "super admin taken back");
}

async function change(
  tx: SystemTx,
  actor: Actor,
  wanted: { account: UserId; wanted: boolean },
): Promise<SuperAdminChange> {
  const outcome = await setSuperAdmin(tx, actor.userId, wanted);
  if (outcome === "not-allowed") throw new AppError("super-admin.required");
  if (outcome === "last") throw new AppError("super-admin.last");
  if (outcome === "changed") await announceUser(tx, wanted.account);
  return outcome;
}

async function mailTo(
  tx: SystemTx,
  { email, displayName, hasSignedIn }: SuperAdmin,
  outcome: SuperAdminChange,
): Promise<void> {
  if (!hasSignedIn) await mailSignInLink(tx, { email, displayName });
  else if (outcome === "changed")
    await queueMail(tx, { recipient: email, ...superAdminMail(displayName) });
}
