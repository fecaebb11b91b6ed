import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const desk = invoiceDesk(api);
const { debtor, debtors, issue, credit, violations } = desk;

/** An invoice over three stays of a hotel whose invoices add 9 % TVA and 500 DA of stay tax. */
async function invoiced(paymentMethod = "Cheque") {
  const made = await desk.house();
  await setTaxes(owner, made.staff.hotelId, "2026-01-01", {});
  const stays = [
    await debtor(made, {
      lines: [
        { amount: 900_000, night: "2026-11-20" },
        { amount: 100_000, kind: "payment" },
      ],
    }),
    await debtor(made),
    await debtor(made),
  ];
  const ids = stays.map(({ debtorId }) => debtorId);
  return { made, ids, ...(await issue(made, ids, paymentMethod)) };
}

const ledgerOf = async (companyId: string) => {
  const [row] = await owner`
    select (select coalesce(sum(signed_centimes), 0) from postings where owner_id = ${companyId})
      + (select coalesce(sum(case kind when 'invoice' then 1 else -1 end * (due_centimes - transferred_centimes)), 0)
        from invoices where company_id = ${companyId}) as centimes`;
  return Number(row?.centimes);
};

describe("INV-11 INV-16 a credit note", () => {
  it("over the whole invoice returns all its stays to the debtors, and cancels it", async () => {
    const { made, ids, id, number } = await invoiced();
    expect(await ledgerOf(made.companyId)).toBe(3 * 1_031_000 - 100_000);
    const response = await credit(made, id, ids);
    expect(response.status).toBe(201);
    const note = await response.json();
    expect(desk.idsOf(await debtors(made)).sort()).toEqual([...ids].sort());
    const before = await desk.invoice(made, id);
    expect(before).toMatchObject({
      status: "Cancelled",
      openCentimes: 0,
      standingStays: [],
      creditNotes: [{ id: note.id, number: note.number, seriesNumber: 2, dueCentimes: 2_993_000 }],
    });
    expect(await desk.invoice(made, note.id)).toMatchObject({
      kind: "credit-note",
      status: "Issued",
      corrects: { id, number, seriesYear: 2026, seriesNumber: 1 },
      reason: "Wrong company",
      totals: before.totals,
      openCentimes: 0,
    });
    expect(await ledgerOf(made.companyId)).toBe(3 * 900_000 - 100_000);
    expect(await violations(made)).toEqual([]);
  });

  it("over a part returns exactly its stays and their amounts, and the rest after it", async () => {
    const { made, ids, id } = await invoiced();
    const [first = "", second = "", third = ""] = ids;
    const note = await (await credit(made, id, [first])).json();
    expect(desk.idsOf(await debtors(made))).toEqual([first]);
    expect((await desk.invoice(made, note.id)).totals).toEqual({
      subtotalCentimes: 900_000,
      tvaCentimes: 81_000,
      tva: [{ tvaBp: 900, netCentimes: 900_000, tvaCentimes: 81_000 }],
      stayTaxCentimes: 50_000,
      stampDutyCentimes: 0,
      grandTotalCentimes: 1_031_000,
      prepaidCentimes: 100_000,
      dueCentimes: 931_000,
    });
    expect(await desk.invoice(made, id)).toMatchObject({
      status: "Unpaid",
      openCentimes: 2_062_000,
      standingStays: [second, third]
        .sort()
        .map((debtorId) => ({ debtorId, prepaidCentimes: 0, transferredCentimes: 900_000 })),
    });
    expect(await violations(made)).toEqual([]);
    await credit(made, id, [second, third]);
    expect((await desk.invoice(made, id)).status).toBe("Cancelled");
    expect(await ledgerOf(made.companyId)).toBe(3 * 900_000 - 100_000);
    expect(await violations(made)).toEqual([]);
  });

  it("takes back the stamp duty down to that of what stands, and at last all of it", async () => {
    const { made, ids, id } = await invoiced("Cash");
    // 2 993 000 centimes: 300 steps of 1 DA. Of 2 062 000: 207.
    const dutyOf = async (noteId: string) =>
      (await desk.invoice(made, noteId)).totals.stampDutyCentimes;
    expect(await dutyOf(id)).toBe(30_000);
    const [first = "", ...rest] = ids;
    const one = await (await credit(made, id, [first])).json();
    expect(await dutyOf(one.id)).toBe(9_300);
    const two = await (await credit(made, id, rest)).json();
    expect(await dutyOf(two.id)).toBe(20_700);
    expect((await desk.invoice(made, id)).status).toBe("Cancelled");
    expect(await violations(made)).toEqual([]);
  });

  it("lets its stays be invoiced again, on an invoice with the next number", async () => {
    const { made, ids, id } = await invoiced();
    await credit(made, id, ids);
    const again = await issue(made, ids);
    expect((await desk.invoice(made, again.id)).seriesNumber).toBe(3);
    expect((await debtors(made)).count).toBe(0);
    expect(await violations(made)).toEqual([]);
  });

  it("SYS-07 is a line of the audit trail with its reason", async () => {
    const { made, ids, id, number } = await invoiced();
    const note = await (await credit(made, id, ids, "The stay of another company")).json();
    const [line] = await owner`
      select details, tags, entity_id from changes where hotel_id = ${made.staff.hotelId} and action = 'invoices.credit'`;
    expect(line).toMatchObject({ tags: ["Company", "Booking"], entity_id: note.id });
    const said = JSON.stringify(line?.details);
    for (const word of [number, note.number, "The stay of another company"])
      expect(said).toContain(word);
  });

  describe("is refused", () => {
    const refusalOf = async (response: Response) => outcomeOf(response);

    it("of stays that are not on the invoice, or not any more", async () => {
      const { made, ids, id } = await invoiced();
      const [first = ""] = ids;
      const taken = { status: 409, code: "invoice.debtor-taken" };
      expect(await refusalOf(await credit(made, id, [randomUUID()]))).toMatchObject(taken);
      await credit(made, id, [first]);
      expect(await refusalOf(await credit(made, id, ids))).toMatchObject({
        ...taken,
        body: { params: { count: 1 } },
      });
      expect(await violations(made)).toEqual([]);
    });

    it("of a credit note, and of an invoice of another hotel", async () => {
      const { made, ids, id } = await invoiced();
      const elsewhere = await invoiced();
      const note = await (await credit(made, id, ids)).json();
      const unknown = { status: 404, code: "invoice.not-found" };
      for (const other of [note.id, elsewhere.id, randomUUID()])
        expect(await refusalOf(await credit(made, other, ids))).toMatchObject(unknown);
    });

    it("of what a payment has settled", async () => {
      const { made, ids, id } = await invoiced();
      const [first = "", ...rest] = ids;
      await pay(made, id, 2_000_000);
      expect(await refusalOf(await credit(made, id, rest))).toMatchObject({
        status: 409,
        code: "invoice.not-creditable",
        body: { params: { openCentimes: 993_000 } },
      });
      expect((await credit(made, id, [first])).status).toBe(201);
      expect(await desk.invoice(made, id)).toMatchObject({
        status: "Unpaid",
        openCentimes: 62_000,
      });
      expect(await violations(made)).toEqual([]);
    });

    it("without a reason or a stay", async () => {
      const { made, ids, id } = await invoiced();
      expect((await credit(made, id, ids, " ")).status).toBe(400);
      expect((await credit(made, id, [])).status).toBe(400);
      expect((await credit(made, id, ids, "x".repeat(501))).status).toBe(400);
    });
  });

  it("of all that is unpaid leaves the invoice paid", async () => {
    const { made, ids, id } = await invoiced();
    const [first = ""] = ids;
    await pay(made, id, 2_062_000);
    expect((await credit(made, id, [first])).status).toBe(201);
    const { status, paidAt } = await desk.invoice(made, id);
    expect([status, paidAt === null]).toEqual(["Paid", false]);
    expect(await violations(made)).toEqual([]);
  });
});

/** A payment that settles a part of an invoice. */
async function pay(
  { staff: { hotelId }, companyId }: Awaited<ReturnType<typeof desk.house>>,
  invoiceId: string,
  amount: number,
): Promise<void> {
  const paymentId = randomUUID();
  await owner.begin(async (tx) => {
    await tx`insert into payments (hotel_id, id, company_id, method, payment_date, business_date, amount_centimes,
        allocated_centimes)
      values (${hotelId}, ${paymentId}, ${companyId}, 'Cheque', '2026-11-21', '2026-11-21', ${amount}, ${amount})`;
    await tx`insert into allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date)
      values (${hotelId}, ${randomUUID()}, ${paymentId}, ${invoiceId}, ${companyId}, ${amount}, '2026-11-21')`;
    await tx`update invoices set settled_centimes = settled_centimes + ${amount} where id = ${invoiceId}`;
  });
}
