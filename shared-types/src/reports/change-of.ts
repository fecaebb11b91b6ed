const signed = new Intl.NumberFormat("de-DE", {
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

export type Change = {
  /** With its sign: `+3,2`, `−10`. */
  amount: string;
  direction: "up" | "down" | "same";
};

/**
 * How much a figure has changed: a share in percentage points, anything else in percent of its former value.
 * Undefined where there is nothing to compare with.
 */
export function changeOf(
  now: number | null,
  before: number | null,
  unit: "points" | "percent",
): Change | undefined {
  if (now === null || before === null || (unit === "percent" && before <= 0)) return undefined;
  const change = unit === "points" ? (now - before) * 100 : ((now - before) / before) * 100;
  const rounded = Math.round(change * 10) / 10;
  const direction = rounded > 0 ? "up" : rounded < 0 ? "down" : "same";
  return { amount: signed.format(rounded).replace("-", "−"), direction };
}
