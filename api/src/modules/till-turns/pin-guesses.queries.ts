import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** A person of a hotel. */
export type PersonRef = { hotelId: HotelId; userId: UserId };

type LockedPin = { pinHash: string; failures: number; blockedForSeconds: number };

const ofPerson = ({ hotelId, userId }: PersonRef) =>
  sql`hotel_id = ${hotelId} and user_id = ${userId}`;

/** The PIN of a person, locked until the transaction ends: guesses are counted one after another. */
export async function lockPin(tx: HotelTx, person: PersonRef): Promise<LockedPin | undefined> {
  const [row] = await tx.execute<LockedPin>(sql`
    select pin_hash as "pinHash", failures,
      coalesce(ceil(extract(epoch from blocked_until - clock_timestamp())), 0)::int as "blockedForSeconds"
    from staff_pins where ${ofPerson(person)} for no key update`);
  return row;
}

/** Counts a guess as wrong before it is checked; `blockMinutes`: how long the PIN is blocked from now on. */
export async function countGuess(
  tx: HotelTx,
  person: PersonRef,
  blockMinutes: number | undefined,
): Promise<void> {
  const until: SQL = blockMinutes
    ? sql`clock_timestamp() + make_interval(mins => ${blockMinutes}::int)`
    : sql`null`;
  await tx.execute(sql`
    update staff_pins set failures = failures + 1, blocked_until = ${until}
    where ${ofPerson(person)}`);
}

/** Takes back the count of a guess that could not be checked. */
export async function uncountGuess(tx: HotelTx, person: PersonRef): Promise<void> {
  await tx.execute(sql`
    update staff_pins set failures = greatest(0, failures - 1), blocked_until = null
    where ${ofPerson(person)}`);
}

/** Forgets the wrong guesses; false where the PIN is not the checked one any more. */
export async function forgetGuesses(
  tx: HotelTx,
  person: PersonRef,
  pinHash: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update staff_pins set failures = 0, blocked_until = null
    where ${ofPerson(person)} and pin_hash = ${pinHash} returning user_id`);
  return rows.length > 0;
}
