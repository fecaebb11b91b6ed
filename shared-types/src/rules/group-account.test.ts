import { describe, expect, it } from "vitest";
import type { BookingStatus } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import { bookingIdSchema, folioIdSchema } from "../values/ids.ts";
import { centimes } from "../values/money.ts";
import {
  canGoToGroupAccount,
  groupReversalVerdict,
  groupTransferVerdict,
  openChanges,
  openForGroup,
  settledVerdict,
  takenOverByGroup,
} from "./group-account.ts";

const folio = (payer: Folio["payer"], owed: number) => ({
  name: "204 · Amel Kaci",
  payer,
  balanceCentimes: centimes(owed),
});

const idOf = (n: number) => `01890a5d-ac96-774b-bcce-b302099a80${n}`;
const bookingId = (n: number) => bookingIdSchema.parse(idOf(n));
const folioId = (n: number) => folioIdSchema.parse(idOf(n));

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
    const stay = (n: number, status: BookingStatus, owed: number) => ({
      bookingId: bookingId(n),
      status,
      folios: [{ id: folioId(n), ...folio("Guest", owed) }],
    });
    const stays = [stay(57, "Checked-in", 500), stay(58, "Checked-out", 0)];
    expect(openForGroup({ stays: [...stays, stay(59, "Confirmed", -20)] })).toEqual([
      { bookingId: bookingId(57), folioId: folioId(57), amountCentimes: 500 },
    ]);
  });
});

it("GRP-03 tells what is open otherwise than it was seen: more, newly, or no more", () => {
  const [same, more, gone, came] = [folioId(61), folioId(62), folioId(63), folioId(64)];
  const open = (id: typeof same, amount: number) => ({
    bookingId: bookingId(57),
    folioId: id,
    amountCentimes: centimes(amount),
  });
  const change = (id: typeof same, seenCentimes: number, nowCentimes: number) => ({
    bookingId: bookingId(57),
    folioId: id,
    seenCentimes,
    nowCentimes,
  });
  const seen = [open(same, 100), open(more, 100), open(gone, 100)];
  const now = [open(came, 300), open(more, 200), open(same, 100)];
  expect(openChanges(seen, now)).toEqual([
    change(more, 100, 200),
    change(gone, 100, 0),
    change(came, 0, 300),
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

it("GRP-03 tells what a group has taken over of a stay, folio by folio, less what was taken back", () => {
  const line = (
    method: string,
    amountCentimes: number,
    reversesPostingId: string | null = null,
  ) => ({
    kind: "payment",
    method,
    amountCentimes,
    reversesPostingId,
  });
  const folios = [
    { postings: [line("Group Account", 500), line("Cash", 900)] },
    { postings: [line("Group Account", 300), line("Group Account", 300, "a")] },
  ];
  expect(takenOverByGroup(folios as never)).toBe(500);
  expect(takenOverByGroup([])).toBe(0);
});
