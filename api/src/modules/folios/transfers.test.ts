import { randomUUID } from "node:crypto";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { writeCompanyTransfer } from "../../testing/account-lines.ts";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { arrangeRace } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { step, bookingAfter, refusal, current, violations } = bookingSteps(api);

const reason = "The wrong company";
type OnAccount = TestBooking & { postingId: string; debtorId: string; companyId: string };

/** A company stay whose folio went to the company's account; its guest is still in. */
async function onAccount(): Promise<OnAccount> {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const companyId = await makeCompany(database, hotelId);
  const made = await makeBooking(database, { staff, companyId, checkInNow: true });
  const folioId = made.booking.folios[1]?.id ?? "";
  await request("POST", `/hotels/${hotelId}/bookings/${made.bookingId}/charges`, {
    as: staff,
    body: { folioId, description: "Room", department: "Other", amountCentimes: 900_000 },
  });
  const ids = { hotelId, bookingId: made.bookingId, folioId, companyId };
  const transfer = { ...ids, amountCentimes: 900_000, on: "2026-11-21" };
  return { ...made, ...(await writeCompanyTransfer(owner, transfer)), companyId };
}

async function leave(made: OnAccount): Promise<OnAccount> {
  return { ...made, booking: await bookingAfter(await step(made, "check-out"), made.staff) };
}

async function invoice(
  { hotelId, debtorId, companyId }: OnAccount,
  as: postgres.ISql = owner,
): Promise<void> {
  const id = randomUUID();
  await as`insert into invoice_counters values (${hotelId}, 2026, 1)`;
  await as`insert into invoices (hotel_id, id, number, series_year, series_number, company_id,
      business_date, due_date, payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes,
      grand_total_centimes, transferred_centimes, added_tva_centimes, added_stay_tax_centimes)
    values (${hotelId}, ${id}, 'INV-1', 2026, 1, ${companyId}, '2026-11-21', '2026-11-21', 'Cheque', '{}', '{}',
      900000, 0, 0, 900000, 900000, 0, 0)`;
  await as`insert into invoice_lines (hotel_id, invoice_id, position, date, description,
      guest_name, amount_centimes)
    values (${hotelId}, ${id}, 1, '2026-11-21', 'Room', 'Guest', 900000)`;
  await as`insert into invoice_stays (hotel_id, invoice_id, posting_id, company_id)
    values (${hotelId}, ${id}, ${debtorId}, ${companyId})`;
}

/** Takes the invoice back whole. */
async function credit({ hotelId }: TestBooking): Promise<void> {
  const id = randomUUID();
  await owner`
    insert into invoices (hotel_id, id, kind, corrects_invoice_id, number, series_year, series_number, company_id,
      business_date, due_date, payment_method, seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes,
      grand_total_centimes, transferred_centimes, added_tva_centimes, added_stay_tax_centimes, status, credits)
    select hotel_id, ${id}, 'credit-note', id, 'INV-2', 2026, 2, company_id, business_date, due_date, payment_method,
      seller, buyer, subtotal_centimes, tva_centimes, stay_tax_centimes, grand_total_centimes, transferred_centimes,
      added_tva_centimes, added_stay_tax_centimes, 'Issued', 'stays'
    from invoices where hotel_id = ${hotelId}`;
  await owner`insert into invoice_lines (hotel_id, invoice_id, position, date, description, guest_name, amount_centimes)
    select hotel_id, ${id}, position, date, description, guest_name, amount_centimes
    from invoice_lines where hotel_id = ${hotelId}`;
  await owner`update invoices set credited_centimes = due_centimes, status = 'Cancelled'
    where hotel_id = ${hotelId} and kind = 'invoice'`;
  await owner`update invoice_counters set last_number = 2 where hotel_id = ${hotelId}`;
  await owner`update invoice_stays set released_at = now(), credit_note_id = ${id} where hotel_id = ${hotelId}`;
}

const debtors = ({ hotelId }: TestBooking) =>
  owner`select t.id from postings t where t.hotel_id = ${hotelId} and t.owner_kind = 'company'
    and t.reverses_posting_id is null
    and not exists (select from postings r where r.reverses_posting_id = t.id)`;

const reverse = ({ hotelId, bookingId, staff, postingId }: OnAccount) =>
  request("POST", `/hotels/${hotelId}/bookings/${bookingId}/postings/${postingId}/reversal`, {
    as: staff,
    body: { reason },
  });

describe("undoing the check-out of a stay that went to a company's account", () => {
  it("BK-20 FOL-02 reverses the transfer: the folio owes it again, the company does not", async () => {
    const made = await leave(await onAccount());
    const response = await step(made, "undo", { reason });
    expect(response.status).toBe(200);
    const booking = await bookingAfter(response, made.staff);
    expect(booking.folios.map(folioBalance)).toEqual([0, 900_000]);
    expect(booking.folios[1]?.postings).toContainEqual(
      expect.objectContaining({
        reversesPostingId: made.postingId,
        reversalReason: reason,
        method: "Company Account",
      }),
    );
    expect(await debtors(made)).toEqual([]);
    expect(await violations(made)).toEqual([]);
  });

  it("BK-20 is refused once it was invoiced, until a credit note releases it", async () => {
    const made = await leave(await onAccount());
    await invoice(made);
    expect((await current(made)).lastStep).toMatchObject({ step: "check-out", isInvoiced: true });
    expect(await refusal(made, "undo", { reason })).toMatchObject({
      status: 409,
      code: "booking.invoiced",
    });
    await credit(made);
    expect((await step(made, "undo", { reason })).status).toBe(200);
    expect(await violations(made)).toEqual([]);
  });
});

const lockAccount =
  ({ companyId }: OnAccount) =>
  (tx: postgres.TransactionSql) =>
    tx`select from folios where owner_id = ${companyId} for no key update`;

describe("whoever invoices a stay holds the company's account", () => {
  it("BK-20 an undo of the check-out waits for the invoice, and is refused", async () => {
    const made = await leave(await onAccount());
    const [answer] = await arrangeRace(
      api,
      lockAccount(made),
      () => [Promise.resolve(step(made, "undo", { reason }))],
      (tx) => invoice(made, tx),
    );
    expect(answer).toMatchObject({ status: 409, code: "booking.invoiced" });
    expect(await debtors(made)).toHaveLength(1);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 a reversal of the transfer waits for the invoice, and is refused", async () => {
    const made = await onAccount();
    const [answer] = await arrangeRace(
      api,
      lockAccount(made),
      () => [Promise.resolve(reverse(made))],
      (tx) => invoice(made, tx),
    );
    expect(answer).toMatchObject({ status: 409, code: "booking.invoiced" });
    expect(await violations(made)).toEqual([]);
  });
});

describe("reversing the payment of a transfer", () => {
  it("FOL-02 withdraws the transfer with it", async () => {
    const made = await onAccount();
    expect((await reverse(made)).status).toBe(201);
    expect(await debtors(made)).toEqual([]);
    expect(await violations(made)).toEqual([]);
  });

  it("FOL-02 is refused on a stay that was invoiced", async () => {
    const made = await onAccount();
    await invoice(made);
    const response = await reverse(made);
    expect([response.status, (await response.json()).code]).toEqual([409, "booking.invoiced"]);
    expect(await debtors(made)).toHaveLength(1);
  });
});

describe("moving postings of a stay that is on a company's account", () => {
  const move = ({ hotelId, bookingId, staff, booking }: OnAccount, postingId: string) =>
    request("POST", `/hotels/${hotelId}/bookings/${bookingId}/postings/${postingId}/move`, {
      as: staff,
      body: { toFolioId: booking.folios[0]?.id },
    });
  const codeOf = async (response: Response) => [response.status, (await response.json()).code];

  it("FOL-06 the company's debt pays no guest's folio", async () => {
    const made = await onAccount();
    expect(await codeOf(await move(made, made.postingId))).toEqual([409, "folio.is-transfer"]);
    expect((await current(made)).folios.map(folioBalance)).toEqual([0, 0]);
  });

  it("FOL-06 nothing moves once it was invoiced", async () => {
    const made = await onAccount();
    const [charge] = (await current(made)).folios[1]?.postings ?? [];
    await invoice(made);
    expect(await codeOf(await move(made, charge?.id ?? ""))).toEqual([409, "booking.invoiced"]);
  });
});
