import crypto from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { emailSchema } from "@funduq/shared-types/contracts/user";
import { StartFailure } from "./start-failure.ts";

export const checkout = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** The settings of an installation. All other settings are the API's environment variables. */
export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  /** The connection URL, as owner, of a PostgreSQL that replaces the embedded one. */
  databaseUrl: string | undefined;
  /** The connection URL of the application's role there; needed when the owner may not create roles. */
  appDatabaseUrl: string | undefined;
  /** Whether to create two demo hotels and accounts with a public password; off by default with DATABASE_URL. */
  demo: boolean;
  /** Whether a mail server is configured; without one, mails are written to the data folder. */
  sendsMail: boolean;
  adminEmail: string | undefined;
  publicOrigin: string | undefined;
  /** The file of the master keys for identity numbers. Keep it apart from the database's backups. */
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
 * The data folder. PostgreSQL can't run as root, nor in a folder that only root can enter, so for root the
 * default is a folder below /var/lib, one per checkout.
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

/** The folder for the exports of deleted hotels. */
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
