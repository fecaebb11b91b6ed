import { useSession } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useOutbox } from "../../features/bills/use-outbox.ts";

/** Sends what could not be sent, also that of another person, once somebody has signed in and opens the till. */
export function useResume(): void {
  const outbox = useOutbox();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId) outbox.retryAll();
  }, [outbox, userId]);
}
