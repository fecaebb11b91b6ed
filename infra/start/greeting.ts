import type { FirstTime } from "./first-time.ts";
import type { Settings } from "./settings.ts";

type Greeting = {
  origin: string;
  database: string;
  published: string[];
  firstTime: FirstTime;
  settings: Settings;
  env: Record<string, string | undefined>;
};

const demoAccounts =
  "super@, admin@, manager@, frontdesk@, commercial@, housekeeping@, pos@funduq.test";

/** What a person needs to know once the suite is up. */
export function greet({
  origin,
  database,
  published,
  firstTime,
  settings,
  env,
}: Greeting): string[] {
  return [
    "",
    `  Funduq is ready:  ${origin}`,
    ...(settings.demo ? [`  Demo accounts:    ${demoAccounts}; password demo-funduq`] : []),
    ...adminLines(firstTime),
    `  Data:             ${database}`,
    ...(published.length > 0 ? [`  New releases:     ${published.join(", ")}`] : []),
    `  Started in ${secondsSince(env.FUNDUQ_STARTED_AT)} s. Ctrl+C stops everything.`,
    "",
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
