import type { BillOutbox } from "../bills/use-bill-outbox.ts";

/** The longest that a change of turns waits for unsent operations. */
const SENT_WITHIN_MS = 300;

/** Sends what was tapped until now. What takes longer goes on, and nobody waits for it. */
export async function sendBriefly(outbox: Pick<BillOutbox, "send">): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SENT_WITHIN_MS));
  await Promise.race([outbox.send(), late]);
}
