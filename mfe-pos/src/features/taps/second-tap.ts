type Tap = { clientX: number; clientY: number; timeStamp: number; detail: number };

const WITHIN_MS = 400;
const WITHIN_PX = 40;
let noted: Tap | undefined;

/** Notes a tap that changes what is below the finger. A click by the keyboard (`detail` 0) clears the note. */
export function noteTap(tap: Tap): void {
  noted = tap.detail === 0 ? undefined : tap;
}

/**
 * Whether a tap only repeats the noted one at the same place: a wet finger taps twice, and by then something else has moved
 * below it. A key press (`detail` 0) and a press by a screen reader (at 0, 0) have no place.
 */
export function repeatsNotedTap(tap: Tap): boolean {
  if (!noted || tap.detail === 0 || (tap.clientX === 0 && tap.clientY === 0)) return false;
  const distance = Math.hypot(tap.clientX - noted.clientX, tap.clientY - noted.clientY);
  return tap.timeStamp - noted.timeStamp < WITHIN_MS && distance < WITHIN_PX;
}

/** The same of buttons of which each brings the next one below the finger: it is noted, too. */
export function isSecondTap(tap: Tap): boolean {
  const repeats = repeatsNotedTap(tap);
  noteTap(tap);
  return repeats;
}
