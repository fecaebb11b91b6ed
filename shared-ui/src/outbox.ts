/** Changes that are kept in the browser until the server has them: for departments that work without a network. */

export { countOnDevice } from "./outbox/device-count.ts";
export { DiscardDialog } from "./outbox/discard-dialog.tsx";
export type { Joined, Maker, OutboxEntry } from "./outbox/entry.ts";
export { LeaveWithQueue } from "./outbox/leave-with-queue.tsx";
export { OutboxDot } from "./outbox/outbox-dot.tsx";
export {
  type Aftermath,
  type EntryPart,
  type SendingRules,
  setSendingRules,
} from "./outbox/sending-rules.ts";
export { UnsentList } from "./outbox/unsent-list.tsx";
export { type DepartmentOutbox, useOnSent, useOutbox } from "./outbox/use-outbox.ts";
