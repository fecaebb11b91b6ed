import { randomUUID } from "node:crypto";
import type {
  CompanyAccount,
  CompanyPayment,
  Statement,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { makeCompany } from "./factories-bookings.ts";
import { makeStaff, type TestStaff } from "./factories-core.ts";
import type { TestApp } from "./test-app.ts";

const BUSINESS_DATE = "2026-11-21";

/** A company and who writes down what it pays. */
export type Payer = { staff: TestStaff; companyId: CompanyId };
export type MadeInvoice = { id: string; number: string };
type InvoiceTraits = { date?: string; dueDate?: string; stampDuty?: number };
type Part = { invoiceId: string; amountCentimes: number };

export const transferOf = (amountCentimes: number, allocations: readonly Part[] = []) => ({
  method: "Bank Transfer",
  paymentDate: BUSINESS_DATE,
  reference: "VIR 7",
  notes: "",
  amountCentimes,
  stampDutyCentimes: 0,
  allocations,
});

export const part = ({ id }: Pick<MadeInvoice, "id">, amountCentimes: number): Part => ({
  invoiceId: id,
  amountCentimes,
});

/** Companies, their invoices as rows, and what they pay through the API. */
export function paymentDesk({ request, owner, database }: TestApp) {
  const send = ({ staff }: Payer, path: string, body: object) =>
    request("POST", `/hotels/${staff.hotelId}/${path}`, { as: staff, body });
  const get = async ({ staff, companyId }: Payer, path: string) =>
    (
      await request("GET", `/hotels/${staff.hotelId}/companies/${companyId}/${path}`, { as: staff })
    ).json();

  async function payer(staff?: TestStaff): Promise<Payer> {
    const desk = staff ?? (await makeStaff(database));
    return { staff: desk, companyId: await makeCompany(database, desk.hotelId) };
  }

  /** A document of TVA alone, so that it bills no stay. */
  async function insertDocument(
    { staff: { hotelId }, companyId }: Payer,
    amount: number,
    { date = BUSINESS_DATE, dueDate = date, stampDuty = 0 }: InvoiceTraits,
    kind: {
      kind?: "credit-note";
      corrects_invoice_id?: string;
      status?: "Issued";
      credits?: "amount";
    } = {},
  ): Promise<MadeInvoice> {
    const id = randomUUID();
    return owner.begin(async (tx) => {
      const [counter] = await tx<{ last: number }[]>`
        insert into invoice_counters (hotel_id, year, last_number) values (${hotelId}, 2026, 1)
        on conflict (hotel_id, year) do update set last_number = invoice_counters.last_number + 1
        returning last_number as last`;
      const last = counter?.last ?? 0;
      const number = `INV-20261121-${String(last).padStart(6, "0")}`;
      const tva = { tva_centimes: amount - stampDuty, added_tva_centimes: amount - stampDuty };
      await tx`insert into invoices ${tx({
        ...kind,
        ...tva,
        hotel_id: hotelId,
        company_id: companyId,
        id,
        number,
        series_year: 2026,
        series_number: last,
        business_date: date,
        due_date: dueDate,
        payment_method: stampDuty > 0 ? "Cash" : "Bank Transfer",
        seller: {},
        buyer: {},
        subtotal_centimes: 0,
        stay_tax_centimes: 0,
        added_stay_tax_centimes: 0,
        transferred_centimes: 0,
        stamp_duty_centimes: stampDuty,
        grand_total_centimes: amount,
      })}`;
      const line = { position: 1, date, description: "TVA", guest_name: "", amount_centimes: 0 };
      await tx`insert into invoice_lines ${tx({ ...line, ...tva, hotel_id: hotelId, invoice_id: id })}`;
      return { id, number };
    });
  }

  return {
    payer,
    send,
    invoice: (payer: Payer, amount: number, traits: InvoiceTraits = {}) =>
      insertDocument(payer, amount, traits),
    /** A credit note over a part of an invoice, as the service writes it. */
    async credit(payer: Payer, { id }: MadeInvoice, amount: number, traits: InvoiceTraits = {}) {
      const correction = {
        kind: "credit-note",
        corrects_invoice_id: id,
        status: "Issued",
        credits: "amount",
      } as const;
      await insertDocument(payer, amount, traits, correction);
      await owner`update invoices set credited_centimes = credited_centimes + ${amount},
        status = case when credited_centimes + ${amount} = due_centimes then 'Cancelled'
          when credited_centimes + ${amount} + settled_centimes = due_centimes then 'Paid' else status end,
        paid_at = case when credited_centimes + ${amount} < due_centimes
          and credited_centimes + ${amount} + settled_centimes = due_centimes then now() else paid_at end
        where id = ${id}`;
    },
    record: (payer: Payer, body: object) =>
      send(payer, `companies/${payer.companyId}/payments`, body),
    allocate: (payer: Payer, paymentId: string, allocations: readonly Part[]) =>
      send(payer, `payments/${paymentId}/allocations`, { allocations }),
    reverse: (
      payer: Payer,
      { paymentId, allocationId }: { paymentId: string; allocationId: string },
      reason = "Another invoice's",
    ) => send(payer, `payments/${paymentId}/allocations/${allocationId}/reversal`, { reason }),
    async payments(payer: Payer): Promise<CompanyPayment[]> {
      return (await get(payer, "payments")).payments;
    },
    account: (payer: Payer): Promise<CompanyAccount> => get(payer, "account"),
    statement: (payer: Payer, from: string, to: string): Promise<Statement> =>
      get(payer, `statement?from=${from}&to=${to}`),
    async settled({ id }: MadeInvoice) {
      const [row] =
        await owner`select status, settled_centimes::int as settled, paid_at is not null as at_a_time
        from invoices where id = ${id}`;
      return [row?.["status"], row?.["settled"], row?.["at_a_time"]];
    },
    violations: ({ staff: { hotelId } }: Payer) =>
      owner`select * from check_invariants(${hotelId})`,
  };
}
