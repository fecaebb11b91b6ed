import {
  type SaleConflict,
  saleConflictSchema,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { HttpResponse, http } from "msw";
import { aSale } from "./sales.ts";

/** Nadia closed the bill of table T5 at the bar; Karim, without the network, on the terrace. */
export function aConflict(changes: Partial<SaleConflict> = {}): SaleConflict {
  const sale = aSale();
  const { id: saleId, number, totalCentimes, soldAt, soldBy, terminalName, payments } = sale;
  return saleConflictSchema.parse({
    id: "00000000-0000-4000-8000-000000000702",
    tableName: "T5",
    billName: "Bill 1",
    arrivedAt: "2026-03-02T13:40:00Z",
    first: { saleId, number, totalCentimes, soldAt, soldBy, terminalName, payments },
    second: {
      provisionalNumber: "Terrasse K7-4",
      totalCentimes: 390_000,
      openedAt: "2026-03-02T12:00:00Z",
      soldAt: "2026-03-02T13:05:00Z",
      soldBy: "Karim",
      terminalName: "Terrasse",
      payments: [{ ...sale.payments[0], amountCentimes: 390_000, tipCentimes: 10_000 }],
      lines: [...sale.lines, { ...sale.lines[1], name: "Café", quantity: 1 }],
    },
    settledAt: null,
    settledBy: null,
    reason: null,
    ...changes,
  });
}

const conflictsUrl = "/api/hotels/:hotelId/restaurants/:restaurantId/sale-conflicts";

/** A restaurant with these bills that were sold twice; they can be settled. */
export function conflictHandlers(conflicts: readonly SaleConflict[] = []) {
  let list = [...conflicts];
  return [
    http.get(conflictsUrl, () => HttpResponse.json({ conflicts: list, next: null })),
    http.get(`${conflictsUrl}/count`, () =>
      HttpResponse.json({ open: list.filter(({ settledAt }) => settledAt === null).length }),
    ),
    http.post<{ saleId: string }, { reason: string }>(
      `${conflictsUrl}/:saleId/settlement`,
      async ({ params, request }) => {
        const { reason } = await request.json();
        const settled = { settledAt: new Date().toISOString(), settledBy: "Amina", reason };
        list = list.map((each) => (each.id === params.saleId ? { ...each, ...settled } : each));
        return HttpResponse.json(
          list.find(({ id }) => id === params.saleId),
          { status: 201 },
        );
      },
    ),
  ];
}
