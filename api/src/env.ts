import * as z from "zod";
import { trustProxies } from "./platform/client-address.ts";
import { parsePrinterNetworks } from "./platform/printing/printer-networks.ts";
import { ownSourceHash } from "./platform/source-hash.ts";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .transform((text) => text === "true" || text === "1");
const trustedProxies = z.string().transform((text, context) => {
  const proxies = text.split(",").map((part) => part.trim());
  try {
    return trustProxies(proxies.filter(Boolean));
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
    return z.NEVER;
  }
});
const printerNetworks = z.string().transform((text, context) => {
  try {
    return parsePrinterNetworks(text.trim());
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
    return z.NEVER;
  }
});
const optionalText = z
  .string()
  .transform((text) => text.trim() || undefined)
  .optional();

/** Every setting of the API process, once. An empty text is the same as none. */
export const envSchema = z.object({
  /** The owner's address: it migrates. Requests are served as `funduq_app`, which owns nothing. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The application's own address, where an administrator made its role. */
  APP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where LISTEN/NOTIFY goes when `DATABASE_URL` is a pooler that has none. */
  BUS_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  HOST: z.string().default("127.0.0.1"),
  /** The address people type, `https://hotel.example`. Needed when a proxy changes the Host header. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** For a plain-http local network: the cookie goes without Secure, under another name. */
  COOKIE_INSECURE: flag.default(false),
  AUTH_GENERIC_ERRORS: flag.default(false),
  AUTH_PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),
  /** Addresses and CIDR ranges of trusted proxies (X-Forwarded-For), in addition to this machine. */
  TRUSTED_PROXIES: trustedProxies.prefault(""),
  /** The mail server, `smtp://user:password@host:587`. Without it mail goes into `MAIL_FOLDER`, or waits. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FOLDER: optionalText,
  /** Whom mail comes from; `funduq@` the installation's host unless given. */
  MAIL_FROM: optionalText,
  /** Where a hotel is written to before it is deleted. Without it no hotel can be. */
  EXPORT_FOLDER: optionalText,
  /** The file with the master keys, outside of the database. */
  FUNDUQ_KEY_FILE: z.string().min(1),
  /** Where receipt printers may be: `private`, `none`, or addresses and CIDR ranges. ADR 0046. */
  PRINTER_NETWORKS: printerNetworks.prefault("private"),
  /** Receipt printers may also be on this machine, behind a print server of its own. ADR 0046. */
  PRINT_ON_LOOPBACK: flag.default(false),
  METRICS_TOKEN: optionalText,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** The release that runs, so that an answer cached by another one is never reused: a hash of its sources unless given. */
  RELEASE: z.string().default(ownSourceHash),
  /** Checks every answer against its contract: on in tests and development. */
  CHECK_RESPONSES: flag.default(false),
});
export type Env = z.output<typeof envSchema>;

/** The settings can't be used; the message says in one line what is wrong with each, and shows no value. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Reads the settings, or throws one `SettingsError` for everything that is wrong with them. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const result = envSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`The settings are not usable. ${faults.join("; ")}.`);
}
