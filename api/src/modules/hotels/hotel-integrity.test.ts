import { invariants } from "@funduq/shared-types/contracts/integrity";
import { expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { guestDesk, nothing } from "../../testing/guest-desk.ts";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { codeOf } from "../../testing/invitations.ts";
import { testApp } from "../../testing/test-app.ts";
import { UNREADABLE } from "../guests/identity-check.service.ts";

const { owner, database, request, makeSuperAdmin } = await testApp();
const superAdmin = await makeSuperAdmin();
const check = (hotelId: string, as = superAdmin) =>
  request("GET", `/hotels/${hotelId}/integrity`, { as });

it("a hotel without violations has an empty result with the time of the check", async () => {
  const { hotelId } = await makeHotelWorld(owner);
  const answer = await check(hotelId);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ checkedAt: "2026-11-21T09:00:00.000Z", findings: [] });
});

it("returns the violations counted by kind, only of this hotel", async () => {
  const [here, there] = [await makeHotelWorld(owner), await makeHotelWorld(owner)];
  await owner`update booking_guests set is_primary = false where hotel_id = ${here.hotelId}`;
  const { findings } = await (await check(here.hotelId)).json();
  const [found] = findings;
  expect(found).toMatchObject({ invariant: "booking-has-one-primary-guest" });
  expect(found.count).toBe(found.entities.length);
  expect(found.count).toBeGreaterThan(0);
  expect((await (await check(there.hotelId)).json()).findings).toEqual([]);
});

it("AUTH-17 is refused for a hotel admin", async () => {
  const admin = await makeStaff(database);
  expect(await codeOf(await check(admin.hotelId, admin))).toBe("super-admin.required");
});

it("GST-02 names the guest whose identity number can't be decrypted, without the number", async () => {
  const staff = await makeStaff(database);
  const { created } = guestDesk({ request });
  const papers = { ...nothing, idType: "Passport", idNumber: "178956432" };
  const { id } = await created(staff, { ...papers, fullName: "Nadia" });
  await created(staff, { ...papers, fullName: "Karim" });
  expect((await (await check(staff.hotelId)).json()).findings).toEqual([]);
  await owner`update guests set encrypted_id_number = decode(repeat('ab', 40), 'hex') where id = ${id}`;
  const answer = await (await check(staff.hotelId)).json();
  expect(answer.findings).toEqual([
    { invariant: "identity-number-can-be-read", count: 1, entities: [id] },
  ]);
  expect(JSON.stringify(answer)).not.toContain("178956432");
});

it("names only what is looked at", async () => {
  const [row] = await owner<{ source: string }[]>`
    select string_agg(prosrc, ';') as source from pg_proc
    where proname like 'check\\_%' and pronamespace = 'public'::regnamespace`;
  const named = [...(row?.source ?? "").matchAll(/select '([a-z-]+)'/gi)].map(([, name]) => name);
  expect([...named, UNREADABLE]).toEqual(expect.arrayContaining([...invariants]));
});
