import { useSession } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useBillOutbox } from "../../features/bills/use-bill-outbox.ts";
import { useTillTurn } from "../../features/turns/use-till-turn.ts";

/** Sends what could not be sent, also that of another person, once somebody has signed in or taken a turn. */
export function useResume(): void {
  const outbox = useBillOutbox();
  const userId = useSession()?.user.id;
  const token = useTillTurn().turn?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent with each new turn
  useEffect(() => {
    if (userId) void outbox.send();
  }, [outbox, userId, token]);
}
