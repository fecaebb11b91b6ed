import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import { centimes } from "@funduq/shared-types/values/money";
import { describe, expect, it } from "vitest";
import { createLog } from "../../platform/log.ts";
import { createPdfRenderer } from "../../platform/pdf/pdf-renderer.ts";
import { readEscpos } from "../../testing/escpos-picture.ts";
import {
  anOpenBill,
  aSale,
  aShiftReport,
  SAMPLE_DATE,
  SAMPLE_TIME,
} from "../../testing/till-paper-samples.ts";
import { bytesOf } from "./print-bytes.ts";
import { tillPaperOf } from "./till-paper-document.ts";

const sale = aSale();
const bill = anOpenBill();
const totalCentimes = centimes(103_500);
const shift = aShiftReport();
const closed = aShiftReport({
  closedAt: SAMPLE_TIME,
  closedBy: "Samir",
  users: [{ name: "Samir", amountCentimes: centimes(42_700), count: 4 }],
  tva: [{ tvaBp: 900, netCentimes: centimes(1), tvaCentimes: centimes(3_525) }],
  expectedCentimes: centimes(50_000),
  countedCentimes: centimes(49_000),
  note: "Perdu",
});

const hotel = {
  name: "El Djazaïr",
  address: "24, avenue Souidani",
  city: "Alger",
  phone: "+213 21 23",
  nif: "0000160",
  rc: "16/00",
  nis: "",
};
const job = {
  ticket: null,
  isDrawerOnly: false,
  opensDrawer: false,
  mayBePrinted: false,
  timeZone: "Africa/Algiers",
  createdAt: SAMPLE_TIME,
  businessDate: SAMPLE_DATE,
  printerName: "Comptoir",
  widthMm: 80,
  hotel,
};
const drawn = (paper: TillPaper, language: "fr" | "ar" = "fr", more: object = {}) =>
  tillPaperOf({ ...job, language, paper, ...more });

/** A paper's texts from top to bottom, without the marks of direction. */
function textsOf({ marks, hotel, head, title, parts, stamp }: ReturnType<typeof tillPaperOf>) {
  const said = parts.flatMap((part) => {
    if (part.kind === "rows") return part.rows.map(({ label, value }) => `${label} | ${value}`);
    if (part.kind === "lines")
      return part.lines.map((each) => Object.values(each).flat().filter(Boolean).join(" | "));
    return part.kind === "text" ? part.text : "signature";
  });
  return [...marks, hotel, ...head, title, ...said, ...stamp].map((text) =>
    text.replaceAll(/[\u2066\u2069]/gu, "").replaceAll("\u00a0", " "),
  );
}

describe("POS-06 POS-13 the papers of a terminal's printer", () => {
  it("a receipt says what the browser's says, without the kitchen's notes", () => {
    expect(textsOf(drawn({ kind: "receipt", sale, isCopy: false }))).toEqual([
      "El Djazaïr",
      "24, avenue Souidani Alger",
      "Tél. +213 21 23",
      "NIF 0000160",
      "RC 16/00",
      "Ticket 12/11",
      "Restaurant | La Casbah",
      "Table | T4 · Addition 1",
      "Date | 28 nov. 2026, 20:05",
      "Servi par | Samir",
      "2 | Chorba frik | 900,00",
      "1 | شاي بالنعناع | Remise -50,00 | 200,00",
      "Total TTC DA | 1.100,00",
      "dont TVA 9 % | 74,31",
      "dont TVA 19 % | 31,93",
      "Espèces | 600,00",
      "Pourboire | 100,00",
      "Reçu | 1.000,00",
      "Chambre 204 | 500,00",
      "Rendu | 300,00",
      "signature",
      "Merci de votre visite.",
    ]);
  });

  it("a copy, a refund, and what may be printed already say so", () => {
    const refund = { ...sale, refunds: "12/11", refundReason: "Froid", refundedBy: null };
    const texts = textsOf(
      drawn({ kind: "receipt", sale: refund, isCopy: true }, "fr", { mayBePrinted: true }),
    );
    for (const text of [
      "Peut-être déjà imprimé",
      "Duplicata",
      "Remboursement 12/11",
      "Rembourse | 12/11",
      "Motif : Froid",
      "Le montant a été rendu.",
    ])
      expect(texts).toContain(text);
  });

  it("a bill says that it is not paid, and of which day and moment it is, also where it is printed later", () => {
    expect(textsOf(drawn({ kind: "bill", bill, totalCentimes })).slice(5)).toEqual([
      "T4 · Addition 2",
      "Couverts | 3",
      "2 | Chorba frik | Remise -90,00 | 810,00",
      "1 | شاي بالنعناع | Remise -25,00 | 225,00",
      "À payer DA | 1.035,00",
      "Non réglée. Ceci n’est pas un ticket de caisse.",
      "Journée hôtelière du sam. 28 nov. 2026",
      "Établi le 28 nov. 2026, 20:05",
    ]);
  });

  it("POS-14 an X report is blind, and a Z report has the difference", () => {
    const x = textsOf(drawn({ kind: "shift", shift }));
    expect(x).toContain("Rapport X");
    expect(x).toContain("Encaissé hors espèces | 119,00");
    expect(x).toContain("Vendues avant le dernier comptage (1) | –");
    expect(x.filter((text) => text.startsWith("Espèces"))).toEqual([]);
    const z = textsOf(drawn({ kind: "shift", shift: closed }));
    expect(z.slice(-5)).toEqual([
      "Fond de caisse | 100,00",
      "Espèces attendues | 500,00",
      "Espèces comptées | 490,00",
      "Écart | -10,00",
      "Perdu",
    ]);
    expect(z).toContain("Samir | 427,00");
  });

  it("is in Arabic from right to left, where numbers keep their direction", () => {
    const paper = drawn({ kind: "receipt", sale, isCopy: false }, "ar");
    expect(paper).toMatchObject({ isRightToLeft: true, title: "وصل \u206612/11\u2069" });
    expect(textsOf(paper)).toContain("المجموع دج | 1.100,00");
    expect(textsOf(paper)).toContain("الهاتف +213 21 23");
  });

  it.each([
    ["fr", 80, 72],
    ["ar", 58, 48],
  ] as const)("is drawn in %s on %i mm", async (language, widthMm, widthBytes) => {
    const renderer = createPdfRenderer({ log: createLog("silent") });
    const paper = { kind: "receipt", sale, isCopy: true } as const;
    const picture = readEscpos(await bytesOf(renderer, { ...job, language, widthMm, paper }));
    expect(picture.widthBytes).toBe(widthBytes);
    expect(picture.rows).toBeGreaterThan(600);
    expect(picture.dots.some((byte) => byte !== 0)).toBe(true);
  });
});
