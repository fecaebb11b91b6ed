import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { countGuess, lockPin, type PersonRef, uncountGuess } from "./pin-guesses.queries.ts";

/** Wrong PINs of a person in a row, after which the PIN is blocked; and again after as many more. */
const MOST_WRONG = 5;
const FIRST_BLOCK_MINUTES = 5;
const LONGEST_BLOCK_MINUTES = 60;

/** How long the PIN is blocked with this many wrong guesses in a row; undefined where it is not. */
function blockMinutes(failures: number): number | undefined {
  if (failures % MOST_WRONG > 0) return undefined;
  const doublings = Math.min(failures / MOST_WRONG - 1, 10);
  return Math.min(FIRST_BLOCK_MINUTES * 2 ** doublings, LONGEST_BLOCK_MINUTES);
}

/**
 * Checks a PIN and returns its stored hash; throws `till-pin.wrong` and `till-pin.blocked`. The guess is counted as wrong
 * before it is checked, so that guesses sent at once can't exceed the limit; `forgetGuesses` takes the count back where it
 * was right. Somebody without a PIN takes as long.
 */
export async function checkPin(
  { database, hashing }: Runtime,
  person: PersonRef,
  pin: string,
): Promise<string> {
  const { hotelId } = person;
  const pinHash = await database.withHotel(hotelId, (tx) => reserveGuess(tx, person));
  let fits: boolean;
  try {
    fits = await hashing.fits(pin, pinHash);
  } catch (error) {
    // Too busy to check it: that was no guess.
    await database.withHotel(hotelId, (tx) => uncountGuess(tx, person)).catch(() => undefined);
    throw error;
  }
  if (!fits || pinHash === undefined) throw new AppError("till-pin.wrong");
  return pinHash;
}

async function reserveGuess(tx: HotelTx, person: PersonRef): Promise<string | undefined> {
  const locked = await lockPin(tx, person);
  if (!locked) return undefined;
  const { pinHash, failures, blockedForSeconds } = locked;
  if (blockedForSeconds > 0)
    throw new AppError("till-pin.blocked", {
      minutes: Math.ceil(blockedForSeconds / 60),
      retryAfterSeconds: blockedForSeconds,
    });
  await countGuess(tx, person, blockMinutes(failures + 1));
  return pinHash;
}
