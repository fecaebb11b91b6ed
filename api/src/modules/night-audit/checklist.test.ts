import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { writeGroupLines } from "../../testing/account-lines.ts";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const { checklist, close, openBill } = nightDesk(api);

it("NA-01 an empty house has nothing to look at", async () => {
  const staff = await makeStaff(database);
  expect(await checklist(staff)).toEqual({
    businessDate: "2026-11-21",
    lastClosed: null,
    pendingDepartures: [],
    pendingArrivals: [],
    openBills: [],
    openShifts: [],
    highBalances: [],
    openGroupAccounts: [],
    groupRooms: [],
    highBalanceThresholdCentimes: 9_999_999_900,
  });
});

it("NA-01 names who has not left, who has not come, and what stands open, in the order of the rooms", async () => {
  const staff = await makeStaff(database);
  const room = (number: string) => makeRoom(database, staff.hotelId, { number });
  const stay = { staff, checkInNow: true };
  const overdue = await makeBooking(database, { ...stay, room: await room("1002"), charged: 500 });
  const stays = await makeBooking(database, { ...stay, room: await room("102"), nights: 2 });
  await owner`update bookings set check_in_date = check_in_date - 1, check_out_date = check_out_date - 1
    where id = ${overdue.bookingId}`;
  const due = await makeBooking(database, { staff, room: await room("201"), fullName: "Amina" });
  const tomorrow = await makeBooking(database, {
    staff,
    room: await room("202"),
    checkInDate: "2026-11-22",
  });
  const late = await makeBooking(database, { staff, room: await room("99"), nights: 3 });
  await owner`update bookings set check_in_date = '2026-11-20' where id = ${late.bookingId}`;
  const billId = await openBill(staff.hotelId);
  const order = (bill: string) =>
    owner`insert into open_bill_lines (hotel_id, id, bill_id, item_id, name, price_centimes, quantity,
        discount_bp, discount_reason)
      values (${staff.hotelId}, gen_random_uuid(), ${bill}, gen_random_uuid(), 'Tea', 30000, 2, 0, null),
        (${staff.hotelId}, gen_random_uuid(), ${bill}, gen_random_uuid(), 'Soup', 10005, 1, 5000, 'Late')`;
  await order(billId);
  const quickSale = randomUUID();
  await owner`insert into open_bills (hotel_id, id, restaurant_id, name, discount_bp, discount_reason)
    select hotel_id, ${quickSale}, restaurant_id, 'Bill 2', 1000, 'Regular guest' from open_bills where id = ${billId}`;
  await order(quickSale);

  const shown = await checklist(staff);
  expect(shown.pendingDepartures).toEqual([
    {
      bookingId: overdue.bookingId,
      reference: overdue.booking.reference,
      roomNumber: "1002",
      checkOutDate: "2026-11-21",
      guestName: overdue.booking.guests[0]?.fullName,
      balanceCentimes: 500,
    },
  ]);
  expect(shown.pendingArrivals).toMatchObject([
    { bookingId: late.bookingId, roomNumber: "99", status: "Reserved", becomesNoShow: false },
    { bookingId: due.bookingId, guestName: "Amina", becomesNoShow: true },
  ]);
  expect(shown.openBills).toMatchObject([
    {
      billId,
      name: "Bill 1",
      tableName: "Table 1",
      restaurantName: "La Casbah",
      // 600,00 + 100,05 − 50,03.
      totalCentimes: 65_002,
    },
    // A quick sale has no table. 10 % of 650,02 are 65,00.
    { billId: quickSale, name: "Bill 2", tableName: "", totalCentimes: 58_502 },
  ]);
  const named = JSON.stringify(shown);
  expect(named).not.toContain(stays.bookingId);
  expect(named).not.toContain(tomorrow.bookingId);
});

it("NA-01 POS-14 names the cash shifts that nobody has counted; they do not keep the day open", async () => {
  const staff = await makeStaff(database);
  const { hotelId, userId } = staff;
  const [restaurantId, terminalId] = [randomUUID(), randomUUID()];
  await owner`update users set display_name = 'Karim Ziani' where id = ${userId}`;
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'La Casbah')`;
  await owner`insert into pos_terminals (hotel_id, id, restaurant_id, name)
    values (${hotelId}, ${terminalId}, ${restaurantId}, 'Bar 1')`;
  const shift = {
    hotel_id: hotelId,
    restaurant_id: restaurantId,
    terminal_id: terminalId,
    business_date: "2026-11-21",
    opened_at: "2026-11-21T11:00:00Z",
    opened_by: userId,
  };
  const counted = { closed_at: "2026-11-21T15:00:00Z", counted_centimes: 0, expected_centimes: 0 };
  await owner`insert into pos_shifts ${owner({ ...shift, ...counted, id: randomUUID(), number: 1 })}`;
  const open = randomUUID();
  await owner`insert into pos_shifts ${owner({ ...shift, id: open, number: 2 })}`;
  const { openShifts = [] } = await checklist(staff);
  expect(openShifts).toEqual([
    {
      shiftId: open,
      restaurantName: "La Casbah",
      terminalName: "Bar 1",
      openedAt: expect.stringMatching(/^2026-11-21T11:00:00/u),
      openedBy: "Karim Ziani",
    },
  ]);
  expect((await close(staff)).newBusinessDate).toBe("2026-11-22");
});

it("NA-06 names who owes more than the hotel's threshold over all folios, and who is in", async () => {
  const staff = await makeStaff(database);
  const room = (number: string) => makeRoom(database, staff.hotelId, { number });
  const made = (number: string, charged: number, checkInNow = true) =>
    room(number).then((each) => makeBooking(database, { staff, room: each, charged, checkInNow }));
  const owes = await made("101", 200_001);
  await made("102", 200_000);
  await made("103", 900_000, false);
  const paid = await made("104", 900_000);
  const { booking } = paid;
  await owner`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description, amount_centimes, business_date)
    values (${staff.hotelId}, gen_random_uuid(), 'stay', ${paid.bookingId}, ${booking.folios[0]?.id ?? null}, 'payment', 'Cash', 'Paid', 700000, '2026-11-21')`;
  expect((await checklist(staff)).highBalances).toEqual([]);
  await owner`update hotels set high_balance_threshold_centimes = 200000 where id = ${staff.hotelId}`;
  const shown = await checklist(staff);
  expect(shown.highBalances).toEqual([
    {
      bookingId: owes.bookingId,
      reference: owes.booking.reference,
      roomNumber: "101",
      balanceCentimes: 200_001,
      guestName: owes.booking.guests[0]?.fullName,
    },
  ]);
  expect(shown.highBalanceThresholdCentimes).toBe(200_000);
});

it("NA-06 without a threshold it is 99 999 999 DA", async () => {
  const made = await makeBooking(database, { checkInNow: true, charged: 9_999_999_900 });
  expect((await checklist(made.staff)).highBalances).toEqual([]);
  await close(made.staff);
  expect((await checklist(made.staff)).highBalances).toMatchObject([
    { balanceCentimes: 9_999_999_900 + NIGHTLY_RATE * 1.02 },
  ]);
});

it("NA-01 NA-06 names the groups whose account is open after the last guest has left, or owes more than the threshold", async () => {
  const staff = await makeStaff(database);
  const group = async (name: string, checkOutDate: string, charged: number) => {
    const { roomTypeId } = await makeRoom(database, staff.hotelId);
    const blocks = [{ roomTypeId, checkInDate: "2026-11-19", checkOutDate }];
    const { groupId } = await makeGroup(database, { staff, name, blocks });
    if (charged > 0)
      await writeGroupLines(
        owner,
        { hotelId: staff.hotelId, groupId },
        { charged, on: "2026-11-20" },
      );
    return groupId;
  };
  const gone = await group("Gone", "2026-11-20", 1_000);
  await group("Settled", "2026-11-20", 0);
  await group("Here", "2026-11-25", 1_000);
  const owesMuch = await group("Owes much", "2026-11-25", 900_000);
  const cancelled = await group("Cancelled", "2026-11-26", 3_000);
  await owner`update groups set status = 'Cancelled' where id = ${cancelled}`;
  const late = await group("A guest is in", "2026-11-20", 1_000);
  const guest = await makeBooking(database, { staff, checkInNow: true });
  await owner`update bookings set group_id = ${late} where id = ${guest.bookingId}`;
  await owner`update hotels set high_balance_threshold_centimes = 800000 where id = ${staff.hotelId}`;

  expect((await checklist(staff)).openGroupAccounts).toEqual([
    {
      groupId: gone,
      groupName: "Gone",
      checkOutDate: "2026-11-20",
      balanceCentimes: 1_000,
    },
    expect.objectContaining({ groupId: owesMuch, balanceCentimes: 900_000 }),
    expect.objectContaining({ groupId: cancelled, balanceCentimes: 3_000 }),
  ]);
});

it("NA-01 NA-04 says which day was closed last, when and by whom", async () => {
  const staff = await makeStaff(database, { displayName: "Karim Ziani" });
  await close(staff);
  expect(await checklist(staff)).toMatchObject({
    businessDate: "2026-11-22",
    lastClosed: { date: "2026-11-21", closedBy: "Karim Ziani" },
  });
});
