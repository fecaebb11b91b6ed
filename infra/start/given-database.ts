import { connect } from "@funduq/api/platform/db/connect";
import { UnreachableDatabaseError, withStartTimeout } from "@funduq/api/platform/db/start-timeout";
import type { InstallationDatabase } from "./installation-database.ts";
import { StartFailure } from "./start-failure.ts";

/** Connects to the operator's own PostgreSQL (DATABASE_URL); resolves once it responds. */
export async function openGiven(
  url: string,
  startTimeoutMs?: number,
): Promise<InstallationDatabase> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || 5432}${pathname}`;
  const owner = connect(url, { max: 1 });
  try {
    await withStartTimeout(owner, async () => owner`select 1`, startTimeoutMs);
  } catch (error) {
    await owner.end({ timeout: 1 });
    if (error instanceof UnreachableDatabaseError) throw error;
    throw new StartFailure(
      `DATABASE_URL: PostgreSQL at ${place} cannot be used (${reasonOf(error)}).`,
    );
  }
  return {
    ownerUrl: url,
    owner,
    description: `PostgreSQL at ${place}`,
    stop: () => owner.end({ timeout: 2 }),
  };
}

const reasons: Readonly<Record<string, string>> = {
  "28P01": "the user or the password is wrong",
  "28000": "the user is not let in",
  "3D000": "there is no such database",
  "53300": "it has no connection left",
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up",
};

function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? "unknown error");
  return reasons[code] ?? code;
}
