import {
  type Folio,
  type NightCharge,
  type PaymentMethod,
  paymentMethodSchema,
} from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { canGoToCompanyAccount } from "@funduq/shared-types/rules/folio-transfer";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, sumCentimes } from "@funduq/shared-types/values/money";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { sentReference } from "../folio/payment-fields.tsx";

/** One method of a payment. The last one takes what the others leave: it has no amount of its own. */
export type Part = {
  key: number;
  method: PaymentMethod;
  amountCentimes: number | null;
  reference: string;
};

const wholeInCash: readonly Part[] = [
  { key: 0, method: "Cash", amountCentimes: null, reference: "" },
];

type Departing = {
  folios: readonly Folio[];
  onAccount: readonly FolioId[];
  /** Nights that are still to be charged, which the desk has seen beside the balance. */
  charges: readonly NightCharge[];
  /** The nights that the guest is still to pay, without those that are waived; undefined while they are unknown. */
  toCome: readonly NightCharge[] | undefined;
};

/** The payments that a check-out takes with it (BK-13): of each folio that is paid here, all that is open on it. */
export function useDeparturePayments({ folios, onAccount, charges, toCome }: Departing) {
  const mayPost = useMay("folios.post");
  const [parts, setParts] = useState<Partial<Record<FolioId, readonly Part[]>>>({});
  const [wanted, setWanted] = useState<readonly FolioId[]>([]);
  const [seen, setSeen] = useState<ReadonlyMap<FolioId, number>>();
  const due = new Map(folios.map((folio) => [folio.id, dueOn(folio, charges)]));
  if (toCome && !seen) setSeen(due);

  const isPaidHere = (folio: Folio) =>
    folioBalance(folio) > 0 &&
    !onAccount.includes(folio.id) &&
    (!canGoToCompanyAccount(folio) || wanted.includes(folio.id));

  const payments = folios
    .filter((folio) => toCome?.length === 0 && mayPost && isPaidHere(folio))
    .map((folio) => {
      const own = parts[folio.id] ?? wholeInCash;
      const now = due.get(folio.id) ?? 0;
      const changedBy = now - (seen?.get(folio.id) ?? 0);
      return {
        folio,
        parts: own,
        rest: restOf(folio, own),
        /** The balance that the desk saw, where it is not what is open now. Each folio's change is confirmed alone. */
        changedFrom: changedBy === 0 ? undefined : folioBalance(folio) - changedBy,
        onChange: (changed: readonly Part[]) => setParts({ ...parts, [folio.id]: changed }),
        onSeen: () => setSeen(new Map(seen).set(folio.id, now)),
      };
    });

  return {
    payments,
    /** Pays a folio here that could go to its company's account. */
    payHere: (folio: Folio) => setWanted([...wanted, folio.id]),
  };
}

export type FolioPayment = ReturnType<typeof useDeparturePayments>["payments"][number];

/** Whether the amounts are above zero and leave something for the last method. */
export function isComplete({ parts, rest }: Pick<FolioPayment, "parts" | "rest">): boolean {
  return rest > 0 && typed(parts).every(({ amountCentimes }) => (amountCentimes ?? 0) > 0);
}

/** The payments of a folio as they are sent. */
export function postedBy({ folio, parts, rest }: FolioPayment) {
  return parts.map(({ method, amountCentimes, reference }, place) => ({
    folioId: folio.id,
    method,
    ...sentReference({ method, reference }),
    amountCentimes: place === parts.length - 1 ? rest : centimes(amountCentimes ?? 0),
  }));
}

/** Another method takes the rest; the amount of the former last one is typed from now on. */
export function withNextMethod(parts: readonly Part[]): readonly Part[] {
  const used = parts.map(({ method }) => method);
  const method = paymentMethodSchema.options.find((each) => !used.includes(each)) ?? "Other";
  const key = 1 + Math.max(...parts.map((part) => part.key));
  return [...parts, { key, method, amountCentimes: null, reference: "" }];
}

const typed = (parts: readonly Part[]) => parts.slice(0, -1);

function restOf(folio: Folio, parts: readonly Part[]): Centimes {
  const amounts = typed(parts).map(({ amountCentimes }) => amountCentimes ?? 0);
  return centimes(amounts.reduce((rest, amount) => rest - amount, folioBalance(folio)));
}

/** Charging the nights changes the balance, but not this sum. */
function dueOn(folio: Folio, charges: readonly NightCharge[]): number {
  const own = charges.filter(({ folioId }) => folioId === folio.id);
  return folioBalance(folio) + sumCentimes(own.map(({ amountCentimes }) => amountCentimes));
}
