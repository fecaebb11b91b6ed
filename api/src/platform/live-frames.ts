import type { LiveChange } from "@funduq/shared-types/contracts/live";
import { mayReceiveEntityId } from "@funduq/shared-types/rules/live-changes";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { RecordedChange } from "./live-changes.ts";
import type { LostAccess } from "./session-store.ts";

/** Frames of the event stream. */

/** The receiver of a stream, with the rights of the last check; undefined before the first one. */
export type Receiver = { userId: UserId; principal: Principal | undefined };

/**
 * One change as this receiver gets it: the stream's default event. A screen resumes from its id.
 */
export function changeFrame(
  { seq, tags, entityId, by }: RecordedChange,
  { userId, principal }: Receiver,
): Buffer {
  const isTold =
    entityId !== null && principal !== undefined && mayReceiveEntityId(principal, tags);
  const change: LiveChange = { seq, tags, own: by === userId, ...(isTold && { entityId }) };
  return Buffer.from(`id: ${seq}\ndata: ${JSON.stringify(change)}\n\n`);
}

/**
 * `ready`: the stream is complete from this number on. `reset`: earlier changes are no longer stored, so
 * fetch everything again.
 */
export function positionFrame(event: "ready" | "reset", seq: number): Buffer {
  return Buffer.from(`id: ${seq}\nevent: ${event}\ndata: {"seq":${seq}}\n\n`);
}

/** A department has another release: the page asks for the list of modules again. No change of a hotel, so without an id. */
export const releasedFrame = Buffer.from("event: released\ndata: {}\n\n");

/** Why a stream ends: `replaced` by a newer one of the same user, `slow` to read, and so on. */
export type ClosingReason = "stopping" | "replaced" | "slow" | LostAccess;

const NOT_AGAIN_MS = 3_600_000;
/**
 * A page of a former release does not know `no-access`. It comes back, is refused with 404, and reads its
 * session anew as after any refused stream.
 */
const comesBack: readonly ClosingReason[] = ["stopping", "slow", "no-access"];

/**
 * The last frame: why the stream ends, and after how long the browser may come back. Those that a
 * stopping server sends away come back spread over two seconds.
 */
export function closingFrame(reason: ClosingReason): Buffer {
  const soon = 500 + Math.floor(Math.random() * 2_000);
  const retryMs = comesBack.includes(reason) ? soon : NOT_AGAIN_MS;
  return Buffer.from(`retry: ${retryMs}\nevent: closed\ndata: {"reason":"${reason}"}\n\n`);
}

export const heartbeatFrame = Buffer.from(": still here\n\n");
