import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { useState } from "react";
import type { Order } from "./use-order.ts";

/** Sends again at a press, and says that it is underway. */
export function useRetry(order: Order) {
  const [isTrying, setTrying] = useState(false);
  async function retry(refused: OutboxEntry | undefined) {
    setTrying(true);
    await order.retry(refused);
    setTrying(false);
  }
  return { retry: (refused?: OutboxEntry) => void retry(refused), isTrying };
}
