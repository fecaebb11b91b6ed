import type { DeskSearch } from "@funduq/shared-types/contracts/desk-search";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import { expect, it } from "vitest";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { buyer, folioDesk } from "../../testing/folio-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request } = api;
const { couple, charge, issue, credit } = folioDesk(api);

const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;

async function find(staff: TestStaff, query: string): Promise<DeskSearch> {
  const address = `/hotels/${staff.hotelId}/search`;
  return (await request("POST", address, { as: staff, body: { query } })).json();
}

async function dinnerOnInvoice() {
  const made = await couple(included);
  await charge(made, 250_000);
  return { made, saved: await issue(made) };
}

it("FOL-11 INV-07 the desk finds the invoice of a folio by its number, however it is typed", async () => {
  const { made, saved } = await dinnerOnInvoice();
  const { seriesYear, seriesNumber, number } = saved;
  for (const typed of [
    seriesText(saved),
    `${seriesYear}/${seriesNumber}`,
    number,
    number.slice(4, -2),
  ])
    expect(await find(made.staff, typed)).toEqual({
      results: [],
      documents: [
        {
          id: saved.id,
          kind: "invoice",
          number,
          seriesYear,
          seriesNumber,
          businessDate: "2026-11-21",
          status: "Issued",
          buyerName: buyer.name,
          grandTotalCentimes: 250_000,
        },
      ],
    });
  expect((await find(made.staff, "2025/000001")).documents).toBeUndefined();
});

it("FOL-11 INV-11 its credit note is found by its own number; neither in another hotel", async () => {
  const { made, saved } = await dinnerOnInvoice();
  const note = await (await credit(made, saved.id)).json();
  const { documents } = await find(made.staff, seriesText(note));
  expect(documents).toMatchObject([{ id: note.id, kind: "credit-note", status: "Issued" }]);
  const elsewhere = await makeStaff(database);
  expect((await find(elsewhere, note.number)).documents).toBeUndefined();
});

it("FOL-11 a document says whose folio it is, so that it leads there", async () => {
  const { made, saved } = await dinnerOnInvoice();
  const address = `/hotels/${made.hotelId}/folio-invoices/${saved.id}`;
  const read = await request("GET", address, { as: made.staff });
  expect((await read.json()).folio).toEqual({
    folioId: made.folioId,
    bookingId: made.bookingId,
    groupId: null,
  });
});
