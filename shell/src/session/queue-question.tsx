import { lazyDialog } from "@funduq/shared-ui";
import { useSyncExternalStore } from "react";

const LeaveWithQueue = lazyDialog(
  async () => (await import("@funduq/shared-ui/outbox")).LeaveWithQueue,
);

/** What happens once somebody has agreed to leave with a queue that is not sent. */
let asked: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Asks whether somebody wants to log out although their changes are not sent; `go` is what happens then. */
export function askWithQueue(go: () => void): void {
  change(go);
}

/** The shell draws it once, wherever the log-out was pressed. */
export function QueueQuestion() {
  const go = useSyncExternalStore(subscribe, () => asked);
  if (!go) return null;
  const close = () => change(undefined);
  return (
    <LeaveWithQueue
      onClose={close}
      onConfirm={() => {
        close();
        go();
      }}
    />
  );
}

function change(to: typeof asked): void {
  asked = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
