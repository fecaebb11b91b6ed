import { describe, expect, it } from "vitest";
import { type CreditTraits, creditDesk, dinner, night } from "../../testing/credit-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const desk = creditDesk(api);
const { debtors, issue, credit, creditLines, creditAmount, violations } = desk;
const { invoiced, saved, openOf, owed, paying } = desk;

const positions = (lines: readonly { correctsPosition: number | null; amountCentimes: number }[]) =>
  lines.map(({ correctsPosition, amountCentimes }) => [correctsPosition, amountCentimes]);

describe("INV-16 a credit note of an amount", () => {
  it("takes it off the invoice, returns no stay, and names the line that it corrects", async () => {
    const { made, ids, id, number } = await invoiced();
    // 11 000 DA, TVA 990 DA, stay tax 500 DA.
    expect(await openOf(made, id)).toBe(1_249_000);
    const note = await saved(made, creditLines(made, id, [[1, 98_100]]));
    expect(note).toMatchObject({
      kind: "credit-note",
      status: "Issued",
      credits: "amount",
      seriesNumber: 2,
      corrects: { id, number, seriesNumber: 1 },
      reason: "Wrong company",
      lines: [{ correctsPosition: 1, amountCentimes: 90_000, tvaCentimes: 8_100 }],
      totals: {
        subtotalCentimes: 90_000,
        tva: [{ tvaBp: 900, netCentimes: 90_000, tvaCentimes: 8_100 }],
        stayTaxCentimes: 0,
        stampDutyCentimes: 0,
        grandTotalCentimes: 98_100,
        dueCentimes: 98_100,
      },
    });
    const invoice = await desk.invoice(made, id);
    expect(invoice).toMatchObject({
      status: "Unpaid",
      openCentimes: 1_150_900,
      standingStays: [{ debtorId: ids[0] }],
      creditNotes: [{ id: note.id, dueCentimes: 98_100 }],
    });
    expect(invoice.lines.map(({ credited }) => credited)).toEqual([
      { amountCentimes: 90_000, tvaCentimes: 8_100, stayTaxCentimes: 0 },
      { amountCentimes: 0, tvaCentimes: 0, stayTaxCentimes: 0 },
    ]);
    expect((await debtors(made)).count).toBe(0);
    expect(await owed(made)).toBe(1_150_900);
    expect(await violations(made)).toEqual([]);
  });

  it("takes stay tax back where it is said", async () => {
    const { made, id } = await invoiced();
    const note = await saved(made, creditLines(made, id, [[1, 0, 50_000]]));
    expect(note.totals).toMatchObject({
      subtotalCentimes: 0,
      tvaCentimes: 0,
      stayTaxCentimes: 50_000,
      dueCentimes: 50_000,
    });
    expect(await owed(made)).toBe(1_199_000);
    expect(await violations(made)).toEqual([]);
  });

  it("of the whole invoice is spread over the lines of all stays", async () => {
    const { made, id } = await invoiced({ stays: 2 });
    // 981 000 : 218 000 twice; 239 800 are a tenth.
    const note = await saved(made, creditAmount(made, id, 239_800));
    expect(positions(note.lines)).toEqual([
      [1, 90_000],
      [2, 20_000],
      [3, 90_000],
      [4, 20_000],
    ]);
    expect(note.totals).toMatchObject({ tvaCentimes: 19_800, grandTotalCentimes: 239_800 });
    expect(await owed(made)).toBe(2 * 1_249_000 - 239_800);
    expect(await violations(made)).toEqual([]);
  });

  it("has the stamp duty beside it that the rest does not bear", async () => {
    const { made, id } = await invoiced({ paymentMethod: "Cash" });
    // 12 490 DA bear 125 steps of 1 DA; 11 509 DA bear 116.
    const note = await saved(made, creditLines(made, id, [[1, 98_100]]));
    expect(note.totals).toMatchObject({ stampDutyCentimes: 900, grandTotalCentimes: 99_000 });
    expect(await openOf(made, id)).toBe(1_150_900 + 11_600);
    expect(await violations(made)).toEqual([]);
  });

  it("settles what a payment left open, and cancels an invoice of which nothing is left", async () => {
    const { made, id } = await invoiced({ lines: [dinner] });
    const part = { invoiceId: id, amountCentimes: 200_000 };
    const payment = { method: "Cheque", paymentDate: "2026-11-21", reference: "", notes: "" };
    await paying.record(made, {
      ...payment,
      amountCentimes: 200_000,
      stampDutyCentimes: 0,
      allocations: [part],
    });
    await saved(made, creditLines(made, id, [[1, 18_000]]));
    expect(await desk.invoice(made, id)).toMatchObject({ status: "Paid", openCentimes: 0 });
    const other = await invoiced({ lines: [dinner] });
    await saved(other.made, creditLines(other.made, other.id, [[1, 218_000]]));
    expect(await desk.invoice(other.made, other.id)).toMatchObject({
      status: "Cancelled",
      openCentimes: 0,
    });
    expect(await owed(other.made)).toBe(0);
    expect(await violations(other.made)).toEqual([]);
  });

  it("that leaves nothing to pay of a stay lets it be taken back of a paid invoice, which stays paid when it was", async () => {
    const taxes = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;
    const lines = [
      { ...night, tvaBp: 900 },
      { amount: 300_000, kind: "payment" as const },
    ];
    const { made, id } = await invoiced({ taxes, stays: 2, lines });
    await saved(made, creditLines(made, id, [[1, 600_000]]));
    const payment = { method: "Cheque", paymentDate: "2026-11-21", reference: "", notes: "" };
    const amounts = { amountCentimes: 600_000, stampDutyCentimes: 0 };
    const allocations = [{ invoiceId: id, amountCentimes: 600_000 }];
    await paying.record(made, { ...payment, ...amounts, allocations });
    await owner`update invoices set paid_at = paid_at - interval '1 day' where id = ${id}`;
    const { paidAt, lines: billed } = await desk.invoice(made, id);
    await saved(made, credit(made, id, [billed[0]?.debtorId ?? ""]));
    expect(await desk.invoice(made, id)).toMatchObject({ status: "Paid", paidAt });
    expect(await violations(made)).toEqual([]);
  });

  it("SYS-07 is a line of the audit trail with its amount", async () => {
    const { made, id, number } = await invoiced();
    const note = await saved(made, creditLines(made, id, [[1, 98_100]]));
    const [line] = await owner`
      select details from changes where hotel_id = ${made.staff.hotelId} and action = 'invoices.credit'`;
    const said = JSON.stringify(line?.details);
    for (const word of [number, note.number, "98100", "Wrong company"])
      expect(said).toContain(word);
    expect(said).not.toContain("stays");
  });
});

describe("INV-16 a stay that is taken back after an amount of it", () => {
  /** The room's price after the rebate of 98 100: what the second credit note has of each line, and the folio's price. */
  it.each<[string, CreditTraits, number[][], { due: number; transferred: number }]>([
    [
      "whose taxes the invoice added",
      {},
      // 900 000 − 90 000; TVA 81 000 − 8 100.
      [
        [810_000, 72_900, 50_000],
        [200_000, 18_000, 0],
      ],
      { due: 1_249_000, transferred: 1_100_000 },
    ],
    [
      "whose price contained its taxes",
      {
        taxes: { tvaTreatment: "included", stayTaxTreatment: "included" },
        lines: [
          { ...night, tvaBp: 900, stayTax: 50_000 },
          { ...dinner, tvaBp: 900 },
        ],
      },
      // 850 000 has 70 183 of TVA, 200 000 has 16 514; 779 817 − 90 000 and 70 183 − 8 100.
      [
        [689_817, 62_083, 50_000],
        [183_486, 16_514, 0],
      ],
      { due: 1_100_000, transferred: 1_100_000 },
    ],
    [
      "of which a part was paid before",
      { lines: [night, dinner, { amount: 300_000, kind: "payment" }] },
      [
        [810_000, 72_900, 50_000],
        [200_000, 18_000, 0],
      ],
      { due: 949_000, transferred: 800_000 },
    ],
  ])(
    "%s: the note has the rest, and the stay owes again all that it owed",
    async (_, traits, rest, sums) => {
      const { made, ids, id } = await invoiced(traits);
      expect(await openOf(made, id)).toBe(sums.due);
      await saved(made, creditLines(made, id, [[1, 98_100]]));
      expect(await owed(made)).toBe(sums.due - 98_100);
      const note = await saved(made, credit(made, id, ids));
      expect(note.credits).toBe("stays");
      expect(
        note.lines.map((each) => [each.amountCentimes, each.tvaCentimes, each.stayTaxCentimes]),
      ).toEqual(rest);
      expect(note.totals.dueCentimes).toBe(sums.due - 98_100);
      expect(await desk.invoice(made, id)).toMatchObject({ status: "Cancelled", openCentimes: 0 });
      const { debtors: list } = await debtors(made);
      expect(list.map((each) => [each.id, each.balanceCentimes])).toEqual([
        [ids[0], sums.transferred],
      ]);
      expect(await owed(made)).toBe(sums.transferred);
      expect(await violations(made)).toEqual([]);
      const again = await issue(made, ids);
      expect(await openOf(made, again.id)).toBe(sums.due);
      expect(await owed(made)).toBe(sums.due);
      expect(await violations(made)).toEqual([]);
    },
  );

  it("keeps the amounts of the other stays", async () => {
    const { made, ids, id } = await invoiced({ stays: 2 });
    await saved(made, creditAmount(made, id, 239_800));
    const [first = "", second = ""] = ids;
    const note = await saved(made, credit(made, id, [first]));
    expect(note.totals.dueCentimes).toBe(1_249_000 - 119_900);
    expect(await openOf(made, id)).toBe(1_249_000 - 119_900);
    expect(await owed(made)).toBe(1_100_000 + 1_249_000 - 119_900);
    await saved(made, credit(made, id, [second]));
    expect((await desk.invoice(made, id)).status).toBe("Cancelled");
    expect(await owed(made)).toBe(2_200_000);
    expect(await violations(made)).toEqual([]);
  });

  it("has a line of nothing where an amount took all of the line", async () => {
    const { made, ids, id } = await invoiced();
    await saved(made, creditLines(made, id, [[2, 218_000]]));
    const note = await saved(made, credit(made, id, ids));
    expect(positions(note.lines)).toEqual([
      [1, 900_000],
      [2, 0],
    ]);
    expect(await owed(made)).toBe(1_100_000);
    expect(await violations(made)).toEqual([]);
  });
});
