import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Clock } from "../../platform/clock.ts";

const DELAY_MS = 1_500;
/** A waiting attempt holds a socket; this limits how many one address can hold. */
const most = { inAll: 40, ofAddress: 8 };

/**
 * Delays a sign-in attempt without holding a transaction, a lock or a hashing slot. With too many waiting
 * attempts, in total or from one address, the answer is 'busy'.
 */
export function createSignInDelay(clock: Clock): (address: string) => Promise<void> {
  const waiting = new Map<string, number>();
  let inAll = 0;

  function enter(address: string): void {
    const own = waiting.get(address) ?? 0;
    if (inAll >= most.inAll || own >= most.ofAddress) throw new AppError("service.busy");
    waiting.set(address, own + 1);
    inAll += 1;
  }

  function leave(address: string): void {
    const own = waiting.get(address) ?? 0;
    if (own > 1) waiting.set(address, own - 1);
    else waiting.delete(address);
    inAll -= 1;
  }

  return async function delaySignIn(address: string): Promise<void> {
    enter(address);
    try {
      await clock.wait(DELAY_MS);
    } finally {
      leave(address);
    }
  };
}
