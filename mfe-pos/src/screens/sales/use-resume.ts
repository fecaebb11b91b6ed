import { useSession } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useBillOutbox } from "../../features/bills/use-bill-outbox.ts";

/** Sends what could not be sent, also that of another person, once somebody has signed in and opens the till. */
export function useResume(): void {
  const outbox = useBillOutbox();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId) outbox.retryAll();
  }, [outbox, userId]);
}
