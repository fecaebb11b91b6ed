import type { Centimes } from "./money.ts";

const dinars = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
});

/** Formats an amount, the same in every language: `1.234,56 DA`. */
export function formatMoney(amount: Centimes | number): string {
  return `${formatAmount(amount)}\u00a0DA`;
}

/** Without the currency, for columns whose header names it: `1.234,56`. */
export function formatAmount(amount: Centimes | number): string {
  return dinars.format(amount / 100);
}
