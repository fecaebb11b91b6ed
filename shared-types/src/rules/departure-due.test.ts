import { expect, it } from "vitest";
import { departureDue } from "./departure-due.ts";

const night = "2026-11-21";
const line = (id: string, more: object = {}) => ({
  id,
  kind: "charge",
  amountCentimes: 950_000,
  night: null,
  item: null,
  splitOfPostingId: null,
  rechargesPostingId: null,
  reversesPostingId: null,
  reversedByPostingId: null,
  ...more,
});
const room = (id: string, more: object = {}) => line(id, { night, item: "room", ...more });
const back = (by: string) => ({ reversedByPostingId: by });
const undo = (id: string, of: string) => line(id, { reversesPostingId: of });
const part = (id: string, more: object = {}) =>
  line(id, { amountCentimes: 475_000, splitOfPostingId: "a", ...more });
const charge = (folioId: string, of: "room" | "tourism-tax", amountCentimes: number) => ({
  night,
  folioId,
  item: of,
  amountCentimes,
});

const guests = [charge("guest", "room", 950_000), charge("guest", "tourism-tax", 19_000)];
const companys = guests.map((each) => ({ ...each, folioId: "company" }));
const reversed = [room("a", back("r")), undo("r", "a")];
const takenBack = [part("b", back("x")), undo("x", "b"), part("c", back("y")), undo("y", "c")];

it.each([
  ["a night that was never charged, room and tax", guests, [], [969_000, 0]],
  ["no night where the guest is let go without them", [], [], [0, 0]],
  ["a company's night on its folio, none on the guest's", companys, [], [0, 969_000]],
  ["each its part of a night", [guests[0], companys[1]], [], [950_000, 19_000]],
  ["not what was taken back, but what is still open", guests, reversed, [19_000, 0]],
  ["not what was taken back twice", guests, [...reversed, room("d", back("s"))], [19_000, 0]],
  ["not what was split and then taken back", guests, [...reversed, ...takenBack], [19_000, 0]],
  ["not what was charged a moment ago", guests, [room("a")], [19_000, 0]],
] as const)(
  "FOL-02 FOL-07 BK-13 to come when a guest leaves is %s",
  (_, charges, lines, toCome) => {
    const folios = [
      { id: "guest", postings: [] },
      // Wherever the lines of a night stand, it was charged.
      { id: "company", postings: lines },
    ];
    const due = folios.map((folio) =>
      departureDue(folio as never, folios as never, charges as never),
    );
    expect(due.map(({ toComeCentimes }) => toComeCentimes)).toEqual(toCome);
  },
);

it("FOL-05 BK-13 what is open on a folio is said beside it, and a payment in advance is below zero", () => {
  const paid = line("p", { kind: "payment", amountCentimes: 1_000_000 });
  const folio = { id: "guest", postings: [paid] };
  expect(departureDue(folio as never, [folio] as never, guests as never)).toEqual({
    balanceCentimes: -1_000_000,
    toComeCentimes: 969_000,
  });
});
