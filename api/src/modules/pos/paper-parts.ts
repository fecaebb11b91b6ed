import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import { readBillName } from "@funduq/shared-types/rules/bill-name";
import { formatAmount } from "@funduq/shared-types/values/money-text";
import { formatBasisPoints } from "@funduq/shared-types/values/number-text";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { leftToRight, type Say } from "./till-paper-texts.ts";

/** How a paper says things. */
export type At = { say: Say; language: PaperLanguage; timeZone: string };

export type Row = { label: string; value: string; isAmount: boolean; isStrong: boolean };
type Line = { quantity: number; name: string; details: string[]; discount: string; amount: string };
/** What follows below the head, from top to bottom. */
export type Part =
  | { kind: "rows"; rows: Row[] }
  | { kind: "lines"; lines: Line[] }
  | { kind: "text"; text: string; isStrong: boolean; isCentred: boolean }
  | { kind: "signature"; picture: string };
/** A paper below the hotel's name. */
export type Content = { title: string; parts: Part[] };

type ShownLine = Pick<Sale["lines"][number], "quantity" | "name" | "modifiers"> & {
  amountCentimes: number;
  discountCentimes: number;
};

export function lines(shown: readonly ShownLine[], say: Say): Part {
  return {
    kind: "lines",
    lines: shown.map(({ quantity, name, modifiers, amountCentimes, discountCentimes }) => ({
      quantity,
      name,
      details: countedOptions(modifiers).map(({ name, count }) =>
        count > 1 ? `${count} × ${name}` : name,
      ),
      discount:
        discountCentimes > 0
          ? `${say("receipt.discount")} ${leftToRight(formatAmount(-discountCentimes))}`
          : "",
      amount: formatAmount(amountCentimes),
    })),
  };
}

export const rows = (shown: Row[]): Part => ({ kind: "rows", rows: shown });
export const facts = (found: readonly [string, string][]): Part =>
  rows(found.map(([label, value]) => ({ label, value, isAmount: false, isStrong: false })));
/** A dash for an amount that the reader may not see. */
export const amount = (label: string, centimes: number | null, isStrong = false): Row => ({
  label,
  value: centimes === null ? "–" : formatAmount(centimes),
  isAmount: true,
  isStrong,
});
export const tvaRow = ({ tvaBp, tvaCentimes }: { tvaBp: number; tvaCentimes: number }, say: Say) =>
  amount(say("receipt.tva", { rate: formatBasisPoints(tvaBp) }), tvaCentimes);
export const centred = (text: string, isStrong = false): Part => ({
  kind: "text",
  text,
  isStrong,
  isCentred: true,
});
export const note = (text: string): Part => ({
  kind: "text",
  text,
  isStrong: false,
  isCentred: false,
});

export function billName(name: string, say: Say): string {
  const parts = readBillName(name);
  if (!parts) return name;
  const said = say(parts.isRest ? "bill.rest" : "bill.number", { number: parts.number });
  return parts.again === undefined ? said : `${said} (${parts.again})`;
}
