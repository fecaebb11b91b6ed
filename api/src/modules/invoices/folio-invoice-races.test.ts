import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { sqlState } from "../../platform/db/refusals.ts";
import { folioDesk } from "../../testing/folio-desk.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database } = api;
const desk = folioDesk(api);
const { couple, charge, preview, save, issue, credit, documents, violations } = desk;

const included = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;

/** A stay with a dinner, and its posting. */
async function dinner() {
  const made = await couple(included);
  await charge(made, 250_000);
  const [row] = await owner<{ id: string }[]>`
    select id from postings where hotel_id = ${made.hotelId} and item = 'restaurant'`;
  return { ...made, postingId: row?.id ?? "" };
}

const body = { paymentMethod: "Cheque", grandTotalCentimes: 250_000 };
const lockStay = (bookingId: string) => (tx: postgres.TransactionSql) =>
  tx`select from bookings where id = ${bookingId} for no key update`;

describe("INV-08 invoices of folios at the same time", () => {
  it("ten of one folio: one is saved, and the series has no gap", async () => {
    const made = await dinner();
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          folioDesk(processes[index % 2 === 0 ? 0 : 1]).save(made, body),
        ),
      );
      const outcomes = await Promise.all(answers.map(outcomeOf));
      expect(tally(outcomes)).toEqual({ "201": 1, "409 invoice.nothing-to-bill": 9 });
    });
    expect(deadlocks).toBe(0);
    expect(await documents(made)).toHaveLength(1);
    expect(await violations(made)).toEqual([]);
  });

  it("a reversal waits for the invoice and is refused, or comes first", async () => {
    const made = await dinner();
    const outcomes = await arrangeRace(api, lockStay(made.bookingId), () => [
      save(made, body),
      desk.onPosting(made, made.postingId, "reversal", { reason: "Not theirs" }),
    ]);
    const codes = outcomes.map(({ status, code }) => code ?? String(status)).sort();
    expect([
      ["201", "folio.invoiced"],
      ["201", "invoice.nothing-to-bill"],
    ]).toContainEqual(codes);
    expect(await violations(made)).toEqual([]);
  });

  it("INV-11 two credit notes: one takes the invoice back", async () => {
    const made = await dinner();
    const { id } = await issue(made);
    const outcomes = await arrangeRace(api, lockStay(made.bookingId), () => [
      credit(made, id),
      credit(made, id),
    ]);
    expect(tally(outcomes)).toEqual({ "201": 1, "409 invoice.credited-already": 1 });
    expect((await preview(made)).totals.grandTotalCentimes).toBe(250_000);
    expect(await violations(made)).toEqual([]);
  });
});

describe("FOL-02 the database refuses", () => {
  const NOT_PERMITTED = "42501";
  type Dinner = Awaited<ReturnType<typeof dinner>>;

  /** The SQL state with which the application's role is refused; undefined where it is not. */
  const refused = ({ hotelId }: Dinner, statement: (id: string) => ReturnType<typeof sql>) =>
    database
      .withHotel(hotelId, (tx) => tx.execute(statement(hotelId)))
      .then(() => undefined)
      .catch(sqlState);

  const reversal =
    ({ postingId }: Dinner) =>
    (hotelId: string) =>
      sql`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, description,
      amount_centimes, business_date, tva_bp, reverses_posting_id, reversal_reason)
    select hotel_id, gen_random_uuid(), owner_kind, owner_id, folio_id, kind, item, department, description,
      amount_centimes, business_date, tva_bp, id, 'Not theirs' from postings
    where hotel_id = ${hotelId} and id = ${postingId}`;

  const move =
    ({ postingId, bookingId }: Dinner) =>
    (hotelId: string) =>
      sql`
    with other as (
      insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      values (${hotelId}, gen_random_uuid(), 'stay', ${bookingId}, 'folio_guest_2', 'Karim', 'Guest') returning id
    )
    insert into posting_moves (hotel_id, owner_id, posting_id, seq, from_folio_id, to_folio_id)
    select p.hotel_id, p.owner_id, p.id, 1, p.folio_id, o.id from postings p, other o
    where p.hotel_id = ${hotelId} and p.id = ${postingId}`;

  const transfer =
    ({ folioId, bookingId }: Dinner) =>
    (hotelId: string) =>
      sql`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description, amount_centimes,
      business_date, transfer_side, counterpart_posting_id, account_id)
    values (${hotelId}, gen_random_uuid(), 'stay', ${bookingId}, ${folioId}, 'transfer', 'Group Account', 'To the group',
      250000, '2026-11-21', 'from', gen_random_uuid(), gen_random_uuid())`;

  const bill =
    (invoiceId: string, { postingId, folioId }: Dinner) =>
    (hotelId: string) =>
      sql`
    insert into invoice_charges (hotel_id, invoice_id, posting_id, folio_id)
    values (${hotelId}, ${invoiceId}, ${postingId}, ${folioId})`;

  it.each([
    ["the reversal", reversal],
    ["a move", move],
    ["the transfer to a group", transfer],
  ])("%s of what is invoiced, until a credit note", async (_, statement) => {
    const made = await dinner();
    const { id } = await issue(made);
    expect(await refused(made, statement(made))).toBe(NOT_PERMITTED);
    await credit(made, id);
    // The transfer lacks its other half: that is another refusal.
    expect(await refused(made, statement(made))).not.toBe(NOT_PERMITTED);
  });

  it("to bill what is reversed, what is on another folio, and what another invoice bills", async () => {
    const made = await dinner();
    const { id } = await issue(made);
    const other = await dinner();
    expect(await refused(made, bill(id, { ...made, postingId: other.postingId }))).toBe(
      NOT_PERMITTED,
    );
    await charge(made, 90_000);
    const [late] = await owner<{ id: string }[]>`select id from postings
      where hotel_id = ${made.hotelId} and amount_centimes = 90000`;
    const postingId = late?.id ?? "";
    await desk.onPosting(made, postingId, "reversal", { reason: "Not theirs" });
    expect(await refused(made, bill(id, { ...made, postingId }))).toBe(NOT_PERMITTED);
    await charge(made, 80_000);
    const second = await issue(made);
    expect(await refused(made, bill(second.id, made))).toBe("23505");
  });
});
