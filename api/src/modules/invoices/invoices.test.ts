import { randomUUID } from "node:crypto";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database, request } = api;
const desk = invoiceDesk(api);
const { house, debtor, debtors, issue, preview, save, violations } = desk;

/** A hotel whose invoices add 9 % TVA and 500 DA of stay tax. */
async function taxed() {
  const made = await house();
  await setTaxes(owner, made.staff.hotelId, "2026-01-01", {});
  return made;
}

describe("COM-05 debtors", () => {
  it("INV-01 are the stays that were transferred to the company and are on no invoice", async () => {
    const made = await house();
    const { bookingId, debtorId, booking, room } = await debtor(made, {
      fullName: "Yacine Brahimi",
    });
    expect(await debtors(made)).toEqual({
      debtors: [
        {
          id: debtorId,
          bookingId,
          reference: booking.reference,
          guestName: "Yacine Brahimi",
          checkInDate: "2026-11-21",
          checkOutDate: booking.checkOutDate,
          roomNumber: room.number,
          purchaseOrderUrl: null,
          purchaseOrderNumber: null,
          ownOrder: null,
          groupOrder: null,
          bookingVersion: booking.version + 1,
          balanceCentimes: 900_000,
          transferredOn: "2026-11-21",
        },
      ],
      count: 1,
      balanceCentimes: 900_000,
      invoiceAddsTaxes: false,
    });
    await issue(made, [debtorId]);
    const none = { debtors: [], count: 0, balanceCentimes: 0, invoiceAddsTaxes: false };
    expect(await debtors(made)).toEqual(none);
  });

  it("are filtered by guest, and by check-in with both days", async () => {
    const made = await house();
    const amina = await debtor(made, { fullName: "Amina Haddad" });
    const yacine = await debtor(made, { fullName: "Yacine Brahimi" });
    const found = async (query: string) => desk.idsOf(await debtors(made, query));
    expect(await found("?guest=hadd")).toEqual([amina.debtorId]);
    expect(await found("?guest=BRAHIMI%20yacine")).toEqual([yacine.debtorId]);
    expect(await found("?guest=%2B%2B")).toEqual([]);
    expect(await found("?from=2026-11-21&to=2026-11-21")).toHaveLength(2);
    expect(await found("?from=2026-11-22")).toEqual([]);
    expect(await found("?to=2026-11-20")).toEqual([]);
    expect((await debtors(made, "?guest=hadd")).count).toBe(2);
  });

  it("answers 404 for a company of another hotel", async () => {
    const [made, other] = [await house(), await house()];
    const address = `/hotels/${made.staff.hotelId}/companies/${other.companyId}/debtor-search`;
    const answer = await outcomeOf(await request("POST", address, { as: made.staff, body: {} }));
    expect(answer).toMatchObject({ status: 404, code: "company.not-found" });
  });
});

describe("INV-08 an invoice", () => {
  it("INV-05 INV-06 is saved as it was previewed", async () => {
    const made = await taxed();
    const { debtorId, room } = await debtor(made, {
      adults: 2,
      fullName: "Yacine Brahimi",
      lines: [
        { amount: 900_000, night: "2026-11-19" },
        { amount: 900_000, night: "2026-11-20" },
        { amount: 150_000 },
        { amount: 50_000, kind: "payment" },
      ],
    });
    const seen = await preview(made, [debtorId]);
    const line = {
      debtorId,
      guestName: "Yacine Brahimi",
      purchaseOrder: null,
      roomNumber: room.number,
      tvaBp: 900,
    };
    expect(seen.lines).toEqual([
      {
        ...line,
        position: 1,
        date: "2026-11-19",
        item: "room",
        nights: 2,
        description: "Room charge",
        amountCentimes: 1_800_000,
        tvaCentimes: 162_000,
        stayTaxCentimes: 200_000,
      },
      {
        ...line,
        position: 2,
        date: "2026-11-21",
        item: "restaurant",
        nights: null,
        description: "Dinner",
        amountCentimes: 150_000,
        tvaCentimes: 13_500,
        stayTaxCentimes: 0,
      },
    ]);
    expect(seen.totals).toEqual({
      subtotalCentimes: 1_950_000,
      tvaCentimes: 175_500,
      tva: [{ tvaBp: 900, netCentimes: 1_950_000, tvaCentimes: 175_500 }],
      stayTaxCentimes: 200_000,
      stampDutyCentimes: 0,
      grandTotalCentimes: 2_325_500,
      prepaidCentimes: 50_000,
      dueCentimes: 2_275_500,
    });
    const { id, number } = await issue(made, [debtorId]);
    expect(await desk.invoice(made, id)).toMatchObject({
      ...seen,
      number,
      seriesYear: 2026,
      seriesNumber: 1,
      status: "Unpaid",
      openCentimes: 2_275_500,
      paidAt: null,
      payments: [],
      creditNotes: [],
      standingStays: [{ debtorId, prepaidCentimes: 50_000, transferredCentimes: 1_900_000 }],
      corrects: null,
      reason: "",
    });
    expect(await violations(made)).toEqual([]);
  });

  it("INV-07 has a number of its day, the next free one on a clash, and a series without gaps", async () => {
    const made = await house();
    const stays = [await debtor(made), await debtor(made), await debtor(made)];
    const issued = [];
    for (const { debtorId } of stays) issued.push(await issue(made, [debtorId]));
    // The test's clock stands still.
    const first = Number(api.clock.now().getTime() % 1_000_000);
    expect(issued.map(({ number }) => number)).toEqual(
      [0, 1, 2].map((n) => `INV-20261121-${String((first + n) % 1_000_000).padStart(6, "0")}`),
    );
    const { invoices } = await desk.search(made);
    expect(invoices.map(({ seriesNumber }) => seriesNumber).sort()).toEqual([1, 2, 3]);
    expect(await violations(made)).toEqual([]);
  });

  it("INV-07 after the last ending of a day comes its first", async () => {
    const made = await house();
    const began = api.clock.now();
    const left = 999_999 - (began.getTime() % 1_000_000);
    api.clock.set(new Date(began.getTime() + left).toISOString());
    const [one, two] = [await debtor(made), await debtor(made)];
    const numbers = [await issue(made, [one.debtorId]), await issue(made, [two.debtorId])];
    api.clock.set(began.toISOString());
    expect(numbers.map(({ number }) => number)).toEqual([
      "INV-20261121-999999",
      "INV-20261121-000000",
    ]);
  });

  it("adds what no folio had to the company's ledger: taxes and stamp duty", async () => {
    const made = await taxed();
    const { debtorId } = await debtor(made);
    const { id } = await issue(made, [debtorId], "Cash");
    const [added] = await owner`
      select due_centimes - transferred_centimes as added, added_tva_centimes as tva,
        added_stay_tax_centimes as stay_tax, stamp_duty_centimes as stamp
      from invoices where id = ${id}`;
    // 900 000 + 81 000 + 50 000 = 1 031 000: 104 steps of 1 DA.
    expect(added).toEqual({ added: 141_400, tva: 81_000, stay_tax: 50_000, stamp: 10_400 });
  });

  it("ADR-0035 adds nothing where prices contain the taxes", async () => {
    const made = await house();
    const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;
    await setTaxes(owner, made.staff.hotelId, "2026-01-01", included);
    const { debtorId } = await debtor(made, {
      lines: [{ amount: 900_000, night: "2026-11-20", tvaBp: 900, stayTax: 50_000 }],
    });
    const { totals } = await preview(made, [debtorId]);
    // 850 000 × 9 ÷ 109 = 70 183.49.
    expect(totals).toMatchObject({
      subtotalCentimes: 779_817,
      tvaCentimes: 70_183,
      stayTaxCentimes: 50_000,
      grandTotalCentimes: 900_000,
    });
    const { id } = await issue(made, [debtorId]);
    const [row] = await owner`
      select due_centimes - transferred_centimes as added from invoices where id = ${id}`;
    expect(row?.added).toBe(0);
    expect(await violations(made)).toEqual([]);
  });

  it("X-03 is saved once, however often it is sent", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const body = { debtorIds: [debtorId], paymentMethod: "Cheque", grandTotalCentimes: 981_000 };
    const { totals } = await preview(made, [debtorId]);
    const asked = { ...body, grandTotalCentimes: totals.grandTotalCentimes };
    const key = randomUUID();
    const answers = [await save(made, asked, key), await save(made, asked, key)];
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(two).toEqual(one);
    expect((await desk.search(made)).invoices).toHaveLength(1);
  });

  it("keeps the name of a company that was renamed and archived since", async () => {
    const made = await house({ name: "Sonatrach" });
    const { debtorId } = await debtor(made);
    const { id } = await issue(made, [debtorId]);
    await owner`update companies set name = 'Naftal', archived_at = now() where id = ${made.companyId}`;
    expect((await desk.invoice(made, id)).buyer.name).toBe("Sonatrach");
    expect((await desk.search(made)).invoices[0]?.companyName).toBe("Sonatrach");
    expect((await desk.credit(made, id, [debtorId])).status).toBe(201);
    const again = await issue(made, [debtorId]);
    expect((await desk.invoice(made, again.id)).buyer.name).toBe("Naftal");
  });

  it("is due after the company's days", async () => {
    const made = await house();
    await owner`update companies set payment_terms_days = 45 where id = ${made.companyId}`;
    const { debtorId } = await debtor(made);
    const { businessDate, dueDate } = await preview(made, [debtorId]);
    expect(dueDate).toBe(addDays(calendarDate(businessDate), 45));
  });

  it("SYS-07 is a line of the audit trail", async () => {
    const made = await house();
    const { debtorId } = await debtor(made);
    const { id, number } = await issue(made, [debtorId]);
    const [line] = await owner`
      select action, entity_id as "entityId", tags, details from changes
      where hotel_id = ${made.staff.hotelId} and action = 'invoices.issue'`;
    expect(line).toMatchObject({ entityId: id, tags: ["Company", "Booking"] });
    expect(JSON.stringify(line?.details)).toContain(number);
  });
});

describe("INV-08 refuses", () => {
  const refusalOf = async (response: Response) => outcomeOf(response);

  it("stays of two companies, of another hotel, invoiced already, or unknown", async () => {
    const made = await house();
    const elsewhere = await house();
    const other = { ...made, companyId: await makeCompany(database, made.staff.hotelId) };
    const [own, others, abroad] = [
      await debtor(made),
      await debtor(other),
      await debtor(elsewhere),
    ];
    const taken = { status: 409, code: "invoice.debtor-taken", body: { params: { count: 1 } } };
    for (const id of [others.debtorId, abroad.debtorId, randomUUID()]) {
      const ids = [own.debtorId, id];
      expect(await refusalOf(await desk.askPreview(made, ids))).toMatchObject(taken);
      const body = { debtorIds: ids, paymentMethod: "Cheque", grandTotalCentimes: 1 };
      expect(await refusalOf(await save(made, body))).toMatchObject(taken);
    }
    await issue(made, [own.debtorId]);
    expect(await refusalOf(await desk.askPreview(made, [own.debtorId]))).toMatchObject(taken);
    expect(await violations(made)).toEqual([]);
  });

  it.each([
    ["none", []],
    ["one twice", ["0190aaaa-0000-7000-8000-000000000001", "0190aaaa-0000-7000-8000-000000000001"]],
    ["what is no id", ["x"]],
    ["more than 1000", Array.from({ length: 1001 }, () => randomUUID())],
  ])("%s", async (_, debtorIds) => {
    const made = await house();
    expect((await desk.askPreview(made, debtorIds)).status).toBe(400);
    const body = { debtorIds, paymentMethod: "Cheque", grandTotalCentimes: 1 };
    expect((await save(made, body)).status).toBe(400);
  });

  it("another total than was seen, and says the new one", async () => {
    const made = await taxed();
    const { debtorId } = await debtor(made);
    const body = { debtorIds: [debtorId], paymentMethod: "Cheque", grandTotalCentimes: 1 };
    expect(await refusalOf(await save(made, body))).toMatchObject({
      status: 409,
      code: "invoice.total-changed",
      body: { params: { grandTotalCentimes: 1_031_000 } },
    });
    expect((await debtors(made)).count).toBe(1);
    expect(await violations(made)).toEqual([]);
  });

  it("a stay whose folio does not come to its transfer", async () => {
    const made = await house();
    const { debtorId, bookingId } = await debtor(made, { fullName: "Yacine Brahimi" });
    await owner`update postings set amount_centimes = 800000 where owner_id = ${bookingId} and kind = 'charge'`;
    expect(await refusalOf(await desk.askPreview(made, [debtorId]))).toMatchObject({
      status: 409,
      code: "invoice.debtor-changed",
      body: { params: { guestNames: ["Yacine Brahimi"], count: 1 } },
    });
  });
});
