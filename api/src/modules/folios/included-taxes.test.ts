import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import { includedTaxes } from "@funduq/shared-types/rules/included-tax";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { nightDesk } from "../../testing/night-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { close, violations } = nightDesk(api);
const { current, bookingAfter } = bookingSteps(api);
const groups = groupDesk(api);

const today = calendarDate("2026-11-21");
const tomorrow = addDays(today, 1);
const RATE = 720_000;
const both = { tvaTreatment: "included", stayTaxTreatment: "included" } as const;

/** Two adults in a room at 7.200 DA a night for two nights. */
async function couple(traits: Parameters<typeof makeBooking>[1] = {}): Promise<TestBooking> {
  const made = await makeBooking(database, { checkInNow: true, nights: 2, adults: 2, ...traits });
  await owner`update bookings set rate_centimes = ${RATE}
    where hotel_id = ${made.hotelId} and id = ${made.bookingId}`;
  return made;
}

const taxesOf = (booking: Booking) => booking.folios.map(({ postings }) => includedTaxes(postings));
const inOrder = async (hotelId: HotelId) => expect(await violations(hotelId)).toEqual([]);

it("SET-02 NA-03 by default the lines of a folio contain no tax", async () => {
  const made = await couple({ charged: 11_900 });
  await setTaxes(owner, made.hotelId, today, {});
  await close(made.staff);
  const booking = await current(made);
  expect(taxesOf(booking)).toEqual([{ tva: [], stayTaxCentimes: 0 }]);
  expect(booking.folios[0]?.postings.map(({ tvaBp }) => tvaBp)).toEqual([0, 0, 0]);
});

it("SET-02 NA-03 each night contains the taxes of its day, each charge of the desk the TVA of its own", async () => {
  const made = await couple();
  await setTaxes(owner, made.hotelId, today, both);
  await setTaxes(owner, made.hotelId, tomorrow, {
    ...both,
    tvaBp: 1_900,
    stayTaxCentimes: centimes(60_000),
  });
  await close(made.staff);
  await close(made.staff);
  const folioId = made.booking.folios[0]?.id;
  const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}`;
  const dinner = {
    folioId,
    description: "Dinner",
    department: "Restaurant",
    amountCentimes: 11_900,
  };
  await request("POST", `${path}/charges`, { as: made.staff, body: dinner });
  const cash = { folioId, method: "Cash", amountCentimes: 700_000 };
  await request("POST", `${path}/payments`, { as: made.staff, body: cash });

  // 21.: 7.200 − 2 × 500 = 6.200,00, of which 9 % is 511,93. 22.: 7.200 − 2 × 600 = 6.000,00, of which 19 % is 957,98.
  // The dinner of 119,00 has 19,00. The tourism tax of 144,00 a night and the payment have none.
  expect(taxesOf(await current(made))).toEqual([
    {
      tva: [
        { tvaBp: 900, netCentimes: 568_807, tvaCentimes: 51_193 },
        { tvaBp: 1_900, netCentimes: 504_202 + 10_000, tvaCentimes: 95_798 + 1_900 },
      ],
      stayTaxCentimes: 100_000 + 120_000,
    },
  ]);
  await inOrder(made.hotelId);
});

it("FOL-02 a reversal takes the taxes back, and the halves of a split have them together", async () => {
  const made = await couple({ companyId: null });
  const { hotelId, staff, bookingId } = made;
  await setTaxes(owner, hotelId, today, both);
  await close(staff);
  await close(staff);
  const at = `/hotels/${hotelId}/bookings/${bookingId}`;
  const [folio] = (await current(made)).folios;
  const rooms = folio?.postings.filter(({ item }) => item === "room") ?? [];
  const reason = "Of the test";
  const split = { toFolioId: folio?.id, amountCentimes: 240_000, reason };
  const after = await bookingAfter(
    await request("POST", `${at}/postings/${rooms[0]?.id}/split`, { as: staff, body: split }),
    staff,
  );
  const halves = after.folios[0]?.postings.filter(({ splitOfPostingId }) => splitOfPostingId);
  expect(halves?.map(({ stayTaxCentimes, tvaBp }) => [stayTaxCentimes, tvaBp])).toEqual([
    [33_333, 900],
    [66_667, 900],
  ]);
  const reversed = await bookingAfter(
    await request("POST", `${at}/postings/${rooms[1]?.id}/reversal`, {
      as: staff,
      body: { reason },
    }),
    staff,
  );
  // 2.400 − 333,33 = 2.066,67, of which 170,64; 4.800 − 666,67 = 4.133,33, of which 341,28: one centime less than
  // the 511,93 of the whole, as each line is rounded.
  expect(taxesOf(reversed)).toEqual([
    {
      tva: [{ tvaBp: 900, netCentimes: 568_808, tvaCentimes: 51_192 }],
      stayTaxCentimes: 100_000,
    },
  ]);
  await inOrder(hotelId);
});

it("REP-02 NA-03 the revenue of a day is without the taxes that prices contain, which are figures of their own", async () => {
  const made = await couple();
  const { hotelId, staff, bookingId } = made;
  await setTaxes(owner, hotelId, today, both);
  // The tourism tax is 2 % of 7.200, as it is where prices contain nothing.
  expect((await close(staff)).statistics).toMatchObject({
    roomRevenueCentimes: 568_807,
    includedTvaCentimes: 51_193,
    includedStayTaxCentimes: 100_000,
    tdsCentimes: 14_400,
  });

  const at = `/hotels/${hotelId}/bookings/${bookingId}`;
  const [folio] = (await current(made)).folios;
  const room = folio?.postings.find(({ item }) => item === "room");
  const reversal = { as: staff, body: { reason: "Of the test" } };
  await request("POST", `${at}/postings/${room?.id}/reversal`, reversal);
  const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 11_900 };
  await request("POST", `${at}/charges`, { as: staff, body: { folioId: folio?.id, ...dinner } });
  // The night of the day takes the place of the reversed one: only the dinner is left, 119,00 with 9 % is 109,17.
  expect((await close(staff)).statistics).toMatchObject({
    roomRevenueCentimes: 0,
    otherRevenueCentimes: { Restaurant: 10_917 },
    includedTvaCentimes: 983,
    includedStayTaxCentimes: 0,
    tdsCentimes: 14_400,
  });

  const path = `/hotels/${hotelId}/reports/manager?date=${tomorrow}`;
  const { month }: ManagerReport = await (await request("GET", path, { as: staff })).json();
  expect(month.figures).toMatchObject({
    roomRevenueCentimes: 568_807,
    totalRevenueCentimes: 568_807 + 10_917,
    includedTvaCentimes: 51_193 + 983,
    includedStayTaxCentimes: 100_000,
  });
});

it("REP-02 of TVA alone, 7.200 DA at 9 % are 6.605,50 of revenue, each room rounded by itself", async () => {
  const made = await couple();
  await couple({ staff: made.staff });
  await setTaxes(owner, made.hotelId, today, { tvaTreatment: "included" });
  expect((await close(made.staff)).statistics).toMatchObject({
    roomRevenueCentimes: 2 * 660_550,
    includedTvaCentimes: 2 * 59_450,
    includedStayTaxCentimes: 0,
  });
});

it("FOL-10 the taxes of a night are on the folio of whoever pays it", async () => {
  const staff = await makeStaff(database);
  const rules = [{ department: "Room", limitCentimes: 800_000, frequency: "perStay" as const }];
  const companyId = await makeCompany(database, staff.hotelId, { rules });
  const made = await couple({ staff, companyId });
  await setTaxes(owner, made.hotelId, today, both);
  await close(staff);
  await close(staff);
  const night = {
    tva: [{ tvaBp: 900, netCentimes: 568_807, tvaCentimes: 51_193 }],
    stayTaxCentimes: 100_000,
  };
  expect(taxesOf(await current(made))).toEqual([night, night]);
});

it("NA-03 a price below the stay tax is the stay tax; children pay none", async () => {
  const made = await couple({ adults: 1, children: 1 });
  await owner`update bookings set rate_centimes = 40000 where hotel_id = ${made.hotelId}`;
  await setTaxes(owner, made.hotelId, today, both);
  await close(made.staff);
  expect(taxesOf(await current(made))).toEqual([
    { tva: [{ tvaBp: 900, netCentimes: 0, tvaCentimes: 0 }], stayTaxCentimes: 40_000 },
  ]);
});

it("GRP-03 a group's account has the taxes of its own charges and of what it took over", async () => {
  const { staff, rooms, roomTypeId } = await groups.house(2);
  await setTaxes(owner, staff.hotelId, today, both);
  const dates = { checkInDate: today, checkOutDate: addDays(today, 2) };
  const group = await groups.made(staff, [
    newBlock(roomTypeId, { quantity: 2, persons: 2, ...dates }),
  ]);
  for (const room of rooms) await groups.assign(staff, group, blockOf(group), room, { adults: 2 });
  await owner`update bookings set rate_centimes = ${RATE} where hotel_id = ${staff.hotelId}`;
  for (const { booking } of blockOf(await groups.read(staff, group)).entries) {
    const path = `/hotels/${staff.hotelId}/bookings/${booking?.id}`;
    const { version } = await (await request("GET", path, { as: staff })).json();
    await request("POST", `${path}/check-in`, { as: staff, body: { version } });
  }
  await close(staff);
  const at = `/hotels/${staff.hotelId}/groups/${group.id}/account`;
  const hall = { description: "Hall", department: "Other", amountCentimes: 10_900 };
  await request("POST", `${at}/charges`, { as: staff, body: hall });
  const read = async (): Promise<GroupAccount> => (await request("GET", at, { as: staff })).json();
  expect((await read()).taxes).toEqual({
    tva: [{ tvaBp: 900, netCentimes: 10_000, tvaCentimes: 900 }],
    stayTaxCentimes: 0,
  });

  // The guest of the second room pays half of 7.344,00: half of the taxes is the group's.
  const { stays } = await read();
  const [whole, half] = stays.map(({ folios }) => folios[0]);
  const cash = { folioId: half?.id, method: "Cash", amountCentimes: 367_200 };
  const paid = `/hotels/${staff.hotelId}/bookings/${stays[1]?.bookingId}/payments`;
  await request("POST", paid, { as: staff, body: cash });
  const folios = [
    { bookingId: stays[0]?.bookingId, folioId: whole?.id, amountCentimes: 734_400 },
    { bookingId: stays[1]?.bookingId, folioId: half?.id, amountCentimes: 367_200 },
  ];
  const taken = await request("POST", `${at}/transfers`, { as: staff, body: { folios } });
  expect(taken.status, await taken.clone().text()).toBe(201);
  expect((await read()).taxes).toEqual({
    tva: [
      {
        tvaBp: 900,
        netCentimes: 10_000 + 568_807 + 284_403,
        tvaCentimes: 900 + 51_193 + 25_597,
      },
    ],
    stayTaxCentimes: 150_000,
  });
  await inOrder(staff.hotelId);
});
