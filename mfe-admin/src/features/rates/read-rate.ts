import {
  type Centimes,
  centimes,
  MAX_AMOUNT_CENTIMES,
  ZERO,
} from "@funduq/shared-types/values/money";
import { latinDigits, parseMoney } from "@funduq/shared-ui/format";

export type RateFault = "negative" | "too-much" | "unreadable";

/** What is typed in a cell: a rate, or why it is none. */
export type RateReading =
  | { rate: Centimes; isNoNumber?: boolean; fault?: undefined }
  | { fault: RateFault };

const FIGURES = /^[-+−]?[\d.,٫٬\s]*\d[\d.,٫٬\s]*(?:e[+-]?\d{1,4})?$/iu;

/**
 * Reads a rate as it is typed: `12500`, `12 500`, `12.500,00` and `12,5` are amounts. What is no
 * number at all is 0 (RAT-01); a number that can be no rate is a fault, and never quietly another one.
 */
export function readRate(typed: string): RateReading {
  const text = latinDigits(typed).trim();
  if (text === "") return { rate: ZERO };
  const amount = parseMoney(text);
  if (amount !== undefined) return inBounds(amount);
  if (!FIGURES.test(text)) return { rate: ZERO, isNoNumber: true };
  return isHuge(text) ? { fault: "too-much" } : { fault: "unreadable" };
}

function inBounds(amount: number): RateReading {
  if (amount < 0) return { fault: "negative" };
  return amount > MAX_AMOUNT_CENTIMES ? { fault: "too-much" } : { rate: centimes(amount) };
}

const isHuge = (text: string) => Number(text.replace(/\s/gu, "")) * 100 > MAX_AMOUNT_CENTIMES;
