import type { DayBook, PaymentsReport, TrialBalance } from "@funduq/shared-types/contracts/report";
import { REFERENCE_PATTERN } from "@funduq/shared-types/rules/reference";
import { describe, expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

async function read<T>(staff: TestStaff, report: string): Promise<T> {
  const response = await request("GET", `/hotels/${staff.hotelId}/reports/${report}`, {
    as: staff,
  });
  expect(response.status).toBe(200);
  return response.json();
}

const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;
const folioOf = ({ booking }: TestBooking) => booking.folios[0]?.id;

const charge = (made: TestBooking, department: string, amountCentimes: number) =>
  request("POST", `${at(made)}/charges`, {
    as: made.staff,
    body: { folioId: folioOf(made), description: "Extra", department, amountCentimes },
  });

const pay = (made: TestBooking, method: string, amountCentimes: number, as = made.staff) =>
  request("POST", `${at(made)}/payments`, {
    as,
    body: { folioId: folioOf(made), method, amountCentimes },
  });

async function reverseFirst(made: TestBooking, as = made.staff) {
  const [last] = await owner`select id from postings where owner_id = ${made.bookingId}
    order by posted_at desc, id desc limit 1`;
  const response = await request("POST", `${at(made)}/postings/${last?.id}/reversal`, {
    as,
    body: { reason: "Wrong" },
  });
  expect(response.status).toBe(201);
}

const nextDay = ({ hotelId }: TestStaff) =>
  owner`update hotels set business_date = business_date + 1 where id = ${hotelId}`;

/** Two nights of a guest in house, yesterday and today, and one who has paid ahead. */
async function twoStays() {
  const staff = await makeStaff(database, { displayName: "Amina" });
  const room = await makeRoom(database, staff.hotelId, { number: "204" });
  const stay = { staff, room, nights: 3, fullName: "Karim Haddad", checkInNow: true };
  const inHouse = await makeBooking(database, { ...stay, charged: 300_000, paid: 100_000 });
  await nextDay(staff);
  await charge(inHouse, "Spa", 250_000);
  await charge(inHouse, "Restaurant", 90_000);
  await reverseFirst(inHouse);
  await pay(inHouse, "Credit Card", 120_000);
  const toCome = await makeBooking(database, {
    staff,
    checkInDate: "2026-12-01",
    fullName: "Lila Benali",
  });
  await pay(toCome, "Bank Transfer", 500_000);
  return { staff, inHouse, toCome };
}

describe("the day book", () => {
  it("REP-01 has a line for each stay: previous balance, charges by department, payments, what was reversed, new balance", async () => {
    const { staff, inHouse, toCome } = await twoStays();
    const book = await read<DayBook>(staff, "day-book");
    expect(book).toMatchObject({ businessDate: "2026-11-22", date: "2026-11-22" });
    expect(book.lines).toEqual([
      {
        bookingId: inHouse.bookingId,
        reference: inHouse.booking.reference,
        roomNumber: "204",
        guestName: "Karim Haddad",
        companyName: null,
        ledger: "guest",
        previousCentimes: 200_000,
        charges: [
          { name: "Restaurant", amountCentimes: 0 },
          { name: "Spa", amountCentimes: 250_000 },
        ],
        payments: [{ name: "Credit Card", amountCentimes: 120_000 }],
        reversedChargesCentimes: 90_000,
        reversedPaymentsCentimes: 0,
        newCentimes: 330_000,
      },
      expect.objectContaining({
        bookingId: toCome.bookingId,
        ledger: "deposit",
        previousCentimes: 0,
        payments: [{ name: "Bank Transfer", amountCentimes: 500_000 }],
        newCentimes: -500_000,
      }),
    ]);
    expect(book.totals).toMatchObject({
      previousCentimes: 200_000,
      newCentimes: -170_000,
      guestCentimes: 330_000,
      depositCentimes: -500_000,
    });
  });

  it("tells of a day that is over what was so on that day", async () => {
    const { staff } = await twoStays();
    const book = await read<DayBook>(staff, "day-book?date=2026-11-21");
    expect(book.lines.map(({ guestName, newCentimes }) => [guestName, newCentimes])).toEqual([
      ["Karim Haddad", 200_000],
    ]);
    expect(book.totals.charges).toEqual([{ name: "Restaurant", amountCentimes: 300_000 }]);
  });

  it("tells the room's charge and the tourism tax apart, also where the tax is taken back", async () => {
    const made = await makeBooking(database, { checkInNow: true });
    const response = await request("POST", `${at(made)}/room-charges`, {
      as: made.staff,
      body: { totalCentimes: 918_000 },
    });
    expect(response.status).toBeLessThan(300);
    const { totals } = await read<DayBook>(made.staff, "day-book");
    expect(totals.charges).toEqual([
      { name: "Room", amountCentimes: 900_000 },
      { name: "TDS", amountCentimes: 18_000 },
    ]);
    const [tax] = await owner`select id from postings where owner_id = ${made.bookingId}
      and description like 'Tourism%'`;
    await request("POST", `${at(made)}/postings/${tax?.id}/reversal`, {
      as: made.staff,
      body: { reason: "Exempt" },
    });
    const after = await read<DayBook>(made.staff, "day-book");
    expect(after.totals.charges).toContainEqual({ name: "TDS", amountCentimes: 0 });
  });

  it("names who is in house and owes nothing, and nobody who has left or is to come", async () => {
    const staff = await makeStaff(database);
    await makeBooking(database, { staff, fullName: "In", nights: 2, checkInNow: true });
    await makeBooking(database, { staff, fullName: "To come" });
    const gone = await makeBooking(database, { staff, fullName: "Gone", checkInNow: true });
    await owner`update bookings set status = 'Checked-out' where id = ${gone.bookingId}`;
    await nextDay(staff);
    const book = await read<DayBook>(staff, "day-book");
    expect(book.lines.map(({ guestName }) => guestName)).toEqual(["In"]);
    const before = await read<DayBook>(staff, "day-book?date=2026-11-21");
    expect(before.lines.map(({ guestName }) => guestName).sort()).toEqual(["Gone", "In"]);
  });
});

describe("a group's own account in the day book", () => {
  const DAY = "2026-11-21";
  /** A group whose guest has left owing 50 DA to it, and that has paid 5 000 DA for a hall of 3 000 DA. */
  async function groupThatPays() {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    const blocks = [{ roomTypeId: room.roomTypeId }];
    const { groupId } = await makeGroup(database, { staff, name: "Tassili", blocks });
    const guest = await makeBooking(database, { staff, room, checkInNow: true, charged: 5_000 });
    await owner`update bookings set group_id = ${groupId} where id = ${guest.bookingId}`;
    const account = `/hotels/${staff.hotelId}/groups/${groupId}/account`;
    const send = async (path: string, body: object) =>
      expect(
        (await request("POST", `${account}/${path}`, { as: staff, body })).status,
      ).toBeLessThan(300);
    await send("charges", { description: "Hall", department: "Other", amountCentimes: 300_000 });
    await send("payments", { method: "Cash", amountCentimes: 500_000 });
    await send("transfers", {
      folios: [{ bookingId: guest.bookingId, folioId: folioOf(guest), amountCentimes: 5_000 }],
    });
    await pay(await makeBooking(database, { staff, charged: 0 }), "Cash", 20_000);
    return { staff, groupId };
  }

  it("is a line of its own: what it was charged with, took over and paid", async () => {
    const { staff, groupId } = await groupThatPays();
    const book = await read<DayBook>(staff, "day-book");
    expect(book.groups).toEqual([
      {
        groupId,
        groupName: "Tassili",
        reference: expect.stringMatching(REFERENCE_PATTERN),
        companyName: null,
        previousCentimes: 0,
        charges: [{ name: "Other", amountCentimes: 300_000 }],
        payments: [
          { name: "Cash", amountCentimes: 500_000 },
          { name: "Group Account", amountCentimes: -5_000 },
        ],
        reversedChargesCentimes: 0,
        reversedPaymentsCentimes: 0,
        newCentimes: -195_000,
      },
    ]);
    await nextDay(staff);
    const { groups } = await read<DayBook>(staff, "day-book");
    expect(groups).toMatchObject([
      { previousCentimes: -195_000, charges: [], payments: [], newCentimes: -195_000 },
    ]);
  });

  it("REP-01 a transfer that is taken back is no payment that was reversed", async () => {
    const { staff } = await groupThatPays();
    const [line] = await owner`select id, owner_id from postings
      where hotel_id = ${staff.hotelId} and transfer_side = 'from'`;
    const address = `/hotels/${staff.hotelId}/bookings/${line?.owner_id}/postings/${line?.id}/reversal`;
    const response = await request("POST", address, { as: staff, body: { reason: "By mistake" } });
    expect(response.status).toBeLessThan(300);
    const { totals } = await read<DayBook>(staff, "day-book");
    expect(totals).toMatchObject({ reversedChargesCentimes: 0, reversedPaymentsCentimes: 0 });
  });

  it("is in the totals: the cash is the till's, the transfer comes to nothing, the ledger is the trial balance's", async () => {
    const { staff } = await groupThatPays();
    const { totals } = await read<DayBook>(staff, "day-book");
    const { byMethod } = await read<PaymentsReport>(staff, "payments");
    expect(byMethod).toMatchObject([{ method: "Cash", netCentimes: 520_000 }]);
    expect(totals.payments).toEqual([
      { name: "Cash", amountCentimes: 520_000 },
      { name: "Group Account", amountCentimes: 0 },
    ]);
    expect(totals.charges).toContainEqual({ name: "Other", amountCentimes: 300_000 });
    const { ledgers } = await read<TrialBalance>(staff, `trial-balance?from=${DAY}&to=${DAY}`);
    const group = ledgers.find(({ ledger }) => ledger === "group");
    expect(totals.groupCentimes).toBe(group?.closingCentimes);
    expect(totals.newCentimes).toBe(
      totals.guestCentimes + totals.depositCentimes + totals.groupCentimes,
    );
  });
});

describe("the payments", () => {
  it("stand by method and by who took them; what was taken back beside it, with who did it", async () => {
    const staff = await makeStaff(database, { displayName: "Amina" });
    const chief = await makeStaff(database, { hotelId: staff.hotelId, displayName: "Karim" });
    const made = await makeBooking(database, { staff, checkInNow: true, charged: 900_000 });
    await pay(made, "Cash", 200_000);
    await pay(made, "Cash", 100_000);
    await reverseFirst(made, chief);
    await nextDay(staff);
    await pay(made, "Credit Card", 70_000, chief);

    const today = await read<PaymentsReport>(staff, "payments");
    const card = { count: 1, receivedCentimes: 70_000, takenBackCentimes: 0, netCentimes: 70_000 };
    expect(today.byMethod).toEqual([{ method: "Credit Card", ...card }]);

    const both = await read<PaymentsReport>(staff, "payments?from=2026-11-21&to=2026-11-22");
    expect(both.lines).toEqual([
      {
        userId: staff.userId,
        userName: "Amina",
        source: "stay",
        method: "Cash",
        count: 2,
        receivedCentimes: 300_000,
        takenBackCentimes: 0,
        netCentimes: 300_000,
      },
      {
        userId: chief.userId,
        userName: "Karim",
        source: "stay",
        method: "Cash",
        count: 0,
        receivedCentimes: 0,
        takenBackCentimes: 100_000,
        netCentimes: -100_000,
      },
      {
        userId: chief.userId,
        userName: "Karim",
        source: "stay",
        method: "Credit Card",
        ...card,
      },
    ]);
    expect(both.totals).toEqual({
      count: 3,
      receivedCentimes: 370_000,
      takenBackCentimes: 100_000,
      netCentimes: 270_000,
    });
  });

  it("count what is given back of a payment, and not that it was divided for it", async () => {
    const staff = await makeStaff(database, { displayName: "Amina" });
    const made = await makeBooking(database, { staff, checkInNow: true, charged: 100_000 });
    await pay(made, "Cash", 150_000);
    const refund = { folioId: folioOf(made), method: "Cash", amountCentimes: 50_000 };
    const response = await request("POST", `${at(made)}/refunds`, {
      as: staff,
      body: { ...refund, reason: "Paid too much" },
    });
    expect(response.status).toBeLessThan(300);
    const { totals } = await read<PaymentsReport>(staff, "payments");
    expect(totals).toEqual({
      count: 1,
      receivedCentimes: 150_000,
      takenBackCentimes: 50_000,
      netCentimes: 100_000,
    });
  });
});

describe("every report", () => {
  it("X-07 holds nothing of another hotel", async () => {
    const { inHouse } = await twoStays();
    const stranger = await makeStaff(database);
    const book = await read<DayBook>(stranger, "day-book?date=2026-11-22");
    expect(book.lines).toEqual([]);
    const trial = await read<TrialBalance>(stranger, "trial-balance");
    expect(trial.totals.closingCentimes).toBe(0);
    const payments = await read<PaymentsReport>(stranger, "payments");
    expect(payments.lines).toEqual([]);
    expect(JSON.stringify([book, trial, payments])).not.toContain(inHouse.bookingId);
  });

  it.each([
    "trial-balance?from=2026-11-22&to=2026-11-21",
    "trial-balance?from=2026-11-22",
    "payments?to=2026-11-22",
    "payments?from=2024-11-22&to=2026-11-22",
    "day-book?date=2026-02-30",
  ])("refuses %s", async (report) => {
    const staff = await makeStaff(database);
    const response = await request("GET", `/hotels/${staff.hotelId}/reports/${report}`, {
      as: staff,
    });
    expect(response.status).toBe(400);
  });

  it("AUTH-16 opens for the section 'extra', and is not read again while nothing has changed", async () => {
    const { hotelId } = await makeStaff(database);
    const clerk = await makeStaff(database, { hotelId, role: "employee", sections: ["extra"] });
    const address = `/hotels/${hotelId}/reports/trial-balance`;
    const first = await request("GET", address, { as: clerk });
    expect(first.status).toBe(200);
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await request("GET", address, { as: clerk, headers })).status).toBe(304);
  });
});
