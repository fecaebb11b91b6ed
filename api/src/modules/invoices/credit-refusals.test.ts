import { describe, expect, it } from "vitest";
import { creditDesk, dinner, night } from "../../testing/credit-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const { creditLines, creditAmount, violations, invoiced, saved, openOf } = creditDesk(api);

describe("INV-16 a credit note of an amount is refused", () => {
  const refusal = async (answer: Promise<Response>) => outcomeOf(await answer);

  it("beyond what earlier credit notes left of the line, of the stay, and of the prices", async () => {
    const { made, id } = await invoiced({
      lines: [night, dinner, { amount: 800_000, kind: "payment" }],
    });
    await saved(made, creditLines(made, id, [[2, 200_000]]));
    expect(await refusal(creditLines(made, id, [[2, 18_001]]))).toMatchObject({
      status: 409,
      code: "invoice.beyond-line",
      body: { params: { position: 2, leftCentimes: 18_000 } },
    });
    // 1 249 000 − 800 000 − 200 000.
    expect(await refusal(creditLines(made, id, [[1, 249_001]]))).toMatchObject({
      code: "invoice.beyond-stay",
      body: { params: { leftCentimes: 249_000 } },
    });
    expect(await refusal(creditAmount(made, id, 249_001))).toMatchObject({
      code: "invoice.beyond-lines",
      body: { params: { leftCentimes: 249_000 } },
    });
    expect(await refusal(creditLines(made, id, [[9, 1]]))).toMatchObject({ status: 404 });
    expect(await violations(made)).toEqual([]);
  });

  it("where it would come to another total than the one that was seen", async () => {
    const { made, id } = await invoiced();
    const other = creditLines(made, id, [[1, 98_100]], { total: 98_000 });
    expect(await refusal(other)).toMatchObject({
      status: 409,
      code: "credit-note.total-changed",
      body: { params: { grandTotalCentimes: 98_100 } },
    });
    expect(await openOf(made, id)).toBe(1_249_000);
  });

  it("of nothing, of a line twice, and below zero", async () => {
    const { made, id } = await invoiced();
    for (const lines of [
      [[1, 0]],
      [
        [1, 5],
        [1, 5],
      ],
      [[0, 5]],
      [[1, -5]],
    ] as const)
      expect((await creditLines(made, id, [...lines], { total: 5 })).status).toBe(400);
    expect((await creditAmount(made, id, 0, { total: 0 })).status).toBe(400);
  });

  it("by the database, whatever the application does", async () => {
    const { made, id } = await invoiced();
    const change = (columns: object) =>
      owner`update invoice_lines set ${owner(columns)} where invoice_id = ${id} and position = 1`;
    for (const columns of [
      { credited_centimes: 900_001 },
      { credited_tva_centimes: 81_001 },
      { credited_stay_tax_centimes: 50_001 },
      { credited_centimes: -1 },
    ])
      await expect(change(columns)).rejects.toMatchObject({
        constraint_name: "invoice_lines_are_credited_once",
      });
    expect(await violations(made)).toEqual([]);
  });
});
