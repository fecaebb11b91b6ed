import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { billRefSchema } from "@funduq/shared-types/contracts/pos-bill";
import {
  type RecordedSale,
  recordedSaleSchema,
  saleConflictCountSchema,
  saleConflictListSchema,
  saleConflictRefSchema,
  saleConflictSchema,
  saleConflictsQuerySchema,
  settleConflictSchema,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { saleSchema } from "@funduq/shared-types/contracts/pos-sale";
import { discardedChangeSchema } from "@funduq/shared-types/contracts/unsent-change";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { discardedFacts } from "../../platform/recorded-change.ts";
import { defineRoute } from "../../platform/route.ts";
import { billFact, linesMovedFacts, soldOtherwiseFacts } from "./bill-facts.ts";
import { restaurantFacts } from "./bills.service.ts";
import { type RecordedOutcome, recordSale } from "./recorded-sales.service.ts";
import { countConflicts, listConflicts, settleConflict } from "./sale-conflicts.service.ts";
import { saleFacts } from "./sale-facts.ts";

const RESTAURANT = "/hotels/{hotelId}/restaurants/{restaurantId}";

const record = defineRoute(
  {
    id: "pos.record-sale",
    method: "POST",
    path: `${RESTAURANT}/bills/{billId}/recorded-sale`,
    permission: "pos.sell",
    summary:
      "Sells a bill as it was sold without the network; answers the other sale where one had ended the bill.",
    params: billRefSchema,
    body: recordedSaleSchema,
    response: saleSchema,
    status: 201,
    isFromOutbox: true,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, hotel, recorded, announce }) => {
    const context = { by: actor, now, timeZone: hotel.timeZone };
    const outcome = await recordSale(tx, params, body, recorded, context);
    const { sale, done } = outcome;
    announce(
      done === "nothing"
        ? { isUnchanged: true }
        : { entityId: sale.id, facts: recordedSaleFacts(outcome, body) },
    );
    return sale;
  },
);

const discard = defineRoute(
  {
    id: "pos.discard-change",
    method: "POST",
    path: `${RESTAURANT}/bills/{billId}/discarded-change`,
    permission: "pos.sell",
    summary:
      "Records that a change of a bill, or its sale, was refused and discarded, with the reason.",
    params: billRefSchema,
    body: discardedChangeSchema,
    isFromOutbox: true,
    changes: ["Bill"],
  },
  async ({ tx, params, body, announce }) => {
    announce({ facts: [...(await restaurantFacts(tx, params)), ...discardedFacts(body)] });
    return undefined;
  },
);

const conflicts = defineRoute(
  {
    id: "pos.sale-conflicts",
    method: "GET",
    path: `${RESTAURANT}/sale-conflicts`,
    permission: "pos.correct",
    summary: "Bills that were sold twice, once without the network; those to settle first.",
    params: restaurantRefSchema,
    query: saleConflictsQuerySchema,
    response: saleConflictListSchema,
  },
  ({ tx, params, query }) => listConflicts(tx, params, query),
);

const count = defineRoute(
  {
    id: "pos.count-conflicts",
    method: "GET",
    path: `${RESTAURANT}/sale-conflicts/count`,
    permission: "pos.correct",
    summary: "How many bills that were sold twice are to be settled.",
    params: restaurantRefSchema,
    response: saleConflictCountSchema,
  },
  ({ tx, params }) => countConflicts(tx, params),
);

const settle = defineRoute(
  {
    id: "pos.settle-conflict",
    method: "POST",
    path: `${RESTAURANT}/sale-conflicts/{saleId}/settlement`,
    permission: "pos.correct",
    summary: "Settles a bill that was sold twice, with a reason.",
    params: saleConflictRefSchema,
    body: settleConflictSchema,
    response: saleConflictSchema,
    status: 201,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { conflict, isSettled } = await settleConflict(tx, params, body, { by: actor, now });
    const { billName: name, tableName, first, second } = conflict;
    announce({
      isUnchanged: !isSettled,
      facts: [
        billFact({ name, tableName }),
        fact("sale", "text", { after: first.number }),
        fact("soldTwice", "money", { after: second.totalCentimes }),
        fact("reason", "text", { after: body.reason }),
      ],
    });
    return conflict;
  },
);

/**
 * What was sold, under both numbers, which bills lines of it were taken off, what of it the API had at another price or discount,
 * and what is left; or that the bill had been sold before, and for how much it was sold once more.
 */
function recordedSaleFacts(outcome: RecordedOutcome, asked: RecordedSale): AuditFact[] {
  const { provisionalNumber, totalCentimes } = asked;
  const { sale } = outcome;
  const bill = { name: asked.billName, tableName: asked.table?.name ?? "" };
  const printed = provisionalNumber
    ? [fact("provisionalNumber", "text", { after: provisionalNumber })]
    : [];
  if (outcome.done !== "sold")
    return [
      fact("restaurant", "text", { after: sale.restaurantName }),
      billFact(bill),
      fact("sale", "text", { after: sale.number }),
      ...(outcome.done === "kept-conflict"
        ? [fact("soldTwice", "money", { after: totalCentimes })]
        : []),
      ...printed,
    ];
  return [
    ...saleFacts(sale),
    ...printed,
    ...soldOtherwiseFacts(outcome.bill, asked),
    ...outcome.takenFrom.flatMap((other) => linesMovedFacts(other, bill)),
    ...(outcome.rest ? [billFact(outcome.rest)] : []),
  ];
}

export const recordedSaleRoutes = [record, discard, conflicts, count, settle];
