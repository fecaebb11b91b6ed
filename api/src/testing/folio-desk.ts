import type { OpenNights } from "@funduq/shared-types/contracts/folio";
import type {
  FolioInvoicePreview,
  FolioInvoices,
} from "@funduq/shared-types/contracts/folio-invoice";
import type { Invoice, IssuedInvoice } from "@funduq/shared-types/contracts/invoice";
import type { TaxRates } from "@funduq/shared-types/contracts/tax";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { makeBooking, type TestBooking } from "./factories-bookings.ts";
import type { TestStaff } from "./factories-core.ts";
import { outcomeOf } from "./races.ts";
import { setTaxes } from "./tax-desk.ts";
import type { TestApp } from "./test-app.ts";

/** A folio of a hotel, and who works with it. */
export type OwnedFolio = { staff: TestStaff; folioId: string };

/** A person or a firm, as the desk types it. */
export const buyer = {
  name: "SARL Atlas Voyages",
  address: "12, rue Didouche Mourad, Alger",
  rc: null,
  nif: "000116012345678",
  nis: null,
  art: null,
};

/** What the front office does with the invoices of folios, through the API. */
export function folioDesk({ database, owner, request }: TestApp) {
  const at = ({ staff, folioId }: OwnedFolio, rest = "") =>
    `/hotels/${staff.hotelId}/folios/${folioId}/invoices${rest}`;
  const ofDocument = ({ staff }: OwnedFolio, id: string, rest = "") =>
    `/hotels/${staff.hotelId}/folio-invoices/${id}${rest}`;
  const ofStay = ({ hotelId, bookingId }: TestBooking, rest: string) =>
    `/hotels/${hotelId}/bookings/${bookingId}/${rest}`;

  const askPreview = (folio: OwnedFolio, paymentMethod = "Credit Card") =>
    request("POST", at(folio, "/preview"), { as: folio.staff, body: { paymentMethod } });
  async function preview(...asked: Parameters<typeof askPreview>): Promise<FolioInvoicePreview> {
    const response = await askPreview(...asked);
    if (response.status !== 200) throw new Error(`no preview: ${await response.text()}`);
    return response.json();
  }

  const save = (folio: OwnedFolio, body: object, key?: string) =>
    request("POST", at(folio), { as: folio.staff, body: { buyer, ...body }, ...(key && { key }) });

  /** Previews and saves. */
  async function issue(folio: OwnedFolio, paymentMethod = "Credit Card"): Promise<IssuedInvoice> {
    const { totals } = await preview(folio, paymentMethod);
    const { grandTotalCentimes } = totals;
    const response = await save(folio, { paymentMethod, grandTotalCentimes });
    if (response.status !== 201) throw new Error(`no invoice: ${await response.text()}`);
    return response.json();
  }

  return {
    at,
    askPreview,
    preview,
    save,
    issue,
    /** A couple in the house for a night at 9 000 DA, whose hotel has 9 % TVA, 2 % TDS and 500 DA of stay tax. */
    async couple(rates: Partial<TaxRates>, traits: Parameters<typeof makeBooking>[1] = {}) {
      const made = await makeBooking(database, {
        checkInNow: true,
        adults: 2,
        fullName: "Amel Kaci",
        ...traits,
      });
      await setTaxes(owner, made.hotelId, "2026-01-01", rates);
      const folioId = made.booking.folios[0]?.id ?? "";
      return { ...made, folioId };
    },
    async chargeNight(made: TestBooking) {
      const read = await request("GET", ofStay(made, "room-charges"), { as: made.staff });
      const { charges }: OpenNights = await read.json();
      const totalCentimes = sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
      return request("POST", ofStay(made, "room-charges"), {
        as: made.staff,
        body: { totalCentimes },
      });
    },
    charge: (made: TestBooking & OwnedFolio, amountCentimes: number, folioId = made.folioId) =>
      request("POST", ofStay(made, "charges"), {
        as: made.staff,
        body: { folioId, description: "Dinner", department: "Restaurant", amountCentimes },
      }),
    pay: (made: TestBooking & OwnedFolio, amountCentimes: number, method = "Cash") =>
      request("POST", ofStay(made, "payments"), {
        as: made.staff,
        body: { folioId: made.folioId, method, amountCentimes },
      }),
    onPosting: (made: TestBooking, postingId: string, deed: string, body: object) =>
      request("POST", ofStay(made, `postings/${postingId}/${deed}`), { as: made.staff, body }),
    credit: (folio: OwnedFolio, id: string, reason = "The firm's name was wrong") =>
      request("POST", ofDocument(folio, id, "/credit-notes"), {
        as: folio.staff,
        body: { reason },
      }),
    pdf: (folio: OwnedFolio, id: string) =>
      request("GET", ofDocument(folio, id, "/pdf?language=fr"), { as: folio.staff }),
    async invoice(folio: OwnedFolio, id: string): Promise<Invoice> {
      return (await request("GET", ofDocument(folio, id), { as: folio.staff })).json();
    },
    async documents(folio: OwnedFolio): Promise<FolioInvoices["documents"]> {
      const read = await request("GET", at(folio), { as: folio.staff });
      return (await read.json()).documents;
    },
    async refusal(response: Promise<Response>) {
      const { status, code } = await outcomeOf(await response);
      return `${status} ${code}`;
    },
    async violations({ staff }: OwnedFolio): Promise<string[]> {
      const found = await owner<{ invariant: string }[]>`
        select invariant from check_invariants(${staff.hotelId})`;
      return found.map(({ invariant }) => invariant);
    },
  };
}
