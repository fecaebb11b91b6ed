import { createHash } from "node:crypto";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { v7 as uuidv7 } from "uuid";
import type { Runtime } from "../../platform/app-env.ts";
import { throttleAddress } from "../../platform/client-address.ts";
import type { Database, SystemTx } from "../../platform/db/database.ts";
import {
  type AttemptKeys,
  hasManyFailures,
  insertAttempt,
  lockPair,
  lockUnknownFrom,
  markSucceeded,
  restOfPair,
  restOfUnknown,
} from "./sign-in-limits.queries.ts";

export type SignInAttempt = {
  /** Lower-cased. */
  email: string;
  /** Whether an account has this email. Always true where that must not show. */
  isKnown: boolean;
  address: string;
  /** The hash of the device cookie, where this very account knows the device. */
  device: string | undefined;
};

/**
 * A pair is an account and an address, or an account and a known device: only guesses from there use up its
 * attempts. Sign-ins with unknown emails look for known ones and are refused sooner (AUTH-02).
 */
const refusedAfter = { ofPairIn15Minutes: 5, atUnknownInHour: 10 };
/** Above these, attempts from unknown devices are delayed; none is refused. */
const delayedAfter = { ofAddress: 20, ofEmail: 50 };

/**
 * Counts an attempt as failed, waits where it has to, and runs the sign-in: in this order, so that
 * guesses sent at once can't exceed the limit of their pair. It stays counted where the sign-in is
 * refused. One that succeeds calls `markSucceeded` in its transaction, and one that breaks off for
 * another reason (busy, a lost database) was no guess.
 */
export async function countedAttempt<T>(
  { database, signInTurn, delaySignIn }: Runtime,
  attempt: SignInAttempt,
  signIn: (attemptId: string) => Promise<T>,
): Promise<T> {
  const { id, isDelayed } = await signInTurn(() => reserveAttempt(database, attempt));
  try {
    if (isDelayed) await delaySignIn(addressKey(attempt.address));
    return await signIn(id);
  } catch (error) {
    if (!isRefusal(error)) await forgetAttempt(database, id);
    throw error;
  }
}

const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500;

/** The original error is thrown, also if the database is still unavailable. */
async function forgetAttempt(database: Database, id: string): Promise<void> {
  await database.withSystem((tx) => markSucceeded(tx, id)).catch(() => undefined);
}

async function reserveAttempt(
  database: Database,
  attempt: SignInAttempt,
): Promise<{ id: string; isDelayed: boolean }> {
  const id = uuidv7();
  const keys = keysOf(attempt);
  const isDelayed = await database.withSystem(async (tx) => {
    if (!attempt.isKnown) await assertUnknownAllowed(tx, keys.place);
    await lockPair(tx, keys);
    refuseFor(await restOfPair(tx, keys, refusedAfter.ofPairIn15Minutes));
    const many = attempt.device === undefined && (await hasManyFailures(tx, keys, delayedAfter));
    await insertAttempt(tx, { id, ...keys });
    return many;
  });
  return { id, isDelayed };
}

async function assertUnknownAllowed(tx: SystemTx, address: string): Promise<void> {
  await lockUnknownFrom(tx, address);
  refuseFor(await restOfUnknown(tx, address, refusedAfter.atUnknownInHour));
}

function refuseFor(retryAfterSeconds: number | undefined): void {
  if (retryAfterSeconds === undefined) return;
  throw new AppError("session.too-many-attempts", { retryAfterSeconds });
}

/** A client's address has at most 64 characters, so it cannot be mistaken for a device. */
function keysOf({ email, isKnown, address, device }: SignInAttempt): AttemptKeys {
  const place = device === undefined ? addressKey(address) : `device:${device}`;
  return { email: emailKey(email, isKnown), place };
}

/** Users type passwords into the wrong field, so emails are stored only as hashes. */
function emailKey(email: string, isKnown: boolean): string {
  const digest = createHash("sha256").update(email).digest("hex");
  return isKnown ? digest : `unknown:${digest}`;
}

function addressKey(address: string): string {
  return throttleAddress(address).toLowerCase();
}
