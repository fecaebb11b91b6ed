import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { useCallback, useState } from "react";
import type { OffersOf } from "./group-draft.ts";

/** The offers that each block was shown: it is held against them when it is saved. */
export function useKnownOffers() {
  const [known, setKnown] = useState<ReadonlyMap<number, readonly RateOffer[]>>(new Map());
  const keepOffers = useCallback((key: number, offers: readonly RateOffer[]) => {
    setKnown((before) => (before.get(key) === offers ? before : new Map(before).set(key, offers)));
  }, []);
  const offersOf: OffersOf = ({ key }) => known.get(key) ?? [];
  return { offersOf, keepOffers };
}
