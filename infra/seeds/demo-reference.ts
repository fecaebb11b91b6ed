const LETTERS = "BCDFGHJKMNPQRSTVWXYZ";
const SIGNS = `23456789${LETTERS}`;
const PLACES = 5;
const COUNT = LETTERS.length * SIGNS.length ** PLACES;
/** Has no divisor with COUNT in common, so no two numbers below COUNT have one reference. */
const STEP = 197_368_421;

/** The reference (BK-22) of the demo's n-th booking: random ones would be the same twice in one of a few thousand demo hotels. */
export function demoReference(n: number): string {
  let left = Number((BigInt(n) * BigInt(STEP)) % BigInt(COUNT));
  let reference = LETTERS.charAt(left % LETTERS.length);
  left = Math.floor(left / LETTERS.length);
  for (let place = 0; place < PLACES; place += 1) {
    reference += SIGNS.charAt(left % SIGNS.length);
    left = Math.floor(left / SIGNS.length);
  }
  return reference;
}
