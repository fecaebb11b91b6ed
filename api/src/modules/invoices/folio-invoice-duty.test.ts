import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Posting } from "@funduq/shared-types/contracts/folio";
import { describe, expect, it } from "vitest";
import { folioDesk, type OwnedFolio } from "../../testing/folio-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request } = api;
const desk = folioDesk(api);
const { couple, charge, pay, preview, issue, credit, invoice, onPosting, refusal, violations } =
  desk;

type Made = Awaited<ReturnType<typeof couple>>;

/** A stay whose prices contain their taxes. */
const guest = () => couple({ tvaTreatment: "included", stayTaxTreatment: "included" });

/** A charge of 40 000 DA that is paid, and its invoice; the stamp duty of 40 000 DA in cash is 600 DA. */
async function paidInvoice(made: Made, method: "Cash" | "Credit Card"): Promise<string> {
  await charge(made, 4_000_000);
  await pay(made, 4_000_000, method);
  return (await issue(made, "Credit Card")).id;
}

const dutyOf = async (made: OwnedFolio, id: string) =>
  (await invoice(made, id)).totals.stampDutyCentimes;
const dutyAgain = async (made: OwnedFolio) =>
  (await preview(made, "Credit Card")).totals.stampDutyCentimes;

const bookingOf = async (made: Made): Promise<Booking> => {
  const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
  return (await request("GET", path, { as: made.staff })).json();
};

async function paymentOf(made: Made): Promise<Posting> {
  const { folios } = await bookingOf(made);
  const payment = folios[0]?.postings.find(({ kind }) => kind === "payment");
  if (!payment) throw new Error("no payment");
  return payment;
}

describe("INV-12 the stamp duty of a folio with several invoices", () => {
  it("comes back with the cash of the invoice that was credited", async () => {
    const made = await guest();
    const first = await paidInvoice(made, "Cash");
    const second = await paidInvoice(made, "Credit Card");
    expect([await dutyOf(made, first), await dutyOf(made, second)]).toEqual([60_000, 0]);
    await credit(made, first);
    expect(await dutyAgain(made)).toBe(60_000);
    expect(await violations(made)).toEqual([]);
  });

  it("is not asked again of cash that another invoice has it of", async () => {
    const made = await guest();
    const first = await paidInvoice(made, "Credit Card");
    const second = await paidInvoice(made, "Cash");
    expect([await dutyOf(made, first), await dutyOf(made, second)]).toEqual([0, 60_000]);
    await credit(made, first);
    expect(await dutyAgain(made)).toBe(0);
  });

  it("is not asked again of cash that was still to be paid when the first was issued", async () => {
    const made = await guest();
    await charge(made, 4_000_000);
    expect(await dutyOf(made, (await issue(made, "Cash")).id)).toBe(60_000);
    await pay(made, 4_000_000, "Cash");
    await paidInvoice(made, "Credit Card");
    await charge(made, 4_000_000);
    expect(await dutyAgain(made)).toBe(0);
  });
});

describe("FOL-11 a payment that an invoice counts as paid before", () => {
  it("is not reversed or moved until the credit note", async () => {
    const made = await guest();
    const id = await paidInvoice(made, "Cash");
    const payment = await paymentOf(made);
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/folios`;
    await request("POST", path, { as: made.staff, body: { name: "Karim Kaci" } });
    const toFolioId = (await bookingOf(made)).folios[1]?.id;
    const reason = "By card";
    const reversed = () => onPosting(made, payment.id, "reversal", { reason });
    expect(await refusal(reversed())).toBe("409 folio.invoiced");
    expect(await refusal(onPosting(made, payment.id, "move", { toFolioId }))).toBe(
      "409 folio.invoiced",
    );
    await credit(made, id);
    expect((await reversed()).status).toBe(201);
  });

  it("is reversed where other payments come to what the invoices count", async () => {
    const made = await guest();
    await paidInvoice(made, "Credit Card");
    const payment = await paymentOf(made);
    await pay(made, 4_000_000, "Credit Card");
    const reason = "Paid twice";
    expect((await onPosting(made, payment.id, "reversal", { reason })).status).toBe(201);
    expect(await violations(made)).toEqual([]);
  });
});
