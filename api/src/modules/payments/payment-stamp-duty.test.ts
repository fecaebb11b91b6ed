import { describe, expect, it } from "vitest";
import { part, paymentDesk, transferOf } from "../../testing/payment-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const desk = paymentDesk(await testApp());
const { payer, invoice, record, allocate, reverse, payments, violations } = desk;

async function refusalOf(response: Response) {
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}

describe("INV-12 the stamp duty of a payment in cash", () => {
  it("is collected beside the amount, except for invoices that have it", async () => {
    const company = await payer();
    const plain = await invoice(company, 1_000_000);
    const withDuty = await invoice(company, 1_010_000, { stampDuty: 10_000 });
    const parts = [part(plain, 1_000_000), part(withDuty, 1_010_000)];
    const cash = { ...transferOf(2_010_000, parts), method: "Cash" };
    expect(await refusalOf(await record(company, cash))).toMatchObject({
      status: 409,
      code: "payment.stamp-duty-changed",
      params: { stampDutyCentimes: 10_000 },
    });
    expect((await record(company, { ...cash, stampDutyCentimes: 10_000 })).status).toBe(201);
    expect(await payments(company)).toMatchObject([
      { amountCentimes: 2_010_000, stampDutyCentimes: 10_000, leftCentimes: 0 },
    ]);
    expect(await desk.account(company)).toMatchObject({ balanceCentimes: 0 });
  });

  it("is not paid twice and not saved by moving the payment to other invoices", async () => {
    const company = await payer();
    const plain = await invoice(company, 1_000_000);
    const withDuty = await invoice(company, 1_010_000, { stampDuty: 10_000 });
    const later = {
      plain: await invoice(company, 500_000),
      withDuty: await invoice(company, 505_000, { stampDuty: 5_000 }),
    };
    const parts = [part(plain, 1_000_000), part(withDuty, 1_010_000)];
    const cash = { ...transferOf(2_010_000, parts), method: "Cash", stampDutyCentimes: 10_000 };
    const { id } = await (await record(company, cash)).json();
    const [payment] = await payments(company);
    const [ofPlain, ofDuty] = payment?.allocations ?? [];
    if (!ofPlain || !ofDuty) throw new Error("nothing was allocated");

    await reverse(company, { paymentId: id, allocationId: ofPlain.id });
    expect(await refusalOf(await allocate(company, id, [part(later.withDuty, 1)]))).toEqual({
      status: 409,
      code: "payment.stamp-duty-collected",
      params: { withDutyCentimes: 0, withoutDutyCentimes: 1_000_000 },
    });
    await reverse(company, { paymentId: id, allocationId: ofDuty.id });
    expect(await payments(company)).toMatchObject([
      { leftByDuty: { withDutyCentimes: 1_010_000, withoutDutyCentimes: 1_000_000 } },
    ]);
    const moved = [part(later.plain, 500_000), part(later.withDuty, 505_000)];
    expect((await allocate(company, id, moved)).status).toBe(201);
    expect(await refusalOf(await allocate(company, id, [part(plain, 500_001)]))).toMatchObject({
      params: { withDutyCentimes: 505_000, withoutDutyCentimes: 500_000 },
    });
    expect(await violations(company)).toEqual([]);
  });
});
