import { expect, it } from "vitest";
import { documentNumberIn } from "./invoice-series.ts";

it.each([
  ["2026/000124", "2026/000124"],
  [" 2026 / 124 ", "2026/124"],
  ["٢٠٢٦/١٢٤", "2026/124"],
  ["inv-20260310-000124", "INV-20260310-000124"],
  ["20260310-000124", "20260310-000124"],
])("INV-07 X-05 %s is the number of a document", (typed, number) => {
  expect(documentNumberIn(typed)).toBe(number);
});

it.each([["Nadia"], ["124"], ["INV-"], ["K7M-2QX"], ["0661 36 74"], ["2026/"], ["26/124"]])(
  "FO-12 %s is none",
  (typed) => {
    expect(documentNumberIn(typed)).toBeUndefined();
  },
);
