import { describe, expect, it } from "vitest";
import { type ReadyTicket, readyTicketSchema } from "../contracts/pos-bill.ts";
import { billLineIdSchema } from "../values/ids.ts";
import { countByLine, readyCount, withServed, withUnserved } from "./bill-ready.ts";

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

const minute = ({ ready, served }: ReturnType<typeof withServed>) =>
  [ready, served].map((tickets) => tickets.map(({ readyAt }) => Number(readyAt.slice(14, 16))));

describe("what is ready of a bill", () => {
  it("POS-13 is counted by line, over all tickets", () => {
    expect([...countByLine([bar, grill])]).toEqual([
      [tea, 3],
      [steak, 1],
    ]);
    expect(readyCount({ ready: [bar, grill] })).toBe(4);
  });

  it("POS-13 is nothing of a bill that a till kept from a former release", () => {
    expect([readyCount({}), countByLine(undefined).size]).toEqual([0, 0]);
    expect(withServed({}, { tickets: [bar] })).toEqual({ ready: [], served: [] });
    expect(withUnserved({ ready: [bar] }, { tickets: [bar] })).toEqual({
      ready: [bar],
      served: [],
    });
  });

  it("POS-13 is without what was served, whatever way its time is written", () => {
    const named = { ticketId: bar.ticketId, readyAt: "2026-11-21T10:00:00.000+01:00" };
    expect(minute(withServed({ ready: [bar, grill] }, { tickets: [named] }))).toEqual([[1], [0]]);
  });

  it("POS-13 has what was done again after it was served", () => {
    const again = { ...bar, readyAt: "2026-11-21T09:05:00+00:00" };
    expect(minute(withServed({ ready: [again] }, { tickets: [bar] }))).toEqual([[5], []]);
  });

  it("POS-13 is ready again in its place where 'served' is taken back, not what was done again since", () => {
    const bill = withServed({ ready: [bar, grill] }, { tickets: [bar] });
    expect(minute(withUnserved(bill, { tickets: [bar, grill] }))).toEqual([[0, 1], []]);
    const again = { ...bar, readyAt: "2026-11-21T09:05:00+00:00" };
    expect(minute(withUnserved({ ...bill, served: [again] }, { tickets: [bar] }))).toEqual([
      [1],
      [5],
    ]);
  });
});
