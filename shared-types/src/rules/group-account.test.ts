import { describe, expect, it } from "vitest";
import type { BookingStatus } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import type { GroupAccount, TakenOverFolio } from "../contracts/group-account.ts";
import { centimes } from "../values/money.ts";
import {
  canGoToGroupAccount,
  groupReversalVerdict,
  groupTransferVerdict,
  openChanges,
  openForGroup,
  settledVerdict,
} from "./group-account.ts";

const folio = (payer: Folio["payer"], owed: number) => ({
  ...{ name: "204 · Amel Kaci", payer, balanceCentimes: centimes(owed) },
});

describe("the way to a group's account", () => {
  it.each<[string, Folio["payer"], number, BookingStatus, boolean]>([
    ["a guest's open folio", "Guest", 600, "Checked-in", true],
    ["a guest's who is still to come", "Guest", 600, "Reserved", true],
    ["a guest's settled folio", "Guest", 0, "Checked-in", false],
    ["a guest's that was paid too much", "Guest", -1, "Checked-in", false],
    ["a company's", "Company", 600, "Checked-in", false],
    ["a guest's who has left", "Guest", 600, "Checked-out", false],
    ["a stay that was cancelled", "Guest", 600, "Cancelled", false],
  ])("GRP-03 is there, or not, for %s", (_, payer, owed, status, possible) => {
    expect(canGoToGroupAccount(folio(payer, owed), status)).toBe(possible);
  });

  it.each([
    ["all that is open", folio("Guest", 600), 600, undefined],
    ["less than is open", folio("Guest", 600), 599, "folio.balance-changed"],
    ["more than is open", folio("Guest", 600), 601, "folio.balance-changed"],
    ["a company's folio", folio("Company", 600), 600, "folio.not-a-guests"],
  ])("GRP-03 takes exactly what was seen: %s", (_, each, amount, code) => {
    const verdict = groupTransferVerdict(each, { amountCentimes: centimes(amount) });
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });

  it("GRP-03 lists what guests owe, stay by stay, and nothing else", () => {
    const stay = (id: string, status: BookingStatus, owed: number) => ({
      ...{ bookingId: id, status, folios: [{ id: `f${id}`, ...folio("Guest", owed) }] },
    });
    const stays = [stay("1", "Checked-in", 500), stay("2", "Checked-out", 0)];
    const account = { stays: [...stays, stay("3", "Confirmed", -20)] } as unknown as GroupAccount;
    expect(openForGroup(account)).toEqual([{ bookingId: "1", folioId: "f1", amountCentimes: 500 }]);
  });
});

it("GRP-03 tells what is open otherwise than it was seen: more, newly, or no more", () => {
  const open = (folioId: string, amountCentimes: number) =>
    ({ bookingId: "1", folioId, amountCentimes }) as unknown as TakenOverFolio;
  const change = (folioId: string, seenCentimes: number, nowCentimes: number) => ({
    ...{ bookingId: "1", folioId, seenCentimes, nowCentimes },
  });
  const seen = [open("same", 100), open("more", 100), open("gone", 100)];
  const now = [open("new", 300), open("more", 200), open("same", 100)];
  expect(openChanges(seen, now)).toEqual([
    change("more", 100, 200),
    change("gone", 100, 0),
    change("new", 0, 300),
  ]);
});

it("FOL-02 what a stay left to the group is taken back there; its own lines once, and for good", () => {
  const own = { stay: null, reversesPostingId: null, reversedByPostingId: null };
  const of = (more: object) => groupReversalVerdict({ ...own, ...more } as never);
  expect(of({})).toEqual({ allowed: true });
  expect(of({ stay: {} })).toMatchObject({ code: "group.posting-of-stay" });
  expect(of({ reversedByPostingId: "2" })).toMatchObject({ code: "folio.already-reversed" });
  expect(of({ reversesPostingId: "1" })).toMatchObject({ code: "folio.is-reversal" });
});

it("a group with a balance is not called off, owed or paid ahead", () => {
  expect(settledVerdict(centimes(0)).allowed).toBe(true);
  for (const balance of [1, -1])
    expect(settledVerdict(centimes(balance))).toMatchObject({ code: "group.account-open" });
});
