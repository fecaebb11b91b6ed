import { describe, expect, it } from "vitest";
import type { PostingItem } from "../contracts/folio.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { postingIdSchema } from "../values/ids.ts";
import { taxesOfReversedNight } from "./reversal.ts";

const NIGHT = calendarDate("2026-11-21");
const someId = () => postingIdSchema.parse(crypto.randomUUID());
const line = (item: PostingItem, night = NIGHT) => ({
  id: someId(),
  item,
  night,
  reversesPostingId: null,
  reversedByPostingId: null,
});

describe("FOL-02 the taxes of a night whose room charge is taken back", () => {
  const room = line("room");
  const tds = line("tourism-tax");
  const stayTax = line("stay-tax");

  it("are its tourism tax and its stay tax", () => {
    const others = [
      line("tourism-tax", calendarDate("2026-11-22")),
      line("tva"),
      line("restaurant"),
    ];
    expect(taxesOfReversedNight([room, tds, ...others, stayTax], room)).toEqual([tds, stayTax]);
  });

  it("are none that was taken back, and no reversal", () => {
    const gone = { ...tds, reversedByPostingId: someId() };
    const reversal = { ...line("tourism-tax"), reversesPostingId: gone.id };
    expect(taxesOfReversedNight([room, gone, reversal], room)).toEqual([]);
  });

  it("are none while another part of the room charge stands", () => {
    expect(taxesOfReversedNight([room, line("room"), tds], room)).toEqual([]);
    expect(
      taxesOfReversedNight([room, { ...line("room"), reversedByPostingId: someId() }, tds], room),
    ).toEqual([tds]);
  });

  it("are none of another charge", () => {
    expect(taxesOfReversedNight([room, tds], line("restaurant"))).toEqual([]);
  });
});
