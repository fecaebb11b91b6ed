import {
  type ImportAnswer,
  type ImportedRow,
  MAX_IMPORT_ROWS,
} from "@funduq/shared-types/contracts/company-import";
import { expect, it } from "vitest";
import { companyDesk } from "../../testing/company-desk.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database, owner } = app;
const { created, read } = companyDesk(app);

const clerk = () => makeStaff(database, { role: "commercial" });
type Values = Record<string, string>;
const rowsOf = (list: Values[]) => list.map((values, index) => ({ line: index + 2, values }));

function check(as: TestStaff, ...list: Values[]) {
  const path = `/hotels/${as.hotelId}/company-import-check`;
  return request("POST", path, { as, body: { rows: rowsOf(list) } });
}
function importList(as: TestStaff, onlyGood: boolean, ...list: Values[]) {
  const path = `/hotels/${as.hotelId}/company-imports`;
  return request("POST", path, { as, body: { rows: rowsOf(list), onlyGood } });
}
async function outcomes(answer: Promise<Response>) {
  const response = await answer;
  expect(response.status).toBe(200);
  const { rows }: ImportAnswer = await response.json();
  return rows.map(({ line, outcome, faults, warnings, same }: ImportedRow) =>
    [
      line,
      outcome,
      ...[...faults, ...warnings].map(({ field, reason }) => `${field} ${reason}`),
      ...(same ? [`${same.reason} of ${same.name} ${same.line ?? ""}`.trim()] : []),
    ].join(": "),
  );
}
async function count({ hotelId }: TestStaff): Promise<number> {
  const [{ stored } = { stored: -1 }] = await owner<{ stored: number }[]>`
    select count(*)::int as stored from companies where hotel_id = ${hotelId}`;
  return stored;
}

const list: Values[] = [
  { name: "Naftal", nif: "000216", rate1: "8 500,00", phone: "021 55" },
  { name: "S.A.R.L. Atlas", nif: "" },
  { name: "Autre nom", nif: "0001-16" },
  { name: "NAFTAL SPA" },
  { name: "—", email: "nobody", rate2: "cher", nif: "en cours" },
  { nif: "000999" },
];

it("COM-06 a dry run answers for every row, and writes nothing", async () => {
  const staff = await clerk();
  await created(staff, { name: "Atlas" });
  await created(staff, { name: "Cevital", nif: "000116" });
  expect(await outcomes(check(staff, ...list))).toEqual([
    "2: new: nif unusual",
    "3: known: name of Atlas",
    "4: known: nif of Cevital",
    "5: known: name of Naftal 2",
    "6: faulty: name name: nif identifier: email email: rate2 amount",
    "7: faulty: name missing",
  ]);
  expect(await count(staff)).toBe(2);
});

it("COM-06 companies of one name with a NIF each are different ones", async () => {
  const staff = await clerk();
  const nif = (n: number) => `00011601234567${n}`;
  await created(staff, { name: "Cevital SPA", nif: nif(1) });
  const entities: Values[] = [
    { name: "Groupe Cevital", nif: nif(2) },
    { name: "SARL Cevital", nif: nif(3) },
    { name: "Cevital", nif: nif(2) },
    { name: "Cevital" },
    { name: "Naftal" },
    { name: "Naftal SPA", nif: nif(4) },
  ];
  expect(await outcomes(importList(staff, false, ...entities))).toEqual([
    "2: new",
    "3: new",
    "4: known: nif of Groupe Cevital 2",
    "5: known: name of Cevital SPA",
    "6: new",
    "7: known: name of Naftal 6",
  ]);
  expect(await count(staff)).toBe(4);
});

it("COM-06 identifiers that lost their zeros are imported, and the row says which to check", async () => {
  const staff = await clerk();
  const row = { nif: "116012345678", nis: "000116012345678", rc: "1234", art: "1601234567" };
  const list = [{ name: "Atlas", ...row }];
  const said = ["2: new: rc unusual: nif unusual: art unusual"];
  expect(await outcomes(check(staff, ...list))).toEqual(said);
  expect(await outcomes(importList(staff, false, ...list))).toEqual(said);
});

it("COM-06 faulty rows refuse the whole list, or are left out", async () => {
  const staff = await clerk();
  const refused = await importList(staff, false, ...list);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "company.import-faulty",
    params: { rows: 2 },
  });
  expect(await count(staff)).toBe(0);
  await outcomes(importList(staff, true, ...list));
  expect(await count(staff)).toBe(3);
  const [{ id } = { id: "" }] = await owner<{ id: string }[]>`
    select id from companies where hotel_id = ${staff.hotelId} and name = 'Naftal'`;
  expect(await read(staff, id)).toMatchObject({ nif: "000216", rates: [850_000, 0, 0, 0] });
});

it("COM-06 payment terms, credit limit and language are imported; a row whose own can't be is answered alone", async () => {
  const staff = await clerk();
  const list: Values[] = [
    {
      name: "Naftal",
      paymentTermsDays: "45",
      creditLimit: "500 000,50",
      documentLanguage: "Arabe",
    },
    { name: "Cevital", paymentTermsDays: "", creditLimit: "" },
    { name: "Atlas", creditLimit: "1e308" },
    { name: "Ooredoo", documentLanguage: "anglais" },
    { name: "Djezzy", creditLimit: "-1", paymentTermsDays: "1e308" },
  ];
  const said = [
    "2: new",
    "3: new",
    "4: faulty: creditLimit amount",
    "5: faulty: documentLanguage language",
    "6: faulty: paymentTermsDays days: creditLimit amount-range",
  ];
  expect(await outcomes(check(staff, ...list))).toEqual(said);
  expect(await outcomes(importList(staff, true, ...list))).toEqual(said);
  const stored = await owner`
    select name, payment_terms_days as days, credit_limit_centimes::text as credit, document_language as language from companies
    where hotel_id = ${staff.hotelId} order by name`;
  expect(stored).toEqual([
    { name: "Cevital", days: 0, credit: null, language: null },
    { name: "Naftal", days: 45, credit: "50000050", language: "ar" },
  ]);
});

it("COM-06 the same list twice adds nothing, also at once", async () => {
  const staff = await clerk();
  const names = Array.from({ length: 40 }, (_, n) => ({ name: `Agence ${n}`, nif: `00${n}77` }));
  await Promise.all([importList(staff, false, ...names), importList(staff, false, ...names)]);
  expect(await count(staff)).toBe(40);
  const again = await outcomes(importList(staff, false, ...names));
  expect(again.filter((row) => row.includes("new"))).toEqual([]);
  expect(await count(staff)).toBe(40);
});

it("COM-06 a list is bounded, and its rows are the contract's", async () => {
  const staff = await clerk();
  const many = Array.from({ length: 301 }, (_, n) => ({ name: `N${n}` }));
  expect((await check(staff, ...many)).status).toBe(400);
  expect((await check(staff)).status).toBe(400);
  expect((await check(staff, { name: "Atlas", unheard: "of" })).status).toBe(400);
});

it("COM-06 the longest list fits into a request with every column in both scripts", async () => {
  const staff = await clerk();
  const full = (n: number) => ({
    name: `Société Nationale de Travaux Publics et de Bâtiment du Sud ${n}`,
    nameOtherScript: `الشركة الوطنية للأشغال العمومية والبناء للجنوب ${n}`,
    address1: "Zone industrielle, lot 12, rue des Frères Boulahdour",
    address2: "حي 1200 مسكن، عمارة 14، رقم 3، باب الزوار",
    address3: "16024 Alger",
    rc: "16/00-0123456B09",
    nif: `000116${String(n).padStart(9, "0")}`,
    nis: "000116012345678",
    art: "16012345678",
    contactPerson: "Mohamed El Amine Benabderrahmane",
    phone: "+213 21 55 00 11",
    email: "direction.achats@travaux-publics-sud.dz",
    rate1: "8 500,00",
    rate2: "10 500,00",
    rate3: "12 500,00",
    rate4: "14 500,00",
  });
  const list = Array.from({ length: MAX_IMPORT_ROWS }, (_, n) => full(n));
  const found = await outcomes(check(staff, ...list));
  expect(found.filter((row) => row.endsWith(": new"))).toHaveLength(MAX_IMPORT_ROWS);
});

it("COM-06 an import that adds nothing is no change: no line in the trail, nothing to read again", async () => {
  const staff = await clerk();
  const lines = async () =>
    (
      await owner`select 1 from changes where hotel_id = ${staff.hotelId} and action = 'companies.import'`
    ).length;
  await outcomes(importList(staff, false, { name: "Atlas" }));
  expect(await lines()).toBe(1);
  await outcomes(importList(staff, false, { name: "Atlas" }));
  expect(await lines()).toBe(1);
});

it("COM-06 X-07 another hotel's companies are none of this one's", async () => {
  await created(await clerk(), { name: "Atlas", nif: "000116" });
  expect(await outcomes(check(await clerk(), { name: "Atlas", nif: "000116" }))).toEqual([
    "2: new: nif unusual",
  ]);
});
