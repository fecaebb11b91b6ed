import { connect } from "@funduq/api/platform/db/connect";
import { firstAnswer, SilentDatabaseError } from "@funduq/api/platform/db/first-answer";
import type { InstallationDatabase } from "./installation-database.ts";
import { StartFailure } from "./start-failure.ts";

/** Somebody's own PostgreSQL, once it has answered. */
export async function openGiven(
  url: string,
  firstAnswerMs?: number,
): Promise<InstallationDatabase> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || 5432}${pathname}`;
  const owner = connect(url, { max: 1 });
  try {
    await firstAnswer(owner, async () => owner`select 1`, firstAnswerMs);
  } catch (error) {
    await owner.end({ timeout: 1 });
    if (error instanceof SilentDatabaseError) throw error;
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
