import { DEMO_PASSWORD } from "../seeds/demo.ts";
import type { FirstTime } from "./first-time.ts";

type Greeting = {
  origin: string;
  database: string;
  published: string[];
  firstTime: FirstTime;
  env: Record<string, string | undefined>;
};

/** What a person needs to know once the suite is up. */
export function greet({ origin, database, published, firstTime, env }: Greeting): string[] {
  return [
    "",
    `  Funduq is ready:  ${origin}`,
    ...demoLines(firstTime),
    ...adminLines(firstTime),
    `  Data:             ${database}`,
    ...(published.length > 0 ? [`  New releases:     ${published.join(", ")}`] : []),
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

function adminLines({ admin }: FirstTime): string[] {
  if (!admin) return [];
  return [
    `  Super admin:      ${admin.email}; password ${admin.password} (shown only now: change it)`,
  ];
}

function secondsSince(startedAt: string | undefined): string {
  const from = Number(startedAt) || performance.timeOrigin;
  return ((Date.now() - from) / 1000).toFixed(1);
}
