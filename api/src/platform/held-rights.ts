import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "./db/database.ts";
import { sqlState } from "./db/refusals.ts";
import type { HotelActor } from "./identity.ts";

/** What `assert_rights_hold` fails with. */
const RIGHTS_ENDED = "FQ001";

/** The rights that the gate read have changed, so the request must pass the gate again. */
export class RightsChangedError extends Error {
  override readonly name = "RightsChangedError";
}

/**
 * Fails unless the actor still has exactly the rights that the gate has read. A write sends it as its last
 * statement, after its change number: a transaction that ended the rights before has committed by then.
 */
export function assertRightsHold(hotelId: HotelId, actor: HotelActor): SQL {
  const { userId, isSuperAdmin, role, sections } = actor;
  return sql`select assert_rights_hold(${hotelId}::uuid, ${userId}::uuid, ${isSuperAdmin}::boolean,
    ${role}, ${sql.param(sections)}::text[])`;
}

/**
 * Throws unless the actor is still a super admin. Locks the account, so it remains one until the commit.
 * A super admin's write outside the hotels' routes calls this last: the gate's answer may be minutes old.
 */
export async function assertStillSuperAdmin(tx: Tx, userId: UserId): Promise<void> {
  const found = await tx.execute(
    sql`select from users where id = ${userId} and is_super_admin for share`,
  );
  if (found.length === 0) throw new AppError("super-admin.required");
}

/** Every retry follows a change of the caller's rights; more than two changes within one request are refused. */
const MOST_ENTRIES = 3;

/**
 * Runs a write with the rights of its caller. When they change before the commit, the write is rolled
 * back and the caller passes the gate again, which refuses the write or lets it run with the new rights.
 */
export async function retryOnChangedRights<Entered, Answer>(
  first: Entered,
  write: (entered: Entered) => Promise<Answer>,
  passGate: () => Promise<Entered>,
): Promise<Answer> {
  let entered = first;
  for (let entry = 1; entry <= MOST_ENTRIES; entry += 1) {
    try {
      return await write(entered);
    } catch (error) {
      if (!(error instanceof RightsChangedError) && sqlState(error) !== RIGHTS_ENDED) throw error;
      entered = await passGate();
    }
  }
  throw new AppError("service.busy");
}
