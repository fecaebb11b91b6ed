import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, card, cash, posDesk, refusal, room } from "../../testing/pos-desk.ts";
import { tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = posDesk(api);
const { current, step } = bookingSteps(api);

async function dinner(payments?: (bookingId: string) => object[]) {
  const stay = await makeBooking(database, { checkInNow: true });
  const casbah = await desk.open(stay.staff);
  const bill = await desk.bill(casbah, [{ price: 15_000 }, { price: 85_000, tvaBp: 1_900 }]);
  const paid = payments?.(stay.bookingId) ?? [cash(40_000, 1_000), card(60_000)];
  return { stay, casbah, sale: await accepted<Sale>(desk.sell(casbah, bill, paid)) };
}

describe("POS-05 a refund", () => {
  it("gives the whole sale back by its methods, with a number and a reason of its own", async () => {
    const { casbah, sale } = await dinner();
    const refund = await accepted<Sale>(desk.refund(casbah, sale));
    expect(refund).toMatchObject({
      number: "2/11",
      refunds: "1/11",
      refundReason: "Cold soup",
      totalCentimes: 100_000,
      lines: sale.lines,
      payments: [
        { method: "Cash", amountCentimes: 40_000, tipCentimes: 1_000, tenderedCentimes: null },
        { method: "Credit Card", amountCentimes: 60_000 },
      ],
    });
    expect(await accepted(desk.get(casbah, `sales/${sale.id}`))).toMatchObject({
      refundedBy: "2/11",
    });
    const { sales } = await accepted<{ sales: object[] }>(desk.get(casbah, "sales"));
    expect(sales).toMatchObject([{ isRefund: true }, { isRefund: false, isRefunded: true }]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("without a terminal is refused where the restaurant has terminals: cash would leave no drawer", async () => {
    const { casbah, sale } = await dinner();
    const answer = await refusal(desk.refund(casbah, sale, { terminalId: null }));
    expect(answer).toMatchObject({ status: 409, code: "terminal.required" });
    expect(await desk.numbers(casbah)).toEqual([1]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it.each(["invoice", "included", "added"] as const)(
    "takes a room's charge off its folio, with the TVA that was added, where TVA is '%s'",
    async (tvaTreatment) => {
      const stay = await makeBooking(database, { checkInNow: true });
      const day = calendarDate("2026-11-21");
      await setTaxes(owner, stay.hotelId, day, { tvaTreatment });
      const casbah = await desk.open(stay.staff);
      // Two charges where TVA is added.
      const bill = await desk.bill(casbah, [{ price: 15_000 }]);
      const sale = await accepted<Sale>(desk.sell(casbah, bill, [room(stay.bookingId, 15_000)]));
      expect((await current(stay)).folios.map(folioBalance)).toEqual([15_000]);
      const refund = await accepted<Sale>(desk.refund(casbah, sale));
      expect(refund.payments).toMatchObject([{ method: "Room", amountCentimes: 15_000 }]);
      const { folios, history } = await current(stay);
      expect(folios.map(folioBalance)).toEqual([0]);
      expect(history[0]).toMatchObject({
        action: "posting-reversed",
        details: { reason: "Cold soup" },
      });
      expect(await desk.violations(casbah)).toEqual([]);
    },
  );

  it("of a folio to which the charge was moved", async () => {
    const { stay, casbah, sale } = await dinner((id) => [room(id, 100_000)]);
    const at = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}`;
    const as = stay.staff;
    await accepted(request("POST", `${at}/folios`, { as, body: { name: "Karim" } }));
    const { folios } = await current(stay);
    const posting = folios[0]?.postings[0];
    const body = { toFolioId: folios[1]?.id };
    await accepted(request("POST", `${at}/postings/${posting?.id}/move`, { as, body }));
    await accepted(desk.refund(casbah, sale));
    expect((await current(stay)).folios.map(folioBalance)).toEqual([0, 0]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("is refused once the guest has left: the front office takes it off", async () => {
    const { stay, casbah, sale } = await dinner((id) => [cash(50_000), room(id, 50_000)]);
    const folioId = stay.booking.folios[0]?.id;
    const body = { folioId, method: "Cash", amountCentimes: 50_000 };
    const at = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}`;
    await accepted(request("POST", `${at}/payments`, { as: stay.staff, body }));
    expect((await step({ ...stay, booking: await current(stay) }, "check-out")).status).toBe(200);
    expect(await refusal(desk.refund(casbah, sale))).toEqual({
      status: 409,
      code: "sale.guest-left",
      params: { roomNumber: stay.booking.roomNumber },
    });
    expect(await desk.numbers(casbah)).toEqual([1]);
  });

  it.each(["is there", "has left"])(
    "with the reversal that the front office made before, whether the guest %s",
    async (guest) => {
      const { stay, casbah, sale } = await dinner((id) => [cash(50_000), room(id, 50_000)]);
      const posting = (await current(stay)).folios[0]?.postings[0];
      const path = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}/postings/${posting?.id}/reversal`;
      await accepted(request("POST", path, { as: stay.staff, body: { reason: "Wrong room" } }));
      if (guest === "has left") {
        const booking = await current(stay);
        expect((await step({ ...stay, booking }, "check-out")).status).toBe(200);
      }
      const refund = await accepted<Sale>(desk.refund(casbah, sale));
      expect(refund.payments).toMatchObject([
        { method: "Cash", amountCentimes: 50_000 },
        { method: "Room", amountCentimes: 50_000 },
      ]);
      const { folios } = await current(stay);
      expect(folios.map(folioBalance)).toEqual([0]);
      expect(folios[0]?.postings).toHaveLength(2);
      expect(await desk.numbers(casbah)).toEqual([1, 2]);
      expect(await desk.violations(casbah)).toEqual([]);
    },
  );

  it("happens once: the same again is answered, another one and that of a refund are refused", async () => {
    const { casbah, sale } = await dinner();
    const refundId = randomUUID();
    const refund = await accepted<Sale>(desk.refund(casbah, sale, { refundId }));
    expect(await accepted(desk.refund(casbah, sale, { refundId }))).toEqual(refund);
    expect(await refusal(desk.refund(casbah, sale))).toMatchObject({
      status: 409,
      code: "sale.refunded",
      params: { number: "1/11" },
    });
    expect(await refusal(desk.refund(casbah, refund))).toMatchObject({
      status: 409,
      code: "sale.is-refund",
    });
    expect(await refusal(desk.refund(casbah, { id: refundId }))).toMatchObject({
      code: "sale.is-refund",
    });
    expect(await desk.numbers(casbah)).toEqual([1, 2]);
  });

  it("happens once, though ten ask for it at the same time", async () => {
    const { stay, casbah, sale } = await dinner((id) => [cash(50_000), room(id, 50_000)]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.refund(casbah, sale)));
    const outcomes = await Promise.all(
      answers.map(async (each) => ({
        status: each.status,
        code: each.ok ? undefined : (await each.json()).code,
      })),
    );
    expect(tally(outcomes)).toEqual({ "201": 1, "409 sale.refunded": 9 });
    expect((await current(stay)).folios.map(folioBalance)).toEqual([0]);
    expect(await desk.numbers(casbah)).toEqual([1, 2]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("POS-11 needs the right to correct, and a reason", async () => {
    const { stay, casbah, sale } = await dinner();
    const waiter = await makeStaff(database, {
      hotelId: stay.hotelId,
      role: "employee",
      sections: ["pos"],
    });
    expect((await desk.refund(casbah, sale, {}, waiter)).status).toBe(403);
    expect((await desk.refund(casbah, sale, { reason: " " })).status).toBe(400);
    expect(await refusal(desk.refund(casbah, { id: randomUUID() }))).toMatchObject({
      status: 404,
      code: "sale.not-found",
    });
  });
});
