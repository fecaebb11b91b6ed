import { centimes, DINAR, ZERO } from "../values/centimes.ts";
import type { Centimes } from "../values/money.ts";

const STEP_CENTIMES = 100 * DINAR;

/** The duty of each step of 100 DA, by what is paid at most. */
const rates = [
  { upTo: 30_000 * DINAR, perStepCentimes: 100 },
  { upTo: 100_000 * DINAR, perStepCentimes: 150 },
  { upTo: Number.POSITIVE_INFINITY, perStepCentimes: 200 },
] as const;

/**
 * The stamp duty on what is paid in cash: for every 100 DA or a part of them, at the rate of the whole amount. None up to
 * 300 DA, at least 5 DA, without a maximum. Where a part of the payment bears no duty here, `dutiable` is the rest of it.
 */
export function stampDuty(paid: Centimes, dutiable: Centimes = paid): Centimes {
  if (dutiable <= 300 * DINAR) return ZERO;
  const perStep = rates.find(({ upTo }) => paid <= upTo)?.perStepCentimes ?? 0;
  return centimes(Math.max(5 * DINAR, Math.ceil(dutiable / STEP_CENTIMES) * perStep));
}
