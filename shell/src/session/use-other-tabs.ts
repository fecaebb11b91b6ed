import { sessionSlice, useDispatch, useSelector } from "@funduq/shared-ui/state";
import { useEffect, useEffectEvent, useState } from "react";

/** Who has signed in in one of this browser's tabs; null for nobody any more. */
type Word = { userId: string | null };

/**
 * The tabs of a browser share a session: what one of them does to it, the others hear at once. Another
 * person's sign-in takes the former one's work off the screen. The same person's, and a sign-out, are
 * asked of the server.
 */
export function useOtherTabs(ask: () => unknown): void {
  const dispatch = useDispatch();
  const { status, session } = useSelector((state) => state.session);
  const userId = session?.user.id ?? null;
  const [channel, setChannel] = useState<BroadcastChannel>();

  const hear = useEffectEvent(({ data }: MessageEvent<Word>) => {
    if (userId === null) return;
    const isOther = data.userId !== null && data.userId !== userId;
    if (isOther) dispatch(sessionSlice.actions.changedHands());
    else ask();
  });
  useEffect(() => {
    const opened = new BroadcastChannel("funduq.session");
    opened.onmessage = (event: MessageEvent<Word>) => hear(event);
    setChannel(opened);
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (status !== "unknown") channel?.postMessage({ userId } satisfies Word);
  }, [channel, status, userId]);
}
