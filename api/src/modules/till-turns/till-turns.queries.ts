import type { TillPeople, TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { acquireHotelLock } from "../../platform/db/hotel-lock.ts";
import type { PersonRef } from "./pin-guesses.queries.ts";

/** Waits for a removal of the hotel, as every write does before it refers to the hotel's row. */
export async function lockHotelShared(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`select ${acquireHotelLock("hotel", hotelId, "shared")}`);
}

/** An active person of the hotel with a PIN, and their rights. */
export type PersonWithPin = Pick<TillPeople["people"][number], "userId" | "name"> & {
  hotelUserId: HotelUserId;
  role: HotelRole;
  sections: Section[];
};

const name = sql`coalesce(nullif(m.display_name, ''), nullif(u.display_name, ''), u.email)`;

const peopleWithPin = (hotelId: HotelId) => sql`
  select p.user_id as "userId", m.id as "hotelUserId", m.role, m.sections, ${name} as name
  from staff_pins p
  join hotel_users m on m.hotel_id = p.hotel_id and m.user_id = p.user_id and m.status = 'active'
  join users u on u.id = p.user_id
  where p.hotel_id = ${hotelId}`;

/** The people of the hotel who have a PIN, by name. */
export async function listPeopleWithPin(tx: HotelTx, hotelId: HotelId): Promise<PersonWithPin[]> {
  const rows = await tx.execute<PersonWithPin>(
    sql`${peopleWithPin(hotelId)} order by lower(${name}), p.user_id`,
  );
  return [...rows];
}

export async function findPersonWithPin(
  tx: HotelTx,
  { hotelId, userId }: PersonRef,
): Promise<PersonWithPin | undefined> {
  const [row] = await tx.execute<PersonWithPin>(
    sql`${peopleWithPin(hotelId)} and p.user_id = ${userId}`,
  );
  return row;
}

/** Stores the PIN of an active person of the hotel; false where the account has no place there. */
export async function savePin(
  tx: HotelTx,
  { hotelId, userId }: PersonRef,
  pinHash: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into staff_pins (hotel_id, user_id, pin_hash)
    select hotel_id, user_id, ${pinHash} from hotel_users
    where hotel_id = ${hotelId} and user_id = ${userId} and status = 'active'
    on conflict (hotel_id, user_id) do update
      set pin_hash = excluded.pin_hash, set_at = now(), failures = 0, blocked_until = null
    returning user_id`);
  return rows.length > 0;
}

/** Deletes one's own PIN, which ends the turns that one has by it. Returns whether there was one. */
export async function deleteOwnPin(tx: HotelTx, { hotelId, userId }: PersonRef): Promise<boolean> {
  const rows = await tx.execute(sql`
    delete from staff_pins where hotel_id = ${hotelId} and user_id = ${userId} returning user_id`);
  return rows.length > 0;
}

/** Deletes the PIN of a person; the foreign key of `till_turns` deletes their turns. Returns whether they had a PIN. */
export async function deletePin(
  tx: HotelTx,
  { hotelId, hotelUserId }: { hotelId: HotelId; hotelUserId: HotelUserId },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    delete from staff_pins p using hotel_users m
    where p.hotel_id = ${hotelId} and m.hotel_id = p.hotel_id and m.user_id = p.user_id
      and m.id = ${hotelUserId}
    returning p.user_id`);
  return rows.length > 0;
}

export type NewTurn = PersonRef & {
  tokenHash: string;
  sessionId: string;
  purpose: TurnPurpose;
  /** Of an approval: who asked for it. */
  askedBy: UserId | null;
  lastsMinutes: number;
};

export async function insertTurn(tx: HotelTx, turn: NewTurn): Promise<void> {
  const { hotelId, tokenHash, sessionId, userId, purpose, askedBy, lastsMinutes } = turn;
  await tx.execute(sql`
    insert into till_turns (hotel_id, token_hash, session_id, user_id, purpose, asked_by, expires_at)
    values (${hotelId}, ${tokenHash}, ${sessionId}, ${userId}, ${purpose}, ${askedBy},
      now() + make_interval(mins => ${lastsMinutes}::int))`);
}

export async function deleteTurn(tx: HotelTx, hotelId: HotelId, tokenHash: string): Promise<void> {
  await tx.execute(
    sql`delete from till_turns where hotel_id = ${hotelId} and token_hash = ${tokenHash}`,
  );
}

/** Ends every turn of a person. */
export async function deleteTurnsOf(tx: HotelTx, { hotelId, userId }: PersonRef): Promise<void> {
  await tx.execute(sql`delete from till_turns where hotel_id = ${hotelId} and user_id = ${userId}`);
}
