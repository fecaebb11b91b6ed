import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { sumCentimes } from "@funduq/shared-types/values/centimes";
import type { BillId, RestaurantId, SaleId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { deviceStorage, newKey } from "@funduq/shared-ui/state";
import { useSyncExternalStore } from "react";

/** The payment of a bill while it is taken, as this device remembers it. */
export type CheckoutDraft = {
  billId: BillId;
  restaurantId: RestaurantId;
  tableName: string;
  billName: string;
  saleId: SaleId;
  /** The sale was sent with these parts: the API may have it, whatever was answered. */
  isSent: boolean;
  persons: number;
  parts: readonly NewPayment[];
  /** When it was changed last. */
  at: number;
};

const KEY = "funduq.checkouts";
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** All of them but those that nobody touched for seven days. */
export function checkoutDrafts(): CheckoutDraft[] {
  try {
    const all: CheckoutDraft[] = JSON.parse(deviceStorage.get(KEY) ?? "[]");
    return all.filter(({ at }) => at > Date.now() - KEPT_MS);
  } catch {
    return [];
  }
}

export function draftOf(bill: OpenBill): CheckoutDraft {
  const { id: billId, restaurantId, tableName, name: billName } = bill;
  const kept = checkoutDrafts().find((draft) => draft.billId === billId);
  const fresh = { saleId: newSaleId(), isSent: false, persons: 1, parts: [], at: 0 };
  return { ...fresh, ...kept, billId, restaurantId, tableName, billName };
}

/** Other parts are another sale than the one that was sent: it gets an id of its own. */
export function withParts(draft: CheckoutDraft, parts: readonly NewPayment[]): CheckoutDraft {
  return draft.isSent
    ? { ...draft, parts, saleId: newSaleId(), isSent: false }
    : { ...draft, parts };
}

const newSaleId = () => newKey() as SaleId;

export function keepDraft(draft: CheckoutDraft): CheckoutDraft {
  const kept = { ...draft, at: Date.now() };
  const others = checkoutDrafts().filter(({ billId }) => billId !== draft.billId);
  store([...others, kept]);
  return kept;
}

export function forgetDraft({ billId }: Pick<CheckoutDraft, "billId">): void {
  const others = checkoutDrafts().filter((draft) => draft.billId !== billId);
  store(others);
}

const watchers = new Set<() => void>();

function store(drafts: readonly CheckoutDraft[]): void {
  deviceStorage.set(KEY, drafts.length > 0 ? JSON.stringify(drafts) : null);
  for (const changed of watchers) changed();
}

function subscribe(changed: () => void): () => void {
  watchers.add(changed);
  // Another tab of this device takes payments, too.
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

/** What guests have handed over for these bills on this device so far, for none more than it comes to. Nothing is on a room before the sale. */
export function useTakenOf(bills: readonly OpenBill[]): Centimes {
  return useSyncExternalStore(subscribe, () => {
    const drafts = checkoutDrafts();
    return sumCentimes(bills.map((bill) => takenOf(bill, drafts)));
  });
}

function takenOf(bill: OpenBill, drafts: readonly CheckoutDraft[]): Centimes {
  const parts = drafts.find(({ billId }) => billId === bill.id)?.parts ?? [];
  const handedOver = parts.filter(({ method }) => method !== "Room");
  const taken = sumCentimes(handedOver.map(({ amountCentimes }) => amountCentimes));
  const { netCentimes } = billAmounts(bill.lines, bill);
  return taken < netCentimes ? taken : netCentimes;
}
