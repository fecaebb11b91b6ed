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

/** Who made a change that a browser kept until it could be sent, and when. The client says so; nothing proves it. */
export type RecordedChange = { by: UserId; at: Date };

const atSchema = z.iso.datetime({ offset: true });

/** Sent within this time, a change was made when it was sent. */
const AT_ONCE_MS = 60_000;

/** Reads the two headers of a change that comes from a browser's outbox; others have neither. */
export function recordedIn(headers: Headers): RecordedChange | undefined {
  const [by, at] = [headers.get(RECORDED_BY_HEADER), headers.get(RECORDED_AT_HEADER)];
  if (by === null && at === null) return undefined;
  const person = userIdSchema.safeParse(by);
  const instant = atSchema.safeParse(at);
  if (person.success && instant.success) return { by: person.data, at: new Date(instant.data) };
  throw new AppError("request.invalid", {
    fields: [
      ...(person.success ? [] : [{ path: RECORDED_BY_HEADER, message: "The id of a user." }]),
      ...(instant.success ? [] : [{ path: RECORDED_AT_HEADER, message: "An instant, ISO 8601." }]),
    ],
  });
}

type Sent = { hotelId: HotelId; by: UserId; at: Date };

/** For the audit trail, whose entry names the sender: who else made the change, and when, if that was earlier. */
export async function recordedFacts(
  tx: HotelTx,
  recorded: RecordedChange | undefined,
  sent: Sent,
): Promise<AuditFact[]> {
  if (!recorded) return [];
  const facts: AuditFact[] = [];
  if (recorded.by !== sent.by) {
    const name = await nameOf(tx, sent.hotelId, recorded.by);
    facts.push(fact("recordedBy", "text", { after: name ?? recorded.by }));
  }
  if (sent.at.getTime() - recorded.at.getTime() > AT_ONCE_MS)
    facts.push(fact("recordedAt", "moment", { after: recorded.at.toISOString() }));
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
