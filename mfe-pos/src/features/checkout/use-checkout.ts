import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { useEffect, useState } from "react";
import {
  type CheckoutDraft,
  draftOf,
  forgetDraft,
  keepDraft,
  withParts,
} from "./checkout-drafts.ts";
import { holdCheckout } from "./checkout-lock.ts";
import { leftToPay, nextShare } from "./payment-parts.ts";

/**
 * The payment of a bill while it is taken, part by part. Money that a guest has handed over is remembered on this device,
 * and so is the sale's id: a reload in between loses no part, and what was sent already is not sold twice.
 */
export function useCheckout(bill: OpenBill) {
  const [draft, setDraft] = useState(() => draftOf(bill));
  const { parts, persons } = draft;
  const total = billAmounts(bill.lines, bill).netCentimes;
  const remaining = leftToPay(total, parts);
  useEffect(() => holdCheckout(bill.id), [bill.id]);

  function keep(next: CheckoutDraft) {
    const kept = keepDraft(next);
    setDraft(kept);
    return kept;
  }

  return {
    draft,
    total,
    remaining,
    /** What the next payment is, unless somebody says otherwise. */
    share: nextShare(remaining, persons, parts.length),
    setPersons: (count: number) => keep({ ...draft, persons: count }),
    /** Answers the draft with this part. */
    add: (part: NewPayment) => keep(withParts(draft, [...parts, part])),
    remove: (index: number) => keep(withParts(draft, without(parts, index))),
    /** To be called before the sale is sent: a reload afterwards knows of it. */
    sending: (sent: CheckoutDraft) => keep({ ...sent, isSent: true }),
    forget: () => forgetDraft(draft),
  };
}

const without = (parts: readonly NewPayment[], index: number) =>
  parts.filter((_, at) => at !== index);
