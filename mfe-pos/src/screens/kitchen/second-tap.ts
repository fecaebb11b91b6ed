type Tap = { clientX: number; clientY: number; timeStamp: number; detail: number };

const WITHIN_MS = 400;
const WITHIN_PX = 40;
let last: Tap | undefined;

/**
 * Whether a tap only repeats the one before at the same place: a wet finger taps twice, and by then the next
 * ticket has moved below it. A key press (`detail` 0) has no place.
 */
export function isSecondTap(tap: Tap): boolean {
  const before = last;
  last = tap;
  if (!before || tap.detail === 0) return false;
  const distance = Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY);
  return tap.timeStamp - before.timeStamp < WITHIN_MS && distance < WITHIN_PX;
}
