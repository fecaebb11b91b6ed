import { recordedSaleSchema } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { ZERO } from "@funduq/shared-types/values/centimes";
import { modifierIdSchema } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { aSale } from "../../standalone/sales.ts";
import { aBill, aLine } from "../../testing/bills.ts";
import { recordedSale } from "./recorded-sale.ts";

it("POS-12 a recorded sale has only what its contract knows, also of a bill of a newer API", () => {
  const id = modifierIdSchema.parse("00000000-0000-4000-8000-000000000701");
  const modifier = { id, name: "Spicy", priceCentimes: ZERO, isNew: true };
  const line = { ...aLine({ quantity: 2 }), modifiers: [modifier], isNew: true };
  const bill = { ...aBill(), lines: [line] };
  const closing = { saleId: aSale().id, terminal: null, provisionalNumber: "K4TN-1", payments: [] };
  const { payments: _, ...sale } = recordedSale(bill, closing);
  const total = { amountCentimes: sale.totalCentimes, tipCentimes: 0, tenderedCentimes: null };
  const sent = { ...sale, payments: [{ method: "Cash", ...total }] };
  expect(recordedSaleSchema.safeParse(sent).error?.issues ?? []).toEqual([]);
  expect(sale.lines).toMatchObject([
    { lineId: line.id, quantity: 2, modifiers: [{ name: "Spicy" }] },
  ]);
});
