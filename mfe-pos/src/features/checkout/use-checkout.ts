import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import type { SaleId } from "@funduq/shared-types/values/ids";
import { deviceStorage, newKey } from "@funduq/shared-ui/state";
import { useState } from "react";
import { leftToPay, nextShare } from "./payment-parts.ts";

type Kept = { saleId: SaleId; persons: number; parts: NewPayment[] };

const keyOf = (billId: string) => `funduq.checkout.${billId}`;

/**
 * The payment of a bill while it is taken, part by part. Money that a guest has handed over is remembered on this device,
 * and so is the sale's id: a reload in between loses no part, and what was sent already is not sold twice.
 */
export function useCheckout(bill: OpenBill) {
  const [kept, setKept] = useState(() => remembered(bill.id));
  const total = billAmounts(bill.lines, bill).netCentimes;
  const remaining = leftToPay(total, kept.parts);

  function keep(change: Partial<Kept>) {
    const next = { ...kept, ...change };
    setKept(next);
    deviceStorage.set(keyOf(bill.id), JSON.stringify(next));
    return next;
  }

  return {
    ...kept,
    total,
    remaining,
    /** What the next payment is, unless somebody says otherwise. */
    share: nextShare(remaining, kept.persons, kept.parts.length),
    setPersons: (persons: number) => keep({ persons }),
    /** Answers all parts with this one. */
    add: (part: NewPayment) => keep({ parts: [...kept.parts, part] }).parts,
    remove: (index: number) => keep({ parts: kept.parts.filter((_, at) => at !== index) }),
    forget: () => deviceStorage.set(keyOf(bill.id), null),
  };
}

function remembered(billId: string): Kept {
  const fresh = { saleId: newKey() as SaleId, persons: 1, parts: [] };
  const text = deviceStorage.get(keyOf(billId));
  if (text === null) return fresh;
  try {
    return { ...fresh, ...JSON.parse(text) };
  } catch {
    return fresh;
  }
}
