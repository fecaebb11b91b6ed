import { AppError } from "@funduq/shared-types/errors/app-error";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { withTimeout } from "./time-limit.ts";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MAX_WAITING = 20;

/** Verified when an account has no password: takes the same time and never matches. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$MTQw2haHDcdDcLlFzhzGFQ$5f7zR0MgpJXa2DIFRLMijtoHmXPXdpd3hSONhLUFdow";

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  /** Whether the password matches; with `undefined` (no such account) it takes as long and never matches. */
  fits(password: string, storedHash: string | null | undefined): Promise<boolean>;
  /** The number of hashes computed so far. */
  computed(): number;
};

/**
 * Argon2id, at most two at a time: each takes a core for tens of milliseconds, and a flood of
 * sign-ins must not starve the front desk. Beyond twenty waiting, the answer is 'busy'.
 */
export function createPasswordHashing(): PasswordHashing {
  const turn = createTurns(AT_ONCE, MAX_WAITING);
  let computed = 0;
  const counted = <T>(work: () => Promise<T>) =>
    turn(() => {
      computed += 1;
      return work();
    });
  return {
    hash: (password) => counted(() => hash(password, cost)),
    fits: async (password, storedHash) => {
      const matches = await counted(() => verify(storedHash ?? NOBODY, password));
      return matches && storedHash != null;
    },
    computed: () => computed,
  };
}

/**
 * Runs at most `atOnce` pieces of work at a time, queues at most `maxWaiting`, and refuses the rest. Work that has
 * not ended after `limitMs`, waiting included, is answered "busy" but occupies its slot until it ends.
 */
export function createTurns(atOnce: number, maxWaiting: number, limitMs?: number) {
  const limit = pLimit(atOnce);

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= atOnce + maxWaiting)
      throw new AppError("service.busy");
    return limit(work);
  }

  return function turn<T>(work: () => Promise<T>): Promise<T> {
    if (limitMs === undefined) return inTurn(work);
    return withTimeout(limitMs, (signal) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return work();
      }),
    );
  };
}
