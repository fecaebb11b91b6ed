import { expect, it } from "vitest";
import type { Posting } from "../contracts/folio.ts";
import type { FolioId } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import { payInFullVerdict } from "./pay-in-full.ts";

const folio = (id: string, owed: number) => ({
  id: id as FolioId,
  name: id,
  postings: [
    { kind: "charge", amountCentimes: centimes(owed), reversesPostingId: null } as Posting,
  ],
});
const folios = [folio("one", 900), folio("two", 500)];
const pays = (folioId: string, amount: number) => ({
  folioId: folioId as FolioId,
  amountCentimes: centimes(amount),
});

it.each([
  ["nothing", []],
  ["one folio in one part", [pays("one", 900)]],
  ["one folio in two parts", [pays("one", 400), pays("one", 500)]],
  ["both folios", [pays("two", 500), pays("one", 900)]],
])("BK-13 lets payments settle %s", (_, payments) => {
  expect(payInFullVerdict(folios, payments).allowed).toBe(true);
});

it.each([
  ["too little", [pays("one", 899)], { folioName: "one", balanceCentimes: 900 }],
  [
    "a centime more",
    [pays("one", 400), pays("one", 501)],
    { folioName: "one", balanceCentimes: 900 },
  ],
  [
    "the second wrong",
    [pays("one", 900), pays("two", 5)],
    { folioName: "two", balanceCentimes: 500 },
  ],
])("BK-13 refuses %s with the balance as it is", (_, payments, told) => {
  expect(payInFullVerdict(folios, payments)).toMatchObject({
    code: "folio.balance-changed",
    params: [told],
  });
});

it("BK-13 refuses a folio that is not of the stay", () => {
  expect(payInFullVerdict(folios, [pays("three", 1)])).toMatchObject({ code: "folio.not-found" });
});
