/** Changes that are kept in the browser until the server has them: for departments that work without a network. */
export { DiscardDialog } from "./outbox/discard-dialog.tsx";
export type { OutboxEntry } from "./outbox/entry.ts";
export { LeaveWithQueue } from "./outbox/leave-with-queue.tsx";
export { OutboxDot } from "./outbox/outbox-dot.tsx";
export { UnsentList } from "./outbox/unsent-list.tsx";
export { useOnSent, useOutbox } from "./outbox/use-outbox.ts";
