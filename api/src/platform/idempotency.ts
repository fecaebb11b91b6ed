import { createHmac } from "node:crypto";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "./db/database.ts";
import { acquireHotelLock } from "./db/hotel-lock.ts";
import { violates } from "./db/refusals.ts";
import { deriveKey } from "./encryption.ts";
import type { MasterKey } from "./identity-keys.ts";

const KEY = /^[\w-]{8,128}$/;

/** What identifies a write of a client: a repeated request gets the stored answer and writes nothing. */
export type Claim = {
  hotelId: HotelId;
  userId: UserId;
  key: string;
  requestHash: string;
  /** The same request's hashes under former master keys: it may have been claimed before a rotation. */
  formerHashes?: readonly string[];
};

export type StoredAnswer = { status: number; body: string | null };

/** The client's key, which every write in a hotel carries. */
export function idempotencyKey(header: string | undefined): string {
  if (!header) throw new AppError("request.key-missing");
  if (KEY.test(header)) return header;
  const fault = { path: "Idempotency-Key", message: "8 to 128 letters, digits, - or _." };
  throw new AppError("request.invalid", { fields: [fault] });
}

/**
 * A hash of the operation, the address with its query, and the body as sent. Keyed, as a body may hold an
 * identity number, which could be guessed from a plain hash.
 */
export function hashRequest(
  { key }: MasterKey,
  operation: string,
  address: string,
  body: string,
): string {
  return createHmac("sha256", deriveKey(key, "hash of a request"))
    .update(`${operation}\n${address}\n${body}`)
    .digest("hex");
}

/**
 * Inserts the idempotency key, or returns the answer that is stored under it. Waits while another request
 * holds the key. A rollback removes the key, so a refused request may be repeated.
 *
 * This is the first statement of a write. It waits for a concurrent hotel removal; afterwards the hotel
 * row no longer exists.
 */
export async function claimKey(tx: HotelTx, claim: Claim): Promise<StoredAnswer | undefined> {
  return (await insertClaim(tx, claim)) ? undefined : findAnswer(tx, claim);
}

async function insertClaim(tx: HotelTx, claim: Claim): Promise<boolean> {
  const { hotelId, userId, key, requestHash } = claim;
  try {
    const taken = await tx.execute(sql`
      insert into idempotency_keys (hotel_id, user_id, key, request_hash)
      select ${hotelId}::uuid, ${userId}::uuid, ${key}, ${requestHash}
      where ${acquireHotelLock("hotel", hotelId, "shared")}
      on conflict do nothing
      returning key`);
    return taken.length > 0;
  } catch (error) {
    if (violates(error, "idempotency_keys_belong_to_a_hotel"))
      throw new AppError("hotel.not-found");
    throw error;
  }
}

async function findAnswer(tx: HotelTx, claim: Claim): Promise<StoredAnswer> {
  const { hotelId, userId, key, requestHash, formerHashes = [] } = claim;
  const [row] = await tx.execute<{ request_hash: string; status: number; body: string | null }>(sql`
    select request_hash, status, body from idempotency_keys
    where hotel_id = ${hotelId} and user_id = ${userId} and key = ${key}`);
  if (!row) throw new AppError("service.busy");
  if (![requestHash, ...formerHashes].includes(row.request_hash))
    throw new AppError("request.key-reused");
  return { status: row.status, body: row.body };
}

/** The statement that stores the answer for a repeated request. */
export function keepAnswer({ hotelId, userId, key }: Claim, answer: StoredAnswer): SQL {
  return sql`
    update idempotency_keys set status = ${answer.status}, body = ${answer.body}
    where hotel_id = ${hotelId} and user_id = ${userId} and key = ${key}`;
}
