import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { centimes, sumCentimes } from "@funduq/shared-types/values/centimes";
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

const NOTHING = "[]";
let lastRead: { text: string; drafts: readonly CheckoutDraft[] } = { text: NOTHING, drafts: [] };

/** What is stored, the same list until it changes: each table of the plan asks for it whenever it is drawn. */
function storedDrafts(): readonly CheckoutDraft[] {
  const text = deviceStorage.get(KEY) ?? NOTHING;
  if (text !== lastRead.text) lastRead = { text, drafts: parsed(text) };
  return lastRead.drafts;
}

function parsed(text: string): readonly CheckoutDraft[] {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

const isKept = ({ at }: CheckoutDraft) => at > Date.now() - KEPT_MS;

/** All of them but those that nobody touched for seven days. */
export const checkoutDrafts = (): CheckoutDraft[] => storedDrafts().filter(isKept);

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

/** What is open of bills, as this device knows it. Nothing is on a room before the sale, so that is not taken yet. */
export type OpenAmounts = {
  /** What the bills come to. */
  total: Centimes;
  /** What guests have handed over here, for no bill more than it comes to. */
  taken: Centimes;
  left: Centimes;
  /** What they have handed over beyond it: something was voided after a part was paid. */
  toGiveBack: Centimes;
};

export function useOpenAmounts(bills: readonly OpenBill[]): OpenAmounts {
  const drafts = useSyncExternalStore(subscribe, storedDrafts);
  const each = bills.map((bill) => {
    const total = billAmounts(bill.lines, bill).netCentimes;
    const handedOver = handedOverFor(bill, drafts);
    return { total, taken: centimes(Math.min(handedOver, total)), handedOver };
  });
  const total = sumCentimes(each.map((bill) => bill.total));
  const taken = sumCentimes(each.map((bill) => bill.taken));
  const handedOver = sumCentimes(each.map((bill) => bill.handedOver));
  const left = centimes(total - taken);
  return { total, taken, left, toGiveBack: centimes(handedOver - taken) };
}

function handedOverFor(bill: OpenBill, drafts: readonly CheckoutDraft[]): Centimes {
  const draft = drafts.find(({ billId }) => billId === bill.id);
  const parts = draft && isKept(draft) ? draft.parts : [];
  const handedOver = parts.filter(({ method }) => method !== "Room");
  return sumCentimes(handedOver.map(({ amountCentimes }) => amountCentimes));
}
