import type { ApiFailure } from "@funduq/shared-ui/state";

const aboutRoom: readonly string[] = [
  "booking.room-taken",
  "booking.room-occupied",
  "room.out-of-order",
  "room.not-ready",
];

/** Whether a refusal is about the room, so that another one would do. */
export function saysOfRoom({ code }: Pick<ApiFailure, "code">): boolean {
  return aboutRoom.includes(code);
}
