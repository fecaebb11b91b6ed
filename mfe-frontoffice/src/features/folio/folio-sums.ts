import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { Line } from "./folio-texts.ts";

/** What a folio comes to, as it is said below its lines. */
export type FolioSums = {
  charges: number;
  payments: number;
  balance: number;
  byDepartment: { name: string; amount: number }[];
  byMethod: { name: string; amount: number }[];
};

/** Reversals count against what they took back; a department of nothing but reversed charges is none. */
export function folioSums(
  { postings }: { postings: readonly Line[] },
  named: { department: (posting: Line) => string; method: (posting: Line) => string },
): FolioSums {
  const charged = postings.filter(({ kind }) => kind === "charge");
  const paid = postings.filter(({ kind }) => kind !== "charge");
  const charges = folioBalance({ postings: charged });
  const payments = -folioBalance({ postings: paid });
  return {
    charges,
    payments: payments === 0 ? 0 : payments,
    balance: folioBalance({ postings }),
    byDepartment: summed(charged, named.department, 1),
    byMethod: summed(paid, named.method, -1),
  };
}

function summed(postings: readonly Line[], nameOf: (posting: Line) => string, sign: 1 | -1) {
  const sums = new Map<string, number>();
  for (const posting of postings) {
    const name = nameOf(posting);
    sums.set(name, (sums.get(name) ?? 0) + sign * folioBalance({ postings: [posting] }));
  }
  return [...sums].map(([name, amount]) => ({ name, amount })).filter(({ amount }) => amount !== 0);
}
