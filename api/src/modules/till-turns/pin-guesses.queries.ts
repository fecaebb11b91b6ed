import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** A person of a hotel. */
export type PersonRef = { hotelId: HotelId; userId: UserId };

type LockedPin = {
  pinHash: string;
  /** Wrong guesses in a row. */
  failures: number;
  /** Wrong guesses since a day began that is not over. */
  dayFailures: number;
  dayLeftSeconds: number;
  blockedForSeconds: number;
};

const ofPerson = ({ hotelId, userId }: PersonRef) =>
  sql`hotel_id = ${hotelId} and user_id = ${userId}`;

const isDayOver = sql`day_began_at + interval '1 day' <= clock_timestamp()`;
const secondsUntil = (instant: SQL) =>
  sql`greatest(0, coalesce(ceil(extract(epoch from ${instant} - clock_timestamp())), 0))::int`;

/** The PIN of a person, locked until the transaction ends: guesses are counted one after another. */
export async function lockPin(tx: HotelTx, person: PersonRef): Promise<LockedPin | undefined> {
  const [row] = await tx.execute<LockedPin>(sql`
    select pin_hash as "pinHash", failures,
      case when ${isDayOver} then 0 else day_failures end as "dayFailures",
      case when ${isDayOver} then 86400 else ${secondsUntil(sql`day_began_at + interval '1 day'`)} end as "dayLeftSeconds",
      ${secondsUntil(sql`blocked_until`)} as "blockedForSeconds"
    from staff_pins where ${ofPerson(person)} for no key update`);
  return row;
}

/** Counts a guess as wrong before it is checked; `blockSeconds`: how long the PIN is blocked from now on. */
export async function countGuess(
  tx: HotelTx,
  person: PersonRef,
  blockSeconds: number | undefined,
): Promise<void> {
  const until = blockSeconds
    ? sql`clock_timestamp() + make_interval(secs => ${blockSeconds}::int)`
    : sql`null`;
  await tx.execute(sql`
    update staff_pins set failures = failures + 1, blocked_until = ${until},
      day_failures = case when ${isDayOver} then 1 else day_failures + 1 end,
      day_began_at = case when ${isDayOver} then clock_timestamp() else day_began_at end
    where ${ofPerson(person)}`);
}

/** Takes back the count of a guess that could not be checked. */
export async function uncountGuess(tx: HotelTx, person: PersonRef): Promise<void> {
  await tx.execute(sql`
    update staff_pins set failures = greatest(0, failures - 1),
      day_failures = greatest(0, day_failures - 1), blocked_until = null
    where ${ofPerson(person)}`);
}

/**
 * After a right guess: forgets the wrong ones in a row, and of the day only this one, which was counted before it was checked.
 * False where the PIN is not the checked one any more.
 */
export async function forgetGuesses(
  tx: HotelTx,
  person: PersonRef,
  pinHash: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update staff_pins set failures = 0, day_failures = greatest(0, day_failures - 1), blocked_until = null
    where ${ofPerson(person)} and pin_hash = ${pinHash} returning user_id`);
  return rows.length > 0;
}
