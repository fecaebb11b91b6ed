import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { makeGuest, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { fillNameWords } from "../../testing/name-words.ts";
import { testApp } from "../../testing/test-app.ts";
import { setNameWords } from "./guests.queries.ts";

const { request, database, owner, logged } = await testApp();

async function addGuests(hotelId: HotelId, ...people: [name: string, phone?: string][]) {
  for (const [name, phone = ""] of people)
    await owner`insert into guests (hotel_id, id, full_name, name_search, phone, phone_digits)
      values (${hotelId}, ${uuidv7()}, ${name}, ${nameSearch(name)}, ${phone || null},
        ${phoneDigits(phone) || null})`;
  await owner.unsafe(fillNameWords);
}

async function found(staff: TestStaff, query: string): Promise<string[]> {
  const address = `/hotels/${staff.hotelId}/guest-search`;
  const response = await request("POST", address, { as: staff, body: { query } });
  expect(response.status).toBe(200);
  const { guests } = await response.json();
  return guests.map(({ fullName }: { fullName: string }) => fullName);
}

describe("searching guests", () => {
  it("GST-05 finds a name by the beginning of any of its words", async () => {
    const staff = await makeStaff(database);
    await addGuests(staff.hotelId, ["Nadia Ben Aïssa"], ["Bénali Karim"], ["Rabah Nadir"]);
    expect(await found(staff, "nad")).toEqual(["Nadia Ben Aïssa", "Rabah Nadir"]);
    expect(await found(staff, "BEN")).toEqual(["Bénali Karim", "Nadia Ben Aïssa"]);
    expect(await found(staff, "ben ai")).toEqual(["Nadia Ben Aïssa"]);
    expect(await found(staff, "aissa")).toEqual(["Nadia Ben Aïssa"]);
    expect(await found(staff, "adia")).toEqual([]);
    expect(await found(staff, "%")).toEqual([]);
  });

  it("GST-05 finds Arabic names whatever the forms of their letters", async () => {
    const staff = await makeStaff(database);
    await addGuests(staff.hotelId, ["أحمد بن عيسى"], ["فاطمة الزهراء"], ["مُحَمَّد"]);
    expect(await found(staff, "احمد")).toEqual(["أحمد بن عيسى"]);
    expect(await found(staff, "عيسي")).toEqual(["أحمد بن عيسى"]);
    expect(await found(staff, "فاطمه")).toEqual(["فاطمة الزهراء"]);
    expect(await found(staff, "محمد")).toEqual(["مُحَمَّد"]);
  });

  it("GST-05 X-05 finds a name in the other script and in other spellings, after the same", async () => {
    const staff = await makeStaff(database);
    await addGuests(staff.hotelId, ["محمد بن علي"], ["Mohammed Benali"], ["Mohamed Haddad"]);
    const all = ["Mohamed Haddad", "Mohammed Benali", "محمد بن علي"];
    expect(await found(staff, "mohamed")).toEqual(all);
    expect((await found(staff, "محمد"))[0]).toBe("محمد بن علي");
    expect((await found(staff, "محمد")).sort()).toEqual(all.toSorted());
    expect(await found(staff, "mohamed ben ali")).toEqual(["Mohammed Benali", "محمد بن علي"]);
    expect(await found(staff, "ahmed")).toEqual([]);
  });

  it("X-05 GST-05 finds a guest by the name in the other script, as the document gives it", async () => {
    const staff = await makeStaff(database);
    const profile = { fullName: "Zhang Wei", nameOtherScript: "张伟 شارل ديغول-مرابط" };
    const address = `/hotels/${staff.hotelId}/guests`;
    const empty = Object.fromEntries(
      [
        ...["phone", "email", "nationality", "idType", "idNumber", "idDeliveryDate"],
        ...["idExpireDate", "idDeliveryPlace", "birthDate", "birthPlace", "address", "profession"],
      ].map((field) => [field, null]),
    );
    const body = { ...empty, ...profile };
    const made = await (await request("POST", address, { as: staff, body })).json();
    for (const typed of ["张伟", "张", "شارل", "مُرابط", "مرابط شار", "zhang"])
      expect([typed, await found(staff, typed)]).toEqual([typed, ["Zhang Wei"]]);
    expect(await found(staff, "伟")).toEqual([]);

    const changed = { ...body, nameOtherScript: "李", version: made.version };
    await request("PUT", `${address}/${made.id}`, { as: staff, body: changed });
    expect(await found(staff, "张")).toEqual([]);
    expect(await found(staff, "李")).toEqual(["Zhang Wei"]);
  });

  it("GST-05 finds a name whose words were typed in another order", async () => {
    const staff = await makeStaff(database);
    await addGuests(staff.hotelId, ["Yasmine Haddad"], ["ياسمينة حداد"], ["Haddad Karim"]);
    const both = ["Yasmine Haddad", "ياسمينة حداد"];
    expect(await found(staff, "haddad yasmin")).toEqual(both);
    expect(await found(staff, "حداد ياسمينة")).toEqual(both);
    expect(await found(staff, "haddad omar")).toEqual([]);
  });

  it("FO-12 GST-05 finds a phone number by its beginning, however it is written", async () => {
    const staff = await makeStaff(database);
    await addGuests(
      staff.hotelId,
      ["A", "+213 555 12 34 56"],
      ["B", "0555 99 00 00"],
      ["C", "+33 6 12"],
    );
    expect(await found(staff, "0555")).toEqual(["A", "B"]);
    expect(await found(staff, "+213 555 12")).toEqual(["A"]);
    expect(await found(staff, "٠٥٥٥ ٩٩")).toEqual(["B"]);
    expect(await found(staff, "336")).toEqual(["C"]);
    expect(await found(staff, "55")).toEqual([]);
    expect(await found(staff, "00")).toEqual([]);
  });

  it("GST-05 answers with at most 15, and with no identity document", async () => {
    const staff = await makeStaff(database);
    const many = Array.from({ length: 20 }, (_, n): [string] => [`Ali ${n}`]);
    await addGuests(staff.hotelId, ...many);
    expect(await found(staff, "ali")).toHaveLength(15);
    const response = await request("POST", `/hotels/${staff.hotelId}/guest-search`, {
      as: staff,
      body: { query: "ali" },
    });
    const [first] = (await response.json()).guests;
    expect(Object.keys(first).sort()).toEqual(["fullName", "id", "isVip", "nationality", "phone"]);
  });

  it("GST-05 takes what is searched for in the body only, as proxies log addresses", async () => {
    const staff = await makeStaff(database);
    for (const path of ["guests", "guest-search", "search"]) {
      const address = `/hotels/${staff.hotelId}/${path}?query=ali`;
      expect((await request("GET", address, { as: staff })).status).toBe(405);
    }
    logged.length = 0;
    await found(staff, "zineddine");
    await request("POST", `/hotels/${staff.hotelId}/search`, {
      as: staff,
      body: { query: "zineddine" },
    });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join("\n")).not.toContain("zineddine");
  });

  it("X-07 finds no guest of another hotel", async () => {
    const elsewhere = await makeStaff(database);
    await addGuests(elsewhere.hotelId, ["Ali", "0555"]);
    const staff = await makeStaff(database);
    expect([await found(staff, "ali"), await found(staff, "0555")]).toEqual([[], []]);
  });
});

it("GST-05 a guest can be written without a search path, as a restored backup writes them", async () => {
  const { hotelId } = await makeStaff(database);
  const name = "محمد بن علي";
  await owner.begin(async (tx) => {
    await tx`set local search_path = ''`;
    await tx`insert into public.guests (hotel_id, id, full_name, name_search)
      values (${hotelId}, ${uuidv7()}, ${name}, ${nameSearch(name)})`;
  });
  const written = await owner`select full_name from guests where hotel_id = ${hotelId}`;
  expect(written).toEqual([{ full_name: name }]);
});

it("GST-05 a guest's words are those of the name as it is now", async () => {
  const staff = await makeStaff(database);
  const id = await makeGuest(database, staff.hotelId, { fullName: "Karim Ben Ali" });
  await makeGuest(database, staff.hotelId, { fullName: "Karim" });
  const wordsNow = () => owner`
    select word from guest_name_words where guest_id = ${id} and kind = 'spelling' order by word`;
  expect(await wordsNow()).toEqual(["ali", "benali", "karimbenali"].map((word) => ({ word })));
  await database.withHotel(staff.hotelId, async (tx) => {
    await tx.execute(sql`update guests set name_search = 'karim saad' where id = ${id}`);
    await setNameWords(tx, { hotelId: staff.hotelId, guestId: id });
  });
  expect(await wordsNow()).toEqual(["karimsad", "sad"].map((word) => ({ word })));
});
