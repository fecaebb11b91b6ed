import { randomUUID } from "node:crypto";
import type { Debtor, DebtorList } from "@funduq/shared-types/contracts/debtor";
import type {
  Invoice,
  InvoicePage,
  InvoicePreview,
  IssuedInvoice,
} from "@funduq/shared-types/contracts/invoice";
import { type CreditWish, draftCreditNote } from "@funduq/shared-types/rules/credit-note";
import { type CompanyId, postingIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { writeCompanyTransfer } from "./account-lines.ts";
import { makeBooking, makeCompany, type TestBooking } from "./factories-bookings.ts";
import { makeStaff, type TestStaff } from "./factories-core.ts";
import { LET_GO } from "./steps.ts";
import type { TestApp } from "./test-app.ts";

/** A line of the company's folio: a dinner, unless it has a night. */
export type FolioLine = {
  amount: number;
  kind?: "charge" | "payment";
  description?: string;
  night?: string;
  tvaBp?: number;
  stayTax?: number;
};

export type House = { staff: TestStaff; companyId: CompanyId };
export type MadeDebtor = TestBooking & { debtorId: string; companyId: CompanyId };

/** What a commercial clerk does with debtors and invoices, through the API. */
export function invoiceDesk(api: TestApp) {
  const { database, owner, request } = api;

  /** A hotel with a company. */
  async function house(company: Parameters<typeof makeCompany>[2] = {}): Promise<House> {
    const staff = await makeStaff(database);
    return { staff, companyId: await makeCompany(database, staff.hotelId, company) };
  }

  /** A stay that left owing these lines to the company: one night at 9 000 DA, unless given. */
  async function debtor(
    { staff, companyId }: House,
    {
      lines = [{ amount: 900_000, night: "2026-11-20" }],
      ...stay
    }: { lines?: readonly FolioLine[]; adults?: number; fullName?: string } = {},
  ): Promise<MadeDebtor> {
    const made = await makeBooking(database, { staff, companyId, checkInNow: true, ...stay });
    const folioId = made.booking.folios[1]?.id ?? "";
    for (const line of lines) await insertLine({ ...made, folioId }, line);
    const owed = lines.reduce(
      (sum, { amount, kind }) => sum + (kind === "payment" ? -amount : amount),
      0,
    );
    const { hotelId, bookingId } = made;
    const { debtorId } = await writeCompanyTransfer(owner, {
      hotelId,
      bookingId,
      folioId,
      companyId,
      amountCentimes: owed,
      on: "2026-11-21",
    });
    const left = await request("POST", `/hotels/${hotelId}/bookings/${bookingId}/check-out`, {
      as: staff,
      body: { version: made.booking.version, ...LET_GO },
    });
    if (left.status !== 200) throw new Error(`still in the house: ${await left.text()}`);
    return { ...made, debtorId, companyId };
  }

  async function insertLine(
    { hotelId, bookingId, folioId }: { hotelId: string; bookingId: string; folioId: string },
    { amount, kind = "charge", description, night, tvaBp = 0, stayTax = 0 }: FolioLine,
  ): Promise<void> {
    const charge =
      night === undefined
        ? { item: "restaurant", department: "Restaurant", description: description ?? "Dinner" }
        : { item: "room", department: "Room", description: description ?? "Room charge" };
    const payment = { item: null, department: null, description: "Cash payment" };
    await owner`insert into postings ${owner({
      hotel_id: hotelId,
      id: randomUUID(),
      owner_kind: "stay",
      owner_id: bookingId,
      folio_id: folioId,
      kind,
      night: night ?? null,
      method: kind === "charge" ? null : "Cash",
      ...(kind === "charge" ? charge : payment),
      amount_centimes: amount,
      business_date: "2026-11-21",
      tva_bp: tvaBp,
      stay_tax_centimes: stayTax,
    })}`;
  }

  const at = ({ staff, companyId }: House, rest: string) =>
    `/hotels/${staff.hotelId}/companies/${companyId}/${rest}`;
  const ofInvoice = ({ staff }: House, id: string, rest = "") =>
    `/hotels/${staff.hotelId}/invoices/${id}${rest}`;

  async function read<T>(house: House, address: string): Promise<T> {
    const response = await request("GET", address, { as: house.staff });
    if (response.status !== 200) throw new Error(`${address}: ${await response.text()}`);
    return response.json();
  }

  /** Searches by the fields of a query, as they stand in an address: '?guest=hadd&from=2026-11-21'. */
  async function find<T>(house: House, address: string, query: string): Promise<T> {
    const body = Object.fromEntries(new URLSearchParams(query));
    const response = await request("POST", address, { as: house.staff, body });
    if (response.status !== 200) throw new Error(`${address}: ${await response.text()}`);
    return response.json();
  }

  const debtors = (made: House, query = ""): Promise<DebtorList> =>
    find(made, at(made, "debtor-search"), query);
  const idsOf = ({ debtors: list }: { debtors: readonly Debtor[] }) => list.map(({ id }) => id);

  const askPreview = (made: House, debtorIds: readonly string[], paymentMethod = "Cheque") =>
    request("POST", at(made, "invoices/preview"), {
      as: made.staff,
      body: { debtorIds, paymentMethod },
    });
  async function preview(...asked: Parameters<typeof askPreview>): Promise<InvoicePreview> {
    const response = await askPreview(...asked);
    if (response.status !== 200) throw new Error(`no preview: ${await response.text()}`);
    return response.json();
  }

  const save = (made: House, body: object, key?: string) =>
    request("POST", at(made, "invoices"), { as: made.staff, body, ...(key && { key }) });

  /** Previews and saves. */
  async function issue(
    made: House,
    debtorIds: readonly string[],
    paymentMethod = "Cheque",
  ): Promise<IssuedInvoice> {
    const { totals } = await preview(made, debtorIds, paymentMethod);
    const { grandTotalCentimes } = totals;
    const response = await save(made, { debtorIds, paymentMethod, grandTotalCentimes });
    if (response.status !== 201) throw new Error(`no invoice: ${await response.text()}`);
    return response.json();
  }

  /** What a credit note would come to now, as the screen shows it; nothing of an invoice that can't be read. */
  async function creditTotal(made: House, id: string, wish: CreditWish): Promise<number> {
    const response = await request("GET", ofInvoice(made, id), { as: made.staff });
    if (response.status !== 200) return 0;
    return draftCreditNote(await response.json(), wish).totals.grandTotalCentimes;
  }

  /** Sends a credit note, with the total that the screen shows unless another is given. */
  async function sendCredit(
    made: House,
    id: string,
    wish: CreditWish,
    { reason = "Wrong company", total }: { reason?: string; total?: number } = {},
  ): Promise<Response> {
    const grandTotalCentimes = total ?? (await creditTotal(made, id, wish));
    return request("POST", ofInvoice(made, id, "/credit-notes"), {
      as: made.staff,
      body: { ...wish, reason, grandTotalCentimes },
    });
  }

  /** Takes stays back. */
  const credit = (made: House, id: string, debtorIds: readonly string[], reason?: string) =>
    sendCredit(
      made,
      id,
      { credits: "stays", debtorIds: debtorIds.map((each) => postingIdSchema.parse(each)) },
      { ...(reason !== undefined && { reason }) },
    );

  /** Credits amounts of lines: `[position, with TVA, stay tax]`. */
  const creditLines = (
    made: House,
    id: string,
    lines: readonly (readonly [number, number, number?])[],
    traits?: { total?: number },
  ) =>
    sendCredit(
      made,
      id,
      {
        credits: "lines",
        lines: lines.map(([position, amount, stayTax = 0]) => ({
          position,
          amountCentimes: centimes(amount),
          stayTaxCentimes: centimes(stayTax),
        })),
      },
      traits,
    );

  /** Credits one amount, spread over the lines. */
  const creditAmount = (made: House, id: string, amount: number, traits?: { total?: number }) =>
    sendCredit(made, id, { credits: "amount", amountCentimes: centimes(amount) }, traits);

  const invoice = (made: House, id: string): Promise<Invoice> => read(made, ofInvoice(made, id));
  const search = (made: House, query = ""): Promise<InvoicePage> =>
    find(made, at(made, "invoice-search"), query);

  /** What `check_invariants` finds in the hotel; a gap in the series is among it. */
  const violations = async ({ staff }: House): Promise<string[]> =>
    (
      await owner<{ invariant: string }[]>`
        select invariant from check_invariants(${staff.hotelId})`
    ).map(({ invariant }) => invariant);

  return {
    house,
    debtor,
    debtors,
    idsOf,
    askPreview,
    preview,
    save,
    issue,
    credit,
    creditLines,
    creditAmount,
    invoice,
    search,
    violations,
  };
}
