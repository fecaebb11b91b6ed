import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { useState } from "react";
import { draftOf, forgetDraft, keepDraft } from "./checkout-drafts.ts";
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

  function keepParts(next: readonly NewPayment[]) {
    setDraft(keepDraft({ ...draft, parts: next }));
    return next;
  }

  return {
    draft,
    total,
    remaining,
    /** What the next payment is, unless somebody says otherwise. */
    share: nextShare(remaining, persons, parts.length),
    setPersons: (count: number) => setDraft(keepDraft({ ...draft, persons: count })),
    /** Answers all parts with this one. */
    add: (part: NewPayment) => keepParts([...parts, part]),
    remove: (index: number) => keepParts(parts.filter((_, at) => at !== index)),
    forget: () => forgetDraft(draft),
  };
}
