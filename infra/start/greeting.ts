import { DEMO_PASSWORD } from "../seeds/demo.ts";
import type { FirstTime } from "./first-time.ts";

type Greeting = {
  origin: string;
  database: string;
  /** The mail server's host name, or the folder that mails are written to. */
  mail: { server: string } | { folder: string };
  published: string[];
  /** The current departments that the current shell can't run, with what they need. */
  misfits: string[];
  firstTime: FirstTime;
  env: Record<string, string | undefined>;
};

/** The lines that `npm start` prints once the suite is up. */
export function greet(greeting: Greeting): string[] {
  const { origin, database, mail, published, misfits, firstTime, env } = greeting;
  return [
    "",
    `  Funduq is ready:  ${origin}`,
    ...demoLines(firstTime),
    ...adminLines(firstTime, origin),
    `  Data:             ${database}`,
    `  Mail:             ${"server" in mail ? `sent through ${mail.server}` : `kept in ${mail.folder}, read on ${origin}/mails (SMTP_URL sends it)`}`,
    ...(published.length > 0 ? [`  New releases:     ${published.join(", ")}`] : []),
    ...misfits.map((misfit) => `  Does not fit:     ${misfit}`),
    `  Started in ${secondsSince(env.FUNDUQ_STARTED_AT)} s. Ctrl+C stops everything.`,
    "",
  ];
}

function demoLines({ demoAccounts }: FirstTime): string[] {
  if (demoAccounts.length === 0) return [];
  return [
    `  Demo accounts:    ${demoAccounts.join(", ")}`,
    `  Their password:   ${DEMO_PASSWORD} (everybody knows it: for real guests start anew with FUNDUQ_DEMO=0)`,
  ];
}

function adminLines({ admin }: FirstTime, origin: string): string[] {
  if (!admin) return [];
  if (!admin.linkPath) {
    return [
      `  Super admin:      ${admin.email}: a sign-in link was mailed, which works once, for 24 hours`,
    ];
  }
  return [
    `  Super admin:      ${admin.email} signs in once, within 24 hours, and chooses a password here:`,
    `                    ${origin}${admin.linkPath}`,
  ];
}

function secondsSince(startedAt: string | undefined): string {
  const from = Number(startedAt) || performance.timeOrigin;
  return ((Date.now() - from) / 1000).toFixed(1);
}
