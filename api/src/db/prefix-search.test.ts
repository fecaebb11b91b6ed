import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { selectCompanies } from "../modules/companies/companies.queries.ts";
import { numberedReference } from "../testing/numbered-reference.ts";
import { explainWork } from "../testing/query-plan.ts";
import { openTestDatabase } from "../testing/test-db.ts";

const { database, owner, appUrl } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());
await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Hotel', '2026-03-01')`;
await owner`
  insert into guests (hotel_id, id, full_name, name_search, phone_digits)
  select ${hotelId}, gen_random_uuid(), 'Guest ' || n, 'guest ' || n, '05' || lpad(n::text, 8, '0')
  from generate_series(1, 5000) n`;
await owner`insert into groups (hotel_id, id, name, name_search, reference)
  select ${hotelId}, gen_random_uuid(), 'Group ' || n, 'group ' || n, ${owner.unsafe(numberedReference("n"))} from generate_series(1, 5000) n`;
await owner`insert into companies (hotel_id, id, name, name_search)
  select ${hotelId}, gen_random_uuid(), 'Company ' || n, 'company ' || n from generate_series(1, 5000) n`;
await owner`insert into company_rates (hotel_id, company_id, persons, rate_centimes)
  select hotel_id, id, 1, 900000 from companies`;
await owner`analyze guests, groups, companies, company_rates`;

type Plan = { "QUERY PLAN": string };

it.each([
  ["GST-05", "guests", "name_search", "guest 49", "guests_by_name"],
  ["FO-12", "guests", "phone_digits", "05000049", "guests_by_phone"],
  ["FO-12", "groups", "name_search", "group 49", "groups_by_name"],
])(
  "%s finds %s by the beginning of %s through an index, under row-level security",
  async (_, table, column, prefix, index) => {
    const plan = await database.withHotel(hotelId, (tx) =>
      tx.execute<Plan>(
        sql`explain select id from ${sql.raw(table)} where hotel_id = ${hotelId} and starts_with(${sql.raw(column)}, ${prefix})`,
      ),
    );

    const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(lines).toContain(index);
    expect(lines).toMatch(/Index Cond: .*name_search|Index Cond: .*phone_digits/);
  },
);

it("COM-01 the list of companies reads no more of them than it shows, in the order of their names", async () => {
  const everybody = { part: "", pattern: "", words: [], nif: "", limit: 500 };
  const plan = await explainWork(appUrl, hotelId, (tx) =>
    selectCompanies(tx, hotelId, { ...everybody, state: "active" }),
  );
  const { scans, rows } = plan.reads("companies");
  expect(scans).toEqual(["Index Scan"]);
  expect(rows).toBeLessThan(1_000);
});

it("COM-01 of the negotiated rates only those of the companies found are read", async () => {
  const some = { part: "company 49", pattern: "company 49", words: [], nif: "", limit: 20 };
  const plan = await explainWork(appUrl, hotelId, (tx) =>
    selectCompanies(tx, hotelId, { ...some, state: "active" }),
  );
  expect(plan.reads("company_rates").rows).toBeLessThanOrEqual(20);
});
