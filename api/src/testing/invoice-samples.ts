import { randomUUID } from "node:crypto";
import { type Invoice, invoiceSchema } from "@funduq/shared-types/contracts/invoice";

const guestLine = {
  credited: { amountCentimes: 0, tvaCentimes: 0, stayTaxCentimes: 0 },
  correctsPosition: null,
  debtorId: null,
  nights: null,
  roomNumber: null,
  guestName: "Amine Benali",
  stayTaxCentimes: 0,
};

const roomLine = {
  ...guestLine,
  position: 1,
  date: "2026-04-01",
  item: "room",
  nights: 3,
  roomNumber: "101",
  description: "Room",
  amountCentimes: 2_700_000,
  tvaBp: 900,
  tvaCentimes: 243_000,
  stayTaxCentimes: 300_000,
};

const minibarLine = {
  ...guestLine,
  position: 2,
  date: "2026-04-02",
  item: "extra",
  description: "Minibar – eau × 3",
  amountCentimes: 45_000,
  tvaBp: 1_900,
  tvaCentimes: 8_550,
};

/** An invoice that is to be paid in cash: 27 450,00 + TVA 2 515,50 + stay tax 3 000,00 + stamp duty 495,00. */
export function sampleInvoice(changes: Partial<Record<keyof Invoice, unknown>> = {}): Invoice {
  return invoiceSchema.parse({
    kind: "invoice",
    companyId: randomUUID(),
    businessDate: "2026-04-04",
    dueDate: "2026-05-04",
    paymentMethod: "Cash",
    seller: {
      name: "SARL Hôtel El Djazaïr",
      nameOtherScript: "فندق الجزائر",
      address: "24, avenue Souidani Boudjemaa",
      city: "Alger",
      phone: "+213 21 23 09 33",
      rc: "16/00-0012345B09",
      nif: "000916001234567",
      nis: "000916010012345",
      art: "16011234567",
      rib: "00400101401234567890",
    },
    buyer: {
      name: "SPA Énergie du Sud",
      address: "Zone industrielle, lot 7",
      city: "Hassi Messaoud",
      rc: "30/00-0054321B11",
      nif: "001130005432100",
      nis: "001130010054321",
      art: "30017654321",
    },
    lines: [roomLine, minibarLine],
    totals: {
      subtotalCentimes: 2_745_000,
      tvaCentimes: 251_550,
      tva: [
        { tvaBp: 900, netCentimes: 2_700_000, tvaCentimes: 243_000 },
        { tvaBp: 1_900, netCentimes: 45_000, tvaCentimes: 8_550 },
      ],
      stayTaxCentimes: 300_000,
      stampDutyCentimes: 49_500,
      grandTotalCentimes: 3_346_050,
      prepaidCentimes: 0,
      dueCentimes: 3_346_050,
    },
    number: "INV-20260404-123456",
    seriesYear: 2026,
    seriesNumber: 123,
    id: randomUUID(),
    issuedAt: "2026-04-04T09:00:00Z",
    issuedBy: null,
    status: "Unpaid",
    paidAt: null,
    openCentimes: 3_346_050,
    payments: [],
    creditNotes: [],
    standingStays: [],
    standingStampDutyCentimes: 49_500,
    reminders: [],
    corrects: null,
    credits: null,
    reason: "",
    ...changes,
  });
}

/** An invoice of many lines, as a company's month is. */
export function longInvoice(lines: number): Invoice {
  const line = (_: unknown, index: number) => ({
    ...roomLine,
    position: index + 1,
    roomNumber: String(101 + index),
    guestName: index % 3 === 0 ? "أمين بن علي" : `Amine Benali ${index + 1}`,
  });
  return sampleInvoice({ lines: Array.from({ length: lines }, line) });
}
