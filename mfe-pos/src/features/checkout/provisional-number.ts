import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import { countOnDevice } from "@funduq/shared-ui/outbox";

/** The API takes 30 characters, of which the device's part and the count need 12. */
const LONGEST_NAME = 18;

/**
 * The number of a receipt that is given without the network: 'Bar K4TN-12'. The terminal, letters that this device has drawn
 * because several may be the same terminal, and how many receipts it has given so far. No number is given twice.
 */
export async function nextProvisionalNumber(terminal: Terminal | null): Promise<string> {
  const { device, count } = await countOnDevice(`receipts ${terminal?.id ?? ""}`);
  const name = terminal?.name.slice(0, LONGEST_NAME).trim();
  return [name, `${device}-${count}`].filter(Boolean).join(" ");
}
