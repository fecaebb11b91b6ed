import crypto from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { emailSchema } from "@funduq/shared-types/contracts/user";
import { StartFailure } from "./start-failure.ts";

export const checkout = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** What an operator can say about an installation. Everything else is the API's own environment. */
export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  /** Another PostgreSQL than the embedded one; its owner's address. */
  databaseUrl: string | undefined;
  /** The application's own address there, when the owner may not create roles. */
  appDatabaseUrl: string | undefined;
  /** Two hotels and accounts whose password everybody knows; on somebody's own database only when asked for. */
  demo: boolean;
  /** Whether there is a mail server; without one mail is kept in the data folder. */
  sendsMail: boolean;
  adminEmail: string | undefined;
  publicOrigin: string | undefined;
  /** The master keys of the guests' identity numbers. Belongs on another disk than the database's backups. */
  keyFile: string;
};

export function readSettings(env: Record<string, string | undefined>): Settings {
  const databaseUrl = env.DATABASE_URL || undefined;
  if (databaseUrl && !/^postgres(ql)?:$/.test(protocolOf(databaseUrl)))
    throw new StartFailure(
      "DATABASE_URL is not an address of a PostgreSQL: postgres://user:password@host:5432/database.",
    );
  return {
    port: readPort(env.PORT || "8080"),
    host: env.HOST || "127.0.0.1",
    dataFolder: dataFolder(env),
    databaseUrl,
    appDatabaseUrl: env.APP_DATABASE_URL || undefined,
    demo: databaseUrl ? env.FUNDUQ_DEMO === "1" : env.FUNDUQ_DEMO !== "0",
    sendsMail: Boolean(env.SMTP_URL),
    adminEmail: readEmail(env.FUNDUQ_ADMIN_EMAIL),
    publicOrigin: env.PUBLIC_ORIGIN || undefined,
    keyFile: keyFile(env),
  };
}

/**
 * Where the data is. The database cannot run as root, nor below a folder that only root may
 * enter: for root it is a folder of this checkout's own below /var/lib.
 */
export function dataFolder(env: Record<string, string | undefined>): string {
  if (env.FUNDUQ_DATA) return path.resolve(env.FUNDUQ_DATA);
  if (process.getuid?.() !== 0) return path.join(checkout, ".funduq");
  const key = crypto.createHash("sha256").update(checkout).digest("hex").slice(0, 8);
  return `/var/lib/funduq/${path.basename(checkout)}-${key}`;
}

export function keyFile(env: Record<string, string | undefined>, folder = dataFolder(env)): string {
  return path.resolve(env.FUNDUQ_KEY_FILE || path.join(folder, "identity-keys.json"));
}

export function mailFolder(folder: string): string {
  return path.join(folder, "mails");
}

/** Where a hotel is kept when it is deleted. */
export function exportsFolder(folder: string): string {
  return path.join(folder, "exports");
}

export function releasesFolder(folder: string): string {
  return path.join(folder, "releases");
}

function readEmail(text = ""): string | undefined {
  if (text.trim() === "") return undefined;
  const email = emailSchema.safeParse(text);
  if (email.success) return email.data;
  throw new StartFailure("FUNDUQ_ADMIN_EMAIL is not an email address.");
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : "";
}
