import { createHash } from "node:crypto";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { v7 as uuidv7 } from "uuid";
import { throttleAddress } from "../../platform/client-address.ts";
import type { Database } from "../../platform/db/database.ts";
import {
  type AttemptCounts,
  countFailures,
  insertAttempt,
  lockAttempts,
  markSucceeded,
} from "./sign-in-limits.queries.ts";

export type SignInAttempt = { email: string; address: string; known: boolean };

/**
 * Few guesses at one account from one place, more in all, and never a lock for good. Whoever asks
 * for names that don't exist is looking for those that do, and is stopped sooner (AUTH-02).
 */
const most = { pairIn15Minutes: 5, addressInHour: 20, unknownInHour: 10, emailInHour: 50 };

/**
 * Counts an attempt as failed before it is looked at, or refuses it. Attempts of an address or an
 * account are counted one after the other, so that guesses sent at once can't exceed a limit.
 */
export async function reserveAttempt(
  database: Database,
  { email, address, known }: SignInAttempt,
): Promise<string> {
  const id = uuidv7();
  const attempt = { id, email: emailKey(email, known), address: addressKey(address) };
  await database.withSystem(async (tx) => {
    await lockAttempts(tx, attempt);
    const counts = await countFailures(tx, attempt);
    if (exceeded(counts, known)) throw new AppError("session.too-many-attempts");
    await insertAttempt(tx, attempt);
  });
  return id;
}

/** Takes a successful attempt out of the count: someone who knows the password is not guessing. */
export async function forgiveAttempt(database: Database, attemptId: string): Promise<void> {
  await database.withSystem((tx) => markSucceeded(tx, attemptId));
}

function exceeded(counts: AttemptCounts, known: boolean): boolean {
  return (
    counts.pair >= most.pairIn15Minutes ||
    counts.address >= most.addressInHour ||
    counts.email >= most.emailInHour ||
    (!known && counts.unknown >= most.unknownInHour)
  );
}

/** People type passwords into the wrong field: what was typed is kept only as a hash. */
function emailKey(email: string, known: boolean): string {
  const digest = createHash("sha256").update(email).digest("hex");
  return known ? digest : `unknown:${digest}`;
}

function addressKey(address: string): string {
  return throttleAddress(address).toLowerCase();
}
