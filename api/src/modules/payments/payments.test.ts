import { randomUUID } from "node:crypto";
import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import { describe, expect, it } from "vitest";
import { part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const desk = paymentDesk(api);
const { payer, invoice, record, allocate, reverse, payments, settled, violations } = desk;

async function refusalOf(response: Response) {
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}

/** A company with a payment that has settled a part of an invoice. */
async function partlyPaid() {
  const company = await payer();
  const bill = await invoice(company, 900);
  expect((await record(company, transferOf(700, [part(bill, 400)]))).status).toBe(201);
  const [payment] = await payments(company);
  const [allocation] = payment?.allocations ?? [];
  if (!payment || !allocation) throw new Error("nothing was recorded");
  return { company, bill, payment, ids: { paymentId: payment.id, allocationId: allocation.id } };
}

describe("a payment of a company", () => {
  it("INV-09 INV-10 settles its invoices together", async () => {
    const company = await payer();
    const bills = [await invoice(company, 900), await invoice(company, 300)] as const;
    const body = transferOf(1_200, [part(bills[0], 900), part(bills[1], 300)]);
    const response = await record(company, { ...body, notes: " November " });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    for (const bill of bills)
      expect(await settled(bill)).toEqual(["Paid", bill === bills[0] ? 900 : 300, true]);
    expect(await payments(company)).toMatchObject([
      {
        id,
        method: "Bank Transfer",
        paymentDate: "2026-11-21",
        businessDate: "2026-11-21",
        reference: "VIR 7",
        notes: "November",
        amountCentimes: 1_200,
        stampDutyCentimes: 0,
        leftCentimes: 0,
        allocations: [
          { number: bills[0].number, amountCentimes: 900, reversedAt: null },
          { number: bills[1].number, amountCentimes: 300, reversedAt: null },
        ],
      },
    ]);
    expect(await violations(company)).toEqual([]);
  });

  it("SYS-07 is a line of the audit trail with its invoices and the stamp duty; so is a later allocation", async () => {
    const company = await payer();
    const bills = await Promise.all([500_000, 1, 2, 3].map((amount) => invoice(company, amount)));
    const [first] = bills;
    if (!first) throw new Error("an invoice");
    const rest = bills.slice(1).map((bill, index) => part(bill, index + 1));
    const amount = 500_006;
    // 51 steps of 100 DA at 1 DA.
    const cash = { method: "Cash", stampDutyCentimes: 5_100 };
    const body = { ...transferOf(amount, [part(first, 400_000), ...rest]), ...cash };
    expect((await record(company, body)).status).toBe(201);
    const [payment] = await payments(company);
    await allocate(company, payment?.id ?? "", [part(first, 50_000)]);
    const lines = await owner<{ details: { facts: { what: string; after: unknown }[] } }[]>`
      select details from changes where hotel_id = ${company.staff.hotelId} order by seq desc limit 2`;
    const [allocated, recorded] = lines.map(({ details }) =>
      Object.fromEntries(details.facts.map(({ what, after }) => [what, after])),
    );
    expect(recorded).toMatchObject({ amount, method: "Cash", invoices: 4 });
    expect(recorded).toMatchObject({ stampDuty: 5_100 });
    const named = bills.slice(0, 3).map(({ number }) => number);
    expect(recorded).toMatchObject({ invoice: `${named.join(", ")}, …` });
    expect(allocated).toEqual({ amount: 50_000, invoices: 1, invoice: first.number });
  });

  it("INV-13 settles a part, and what is left of it settles another later", async () => {
    const { company, bill, payment, ids } = await partlyPaid();
    expect(await settled(bill)).toEqual(["Unpaid", 400, false]);
    expect(payment.leftCentimes).toBe(300);
    const other = await invoice(company, 500);
    const parts = [part(bill, 100), part(other, 200)];
    expect((await allocate(company, ids.paymentId, parts)).status).toBe(201);
    expect(await settled(bill)).toEqual(["Unpaid", 500, false]);
    expect(await settled(other)).toEqual(["Unpaid", 200, false]);
    expect((await payments(company))[0]?.leftCentimes).toBe(0);
    expect(await refusalOf(await allocate(company, ids.paymentId, [part(bill, 1)]))).toMatchObject({
      status: 409,
      code: "payment.exceeds-payment",
      params: { leftCentimes: 0 },
    });
    expect(await violations(company)).toEqual([]);
  });

  it("INV-13 can be without an invoice: all of it stays on the account", async () => {
    const company = await payer();
    expect((await record(company, transferOf(500))).status).toBe(201);
    expect(await payments(company)).toMatchObject([{ leftCentimes: 500, allocations: [] }]);
    expect(await desk.account(company)).toMatchObject({
      balanceCentimes: -500,
      unallocatedCentimes: 500,
    });
  });

  it("INV-13 a payment with something left is listed, however many came after it", async () => {
    const company = await payer();
    const bill = await invoice(company, 201);
    const { id } = await (await record(company, transferOf(500))).json();
    for (let n = 0; n < 201; n++) await record(company, transferOf(1, [part(bill, 1)]));
    const listed = await payments(company);
    expect(listed).toHaveLength(201);
    expect(listed.at(-1)).toMatchObject({ id, leftCentimes: 500 });
  });

  it("INV-13 a reversed part opens its invoice again, once and with a reason", async () => {
    const { company, bill, ids } = await partlyPaid();
    await allocate(company, ids.paymentId, [part(bill, 300)]);
    await record(company, transferOf(200, [part(bill, 200)]));
    expect(await settled(bill)).toEqual(["Paid", 900, true]);

    expect((await reverse(company, ids)).status).toBe(201);
    expect(await settled(bill)).toEqual(["Unpaid", 500, false]);
    expect((await payments(company))[1]).toMatchObject({
      leftCentimes: 400,
      allocations: [{ reversalReason: "Another invoice's" }, { reversedAt: null }],
    });
    expect(await refusalOf(await reverse(company, ids))).toMatchObject({
      status: 409,
      code: "allocation.reversed-already",
    });
    expect(await refusalOf(await reverse(company, ids, " "))).toMatchObject({
      status: 400,
      code: "allocation.reason-missing",
    });
    expect(await violations(company)).toEqual([]);
  });

  it("INV-13 of what credit notes have taken back, only the rest can be paid", async () => {
    const company = await payer();
    const bill = await invoice(company, 900);
    await desk.credit(company, bill, 600);
    expect(
      await refusalOf(await record(company, transferOf(301, [part(bill, 301)]))),
    ).toMatchObject({
      code: "payment.exceeds-invoice",
      params: { number: bill.number, openCentimes: 300 },
    });
    expect((await record(company, transferOf(300, [part(bill, 300)]))).status).toBe(201);
    expect(await settled(bill)).toEqual(["Paid", 300, true]);
    expect(await violations(company)).toEqual([]);
  });
});

describe("a payment is refused", () => {
  async function refuses(change: object, expected: object) {
    const company = await payer();
    const bill = await invoice(company, 900);
    const body = { ...transferOf(900, [part(bill, 900)]), ...change };
    expect(await refusalOf(await record(company, body))).toMatchObject(expected);
    expect(await payments(company)).toEqual([]);
    expect(await settled(bill)).toEqual(["Unpaid", 0, false]);
  }

  it("INV-09 with a date after the business date", () =>
    refuses(
      { paymentDate: "2026-11-22" },
      { status: 409, code: "payment.date-to-come", params: { businessDate: "2026-11-21" } },
    ));

  it("INV-09 with a date before last year, as of a mistyped year", () =>
    refuses(
      { paymentDate: "1900-01-01" },
      { status: 409, code: "payment.date-too-old", params: { earliestDate: "2025-01-01" } },
    ));

  it("INV-13 with less than its parts", () =>
    refuses(
      { amountCentimes: 899 },
      { status: 409, code: "payment.exceeds-payment", params: { leftCentimes: 899 } },
    ));

  it("INV-09 without a method or a date", () =>
    refuses({ method: "" }, { status: 400, code: "payment.incomplete" }));

  it.each([
    ["no amount", { amountCentimes: 0 }],
    ["a part of nothing", { allocations: [{ invoiceId: randomUUID(), amountCentimes: 0 }] }],
    ["too much", { amountCentimes: 1_000_000_000_001 }],
  ])("INV-09 of %s", (_, change) => refuses(change, { status: 400, code: "request.invalid" }));

  it("INV-13 that names an invoice twice, also later", async () => {
    const { company, bill, ids } = await partlyPaid();
    const parts = [part(bill, 100), part(bill, 100)];
    expect(await refusalOf(await record(company, transferOf(500, parts)))).toMatchObject({
      status: 400,
      code: "request.invalid",
    });
    expect(await refusalOf(await allocate(company, ids.paymentId, parts))).toMatchObject({
      status: 400,
      code: "request.invalid",
    });
  });

  it("INV-10 with one invoice of another company or hotel, and settles none", async () => {
    const company = await payer();
    const own = await invoice(company, 900);
    const others = [
      await invoice(await payer(company.staff), 900),
      await invoice(await payer(), 900),
      { id: randomUUID(), number: "" },
    ];
    for (const other of others) {
      const body = transferOf(1_800, [part(own, 900), part(other, 900)]);
      expect(await refusalOf(await record(company, body))).toMatchObject({
        status: 404,
        code: "invoice.not-found",
      });
    }
    expect(await settled(own)).toEqual(["Unpaid", 0, false]);
    expect(await payments(company)).toEqual([]);
  });

  it("INV-13 of a paid and a cancelled invoice, and a credit note", async () => {
    const company = await payer();
    const [paid, cancelled] = [await invoice(company, 900), await invoice(company, 800)];
    await record(company, transferOf(900, [part(paid, 900)]));
    await desk.credit(company, cancelled, 800);
    const [note] = await owner`select id, number from invoices
      where hotel_id = ${company.staff.hotelId} and kind = 'credit-note'`;
    for (const { id, number } of [paid, cancelled, note as typeof paid])
      expect(
        await refusalOf(await record(company, transferOf(1, [part({ id }, 1)]))),
      ).toMatchObject({
        status: 409,
        code: "invoice.not-payable",
        params: { number },
      });
  });

  it("INV-09 of a company, a payment or a part that isn't there", async () => {
    const { company, bill, ids } = await partlyPaid();
    const stranger = await payer();
    const elsewhere = { ...stranger, companyId: company.companyId };
    expect(await refusalOf(await record(elsewhere, transferOf(1)))).toMatchObject({
      status: 404,
      code: "company.not-found",
    });
    expect(await refusalOf(await allocate(stranger, ids.paymentId, [part(bill, 1)]))).toMatchObject(
      { status: 404, code: "payment.not-found" },
    );
    expect(
      await refusalOf(await reverse(company, { ...ids, allocationId: randomUUID() })),
    ).toMatchObject({ status: 404, code: "allocation.not-found" });
  });

  it("X-02 recorded again with the same key, is recorded once", async () => {
    const company = await payer();
    const bill = await invoice(company, 900);
    const path = `/hotels/${company.staff.hotelId}/companies/${company.companyId}/payments`;
    const key = randomUUID();
    const options = { as: company.staff, body: transferOf(400, [part(bill, 400)]), key };
    const first = await api.request("POST", path, options);
    const again = await api.request("POST", path, options);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await settled(bill)).toEqual(["Unpaid", 400, false]);
  });
});

it("AUTH-17 INV-13 is in the audit trail with the company, and so are its parts and reversals", async () => {
  const { company, bill, ids } = await partlyPaid();
  await allocate(company, ids.paymentId, [part(bill, 50)]);
  await reverse(company, ids);
  const { staff, companyId } = company;
  const [{ name } = { name: "" }] = await owner`select name from companies where id = ${companyId}`;
  const answer = await api.request("GET", `/hotels/${staff.hotelId}/audit-trail`, { as: staff });
  const { entries }: AuditPage = await answer.json();
  const said = entries.map(({ action, subject, facts }) => [
    action,
    subject?.name,
    ...facts.map(({ what, after }) => `${what} ${after}`),
  ]);
  expect(said.filter(([action]) => action?.startsWith("payments."))).toEqual([
    [
      "payments.reverse-allocation",
      name,
      `invoice ${bill.number}`,
      "amount 400",
      "reason Another invoice's",
    ],
    ["payments.allocate", name, "amount 50", "invoices 1", `invoice ${bill.number}`],
    [
      "payments.record",
      name,
      "amount 700",
      "method Bank Transfer",
      "reference VIR 7",
      "invoices 1",
      `invoice ${bill.number}`,
    ],
  ]);
});
