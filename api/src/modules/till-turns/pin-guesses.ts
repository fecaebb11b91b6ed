import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import { recordChange } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import type { UnstoredCall } from "../../platform/route.ts";
import { countGuess, lockPin, type PersonRef, uncountGuess } from "./pin-guesses.queries.ts";
import { pinSecrets } from "./pin-secret.ts";
import { findPersonWithPin, lockHotelShared } from "./till-turns.queries.ts";

/** Wrong PINs of a person in a row, after which the PIN is blocked; and again after as many more. */
const MOST_WRONG = 5;
const FIRST_BLOCK_SECONDS = 5 * 60;
const LONGEST_BLOCK_SECONDS = 60 * 60;
/** Wrong PINs of a person in a day, also with right ones in between: then it is blocked until that day is over. */
const MOST_WRONG_IN_A_DAY = 20;

type Guess = {
  pinHash: string;
  /** Whether the PIN is blocked from now on, unless this guess is right. */
  blocks: boolean;
};

/**
 * Checks a PIN and returns its stored hash; throws `till-pin.wrong` and `till-pin.blocked`. The guess is counted as wrong
 * before it is checked, so that guesses sent at once can't exceed the limit; `forgetGuesses` takes the count back where it
 * was right. Who has a PIN is no secret (`till-turns.people`): without one nothing is hashed.
 */
export async function checkPin(
  call: Pick<UnstoredCall, "runtime" | "actor" | "now" | "requestId">,
  person: PersonRef,
  pin: string,
): Promise<string> {
  const { database } = call.runtime;
  const guess = await database.withHotel(person.hotelId, (tx) => reserveGuess(tx, person));
  if (!guess) throw new AppError("till-pin.wrong");
  const { pinHash, blocks } = guess;
  if (await fits(call.runtime, person, pin, pinHash)) return pinHash;
  if (blocks) await recordBlock(call, person);
  throw new AppError("till-pin.wrong");
}

async function fits(
  { database, hashing, masterKeys }: Runtime,
  person: PersonRef,
  pin: string,
  pinHash: string,
): Promise<boolean> {
  try {
    for (const secret of pinSecrets(masterKeys, person, pin))
      if (await hashing.fits(secret, pinHash)) return true;
    return false;
  } catch (error) {
    // Too busy to check it: that was no guess.
    await database
      .withHotel(person.hotelId, (tx) => uncountGuess(tx, person))
      .catch(() => undefined);
    throw error;
  }
}

async function reserveGuess(tx: HotelTx, person: PersonRef): Promise<Guess | undefined> {
  const locked = await lockPin(tx, person);
  if (!locked) return undefined;
  const { pinHash, blockedForSeconds } = locked;
  if (blockedForSeconds > 0)
    throw new AppError("till-pin.blocked", {
      minutes: Math.ceil(blockedForSeconds / 60),
      retryAfterSeconds: blockedForSeconds,
    });
  const blockSeconds = blockAfter(locked);
  await countGuess(tx, person, blockSeconds);
  return { pinHash, blocks: blockSeconds !== undefined };
}

type Counted = { failures: number; dayFailures: number; dayLeftSeconds: number };

/** How long the PIN is blocked if one more guess is wrong; undefined where it is not. */
function blockAfter({ failures, dayFailures, dayLeftSeconds }: Counted): number | undefined {
  if (dayFailures + 1 >= MOST_WRONG_IN_A_DAY) return dayLeftSeconds;
  const rounds = (failures + 1) / MOST_WRONG;
  if (!Number.isInteger(rounds)) return undefined;
  return Math.min(FIRST_BLOCK_SECONDS * 2 ** (rounds - 1), LONGEST_BLOCK_SECONDS);
}

/** The audit trail says whose PIN was blocked, and at whose till. */
async function recordBlock(
  { runtime, actor, now, requestId }: Pick<UnstoredCall, "runtime" | "actor" | "now" | "requestId">,
  person: PersonRef,
): Promise<void> {
  const { hotelId } = person;
  await runtime.database.withHotel(hotelId, async (tx) => {
    await lockHotelShared(tx, hotelId);
    await recordChange(tx, {
      hotelId,
      action: "till-pins.blocked",
      tags: [],
      entityId: (await findPersonWithPin(tx, person))?.hotelUserId ?? null,
      by: actor.userId,
      at: now,
      requestId,
    });
  });
}
