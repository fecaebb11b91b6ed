import type { BillId } from "@funduq/shared-types/values/ids";

/** There are none without a secure context. */
type Locks = { locks?: LockManager };

const nameOf = (billId: BillId) => `funduq.checkout ${billId}`;

/** Says to the other tabs that a bill is paid in this one, until the returned function is called. */
export function holdCheckout(billId: BillId): () => void {
  const { locks } = navigator as Locks;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks?.request(nameOf(billId), { mode: "shared" }, () => isReleased);
  return release;
}

/** Calls the listener once no tab takes a payment of the bill: at once where that can't be known. */
export function afterCheckout(billId: BillId, listener: () => void): () => void {
  const { locks } = navigator as Locks;
  if (!locks) {
    listener();
    return () => {};
  }
  let isWanted = true;
  void locks.request(nameOf(billId), () => {
    if (isWanted) listener();
  });
  return () => {
    isWanted = false;
  };
}
