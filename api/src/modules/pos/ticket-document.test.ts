import { billLineIdSchema, modifierIdSchema } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { expect, it } from "vitest";
import { ticketOf } from "./ticket-document.ts";

const anOption = (name: string) => ({
  id: modifierIdSchema.parse(crypto.randomUUID()),
  name,
  priceCentimes: ZERO,
});

it("POS-09 POS-13 a ticket says an option that was chosen twice once, with how often", () => {
  const [spicy, lemon] = [anOption("Harissa"), anOption("Lemon")];
  const line = {
    lineId: billLineIdSchema.parse(crypto.randomUUID()),
    dish: null,
    name: "Couscous",
    quantity: 1,
    voidedQuantity: 0,
    modifiers: [spicy, lemon, spicy],
    note: "",
  };
  const ticket = {
    stationName: "Grill",
    billName: "Bill 1",
    tableName: "T1",
    course: 1,
    firedAt: "2026-11-21T09:00:00Z",
    firedBy: null,
    orderedAt: null,
    isPaid: false,
    lines: [line],
  };
  const job = { mayBePrinted: false, printerName: "Grill", timeZone: "Africa/Algiers" };
  expect(ticketOf({ ticket, ...job, language: "fr" }).lines[0]?.modifiers).toEqual([
    "2 × Harissa",
    "Lemon",
  ]);
});
