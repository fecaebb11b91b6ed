import { describe, expect, it } from "vitest";
import type { Folio, Posting } from "../contracts/folio.ts";
import { centimes } from "../values/money.ts";
import { canGoToCompanyAccount, transferVerdict } from "./folio-transfer.ts";

const folio = (payer: Folio["payer"], owed: number, isFormer = false) => ({
  name: "Sonatrach",
  payer,
  isFormer,
  postings: [
    { kind: "charge", amountCentimes: centimes(1_000), reversesPostingId: null },
    { kind: "payment", amountCentimes: centimes(1_000 - owed), reversesPostingId: null },
  ] as Posting[],
});

describe("the way to the company's account", () => {
  it.each([
    ["a company's open folio", folio("Company", 600), true],
    ["a company's settled folio", folio("Company", 0), false],
    ["a company's folio that was paid too much", folio("Company", -100), false],
    ["a guest's folio", folio("Guest", 600), false],
    ["a company's that paid before", folio("Company", 600, true), false],
  ])("BK-14 is there for %s: %#", (_, each, possible) => {
    expect(canGoToCompanyAccount(each)).toBe(possible);
  });

  it.each([
    ["all that is open", folio("Company", 600), 600, undefined],
    ["less than is open", folio("Company", 600), 599, "folio.balance-changed"],
    ["more than is open", folio("Company", 600), 601, "folio.balance-changed"],
    ["a guest's debt", folio("Guest", 600), 600, "folio.not-a-company"],
    ["a former company's debt", folio("Company", 600, true), 600, "folio.former-company"],
  ])("BK-14 takes %s", (_, each, amount, code) => {
    const verdict = transferVerdict(each, { amountCentimes: centimes(amount) });
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });
});
