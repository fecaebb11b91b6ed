import type { FoundHotels, HotelList } from "@funduq/shared-types/contracts/hotel";
import { describe, expect, it } from "vitest";
import { makeHotel, makeStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner, makeSuperAdmin } = await testApp();

it("SYS-01 lists every hotel by name, with its expiry or none", async () => {
  const admin = await makeSuperAdmin();
  await makeHotel(database, { name: "saphir", expiresAt: "2027-01-15T12:00:00+01:00" });
  await makeHotel(database, { name: "Aurassi" });
  const response = await request("GET", "/hotels", { as: admin });
  expect(response.status).toBe(200);
  const { hotels }: HotelList = await response.json();
  expect(hotels.map(({ name, expiresAt }) => [name, expiresAt])).toEqual([
    ["Aurassi", null],
    ["saphir", "2027-01-15T11:00:00.000Z"],
  ]);
});

it("SYS-01 lists the hotels by pages, each once, also hotels with equal names", async () => {
  const as = await makeSuperAdmin();
  const [like] = await owner`select id from hotels limit 1`;
  const columns = await owner<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = 'hotels'::regclass and attnum > 0
      and not attisdropped and attgenerated = '' and attname not in ('id', 'name')`;
  const same = columns.map(({ name }) => name).join(", ");
  await owner.unsafe(`
    insert into hotels (id, name, ${same})
    select gen_random_uuid(), 'Paged & Co ' || n / 100, ${same}
    from hotels, generate_series(1, 430) n where id = '${like?.id}'`);
  const seen: string[] = [];
  let after = "";
  for (let isMore = true; isMore; ) {
    const answer = await request("GET", `/hotels${after}`, { as });
    const { hotels, next }: HotelList = await answer.json();
    expect(hotels.length).toBeLessThanOrEqual(200);
    seen.push(...hotels.map(({ id }) => id));
    isMore = next !== null;
    after = `?${new URLSearchParams({ afterName: next?.name ?? "", afterId: next?.id ?? "" })}`;
  }
  const all = await owner`select id from hotels order by lower(name), id`;
  expect(seen).toEqual(all.map(({ id }) => id));
  await owner`delete from hotels where name like 'Paged & Co %'`;
});

describe("an installation of 5 000 hotels", () => {
  const addHotels = async () => {
    const like = await makeHotel(database, { name: "Crowd 0" });
    const columns = await owner<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = 'hotels'::regclass and attnum > 0
        and not attisdropped and attgenerated = '' and attname not in ('id', 'name')`;
    const same = columns.map(({ name }) => name).join(", ");
    await owner.unsafe(`
      insert into hotels (id, name, ${same})
      select gen_random_uuid(), 'Crowd ' || n, ${same}
      from hotels, generate_series(1, 4999) n where id = '${like}'`);
    return like;
  };

  it("SYS-01 AUTH-03 a super admin's session stays small, and a search finds any hotel", async () => {
    const as = await makeSuperAdmin();
    const hotelId = await addHotels();
    const answer = await request("GET", `/session?hotelId=${hotelId}`, { as });
    const text = await answer.text();
    expect(text.length).toBeLessThan(1_000);
    expect(text).toContain(hotelId);

    const search = async (query: string) => {
      const found = await request("POST", "/hotel-search", { as, body: { query } });
      expect(found.status).toBe(200);
      const { hotels }: FoundHotels = await found.json();
      return hotels.map(({ name }) => name);
    };
    expect(await search("crowd 4321")).toEqual(["Crowd 4321"]);
    expect(await search("CRÔWD 7")).toHaveLength(20);
    expect(await search("")).toHaveLength(20);
    expect(await search("no such inn")).toEqual([]);
    await owner`delete from hotels where name like 'Crowd %'`;
  });
});

it("SYS-01 finds a hotel by name or city, in any script", async () => {
  const as = await makeSuperAdmin();
  const id = await makeHotel(database, { name: "فندق الجزائر" });
  await owner`update hotels set city = 'Béjaïa' where id = ${id}`;
  for (const query of ["el djazair", "الجزاير", "bejaia"]) {
    const answer = await request("POST", "/hotel-search", { as, body: { query } });
    const { hotels }: FoundHotels = await answer.json();
    expect([query, hotels]).toEqual([query, [{ id, name: "فندق الجزائر", city: "Béjaïa" }]]);
  }
});

it("SYS-01 finds no hotel by signs alone", async () => {
  const as = await makeSuperAdmin();
  await makeHotel(database, { name: "Saphir" });
  const answer = await request("POST", "/hotel-search", { as, body: { query: "!?" } });
  expect(await answer.json()).toEqual({ hotels: [] });
});

it.each([
  ["what is left of the subscription", "2026-12-01T00:00:00Z", "2026-12-31T00:00:00.000Z"],
  ["today, when it has run out", "2026-01-01T00:00:00Z", "2026-12-21T09:00:00.000Z"],
  ["today, when none was set", null, "2026-12-21T09:00:00.000Z"],
])("SYS-04 adds 30 days to %s", async (_, expiresAt, extended) => {
  const admin = await makeSuperAdmin();
  const hotelId = await makeHotel(database, { expiresAt });
  const response = await request("POST", `/hotels/${hotelId}/extend`, { as: admin, body: {} });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: hotelId, version: 2 });
  const [hotel] = await owner`select expires_at, version from hotels where id = ${hotelId}`;
  expect(hotel?.version).toBe(2);
  expect(new Date(hotel?.expires_at).toISOString()).toBe(extended);
});

it("SYS-04 is refused for a hotel's own staff", async () => {
  const staff = await makeStaff(database);
  const answers = await Promise.all([
    request("GET", "/hotels", { as: staff }),
    request("POST", `/hotels/${staff.hotelId}/extend`, { as: staff, body: {} }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});

it("AUTH-18 an expired subscription closes the front office until it is extended", async () => {
  const admin = await makeSuperAdmin();
  const hotelId = await makeHotel(database, { expiresAt: "2026-11-20T00:00:00Z" });
  const staff = await makeStaff(database, { hotelId });
  const look = () => request("GET", `/hotels/${hotelId}/day-grid`, { as: staff });
  expect(await (await look()).json()).toMatchObject({ code: "subscription.expired" });
  await request("POST", `/hotels/${hotelId}/extend`, { as: admin, body: {} });
  expect((await look()).status).toBe(200);
});
