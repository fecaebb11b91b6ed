import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "./turns.ts";

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
