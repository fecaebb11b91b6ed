import type { Centimes } from "./money.ts";

const dinars = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
});

/** An amount as everybody in the hotel reads it, in every language: `1.234,56 DA`. */
export function formatMoney(amount: Centimes | number): string {
  return `${formatAmount(amount)}\u00a0DA`;
}

/** The same without the currency, for columns that name it in their head: `1.234,56`. */
export function formatAmount(amount: Centimes | number): string {
  return dinars.format(amount / 100);
}
