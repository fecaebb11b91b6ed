import {
  onOutboxUsed,
  outboxSlice,
  useDispatch,
  useLiveStatus,
  useSelector,
} from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";

export type OutboxParts = typeof import("@funduq/shared-ui/outbox");

/**
 * The parts of the outbox, where a department of this page uses it or one has in this browser: something may be left in the
 * queue. Nobody else downloads them. What could not be fetched is asked for again when the live stream changes.
 */
export function useOutboxParts(): OutboxParts | undefined {
  const dispatch = useDispatch();
  const isUsed = useSelector(({ outbox }) => outbox.isUsed);
  const live = useLiveStatus();
  const [parts, setParts] = useState<OutboxParts>();
  useEffect(() => onOutboxUsed(() => dispatch(outboxSlice.actions.used())), [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try with each change of the live stream
  useEffect(() => {
    if (!isUsed || parts) return;
    import("@funduq/shared-ui/outbox").then(setParts, () => undefined);
  }, [isUsed, parts, live]);
  return parts;
}
