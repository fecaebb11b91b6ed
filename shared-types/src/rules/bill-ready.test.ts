import { describe, expect, it } from "vitest";
import { type ReadyTicket, readyTicketSchema } from "../contracts/pos-bill.ts";
import { billLineIdSchema } from "../values/ids.ts";
import { readyByLine, readyCount, unservedOf } from "./bill-ready.ts";

const [tea, steak] = [crypto.randomUUID(), crypto.randomUUID()].map((id) =>
  billLineIdSchema.parse(id),
);
const aTicket = (readyAt: string, ...lines: [string | undefined, number][]): ReadyTicket =>
  readyTicketSchema.parse({
    ticketId: crypto.randomUUID(),
    readyAt,
    lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
  });
const bar = aTicket("2026-11-21T09:00:00+00:00", [tea, 2]);
const grill = aTicket("2026-11-21T09:01:00+00:00", [steak, 1], [tea, 1]);

describe("what is ready of a bill", () => {
  it("POS-13 is counted by line, over all tickets", () => {
    expect([...readyByLine({ ready: [bar, grill] })]).toEqual([
      [tea, 3],
      [steak, 1],
    ]);
    expect(readyCount({ ready: [bar, grill] })).toBe(4);
  });

  it("POS-13 is nothing of a bill that a till kept from a former release", () => {
    expect([readyCount({}), readyByLine({}).size]).toEqual([0, 0]);
    expect(unservedOf(undefined, { tickets: [bar] })).toEqual([]);
  });

  it("POS-13 is without what was served, whatever way its time is written", () => {
    const served = { ticketId: bar.ticketId, readyAt: "2026-11-21T10:00:00.000+01:00" };
    expect(unservedOf([bar, grill], { tickets: [served] })).toEqual([grill]);
  });

  it("POS-13 has what was done again after it was served", () => {
    const again = { ...bar, readyAt: "2026-11-21T09:05:00+00:00" };
    expect(unservedOf([again], { tickets: [bar] })).toEqual([again]);
  });
});
