import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { DiscardedChange } from "@funduq/shared-types/contracts/unsent-change";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { type HotelId, type UserId, userIdSchema } from "@funduq/shared-types/values/ids";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { HotelTx } from "./db/database.ts";
import type { RouteSpec } from "./route.ts";

/** Who made a change that a browser kept until it could be sent, and when. The client says so; nothing proves it. */
export type RecordedChange = { by: UserId; at: Date };

const atSchema = z.iso.datetime({ offset: true });

/** Sent within this time, a change was made when it was sent. */
const AT_ONCE_MS = 60_000;

/** Whether a change waited in its device before it was sent. */
export const hasWaited = (madeAt: Date, sentAt: Date): boolean =>
  sentAt.getTime() - madeAt.getTime() > AT_ONCE_MS;

/** Reads the two headers of a change that comes from a browser's outbox; others have neither, or are refused. */
export function recordedIn(
  headers: Headers,
  { isFromOutbox }: Pick<RouteSpec, "isFromOutbox">,
): RecordedChange | undefined {
  const [by, at] = [headers.get(RECORDED_BY_HEADER), headers.get(RECORDED_AT_HEADER)];
  if (by === null && at === null) return undefined;
  const person = userIdSchema.safeParse(isFromOutbox ? by : undefined);
  const instant = atSchema.safeParse(at);
  if (person.success && instant.success) return { by: person.data, at: new Date(instant.data) };
  const expected = isFromOutbox ? "The id of a user." : "No outbox sends this request.";
  throw new AppError("request.invalid", {
    fields: [
      ...(person.success ? [] : [{ path: RECORDED_BY_HEADER, message: expected }]),
      ...(instant.success ? [] : [{ path: RECORDED_AT_HEADER, message: "An instant, ISO 8601." }]),
    ],
  });
}

/** A recorded change with the name of another person than the sender who made it. */
export type MadeChange = RecordedChange & { madeBy?: string };

/** Looks up who made a change. Somebody who is no user of the hotel is ignored: then it is the sender's. */
export async function makerOf(
  tx: HotelTx,
  hotelId: HotelId,
  { by, at }: RecordedChange,
  senderId: UserId,
): Promise<MadeChange> {
  const madeBy = by === senderId ? undefined : await nameOf(tx, hotelId, by);
  return madeBy === undefined ? { by: senderId, at } : { by, at, madeBy };
}

/** For the audit trail, whose entry names the sender: who else made the change, and when, if that was earlier. */
export function recordedFacts(made: MadeChange | undefined, sentAt: Date): AuditFact[] {
  if (!made) return [];
  const facts: AuditFact[] = [];
  if (made.madeBy !== undefined) facts.push(fact("recordedBy", "text", { after: made.madeBy }));
  if (hasWaited(made.at, sentAt))
    facts.push(fact("recordedAt", "moment", { after: made.at.toISOString() }));
  return facts;
}

/** For the audit trail: what was given up, who had made it and when, and why it is discarded. */
export function discardedFacts({ change, madeBy, madeAt, reason }: DiscardedChange): AuditFact[] {
  return [
    fact("discardedChange", "text", { before: change }),
    fact("recordedBy", "text", { after: madeBy }),
    fact("recordedAt", "moment", { after: madeAt }),
    fact("reason", "text", { after: reason }),
  ];
}

/** The name of a user of the hotel, also of a disabled one, or of a super admin. */
async function nameOf(tx: HotelTx, hotelId: HotelId, userId: UserId): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string }>(sql`
    select coalesce(nullif(place.display_name, ''), nullif(u.display_name, ''), u.email) as name
    from users u
    left join hotel_users place on place.hotel_id = ${hotelId} and place.user_id = u.id
    where u.id = ${userId} and (place.user_id is not null or u.is_super_admin)`);
  return row?.name;
}
