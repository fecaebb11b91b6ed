import { may, type Principal } from "@funduq/shared-types/rules/permissions";
import type { OutboxStatus } from "../client/outbox-slice.ts";
import type { SessionState } from "../client/session-slice.ts";
import type { OutboxEntry } from "./entry.ts";
import type { Queue } from "./queue.ts";

/** Whether the person signed in here may send the change: they have the department's right in its hotel. */
export function maySend(
  { session }: Pick<SessionState, "session">,
  { hotelId, permission }: OutboxEntry,
): boolean {
  const hotel = session?.hotels.find((each) => each.hotelId === hotelId);
  if (!session || !hotel) return false;
  const principal: Principal = session.user.isSuperAdmin
    ? { isSuperAdmin: true }
    : { isSuperAdmin: false, role: hotel.role, sections: hotel.sections };
  return may(principal, permission);
}

/** What the person signed in here is told of the queue. */
export function statusFor(
  visitor: Pick<SessionState, "session">,
  queue: Queue,
  way: Pick<OutboxStatus, "isKept" | "isUnreachable">,
): OutboxStatus {
  const own = queue.filter((entry) => maySend(visitor, entry));
  const refused = own.filter(({ state }) => state === "refused").length;
  return {
    waiting: own.length - refused,
    refused,
    hasOthers: own.length < queue.length,
    ...way,
  };
}
