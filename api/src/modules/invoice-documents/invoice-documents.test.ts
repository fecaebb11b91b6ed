import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { invoicePaper, type PaperOptions } from "@funduq/shared-types/documents/invoice-paper";
import { afterAll, describe, expect, it } from "vitest";
import { createLog } from "../../platform/log.ts";
import { createPdfRenderer } from "../../platform/pdf/pdf-renderer.ts";
import { longInvoice, sampleInvoice } from "../../testing/invoice-samples.ts";
import { pagesOf } from "../../testing/pdf-text.ts";
import { renderInvoice } from "./invoice-documents.service.ts";

const pdf = createPdfRenderer({ log: createLog("silent") });
afterAll(() => pdf.stop());

/** The lines of all pages, without the spaces and controls between words. */
async function linesOf(invoice: Invoice, options: Partial<PaperOptions> = {}): Promise<string[]> {
  const bytes = await renderInvoice(pdf, invoice, { language: "fr", copy: "original", ...options });
  const pages = await pagesOf(bytes);
  return pages.flatMap((page) =>
    page.split("\n").map((line) => line.replaceAll(/\s+/gu, " ").trim()),
  );
}

const arabicLines = linesOf(sampleInvoice(), { language: "ar", copy: "duplicate" });

describe("INV-12 an invoice in French", () => {
  it("has both parties, each line, the tax of each rate, the stamp duty and the total in words", async () => {
    expect(await linesOf(sampleInvoice())).toEqual([
      "SARL Hôtel El Djazaïr",
      // A reader of PDFs returns the words of an Arabic line from left to right.
      "الجزائر فندق",
      "24, avenue Souidani Boudjemaa",
      "Alger",
      "Tél. +213 21 23 09 33",
      "RC 16/00-0012345B09",
      "NIF 000916001234567",
      "NIS 000916010012345",
      "AI 16011234567",
      "RIB 00400101401234567890",
      "Facturé à",
      "SPA Énergie du Sud",
      "Zone industrielle, lot 7",
      "Hassi Messaoud",
      "RC 30/00-0054321B11",
      "NIF 001130005432100",
      "NIS 001130010054321",
      "AI 30017654321",
      "Facture N° 2026/000123",
      "Date : 04/04/2026 Échéance : 04/05/2026 Mode de paiement : espèces",
      "Date Désignation Client Montant HT (DA) TVA",
      "01/04/2026 Hébergement, 3 nuits, chambre 101 Amine Benali 27.000,00 9 %",
      "02/04/2026 Minibar – eau × 3 Amine Benali 450,00 19 %",
      "Total HT 27.450,00",
      "TVA 9 % sur 27.000,00 2.430,00",
      "TVA 19 % sur 450,00 85,50",
      "Taxe de séjour 3.000,00",
      "Droit de timbre 495,00",
      "Total TTC (DA) 33.460,50",
      "Arrêtée la présente facture à la somme de trente-trois mille quatre cent soixante dinars algériens et cinquante",
      "centimes.",
      "INV-20260404-123456 Page 1 sur 1",
    ]);
  });

  it("has no stamp duty when it is not paid in cash, and what was paid before", async () => {
    const { totals } = sampleInvoice();
    const lines = await linesOf(
      sampleInvoice({
        paymentMethod: "Bank Transfer",
        totals: {
          ...totals,
          stampDutyCentimes: 0,
          grandTotalCentimes: 3_296_550,
          prepaidCentimes: 1_000_000,
          dueCentimes: 2_296_550,
        },
      }),
    );
    expect(lines.slice(19, 20)).toEqual([
      "Date : 04/04/2026 Échéance : 04/05/2026 Mode de paiement : virement bancaire",
    ]);
    expect(lines.slice(26, 32)).toEqual([
      "Taxe de séjour 3.000,00",
      "Total TTC (DA) 32.965,50",
      "Déjà réglé -10.000,00",
      "Net à payer (DA) 22.965,50",
      "Arrêtée la présente facture à la somme de trente-deux mille neuf cent soixante-cinq dinars algériens et cinquante",
      "centimes.",
    ]);
  });

  it("says how and when it was paid", async () => {
    const payment = {
      id: "00000000-0000-4000-8000-000000000071",
      method: "Cheque",
      paymentDate: "2026-04-10",
      reference: "CH-7781",
      notes: "",
      amountCentimes: 3_346_050,
    };
    const lines = await linesOf(sampleInvoice({ status: "Paid", payments: [payment] }));
    expect(lines).toContain("Réglée par chèque le 10/04/2026 : 33.460,50 DA. Référence : CH-7781");
  });

  it("INV-13 says what a part payment leaves to pay, and does not say that it is paid", async () => {
    const payment = {
      id: "00000000-0000-4000-8000-000000000071",
      method: "Cheque",
      paymentDate: "2026-04-10",
      reference: "",
      notes: "",
      amountCentimes: 1_000_000,
    };
    const part = sampleInvoice({ openCentimes: 2_346_050, payments: [payment] });
    const lines = await linesOf(part);
    expect(lines).toContain("Acompte de 10.000,00 DA par chèque le 10/04/2026.");
    expect(lines).toContain("Reste à payer : 23.460,50 DA.");
    expect(lines.join(" ")).not.toContain("Réglée");
    const said = invoicePaper(part, { language: "ar", copy: "original" }).notes.flat();
    expect(
      said.map(({ text }) => text.replaceAll(/\p{Cf}/gu, "").replaceAll("\u00a0", " ")),
    ).toEqual([
      "دفعة جزئية. طريقة الدفع: شيك، بتاريخ 10/04/2026، المبلغ 10.000,00 DA.",
      "الباقي للدفع: 23.460,50 DA.",
    ]);
  });

  it("lists all of many payments, also when they need more than a page", async () => {
    const payments = Array.from({ length: 120 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      method: "Bank Transfer",
      paymentDate: "2026-04-10",
      reference: `VIR-${index + 1}`,
      notes: "",
      amountCentimes: 10_000,
    }));
    const lines = await linesOf(sampleInvoice({ payments }));
    expect(lines).toContain("INV-20260404-123456 Page 3 sur 3");
    expect(lines.filter((line) => line.includes("Référence : VIR-"))).toHaveLength(120);
  });

  it("is marked when it is cancelled or printed again, and only then", async () => {
    const marks = (lines: string[]) =>
      ["FACTURE ANNULÉE", "DUPLICATA"].map((mark) => lines.some((line) => line.includes(mark)));
    const cancelled = sampleInvoice({ status: "Cancelled" });
    expect(marks(await linesOf(sampleInvoice()))).toEqual([false, false]);
    expect(marks(await linesOf(sampleInvoice(), { copy: "duplicate" }))).toEqual([false, true]);
    expect(marks(await linesOf(cancelled))).toEqual([true, false]);
  });

  it("repeats the head of the table, and counts the pages", async () => {
    const lines = await linesOf(longInvoice(200));
    expect(
      lines.filter((line) => line === "Date Désignation Client Montant HT (DA) TVA"),
    ).toHaveLength(5);
    expect(lines.filter((line) => line.startsWith("INV-20260404-123456"))).toEqual([
      "INV-20260404-123456 Page 1 sur 5",
      "INV-20260404-123456 Page 2 sur 5",
      "INV-20260404-123456 Page 3 sur 5",
      "INV-20260404-123456 Page 4 sur 5",
      "INV-20260404-123456 Page 5 sur 5",
    ]);
    expect(lines.filter((line) => line.includes("chambre 300 "))).toHaveLength(1);
  });
});

it.each([
  [["فاتورة", "رقم", "2026/000123", "نسخة", "ثانية"]],
  [["السجل", "التجاري", "16/00-0012345B09"]],
  [["الغرفة", "101", "Amine Benali", "27.000,00", "9 %"]],
  [["02/04/2026", "Minibar – eau × 3", "450,00", "19 %"]],
  [["المجموع", "خارج", "الرسم", "27.450,00"]],
  [["القيمة", "المضافة", "9 %", "27.000,00", "2.430,00"]],
  [["القيمة", "المضافة", "19 %", "450,00", "85,50"]],
  [["رسم", "3.000,00"]],
  [["حق", "الطابع", "495,00"]],
  [["المجموع", "بكل", "الرسوم", "33.460,50"]],
  [["أوقفت", "هذه", "الفاتورة", "وأربعمائة", "وستون", "وخمسون"]],
  [["INV-20260404-123456", "صفحة", "1", "من", "1"]],
])("INV-12 an invoice in Arabic has a line with %j", async (words) => {
  const lines = await arabicLines;
  expect(lines.filter((line) => words.every((word) => line.includes(word)))).toHaveLength(1);
});

it.each([
  ["fr", "Date : 04/04/2026 Mode de paiement : carte bancaire"],
  ["ar", "التاريخ: 04/04/2026 طريقة الدفع: بطاقة بنكية"],
] as const)(
  "FOL-11 the invoice of a folio has no due date, and may be paid by card: %s",
  (language, says) => {
    const invoice = sampleInvoice({ companyId: null, paymentMethod: "Credit Card" });
    const { facts } = invoicePaper(invoice, { language, copy: "original" });
    expect(facts.map(({ label, value }) => `${label} ${value.text}`).join(" ")).toBe(says);
  },
);

it("INV-12 an invoice in Arabic has the whole amount in words", () => {
  const { inWords } = invoicePaper(sampleInvoice(), { language: "ar", copy: "original" });
  expect(inWords.replaceAll(/[\u2068\u2069]/gu, "")).toBe(
    "أوقفت هذه الفاتورة عند مبلغ قدره ثلاثة وثلاثون ألفًا وأربعمائة وستون دينارًا جزائريًا وخمسون سنتيمًا.",
  );
});

it("INV-16 a credit note says which invoice it corrects, and why", async () => {
  const lines = await linesOf(
    sampleInvoice({
      kind: "credit-note",
      status: "Issued",
      corrects: {
        id: sampleInvoice().id,
        number: "INV-20260401-000042",
        seriesYear: 2026,
        seriesNumber: 99,
      },
      reason: "Erreur de tarif",
    }),
  );
  expect(lines.slice(18, 22)).toEqual([
    "Facture d’avoir N° 2026/000123",
    "Date : 04/04/2026",
    "Corrige la facture N° 2026/000099 (INV-20260401-000042).",
    "Motif : Erreur de tarif",
  ]);
  expect(lines.join(" ")).toContain(
    "Arrêtée la présente facture d’avoir à la somme de trente-trois mille quatre cent soixante dinars algériens et cinquante centimes.",
  );
});

describe("INV-16 a credit note of an amount", () => {
  /** 981 DA of the room, 109 DA of the eau: 900 and 91,60 net. */
  function amountNote(): Invoice {
    const { lines, totals } = sampleInvoice();
    const [room, minibar] = lines;
    const ofLine = (line: typeof room, net: number, tva: number) => ({
      ...line,
      amountCentimes: net,
      tvaCentimes: tva,
      stayTaxCentimes: 0,
      correctsPosition: line?.position,
    });
    return sampleInvoice({
      kind: "credit-note",
      status: "Issued",
      credits: "amount",
      corrects: {
        id: sampleInvoice().id,
        number: "INV-20260401-000042",
        seriesYear: 2026,
        seriesNumber: 99,
      },
      reason: "Climatisation en panne",
      lines: [ofLine(room, 90_000, 8_100), ofLine(minibar, 9_160, 1_740)],
      totals: {
        ...totals,
        subtotalCentimes: 99_160,
        tvaCentimes: 9_840,
        tva: [
          { tvaBp: 900, netCentimes: 90_000, tvaCentimes: 8_100 },
          { tvaBp: 1_900, netCentimes: 9_160, tvaCentimes: 1_740 },
        ],
        stayTaxCentimes: 0,
        stampDutyCentimes: 1_500,
        grandTotalCentimes: 110_500,
        dueCentimes: 110_500,
      },
    });
  }

  it("says which lines of which invoice it corrects, and the net and TVA of each rate", async () => {
    const lines = await linesOf(amountNote());
    expect(lines.slice(18)).toEqual([
      "Facture d’avoir N° 2026/000123",
      "Date : 04/04/2026",
      "Corrige la facture N° 2026/000099 (INV-20260401-000042).",
      "Motif : Climatisation en panne",
      "Date Désignation Client Montant HT (DA) TVA",
      "01/04/2026 Réduction sur la ligne 1 : Hébergement,",
      "3 nuits, chambre 101",
      "Amine Benali 900,00 9 %",
      "02/04/2026 Réduction sur la ligne 2 : Minibar – eau × 3 Amine Benali 91,60 19 %",
      "Total HT 991,60",
      "TVA 9 % sur 900,00 81,00",
      "TVA 19 % sur 91,60 17,40",
      "Taxe de séjour 0,00",
      "Droit de timbre 15,00",
      "Total TTC (DA) 1.105,00",
      "Arrêtée la présente facture d’avoir à la somme de mille cent cinq dinars algériens.",
      "INV-20260404-123456 Page 1 sur 1",
    ]);
  });

  it("says the same in Arabic", () => {
    const { lines } = invoicePaper(amountNote(), { language: "ar", copy: "original" });
    expect(lines.map(({ description }) => description.text.replaceAll(/\p{Cf}/gu, ""))).toEqual([
      "تخفيض على السطر 1: إقامة، 3 ليالٍ، الغرفة 101",
      "تخفيض على السطر 2: Minibar – eau × 3",
    ]);
  });
});

it.each([
  '#import "x"',
  "$ 1 + 1 $",
  "@label <label>",
  "*a* _b_ `c` #let x = 1; [d] {e}",
  "\\u{41} \\ // /* */ -- --- ~",
  '"}, {"text": "x',
  "= Titre - liste + liste",
  "ﷺ",
])("INV-12 a company named %s is printed so", async (name) => {
  const { buyer } = sampleInvoice();
  expect((await linesOf(sampleInvoice({ buyer: { ...buyer, name } })))[11]).toBe(name);
});

it("INV-12 a name of 2 000 letters is printed whole, within the page", async () => {
  const { buyer } = sampleInvoice();
  const lines = await linesOf(sampleInvoice({ buyer: { ...buyer, name: "W".repeat(2_000) } }));
  const printed = lines.filter((line) => /^W+$/u.test(line));
  expect(printed.join("")).toBe("W".repeat(2_000));
  expect(Math.max(...printed.map(({ length }) => length))).toBeLessThanOrEqual(24);
});
