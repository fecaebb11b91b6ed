import type { CompanyList } from "@funduq/shared-types/contracts/company";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { describe, expect, it } from "vitest";
import { companyDesk } from "../../testing/company-desk.ts";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database } = app;
const companies = companyDesk(app);

const searchOf = (staff: TestStaff, body: { query?: string; limit?: number }) =>
  request("POST", `/hotels/${staff.hotelId}/company-search`, { as: staff, body });

async function listed(staff: TestStaff, search: { query?: string; limit?: number } = {}) {
  const response = await searchOf(staff, search);
  expect(response.status).toBe(200);
  const { companies }: CompanyList = await response.json();
  return companies.map(({ name }) => name);
}

async function hotelWith(...names: string[]): Promise<TestStaff> {
  const staff = await makeStaff(database, { role: "commercial" });
  for (const name of names)
    await makeCompany(database, staff.hotelId, { name, nameSearch: nameSearch(name) });
  return staff;
}

describe("the list of companies", () => {
  it("COM-01 is ordered by lower-cased name", async () => {
    const staff = await hotelWith("sonatrach", "Air Algérie", "Naftal");
    expect(await listed(staff)).toEqual(["Air Algérie", "Naftal", "sonatrach"]);
    expect(await listed(staff, { limit: 2 })).toEqual(["Air Algérie", "Naftal"]);
  });

  it("COM-01 is searched by what a name contains, whatever its case and accents", async () => {
    const staff = await hotelWith("Air Algérie", "Algérie Télécom", "سوناطراك");
    expect(await listed(staff, { query: "ALGERIE" })).toEqual(["Air Algérie", "Algérie Télécom"]);
    expect(await listed(staff, { query: "télé" })).toEqual(["Algérie Télécom"]);
    expect(await listed(staff, { query: "ناط" })).toEqual(["سوناطراك"]);
    expect(await listed(staff, { query: "%" })).toEqual([]);
    expect(await listed(staff, { query: "" })).toHaveLength(3);
  });

  it("COM-01 is searched in either script and any spelling, words in any order, and by NIF", async () => {
    const staff = await hotelWith("Sonatrach Amont", "Khadidja Voyages", "سوناطراك الجنوب");
    expect(await listed(staff, { query: "amont sonatrac" })).toEqual(["Sonatrach Amont"]);
    expect(await listed(staff, { query: "سوناطراك" })).toEqual([
      "Sonatrach Amont",
      "سوناطراك الجنوب",
    ]);
    expect(await listed(staff, { query: "khadija" })).toEqual(["Khadidja Voyages"]);
    const { create } = companies;
    await create(staff, { name: "Télécom", nameOtherScript: "اتصالات الجزائر", nif: "0001-16012" });
    expect(await listed(staff, { query: "الجزائر" })).toEqual(["Télécom"]);
    expect(await listed(staff, { query: "etisalat" })).toEqual(["Télécom"]);
    expect(await listed(staff, { query: "0001 16" })).toEqual(["Télécom"]);
    expect(await listed(staff, { query: "000" })).toEqual([]);
  });

  it("GRP-06 the form of a group has the first ten of the twelve that fit", async () => {
    const fitting = Array.from({ length: 12 }, (_, n) => `Sahara Voyages ${n + 10}`);
    const staff = await hotelWith("Air Algérie", ...fitting);
    expect(await listed(staff, { query: "sah", limit: 10 })).toEqual(fitting.slice(0, 10));
  });

  it("says what was agreed for one to four persons, 0 where nothing was", async () => {
    const staff = await makeStaff(database);
    const rates = [700_000, 800_000];
    await makeCompany(database, staff.hotelId, { name: "Djezzy", rates });
    const response = await searchOf(staff, {});
    expect(await response.json()).toMatchObject({
      companies: [{ name: "Djezzy", rates: [700_000, 800_000, 0, 0], phone: null }],
    });
  });

  it("X-07 has no company of another hotel", async () => {
    await hotelWith("Sonatrach");
    expect(await listed(await hotelWith())).toEqual([]);
  });
});

describe("an export of the list", () => {
  const exported = async (staff: TestStaff, body: object = {}) => {
    const path = `/hotels/${staff.hotelId}/company-export`;
    const response = await request("POST", path, { as: staff, body });
    return response.status === 200 ? (await response.json()).companies : response.status;
  };

  it("COM-06 has each company of the search with all that an import reads, and nothing else", async () => {
    const staff = await makeStaff(database, { role: "commercial" });
    const profile = {
      name: "Sonatrach",
      nameOtherScript: "سوناطراك",
      address1: "Djenane El Malik",
      address2: null,
      address3: "Alger",
      rc: "16B0012345",
      nif: "000116001234567",
      nis: null,
      art: "16012345678",
      contactPerson: "Nadia Hamdi",
      phone: "+213 21 54 70 00",
      email: "contact@sonatrach.test",
      rates: [850_050, 0, 0, 1_100_000],
      paymentTermsDays: 45,
      creditLimitCentimes: 50_000_000,
      documentLanguage: "ar",
    };
    const rule = { department: "Room", limitCentimes: 0, frequency: "perStay" };
    await companies.created(staff, { ...profile, billingRules: [rule], customField1: "VIP" });
    const { id, version } = await companies.created(staff, { name: "air algérie" });
    expect(await exported(staff)).toMatchObject([{ name: "air algérie" }, profile]);
    expect(await exported(staff, { query: "SONAT" })).toEqual([profile]);
    const at = `/hotels/${staff.hotelId}/companies/${id}/archive`;
    expect((await request("POST", at, { as: staff, body: { version } })).status).toBe(200);
    expect(await exported(staff)).toEqual([profile]);
    expect(await exported(staff, { state: "archived" })).toMatchObject([
      {
        name: "air algérie",
        rates: [0, 0, 0, 0],
        paymentTermsDays: 0,
        creditLimitCentimes: null,
        documentLanguage: null,
      },
    ]);
  });

  it("COM-06 is for those who may write companies", async () => {
    expect(await exported(await makeStaff(database, { role: "front-office" }))).toBe(403);
  });
});
