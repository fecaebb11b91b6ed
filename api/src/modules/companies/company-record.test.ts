import { describe, expect, it } from "vitest";
import { companiesAt, companyDesk } from "../../testing/company-desk.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database, owner } = app;
const { create, created, read, change } = companyDesk(app);

const clerk = () => makeStaff(database, { role: "commercial" });

const atlas = {
  name: "Atlas Travaux",
  nameOtherScript: "أطلس للأشغال",
  address1: "12, rue Didouche Mourad",
  address2: "Sidi M'Hamed",
  address3: "16000 Alger",
  rc: "16/00-0123456B09",
  nif: "0001 1601 2345 678",
  nis: "000116012345678",
  art: "16012345678",
  contactPerson: "Nadia Hamdi",
  phone: "+213 21 55 00 11",
  email: "achats@atlas.dz",
  customField1: "Bon de commande exigé",
  customField2: "30 jours",
  customField3: "Direction des achats",
  rates: [700_000, 850_000, 0, 1_200_000],
  billingRules: [
    { department: "Restaurant", limitCentimes: 2_000_000, frequency: "perStay" },
    { department: "Room", limitCentimes: 0, frequency: "perTransaction" },
  ],
  paymentTermsDays: 45,
  creditLimitCentimes: 50_000_000,
  documentLanguage: "ar",
};

describe("a company's record", () => {
  it("COM-02 COM-03 keeps every field, and says it again", async () => {
    const staff = await clerk();
    const company = await created(staff, atlas);
    expect(company).toMatchObject({ ...atlas, archivedAt: null, version: 1 });
  });

  it("COM-02 is changed as a whole: rates and rules that are gone are gone", async () => {
    const staff = await clerk();
    const company = await created(staff, atlas);
    const changes = { name: "Atlas", rates: [0, 0, 900_000, 0], billingRules: [] };
    expect((await change(staff, company, changes)).status).toBe(200);
    expect(await read(staff, company.id)).toEqual({ ...company, ...changes, version: 2 });
  });

  it("COM-02 payment terms, a credit limit and a language stay where a client does not know them, and are taken back", async () => {
    const staff = await clerk();
    const { paymentTermsDays, creditLimitCentimes, documentLanguage } = atlas;
    const company = await created(staff, atlas);
    const unknown = {
      paymentTermsDays: undefined,
      creditLimitCentimes: undefined,
      documentLanguage: undefined,
    };
    expect((await change(staff, company, unknown)).status).toBe(200);
    const kept = await read(staff, company.id);
    expect(kept).toMatchObject({ paymentTermsDays, creditLimitCentimes, documentLanguage });
    const none = { paymentTermsDays: 0, creditLimitCentimes: null, documentLanguage: null };
    await change(staff, kept, none);
    expect(await read(staff, company.id)).toMatchObject(none);
  });

  it("COM-02 'Company name is required.'", async () => {
    const staff = await clerk();
    for (const name of ["", "   "]) {
      const response = await create(staff, { name });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "company.name-missing",
        detail: "Company name is required.",
      });
    }
  });

  it.each([
    ["a name of signs", { name: "—" }, "name"],
    ["a line break in a name", { name: "Atlas\nTravaux" }, "name"],
    ["an identifier of words", { nif: "en cours" }, "nif"],
    ["an identifier in Arabic letters", { nif: "رقم" }, "nif"],
    ["an email without an address", { email: "atlas.dz" }, "email"],
    ["an email that adds a copy", { email: "a@atlas.dz?bcc=x%40x.dz&body=x" }, "email"],
    ["an email that hides one", { email: "a%3Fbcc=x@atlas.dz" }, "email"],
    ["a rate below zero", { rates: [-1, 0, 0, 0] }, "rates.0"],
    ["three rates", { rates: [1, 2, 3] }, "rates"],
    ["payment in more than a year", { paymentTermsDays: 366 }, "paymentTermsDays"],
    ["payment before the day", { paymentTermsDays: -1 }, "paymentTermsDays"],
    ["a language that no document has", { documentLanguage: "en" }, "documentLanguage"],
    ["a credit limit below zero", { creditLimitCentimes: -1 }, "creditLimitCentimes"],
    [
      "an unknown department",
      { billingRules: [{ department: "Casino", limitCentimes: 0, frequency: "perStay" }] },
      "billingRules.0.department",
    ],
    [
      "two rules for a department",
      {
        billingRules: [
          { department: "Spa", limitCentimes: 0, frequency: "perStay" },
          { department: "Spa", limitCentimes: 5, frequency: "perStay" },
        ],
      },
      "billingRules",
    ],
  ])("COM-02 refuses %s at its field", async (_, changes, path) => {
    const response = await create(await clerk(), { name: "Atlas", ...changes });
    expect(response.status).toBe(400);
    const { params } = await response.json();
    expect(params.fields.map((fault: { path: string }) => fault.path)).toContain(path);
  });

  it("COM-02 'Company not found for this hotel!', also of another hotel's", async () => {
    const staff = await clerk();
    const other = await clerk();
    const company = await created(other, { name: "Cevital" });
    for (const attempt of [
      request("GET", companiesAt(staff, `/${company.id}`), { as: staff }),
      change(staff, company, { name: "Mine" }),
    ]) {
      const response = await attempt;
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        detail: "Company not found for this hotel!",
      });
    }
    expect((await read(other, company.id)).name).toBe("Cevital");
  });

  it("COM-02 of two clerks the second is told who was first, and nothing is overwritten", async () => {
    const staff = await clerk();
    const company = await created(staff, { name: "Cevital" });
    expect((await change(staff, company, { phone: "021" })).status).toBe(200);
    const response = await change(staff, company, { phone: "023" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "request.stale",
      params: { changedBy: expect.stringMatching(/\S/) },
    });
    expect((await read(staff, company.id)).phone).toBe("021");
  });

  it("X-02 the audit trail names what changed, and nobody's address", async () => {
    const staff = await clerk();
    const company = await created(staff, atlas);
    await change(staff, company, { nif: "1", rates: [0, 0, 0, 0], phone: "1", billingRules: [] });
    const [{ details } = { details: {} }] = await owner`
      select details from changes where hotel_id = ${staff.hotelId} and action = 'companies.change'`;
    const text = JSON.stringify(details);
    expect(text).toMatch(/"nif".*"companyRate".*"billingRule"/u);
    expect(text).not.toContain("55 00 11");
  });
});

describe("a billing rule in the audit trail", () => {
  it("COM-02 X-02 says whether it has a limit, and for what the limit counts", async () => {
    const staff = await clerk();
    const rule = (limitCentimes: number, frequency: string) => ({
      billingRules: [{ department: "Restaurant", limitCentimes, frequency }],
    });
    const id = (await created(staff, { name: "Atlas" })).id;
    for (const changes of [
      rule(0, "perStay"),
      rule(0, "perTransaction"),
      rule(50_000, "perTransaction"),
      rule(50_000, "perStay"),
      { billingRules: [] },
    ])
      expect((await change(staff, await read(staff, id), changes)).status).toBe(200);
    const lines = await owner<{ facts: { before: string; after: string }[] | null }[]>`
      select details -> 'facts' as facts from changes
      where hotel_id = ${staff.hotelId} and action = 'companies.change' order by seq`;
    expect(lines.map(({ facts }) => facts?.map(({ before, after }) => [before, after]))).toEqual([
      [[null, "none"]],
      undefined,
      [["none", "perTransaction 50000"]],
      [["perTransaction 50000", "perStay 50000"]],
      [["perStay 50000", null]],
    ]);
  });
});

describe("a NIF", () => {
  it("COM-02 is that of one company of a hotel, however it is written", async () => {
    const staff = await clerk();
    const first = await created(staff, atlas);
    const response = await create(staff, { name: "Autre", nif: "000116012345678" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "company.nif-taken",
      params: { companyName: "Atlas Travaux", companyId: first.id },
    });
    const second = await created(staff, { name: "Autre", nif: "0001" });
    expect((await change(staff, second, { nif: "00011601-2345678" })).status).toBe(409);
    expect((await change(staff, first, { phone: "1" })).status).toBe(200);
  });

  it("COM-02 X-07 another hotel's company may have the same", async () => {
    await created(await clerk(), atlas);
    await created(await clerk(), atlas);
  });

  it("COM-02 of two who write the same one at once, one is refused", async () => {
    const staff = await clerk();
    const race = await Promise.all(
      ["Un", "Deux", "Trois", "Quatre"].map((name) => create(staff, { name, nif: "000216" })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = await Promise.all(race.filter(({ status }) => status === 409).map(codeOf));
    expect(new Set(refused)).toEqual(new Set(["company.nif-taken"]));
  });

  it("COM-02 the database itself refuses a second one", async () => {
    const staff = await clerk();
    const { id } = await created(staff, { name: "Autre", nif: "0001" });
    await created(staff, atlas);
    const twice = owner`update companies set nif = '0001.1601.2345.678' where id = ${id}`;
    await expect(twice).rejects.toMatchObject({
      constraint_name: "companies_nif_is_unique_in_hotel",
    });
  });
});

async function codeOf(response: Response): Promise<string> {
  return (await response.json()).code;
}

describe("companies that may be the same", () => {
  async function suggested(staff: TestStaff, search: object) {
    const path = `/hotels/${staff.hotelId}/company-duplicates`;
    const response = await request("POST", path, { as: staff, body: search });
    expect(response.status).toBe(200);
    const { companies } = await response.json();
    return companies.map(({ name, reasons }: { name: string; reasons: string[] }) => [
      name,
      ...reasons,
    ]);
  }

  it("COM-02 are found by NIF and by name, in either script, without the legal form", async () => {
    const staff = await clerk();
    const { id } = await created(staff, { ...atlas, name: "SARL Atlas Travaux" });
    await created(staff, { name: "Sonatrach" });
    await created(staff, { name: "سوناطراك الجنوب" });
    await created(staff, { name: "Cevital" });
    const found = [["SARL Atlas Travaux", "name"]];
    expect(await suggested(staff, { name: "travaux atlas E.U.R.L." })).toEqual(found);
    expect(await suggested(staff, { name: "أطلس" })).toEqual(found);
    expect(await suggested(staff, { name: "Sonatrach Amont SPA" })).toEqual([
      ["Sonatrach", "name"],
    ]);
    expect(await suggested(staff, { name: "sonatrac" })).toEqual([
      ["Sonatrach", "name"],
      ["سوناطراك الجنوب", "name"],
    ]);
    expect(await suggested(staff, { nif: "0001-16012345678" })).toEqual([
      ["SARL Atlas Travaux", "nif"],
    ]);
    expect(await suggested(staff, { name: "Atlas Travaux", except: id })).toEqual([]);
    expect(await suggested(staff, { name: "SARL" })).toEqual([["SARL Atlas Travaux", "name"]]);
    expect(await suggested(staff, {})).toEqual([]);
    expect(await suggested(await clerk(), { name: "Atlas" })).toEqual([]);
  });
});
