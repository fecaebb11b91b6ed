import type { LiveStatus } from "../client/live-slice.ts";
import { useSelector } from "../client/store.ts";
import { LiveDot } from "../components/feedback/live-dot.tsx";
import { useLeaveWarning } from "../hooks/use-leave-warning.ts";
import { useOutboxOfPage, useQueue } from "./use-outbox.ts";

type OutboxDotProps = { status: LiveStatus | "lapsed"; onOpen: () => void };

/**
 * The live dot with what waits in this browser. While it is on the screen the queue is sent, and the browser asks
 * before it closes the page with something in it.
 */
export function OutboxDot({ status, onOpen }: OutboxDotProps) {
  useQueue(useOutboxOfPage());
  const { waiting, refused, hasOthers, isKept } = useSelector((state) => state.outbox);
  const hasOwn = waiting + refused > 0;
  useLeaveWarning(hasOwn);
  const isWorthOpening = hasOwn || hasOthers || !isKept;
  return (
    <LiveDot
      status={status}
      waiting={waiting}
      refused={refused}
      onOpen={isWorthOpening ? onOpen : undefined}
    />
  );
}
