import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { TurnPurpose } from "@funduq/shared-types/contracts/till-turn";
import { tillActionSchema } from "@funduq/shared-types/contracts/till-turn";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import {
  type HotelId,
  type HotelUserId,
  hotelIdSchema,
  type UserId,
} from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { authorizeHotel } from "./authorize.ts";
import type { HotelTx, System } from "./db/database.ts";
import { hashToken } from "./hash-token.ts";
import type { Actor, Membership } from "./identity.ts";
import { isWrite, type RouteSpec } from "./route.ts";

/** A person's turn at a till that somebody else is signed in to (POS-15), with the person's current rights. */
export type TillTurn = {
  tokenHash: string;
  purpose: TurnPurpose;
  userId: UserId;
  displayName: string;
  hotelUserId: HotelUserId;
  role: HotelRole;
  sections: Section[];
  /** Of an approval (POS-11): who was at the till and asked for it. */
  askedBy: { userId: UserId; name: string } | null;
  /** It has expired, or was used for another write. */
  isOver: boolean;
};

/** What a request brings with it to a turn. */
export type TurnRequest = {
  token: string;
  sessionToken: string;
  hotelId: string | undefined;
  /** The request's idempotency key: an approval that was used for it still lets a repeated request in. */
  key: string | undefined;
};

/**
 * The turn of a token; undefined when it is unknown, ended, or of another session or hotel, and when the person is no
 * active user of the hotel any more. The gate sends this together with the query of the session.
 */
export async function findTurn(
  system: System,
  { token, sessionToken, hotelId, key }: TurnRequest,
): Promise<TillTurn | undefined> {
  const hotel = hotelIdSchema.safeParse(hotelId);
  if (!hotel.success) return undefined;
  const [row] = await system.execute<TillTurn>(sql`
    select t.token_hash as "tokenHash", t.purpose, t.user_id as "userId", m.id as "hotelUserId",
      m.role, m.sections, coalesce(nullif(m.display_name, ''), nullif(u.display_name, ''), u.email) as "displayName",
      case when asker.id is not null then json_build_object('userId', asker.id,
        'name', coalesce(nullif(a.display_name, ''), nullif(asker.display_name, ''), asker.email)) end as "askedBy",
      case when t.used_key is null then t.expires_at <= now() else t.used_key <> ${key ?? ""} end as "isOver"
    from till_turns t
    join hotel_users m on m.hotel_id = t.hotel_id and m.user_id = t.user_id and m.status = 'active'
    join users u on u.id = t.user_id
    left join users asker on asker.id = t.asked_by
    left join hotel_users a on a.hotel_id = t.hotel_id and a.user_id = t.asked_by
    where t.hotel_id = ${hotel.data} and t.token_hash = ${hashToken(token)}
      and t.session_id = ${hashToken(sessionToken)}`);
  return row;
}

const tillActions: readonly string[] = tillActionSchema.options;

/**
 * Authorizes the person of a turn for a route of the till, with their rights and not those of who is signed in; whose own
 * right to the till must still hold. An approval is for one correction. Throws `till-turn.not-here` for any other route,
 * `till-turn.ended` and `till-approval.ended`.
 */
export function authorizeTurn(
  spec: Pick<RouteSpec, "permission" | "method" | "isSearch">,
  { signedIn, turn }: { signedIn: Actor | undefined; turn: TillTurn | undefined },
  hotelId: string,
  now: Date,
): { actor: Actor; membership: Membership } {
  const till = authorizeHotel({ permission: "pos.sell" }, signedIn, hotelId, now);
  if (!tillActions.includes(spec.permission)) throw new AppError("till-turn.not-here");
  if (!turn) throw new AppError("till-turn.ended");
  const isApproval = turn.purpose === "approval";
  if (turn.isOver) throw new AppError(isApproval ? "till-approval.ended" : "till-turn.ended");
  if (isApproval && !(isWrite(spec) && spec.permission === "pos.correct"))
    throw new AppError("till-turn.not-here");
  const { userId, displayName, hotelUserId, role, sections } = turn;
  const membership = { hotel: till.membership.hotel, hotelUserId, role, sections };
  const person = { ...till.actor, userId, displayName, isSuperAdmin: false };
  return authorizeHotel(spec, { ...person, memberships: [membership] }, hotelId, now);
}

/**
 * Uses an approval for the write with this key, in its transaction: of two writes the second one is refused with
 * `till-approval.ended`, and a repeat of the first one is not.
 */
export async function useApproval(
  tx: HotelTx,
  hotelId: HotelId,
  { tokenHash }: TillTurn,
  key: string,
): Promise<void> {
  const rows = await tx.execute(sql`
    update till_turns set used_key = ${key}
    where hotel_id = ${hotelId} and token_hash = ${tokenHash}
      and case when used_key is null then expires_at > now() else used_key = ${key} end
    returning token_hash`);
  if (rows.length === 0) throw new AppError("till-approval.ended");
}

/** For the audit trail, whose entry names who approved: who was at the till and asked for it. */
export function approvalFacts(turn: TillTurn | undefined): AuditFact[] {
  return turn?.askedBy ? [fact("askedBy", "text", { after: turn.askedBy.name })] : [];
}
