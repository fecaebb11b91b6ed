import type { Aging } from "@funduq/shared-types/contracts/company-payment";
import type { InvoiceText } from "../../../features/invoice/invoice-text.ts";

const buckets = [
  "notDueCentimes",
  "days30Centimes",
  "days60Centimes",
  "days90Centimes",
  "olderCentimes",
] as const satisfies (keyof Aging)[];

/** What is open by how long it is overdue, and in all. */
export function agingRows(aging: Aging, t: InvoiceText) {
  const total = buckets.reduce((sum, bucket) => sum + aging[bucket], 0);
  return [
    ...buckets.map((bucket) => ({ id: bucket, label: t(`aging.${bucket}`), value: aging[bucket] })),
    { id: "total", label: t("aging.total"), value: total },
  ];
}
