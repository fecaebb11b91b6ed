import { describe, expect, it } from "vitest";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { openTestDatabase } from "../testing/test-db.ts";
import type { HotelWorld } from "../testing/world-ids.ts";

/** Postings that the database refuses, independent of the application: inserted as the owner of the database. */
const { owner } = await openTestDatabase();
const world = await makeHotelWorld(owner);

type Changes = Record<string, string>;

/** Inserts a copy of a posting with other values, rolls back, and answers which constraint refused it. */
async function copyPosting(postingId: string, changes: Changes): Promise<string> {
  const columns = await owner<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = 'postings'::regclass
      and attnum > 0 and not attisdropped and attgenerated = ''`;
  const values: Changes = { id: "gen_random_uuid()", ...changes };
  const names = columns.map(({ name }) => name);
  return refusalOf(`
    insert into postings (${names.join(", ")})
    select ${names.map((name) => values[name] ?? name).join(", ")} from postings where id = '${postingId}'`);
}

async function refusalOf(statement: string): Promise<string> {
  let refused = "nothing";
  await owner
    .begin(async (tx) => {
      await tx.unsafe(statement);
      throw new Error("undo");
    })
    .catch((error: { constraint_name?: string }) => {
      refused = error.constraint_name ?? "nothing";
    });
  return refused;
}

const reversalOf = (postingId: string, changes: Changes = {}) =>
  copyPosting(postingId, {
    reverses_posting_id: `'${postingId}'`,
    reversal_reason: "'Wrong'",
    recharges_posting_id: "null",
    ...changes,
  });

describe("a reversal", () => {
  it("FOL-02 has the same columns as the posting that it reverses", async () => {
    expect(await reversalOf(world.chargeId)).toBe("nothing");
    expect(await reversalOf(world.nightId)).toBe("nothing");
  });

  it.each<[string, keyof HotelWorld, Changes]>([
    ["a part of the amount", "chargeId", { amount_centimes: "amount_centimes - 1" }],
    ["another item", "chargeId", { item: "'service'" }],
    ["another department", "chargeId", { department: "'Spa'" }],
    ["another night", "nightId", { night: "night + 1" }],
    ["a tax for the room", "nightId", { item: "'tourism-tax'" }],
    [
      "another method",
      "groupPartId",
      { method: "'Credit Card'", split_of_posting_id: "null", split_half: "null" },
    ],
  ])("FOL-02 never takes back %s", async (_, posting, changes) => {
    const refused = await reversalOf(String(world[posting]), changes);
    expect(refused).toBe("postings_reverse_the_whole_of_another");
  });

  it("FOL-02 can't be reversed", async () => {
    expect(await reversalOf(world.reversalId)).toBe("postings_reverse_the_whole_of_another");
  });
});

describe("a move", () => {
  const moveOf = (postingId: string, from: string, to: string) =>
    refusalOf(`
      insert into posting_moves (hotel_id, posting_id, seq, owner_id, from_folio_id, to_folio_id)
      select hotel_id, id, 9, owner_id, '${from}', '${to}' from postings where id = '${postingId}'`);

  it("FOL-06 puts a charge on another folio of its stay", async () => {
    const { companyChargeId, companyFolioId, goneFolioId } = world;
    expect(await moveOf(companyChargeId, companyFolioId, goneFolioId)).toBe("nothing");
  });

  it("FOL-06 is refused for a transfer and for a reversal", async () => {
    const { transferId, reversalId, companyFolioId, goneFolioId, folioId } = world;
    const refused = "posting_moves_posting_of_same_owner";
    expect(await moveOf(transferId, companyFolioId, goneFolioId)).toBe(refused);
    expect(await moveOf(reversalId, folioId, goneFolioId)).toBe(refused);
  });
});

describe("an account", () => {
  it("FOL-08 BK-14 of a company accepts transfers only from the company's own folios", async () => {
    const { hotelId, goneId, goneFolioId, companyFolioId, companyId, companyAccountId } = world;
    const transferFrom = (folioId: string) =>
      refusalOf(`
        insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description,
          amount_centimes, business_date, transfer_side, counterpart_posting_id, account_id)
        select '${hotelId}', case side when 'from' then a else b end, kind, owner, folio, 'transfer',
          'Company Account', 'Transfer', 100, '2026-03-02', side, case side when 'from' then b else a end,
          '${companyId}'
        from (select gen_random_uuid() as a, gen_random_uuid() as b) ids,
          (values ('from', 'stay', '${goneId}'::uuid, '${folioId}'::uuid),
            ('to', 'company', '${companyId}'::uuid, '${companyAccountId}'::uuid)) l (side, kind, owner, folio)`);
    expect(await transferFrom(companyFolioId)).toBe("nothing");
    expect(await transferFrom(goneFolioId)).toBe("postings_company_pays_for_its_own_folios");
  });

  it("INV-01 has only transfers on its invoices", async () => {
    const { hotelId, invoiceId, companyId, debtorId } = world;
    const invoiced = await refusalOf(`
      alter table invoice_stays drop constraint invoice_stays_once_on_an_invoice;
      drop index invoice_stays_are_invoiced_once;
      with line as (
        insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department,
          description, amount_centimes, business_date)
        select hotel_id, gen_random_uuid(), owner_kind, owner_id, folio_id, 'charge', 'service', 'Other',
          'Hall', 100, business_date
        from postings where id = '${debtorId}' returning id
      )
      insert into invoice_stays (hotel_id, invoice_id, posting_id, company_id)
      select '${hotelId}', '${invoiceId}', id, '${companyId}' from line`);
    expect(invoiced).toBe("invoice_stays_posting_of_same_company");
  });
});
