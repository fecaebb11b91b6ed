import { describe, expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { buyer, folioDesk } from "../../testing/folio-desk.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = folioDesk(api);
const { couple, chargeNight, charge, pay, preview, save, issue, credit } = desk;
const { invoice, documents, refusal, violations } = desk;

const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;
const added = { tvaTreatment: "added", stayTaxTreatment: "added" } as const;

/** A night at 9 000 DA with 180 DA of tourism tax, and a dinner of 2 500 DA. */
async function nightAndDinner(rates: Parameters<typeof couple>[0]) {
  const made = await couple(rates);
  await chargeNight(made);
  await charge(made, 250_000);
  return made;
}

/** What charges, reversals and transfers of a hotel come to: no document changes it. */
async function ledger({ hotelId }: { hotelId: string }) {
  const [sums] = await owner`select count(*)::int as lines, sum(signed_centimes)::int as balance
    from postings where hotel_id = ${hotelId}`;
  return sums;
}

describe("FOL-11 INV-06 the invoice of a guest's folio comes to what the folio says", () => {
  it("whose prices contain the taxes", async () => {
    const made = await nightAndDinner(included);
    const before = await ledger(made);
    const { id } = await issue(made);
    const { lines, totals, buyer: billed, status } = await invoice(made, id);
    // 9 000,00 − 1 000,00 of stay tax = 8 000,00 with 660,55 of TVA; the dinner has 206,42.
    expect(totals).toMatchObject({
      subtotalCentimes: 981_303,
      tvaCentimes: 86_697,
      stayTaxCentimes: 100_000,
      stampDutyCentimes: 0,
      grandTotalCentimes: 1_168_000,
      prepaidCentimes: 0,
      dueCentimes: 1_168_000,
    });
    expect(lines.map(({ item, amountCentimes }) => [item, amountCentimes])).toEqual([
      ["room", 733_945],
      ["tourism-tax", 18_000],
      ["restaurant", 229_358],
    ]);
    expect(lines[0]).toMatchObject({
      guestName: "Amel Kaci",
      roomNumber: made.room.number,
      nights: 1,
    });
    expect(billed).toEqual({ name: buyer.name, address: buyer.address, nif: buyer.nif });
    expect(status).toBe("Issued");
    expect(await ledger(made)).toEqual(before);
    expect(await violations(made)).toEqual([]);
  });

  it("whose taxes are lines of their own", async () => {
    const made = await nightAndDinner(added);
    const { id } = await issue(made);
    const { lines, totals } = await invoice(made, id);
    // 9 000,00 + 810,00 + 1 000,00; 180,00; 2 500,00 + 225,00.
    expect(totals).toMatchObject({
      subtotalCentimes: 1_168_000,
      tvaCentimes: 103_500,
      stayTaxCentimes: 100_000,
      grandTotalCentimes: 1_371_500,
    });
    expect(lines).toHaveLength(3);
    expect(await violations(made)).toEqual([]);
  });

  it("of a hotel whose companies' invoices add taxes: a guest's price contains them", async () => {
    const made = await nightAndDinner({});
    const before = await ledger(made);
    const { id } = await issue(made);
    expect((await invoice(made, id)).totals).toMatchObject({
      subtotalCentimes: 981_303,
      tvaCentimes: 86_697,
      stayTaxCentimes: 100_000,
      grandTotalCentimes: 1_168_000,
    });
    expect(await ledger(made)).toEqual(before);
    const [stored] =
      await owner`select added_tva_centimes::int as tva, added_stay_tax_centimes::int as stay,
      transferred_centimes::int as owed from invoices where id = ${id}`;
    expect(stored).toEqual({ tva: 86_697, stay: 100_000, owed: 1_168_000 });
    expect(await violations(made)).toEqual([]);
  });

  it("a night that two folios share has its stay tax once", async () => {
    const made = await couple({});
    await chargeNight(made);
    const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
    await request("POST", `${at}/folios`, { as: made.staff, body: { name: "Karim Kaci" } });
    const { folios } = await (await request("GET", at, { as: made.staff })).json();
    const toFolioId = folios[1].id;
    const room = folios[0].postings.find(({ item }: { item: string }) => item === "room");
    const split = { toFolioId, amountCentimes: 300_000, reason: "One each" };
    expect((await desk.onPosting(made, room.id, "split", split)).status).toBe(201);
    const karim = { staff: made.staff, folioId: toFolioId };
    // A third of the night: 333,33 of 1 000,00, and TVA in 2 666,67.
    const { totals, lines } = await preview(karim);
    expect(totals).toMatchObject({ stayTaxCentimes: 33_333, grandTotalCentimes: 300_000 });
    expect(totals.tvaCentimes).toBe(22_018);
    expect(lines[0]?.guestName).toBe("Karim Kaci");
    expect((await preview(made)).totals.stayTaxCentimes).toBe(66_667);
  });
});

describe("INV-12 payments on the folio", () => {
  it("are settled, and what is left is due; the stamp duty is that of the part in cash", async () => {
    const made = await nightAndDinner(included);
    await pay(made, 500_000, "Cash");
    await pay(made, 600_000, "Credit Card");
    // 50 times 1 DA on 5 000,00 in cash.
    expect((await preview(made, "Credit Card")).totals).toMatchObject({
      prepaidCentimes: 1_100_000,
      stampDutyCentimes: 5_000,
      grandTotalCentimes: 1_173_000,
      dueCentimes: 73_000,
    });
    // 56,80 hundreds, each begun one counts: 57 DA.
    expect((await preview(made, "Cash")).totals.stampDutyCentimes).toBe(5_700);
  });

  it("pay the invoices of a folio one after another", async () => {
    const made = await nightAndDinner(included);
    await pay(made, 1_000_000, "Credit Card");
    const { id } = await issue(made);
    expect((await invoice(made, id)).totals.dueCentimes).toBe(168_000);
    await pay(made, 168_000, "Cash");
    await charge(made, 40_000);
    const second = await issue(made);
    const { totals, lines } = await invoice(made, second.id);
    expect(totals).toMatchObject({ prepaidCentimes: 0, dueCentimes: 40_000, stampDutyCentimes: 0 });
    expect(lines).toHaveLength(1);
    expect(await violations(made)).toEqual([]);
  });

  it("also of a guest who has left", async () => {
    const made = await nightAndDinner(included);
    await pay(made, 1_168_000, "Cash");
    const left = await request(
      "POST",
      `/hotels/${made.hotelId}/bookings/${made.bookingId}/check-out`,
      { as: made.staff, body: { version: made.booking.version, ...LET_GO } },
    );
    expect(left.status).toBe(200);
    const { id } = await issue(made, "Cash");
    // 117 hundreds are begun.
    expect((await invoice(made, id)).totals).toMatchObject({
      prepaidCentimes: 1_168_000,
      stampDutyCentimes: 11_700,
      dueCentimes: 11_700,
    });
  });
});

describe("INV-08 a folio's invoice", () => {
  it("is refused at another total than was seen, and saved once by a repeated request", async () => {
    const made = await nightAndDinner(included);
    const body = { paymentMethod: "Cheque", grandTotalCentimes: 1 };
    expect(await refusal(save(made, body))).toBe("409 invoice.total-changed");
    const right = { ...body, grandTotalCentimes: 1_168_000 };
    const key = crypto.randomUUID();
    const [first, again] = [await save(made, right, key), await save(made, right, key)];
    expect(await again.json()).toEqual(await first.json());
    expect(await documents(made)).toMatchObject([
      { kind: "invoice", status: "Issued", buyerName: buyer.name, grandTotalCentimes: 1_168_000 },
    ]);
    expect(await refusal(save(made, right))).toBe("409 invoice.nothing-to-bill");
  });

  it("needs a buyer's name and identifiers that are some", async () => {
    const made = await nightAndDinner(included);
    const body = { paymentMethod: "Cheque", grandTotalCentimes: 1_168_000 };
    for (const wrong of [{ name: " " }, { nif: "unknown" }, { address: "a\nb" }])
      expect(await refusal(save(made, { ...body, buyer: { ...buyer, ...wrong } }))).toBe(
        "400 request.invalid",
      );
    expect(await documents(made)).toEqual([]);
  });

  it("bills no company's folio, and no folio of another hotel", async () => {
    const staff = await makeStaff(database);
    const companyId = await makeCompany(database, staff.hotelId);
    const made = await couple(included, { staff, companyId });
    const company = { staff, folioId: made.booking.folios[1]?.id ?? "" };
    expect(await refusal(desk.askPreview(company))).toBe("409 invoice.folio-elsewhere");
    const other = { staff: await makeStaff(database), folioId: made.folioId };
    expect(await refusal(desk.askPreview(other))).toBe("404 folio.not-found");
  });

  it("INV-12 prints as the documents of companies do, without a day of payment", async () => {
    const made = await nightAndDinner(included);
    const { id } = await issue(made);
    const response = await desk.pdf(made, id);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const asCompany = `/hotels/${made.hotelId}/invoices/${id}`;
    expect((await request("GET", asCompany, { as: made.staff })).status).toBe(200);
  });
});

describe("INV-11 a credit note", () => {
  it("takes all of it back with a reason, and the folio can be invoiced again", async () => {
    const made = await nightAndDinner({});
    const first = await issue(made, "Cash");
    const answer = await credit(made, first.id);
    expect(answer.status).toBe(201);
    const note = await invoice(made, (await answer.json()).id);
    expect(note).toMatchObject({
      kind: "credit-note",
      reason: "The firm's name was wrong",
      corrects: { number: first.number },
      totals: { tvaCentimes: 86_697, stampDutyCentimes: 11_700, grandTotalCentimes: 1_179_700 },
    });
    expect((await invoice(made, first.id)).status).toBe("Cancelled");
    expect(await (await credit(made, first.id)).json()).toMatchObject({
      code: "invoice.credited-already",
      params: { number: "2026/000001" },
    });
    expect(await refusal(credit(made, note.id))).toBe("404 invoice.not-found");
    await issue(made);
    expect((await documents(made)).map(({ seriesNumber }) => seriesNumber)).toEqual([3, 2, 1]);
    expect(await violations(made)).toEqual([]);
  });

  it("needs the right to write invoices: the desk issues, the commercial service credits", async () => {
    const made = await nightAndDinner(included);
    const clerk = {
      ...made,
      staff: await makeStaff(database, { hotelId: made.hotelId, role: "front-office" }),
    };
    const { id } = await issue(clerk);
    expect(await refusal(credit(clerk, id))).toMatch(/^403 /);
    expect((await invoice(clerk, id)).totals.grandTotalCentimes).toBe(1_168_000);
    expect((await desk.pdf(clerk, id)).status).toBe(200);
  });
});

describe("FOL-02 what is invoiced stays", () => {
  it("is not reversed, split or moved before the credit note", async () => {
    const made = await nightAndDinner(included);
    const at = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
    await request("POST", `${at}/folios`, { as: made.staff, body: { name: "Karim Kaci" } });
    const { id } = await issue(made);
    const { folios } = await (await request("GET", at, { as: made.staff })).json();
    const [dinner] = folios[0].postings.slice(-1);
    const toFolioId = folios[1].id;
    const reason = "Not theirs";
    const deeds = [
      ["reversal", { reason }],
      ["split", { toFolioId, amountCentimes: 100_000, reason }],
      ["move", { toFolioId }],
    ] as const;
    for (const [deed, body] of deeds) {
      const refused = await desk.onPosting(made, dinner.id, deed, body);
      expect(await refused.json()).toMatchObject({
        code: "folio.invoiced",
        params: { number: "2026/000001" },
      });
    }
    await credit(made, id);
    expect((await desk.onPosting(made, dinner.id, "reversal", { reason })).status).toBe(201);
    expect((await preview(made)).totals.grandTotalCentimes).toBe(918_000);
  });
});
