import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { companiesAt, companyDesk } from "../../testing/company-desk.ts";
import { bookingRequest, makeBooking, makeCompany } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const { request, database, owner } = app;
const { read, change } = companyDesk(app);

type Deed = "archive" | "restore";

const stepped = (as: TestStaff, id: string, deed: Deed, version = 1) =>
  request("POST", companiesAt(as, `/${id}/${deed}`), { as, body: { version } });
const removed = (as: TestStaff, id: string, version = 1) =>
  request("DELETE", companiesAt(as, `/${id}`), { as, body: { version } });

async function book(staff: TestStaff, companyId: CompanyId) {
  const room = await makeRoom(database, staff.hotelId);
  const body = bookingRequest(room, { companyId });
  return request("POST", `/hotels/${staff.hotelId}/bookings`, { as: staff, body });
}

async function namesFound(staff: TestStaff, state?: string) {
  const path = `/hotels/${staff.hotelId}/company-search`;
  const response = await request("POST", path, { as: staff, body: { ...(state && { state }) } });
  const { companies } = await response.json();
  return companies.map(({ name }: { name: string }) => name);
}

it("COM-06 an archived company is no longer offered, and is restored", async () => {
  const staff = await makeStaff(database);
  const id = await makeCompany(database, staff.hotelId, { name: "Cevital" });
  expect((await stepped(staff, id, "archive")).status).toBe(200);
  expect(await read(staff, id)).toMatchObject({ version: 2, archivedAt: expect.any(String) });
  expect(await namesFound(staff)).toEqual([]);
  expect(await namesFound(staff, "archived")).toEqual(["Cevital"]);
  expect(await namesFound(staff, "all")).toEqual(["Cevital"]);
  const refused = await book(staff, id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "company.archived",
    params: { companyName: "Cevital" },
  });
  expect((await stepped(staff, id, "restore", 2)).status).toBe(200);
  expect(await namesFound(staff)).toEqual(["Cevital"]);
  expect((await book(staff, id)).status).toBe(201);
});

it("COM-06 a group is not booked for an archived company, nor is a stay given to it", async () => {
  const { staff, hotelId, room, booking } = await makeBooking(database);
  const id = await makeCompany(database, hotelId, { name: "Naftal" });
  await stepped(staff, id, "archive");
  const block = {
    roomTypeId: room.roomTypeId,
    quantity: 1,
    persons: 1,
    ratePlan: "base",
    rateCentimes: 900_000,
    checkInDate: "2026-12-01",
    checkOutDate: "2026-12-02",
  };
  const group = { name: "Tour", contactPerson: "", companyId: id, blocks: [block] };
  const groups = await request("POST", `/hotels/${hotelId}/groups`, { as: staff, body: group });
  expect([groups.status, (await groups.json()).code]).toEqual([409, "company.archived"]);
  const edited = await editCompany(staff, booking, id);
  expect([edited.status, (await edited.json()).code]).toEqual([409, "company.archived"]);
});

it("COM-06 a stay that has the company keeps it, shows it and can be edited", async () => {
  const staff = await makeStaff(database);
  const id = await makeCompany(database, staff.hotelId, { name: "Djezzy" });
  const { booking } = await makeBooking(database, { staff, companyId: id });
  await stepped(staff, id, "archive");
  const path = `/hotels/${staff.hotelId}/bookings/${booking.id}`;
  const shown = await (await request("GET", path, { as: staff })).json();
  expect(shown.company).toEqual({ id, name: "Djezzy" });
  expect((await editCompany(staff, booking, id)).status).toBe(200);
});

function editCompany(staff: TestStaff, booking: Booking, companyId: CompanyId) {
  const body = {
    version: booking.version,
    adults: 1,
    children: 0,
    comments: "Late",
    companyId,
    rate: { ratePlan: booking.ratePlan, rateCentimes: booking.rateCentimes },
    guests: booking.guests.map(({ guestId, isPrimary }) => ({ guest: { guestId }, isPrimary })),
  };
  const path = `/hotels/${staff.hotelId}/bookings/${booking.id}/details`;
  return request("PUT", path, { as: staff, body });
}

it("COM-06 an archive waits for a booking that has the company, and no later one gets it", async () => {
  const staff = await makeStaff(database);
  const id = await makeCompany(database, staff.hotelId);
  let archived: Promise<Response> | undefined;
  await owner.begin(async (tx) => {
    // A booking that is being written holds the company like this.
    await tx`select 1 from companies where hotel_id = ${staff.hotelId} and id = ${id} for share`;
    archived = stepped(staff, id, "archive");
    const first = await Promise.race([archived, lockAwaited()]);
    expect(first).toBe("waits");
  });
  expect((await archived)?.status).toBe(200);
});

/** Resolves once a statement waits for a lock on companies. */
async function lockAwaited(): Promise<"waits"> {
  for (;;) {
    const [found] = await owner`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query ilike '%companies%' and datname = current_database()`;
    if (found) return "waits";
  }
}

it("COM-06 of a booking and an archive at once, the booking is whole or refused", async () => {
  const staff = await makeStaff(database);
  for (let round = 0; round < 5; round++) {
    const id = await makeCompany(database, staff.hotelId);
    const [booked, archived] = await Promise.all([book(staff, id), stepped(staff, id, "archive")]);
    expect(archived.status).toBe(200);
    expect([201, 409]).toContain(booked.status);
    const [{ stays } = { stays: 0 }] = await owner<{ stays: number }[]>`
      select count(*)::int as stays from bookings where company_id = ${id}`;
    expect(stays).toBe(booked.status === 201 ? 1 : 0);
  }
});

it("COM-06 one that nothing names is deleted; the trail keeps its name", async () => {
  const staff = await makeStaff(database);
  const id = await makeCompany(database, staff.hotelId, { name: "Faux", rates: [5] });
  expect((await removed(staff, id)).status).toBe(200);
  expect(await namesFound(staff, "all")).toEqual([]);
  const [{ details } = { details: {} }] = await owner`
    select details from changes where hotel_id = ${staff.hotelId} and action = 'companies.delete'`;
  expect(JSON.stringify(details)).toContain("Faux");
});

it("COM-06 one in use is not deleted, by nobody: the database refuses it", async () => {
  const staff = await makeStaff(database);
  const id = await makeCompany(database, staff.hotelId, { name: "Sonatrach" });
  await makeBooking(database, { staff, companyId: id });
  const refused = await removed(staff, id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "company.in-use",
    params: { companyName: "Sonatrach" },
  });
  await expect(owner`delete from companies where id = ${id}`).rejects.toMatchObject({
    code: "23503",
  });
});

it("COM-06 a stale version is refused; the clerk archives but does not delete", async () => {
  const clerk = await makeStaff(database, { role: "commercial" });
  const id = await makeCompany(database, clerk.hotelId);
  await change(clerk, await read(clerk, id), { phone: "021" });
  expect((await (await stepped(clerk, id, "archive")).json()).code).toBe("request.stale");
  expect((await stepped(clerk, id, "archive", 2)).status).toBe(200);
  expect((await stepped(clerk, id, "archive", 3)).status).toBe(200);
  expect((await read(clerk, id)).version).toBe(3);
  expect((await removed(clerk, id, 3)).status).toBe(403);
});

it("COM-06 archiving an archived one, or restoring one that is not, is no change and never stale", async () => {
  const staff = await makeStaff(database);
  const id = await makeCompany(database, staff.hotelId);
  const lines = async () =>
    (
      await owner`select 1 from changes where hotel_id = ${staff.hotelId} and action like 'companies.%'`
    ).length;
  for (const [deed, version] of [
    ["archive", 2],
    ["restore", 3],
  ] as const) {
    expect((await stepped(staff, id, deed, version - 1)).status).toBe(200);
    const before = await lines();
    const again = await stepped(staff, id, deed, version - 1);
    expect([again.status, (await again.json()).version]).toEqual([200, version]);
    expect(await lines()).toBe(before);
  }
});

it("X-07 another hotel's company is neither archived, restored nor deleted", async () => {
  const [staff, other] = [await makeStaff(database), await makeStaff(database)];
  const id = await makeCompany(database, other.hotelId);
  for (const attempt of [
    stepped(staff, id, "archive"),
    stepped(staff, id, "restore"),
    removed(staff, id),
  ])
    expect((await attempt).status).toBe(404);
  expect(await namesFound(other)).toHaveLength(1);
});
