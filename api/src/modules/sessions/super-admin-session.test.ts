import { randomUUID } from "node:crypto";
import type { Session } from "@funduq/shared-types/contracts/session";
import { expect, it } from "vitest";
import { joinHotel, makeHotel, makeStaff, TEST_PASSWORD } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request } = api;

it("AUTH-03 AUTH-05 a super admin's session has their own hotels and the requested one", async () => {
  const superAdmin = await api.makeSuperAdmin();
  const [own, asked] = [await makeHotel(database), await makeHotel(database)];
  await joinHotel(database, superAdmin, { hotelId: own, role: "manager" });
  await makeHotel(database);
  const hotelsOf = async (answer: Response) => {
    const session: Session = await answer.json();
    expect(session.user.isSuperAdmin).toBe(true);
    return session.hotels.map(({ hotelId, role }) => [hotelId, role]).sort();
  };
  const both = [own, asked].map((hotelId) => [hotelId, "hotel-admin"]).sort();

  const read = (query = "") => request("GET", `/session${query}`, { as: superAdmin });
  expect(await hotelsOf(await read())).toEqual([[own, "hotel-admin"]]);
  expect(await hotelsOf(await read(`?hotelId=${asked}`))).toEqual(both);
  expect(await hotelsOf(await read(`?hotelId=${own}`))).toEqual([[own, "hotel-admin"]]);
  expect(await hotelsOf(await read(`?hotelId=${randomUUID()}`))).toEqual([[own, "hotel-admin"]]);
  const body = { email: superAdmin.email, password: TEST_PASSWORD };
  const signedIn = await request("POST", `/session?hotelId=${asked}`, { body });
  expect(await hotelsOf(signedIn)).toEqual(both);
  expect((await read("?hotelId=everything")).status).toBe(400);
});

it("AUTH-03 AUTH-15 requesting another hotel gives no other user access to it", async () => {
  const staff = await makeStaff(database);
  const other = await makeHotel(database);
  const answer = await request("GET", `/session?hotelId=${other}`, { as: staff });
  const { hotels }: Session = await answer.json();
  expect(hotels.map(({ hotelId }) => hotelId)).toEqual([staff.hotelId]);
});
