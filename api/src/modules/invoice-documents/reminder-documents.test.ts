import { randomUUID } from "node:crypto";
import {
  type CompanyReminders,
  type ReminderLetter,
  reminderLetterSchema,
} from "@funduq/shared-types/contracts/reminder";
import { afterAll, expect, it } from "vitest";
import { createLog } from "../../platform/log.ts";
import { createPdfRenderer } from "../../platform/pdf/pdf-renderer.ts";
import { paymentDesk } from "../../testing/payment-desk.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { testApp } from "../../testing/test-app.ts";
import { renderReminder } from "./invoice-documents.service.ts";

const api = await testApp();
const { request } = api;
const { payer, invoice } = paymentDesk(api);
const pdf = createPdfRenderer({ log: createLog("silent") });
afterAll(() => pdf.stop());

function letterOf(step: "first" | "last", count = 1, name = "SPA Énergie du Sud"): ReminderLetter {
  return reminderLetterSchema.parse({
    step,
    businessDate: "2026-11-21",
    seller: { name: "SARL Hôtel El Djazaïr", rc: "16/00-0012345B09" },
    buyer: { name, nif: "001130005432100" },
    invoices: Array.from({ length: count }, (_, index) => ({
      invoiceId: randomUUID(),
      number: `INV-20260901-${index}`,
      seriesYear: 2026,
      seriesNumber: index + 1,
      businessDate: "2026-09-01",
      dueDate: "2026-10-01",
      dueCentimes: 33_460_50,
      openCentimes: 10_000_00,
      remindedOn: step === "last" ? "2026-11-01" : null,
    })),
  });
}

async function linesOf(letter: ReminderLetter, language: "fr" | "ar"): Promise<string[]> {
  const pages = await pagesOf(await renderReminder(pdf, letter, language));
  return pages.flatMap((page) =>
    page.split("\n").map((line) => line.replaceAll(/\s+/gu, " ").trim()),
  );
}

it("INV-14 a reminder in French names both parties, each invoice and what is open", async () => {
  expect(await linesOf(letterOf("first"), "fr")).toEqual([
    "SARL Hôtel El Djazaïr",
    "RC 16/00-0012345B09 À l’attention de",
    "SPA Énergie du Sud",
    "NIF 001130005432100",
    "Rappel de paiement",
    "Date : 21/11/2026",
    "Madame, Monsieur, sauf erreur de notre part, les factures ci-dessous, arrivées à échéance, ne sont pas encore",
    "réglées. Nous vous prions de bien vouloir nous en faire parvenir le règlement, soit 10.000,00 DA.",
    "Facture N° Date Échéance Jours de retard Montant (DA) Reste à payer (DA)",
    "2026/000001 01/09/2026 01/10/2026 51 33.460,50 10.000,00",
    "Total à payer (DA) 10.000,00",
    "Si votre règlement nous est parvenu entre-temps, veuillez ne pas tenir compte de ce rappel.",
    "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.",
    "La direction",
    "Page 1 sur 1",
  ]);
});

it("INV-14 the last reminder is a mise en demeure that says when the first was written", async () => {
  const lines = await linesOf(letterOf("last"), "fr");
  expect(lines).toContain("Mise en demeure");
  expect(lines).toContain("2026/000001 01/09/2026 01/10/2026 51 01/11/2026 33.460,50 10.000,00");
});

it("INV-14 in Arabic numbers and dates read from left to right", async () => {
  const text = (await linesOf(letterOf("last"), "ar")).join("\n");
  for (const figure of ["21/11/2026", "2026/000001", "33.460,50", "10.000,00"])
    expect(text).toContain(figure);
  expect(text).toMatch(/\p{Script=Arabic}/u);
});

it("INV-14 names with markup are printed as text, and hundreds of invoices on several pages", async () => {
  const lines = await linesOf(letterOf("first", 200, '#panic("x") *b* $1$'), "fr");
  expect(lines).toContain('#panic("x") *b* $1$');
  expect(lines).toContain("Total à payer (DA) 2.000.000,00");
  expect(lines.filter((line) => line.startsWith("Page "))).toHaveLength(
    Number(/sur (\d+)$/u.exec(lines.at(-1) ?? "")?.[1]),
  );
});

it("INV-14 a written letter is answered as a PDF; an unknown one and another hotel's are not", async () => {
  const company = await payer();
  await invoice(company, 100_000, { date: "2026-09-01", dueDate: "2026-10-01" });
  const { staff } = company;
  const path = `/hotels/${staff.hotelId}/companies/${company.companyId}/reminders`;
  const { due }: CompanyReminders = await (await request("GET", path, { as: staff })).json();
  const invoices = (due[0]?.invoices ?? []).map(({ invoiceId, openCentimes }) => ({
    invoiceId,
    openCentimes,
  }));
  const saved = await request("POST", path, { as: staff, body: { step: "first", invoices } });
  const { id } = await saved.json();
  const pdfOf = (hotelId: string, letter: string, query: string, as = staff) =>
    request("GET", `/hotels/${hotelId}/reminders/${letter}/pdf${query}`, { as });

  const answer = await pdfOf(staff.hotelId, id, "?language=fr");
  expect(answer.status).toBe(200);
  const nameOf = (response: Response) =>
    decodeURIComponent(response.headers.get("content-disposition")?.split("''")[1] ?? "");
  expect(nameOf(answer)).toBe("rappel-2026-11-21.pdf");
  expect(nameOf(await pdfOf(staff.hotelId, id, "?language=ar"))).toBe("تذكير-2026-11-21.pdf");
  const file = new Uint8Array(await answer.arrayBuffer());
  expect((await pagesOf(file)).join("\n")).toContain("Rappel de paiement");
  const other = (await payer()).staff;
  const codeOf = async (refused: Promise<Response>) => (await (await refused).json()).code;
  expect(await codeOf(pdfOf(staff.hotelId, randomUUID(), "?language=fr"))).toBe(
    "reminder.not-found",
  );
  expect(await codeOf(pdfOf(other.hotelId, id, "?language=fr", other))).toBe("reminder.not-found");
  expect(await codeOf(pdfOf(staff.hotelId, id, "?language=en"))).toBe("request.invalid");
});
