import type { BillDiscount } from "@funduq/shared-types/contracts/pos-bill";
import { ZERO } from "@funduq/shared-types/values/centimes";
import type { Centimes } from "@funduq/shared-types/values/money";

/** What is typed: a share or an amount, the other one is zero. */
export type DiscountWish = {
  isAmount: boolean;
  discountBp: number;
  discountCentimes: Centimes;
  reason: string;
};

type Present = Pick<BillDiscount, "discountBp" | "discountReason"> &
  Partial<Pick<BillDiscount, "discountCentimes">>;

/** The present discount, to be changed. */
export function wishOf({ discountBp, discountCentimes = ZERO, discountReason }: Present) {
  const isAmount = discountCentimes > 0;
  return { isAmount, discountBp, discountCentimes, reason: discountReason ?? "" };
}

export const isNoDiscount = ({ discountBp, discountCentimes }: DiscountWish) =>
  discountBp === 0 && discountCentimes === 0;
