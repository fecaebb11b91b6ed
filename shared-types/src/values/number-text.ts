const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0, useGrouping: "always" });
const percent = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A count: `1.234`. */
export function formatNumber(count: number): string {
  return whole.format(count);
}

/** A share given in basis points: 900 → `9 %`. */
export function formatBasisPoints(basisPoints: number): string {
  return `${percent.format(basisPoints / 100)}\u00a0%`;
}

/** A share given as a fraction, one below the other in a column: 0.725 → `72,5 %`, 0.56 → `56,0 %`. */
export function formatShare(fraction: number): string {
  return `${share.format(fraction * 100)}\u00a0%`;
}
