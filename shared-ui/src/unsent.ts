/** For the shell's service worker, which has no page: whether the outbox of this browser is empty. */
export { hasUnsent } from "./outbox/has-unsent.ts";
