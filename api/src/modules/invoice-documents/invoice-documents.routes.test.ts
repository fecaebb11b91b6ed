import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { joinHotel, makeUser } from "../../testing/factories-core.ts";
import { type House, invoiceDesk } from "../../testing/invoice-desk.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database, request } = api;
const desk = invoiceDesk(api);

const pdfOf = (
  { staff }: House,
  id: string,
  query: string,
  as: { userId: typeof staff.userId } = staff,
) => request("GET", `/hotels/${staff.hotelId}/invoices/${id}/pdf${query}`, { as });

/** One night at 9 000 DA for two adults, with 9 % TVA and 500 DA of stay tax each, in cash. */
async function anInvoice() {
  const made = await desk.house();
  await setTaxes(owner, made.staff.hotelId, "2026-01-01", {});
  const { debtorId } = await desk.debtor(made, { adults: 2, fullName: "Yacine Brahimi" });
  return { made, debtorId, ...(await desk.issue(made, [debtorId], "Cash")) };
}

/** The name that a browser saves the file under. */
function fileName(response: Response): string {
  const header = response.headers.get("content-disposition") ?? "";
  return decodeURIComponent(header.replace(/^inline; filename\*=UTF-8''/u, ""));
}

async function textOf(response: Response): Promise<string> {
  // The server's own `Response`, which other tests of this process install, has no `bytes`.
  const file = new Uint8Array(await response.arrayBuffer());
  return (await pagesOf(file)).join("\n");
}

it("INV-15 an issued invoice is answered as a PDF with the figures that it was issued with", async () => {
  const { made, id, number } = await anInvoice();
  const answer = await pdfOf(made, id, "?language=fr");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(fileName(answer)).toBe("facture-2026-000001.pdf");
  const text = await textOf(answer);
  for (const line of [
    "Facture N° 2026/000001",
    "Hébergement, 1 nuit",
    "Yacine Brahimi",
    "Total HT 9.000,00",
    "TVA 9 % sur 9.000,00 810,00",
    "Taxe de séjour 1.000,00",
    "Droit de timbre 109,00",
    "Total TTC (DA) 10.919,00",
    "Arrêtée la présente facture à la somme de dix mille neuf cent dix-neuf dinars algériens.",
    number,
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(line);
  expect(text).not.toContain("DUPLICATA");
});

it("INV-16 a cancelled invoice and its credit note say so, and a duplicate is marked", async () => {
  const { made, id, debtorId } = await anInvoice();
  const credited: { id: string } = await (await desk.credit(made, id, [debtorId])).json();
  const duplicate = await pdfOf(made, id, "?language=fr&copy=duplicate");
  expect(fileName(duplicate)).toBe("facture-2026-000001-duplicata.pdf");
  const arabicCopy = await pdfOf(made, id, "?language=ar&copy=duplicate");
  expect(fileName(arabicCopy)).toBe("فاتورة-2026-000001-نسخة-ثانية.pdf");
  const cancelled = await textOf(duplicate);
  expect(cancelled).toContain("FACTURE ANNULÉE");
  expect(cancelled).toContain("DUPLICATA");
  const arabic = await pdfOf(made, credited.id, "?language=ar");
  expect(fileName(arabic)).toBe("إشعار-دائن-2026-000002.pdf");
  const french = await pdfOf(made, credited.id, "?language=fr");
  expect(fileName(french)).toBe("avoir-2026-000002.pdf");
  const note = await textOf(french);
  expect(note).toContain("Facture d’avoir N° 2026/000002");
  expect(note).toContain("Corrige la facture N° 2026/000001");
  expect(note).toContain("Motif : Wrong company");
});

it("INV-15 an unknown invoice, another hotel's and a wrong request are refused", async () => {
  const { made, id } = await anInvoice();
  const other = await desk.house();
  const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;
  expect(await codeOf(pdfOf(made, randomUUID(), "?language=ar"))).toBe("invoice.not-found");
  expect(await codeOf(pdfOf(other, id, "?language=ar"))).toBe("invoice.not-found");
  for (const query of ["", "?language=en", "?language=fr&copy=other", "?language=fr&extra=1"])
    expect(await codeOf(pdfOf(made, id, query))).toBe("request.invalid");
  expect(await codeOf(pdfOf(made, "not-an-id", "?language=fr"))).toBe("request.invalid");
});

it("INV-15 only who may see invoices gets the document", async () => {
  const { made, id } = await anInvoice();
  const { hotelId } = made.staff;
  const cleaner = await makeUser(database);
  await joinHotel(database, cleaner, { hotelId, role: "housekeeping" });
  expect((await pdfOf(made, id, "?language=fr", cleaner)).status).toBe(403);
  const address = `/hotels/${hotelId}/invoices/${id}/pdf?language=fr`;
  expect((await request("GET", address)).status).toBe(401);
});
