import {
  type FolioDocument,
  type FolioInvoice,
  folioDocumentSchema,
  folioInvoiceSchema,
} from "@funduq/shared-types/contracts/folio-invoice";

const id = (last: string) => `01890a5d-ac96-774b-bcce-b30209${last.padStart(6, "0")}`;
const taken = { amountCentimes: 0, tvaCentimes: 0, stayTaxCentimes: 0 };

const line = (position: number, of: object) => ({
  position,
  date: "2026-04-10",
  guestName: "Amel Kaci",
  debtorId: null,
  correctsPosition: null,
  nights: null,
  roomNumber: "204",
  tvaBp: 900,
  stayTaxCentimes: 0,
  credited: taken,
  ...of,
});

const lines = [
  line(1, {
    item: "room",
    description: "Room Charge",
    amountCentimes: 733_945,
    tvaCentimes: 66_055,
    stayTaxCentimes: 100_000,
    nights: 1,
  }),
  line(2, {
    item: "restaurant",
    description: "Dinner",
    amountCentimes: 229_358,
    tvaCentimes: 20_642,
  }),
];

/** A night with its stay tax and a dinner, in prices that contain TVA at 9 %: invoice 2026/000124 of 11 500,00 DA. */
export function aFolioDocument(traits: Partial<FolioDocument> = {}): FolioDocument {
  return folioDocumentSchema.parse({
    id: id("124"),
    kind: "invoice",
    number: "INV-20260410-000124",
    seriesYear: 2026,
    seriesNumber: 124,
    companyId: null,
    companyName: "SARL Atlas Voyages",
    businessDate: "2026-04-10",
    dueDate: "2026-04-10",
    paymentMethod: "Credit Card",
    seller: { name: "Hotel El Djazair" },
    buyer: { name: "SARL Atlas Voyages" },
    lines,
    totals: {
      subtotalCentimes: 963_303,
      tvaCentimes: 86_697,
      tva: [{ tvaBp: 900, netCentimes: 963_303, tvaCentimes: 86_697 }],
      stayTaxCentimes: 100_000,
      stampDutyCentimes: 0,
      grandTotalCentimes: 1_150_000,
      prepaidCentimes: 0,
      dueCentimes: 1_150_000,
    },
    issuedAt: "2026-04-10T09:30:00Z",
    issuedBy: "Nadia Hamdi",
    status: "Issued",
    paidAt: null,
    openCentimes: 1_150_000,
    payments: [],
    creditNotes: [],
    reminders: [],
    standingStays: [],
    standingStampDutyCentimes: 0,
    corrects: null,
    credits: null,
    reason: "",
    folio: { folioId: id("7"), bookingId: id("8"), groupId: null },
    ...traits,
  });
}

/** The same document as a list and the search name it. */
export function listed(document: FolioDocument): FolioInvoice {
  return folioInvoiceSchema.parse({
    ...document,
    buyerName: document.buyer.name,
    grandTotalCentimes: document.totals.grandTotalCentimes,
  });
}
