import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, cash, posDesk, type Restaurant, refusal, room } from "../../testing/pos-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const { current, step } = bookingSteps(api);
const day = calendarDate("2026-11-21");

type Traits = Parameters<typeof makeBooking>[1];

/** A guest in the house, and a restaurant with a waiter. */
async function inHouse(traits: Traits = {}): Promise<{ stay: TestBooking; casbah: Restaurant }> {
  const stay = await makeBooking(database, {
    checkInNow: true,
    fullName: "Amina Haddad",
    ...traits,
  });
  const waiter = await makeStaff(database, {
    hotelId: stay.hotelId,
    role: "employee",
    sections: ["pos"],
  });
  return { stay, casbah: await desk.open(waiter) };
}

/** The lines of the stay's folios: folio, item, description, amount, rate of TVA. */
const linesOf = ({ folios }: Booking) =>
  folios.flatMap((folio) =>
    folio.postings.map((p) => [folio.name, p.item, p.description, p.amountCentimes, p.tvaBp]),
  );
const roomOf = ({ booking }: TestBooking) => booking.roomNumber;

describe("POS-04 the guest of a room", () => {
  it("BK-22 is found by the room's number, with the stay's reference and the company that pays", async () => {
    const staff = await makeStaff(database);
    const rules = [{ department: "Restaurant", limitCentimes: 0, frequency: "perStay" as const }];
    const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach", rules });
    const { stay, casbah } = await inHouse({ staff, companyId });
    const found = await accepted(desk.get(casbah, `room-guest?room=%20${roomOf(stay)}`));
    expect(found).toEqual({
      bookingId: stay.bookingId,
      reference: stay.booking.reference,
      roomNumber: roomOf(stay),
      guestName: "Amina Haddad",
      companyName: "Sonatrach",
    });
  });

  it("is none where nobody is checked in, or no such room is", async () => {
    const { stay, casbah } = await inHouse({ checkInNow: false });
    for (const asked of [roomOf(stay), "9999"]) {
      const answer = await refusal(desk.get(casbah, `room-guest?room=${asked}`));
      expect(answer).toEqual({ status: 404, code: "room.no-guest", params: { room: asked } });
    }
  });
});

describe("POS-04 a sale to a room", () => {
  it("is a charge of the guest's folio that names restaurant and number", async () => {
    const { stay, casbah } = await inHouse();
    const bill = await desk.bill(casbah, [{ price: 109_000 }]);
    const sale = await accepted<Sale>(desk.sell(casbah, bill, [room(stay.bookingId, 109_000)]));
    expect(sale.payments).toMatchObject([
      { method: "Room", amountCentimes: 109_000, roomNumber: roomOf(stay), signature: "M0 0L9 9" },
    ]);
    const booking = await current(stay);
    expect(linesOf(booking)).toEqual([["Personal", "restaurant", "La Casbah 1/11", 109_000, 0]]);
    expect(booking.history[0]).toMatchObject({ action: "charge-posted" });
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("FOL-07 goes to the company up to its limit for the stay, then to the guest", async () => {
    const staff = await makeStaff(database);
    const rules = [
      { department: "Restaurant", limitCentimes: 150_000, frequency: "perStay" as const },
    ];
    const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach", rules });
    const { stay, casbah } = await inHouse({ staff, companyId });
    for (const price of [100_000, 60_000, 50_000])
      await accepted(
        desk.sell(casbah, await desk.bill(casbah, [{ price }]), [room(stay.bookingId, price)]),
      );
    expect(linesOf(await current(stay)).map(([folio, , , amount]) => [folio, amount])).toEqual([
      ["Personal", 60_000],
      ["Sonatrach", 100_000],
      ["Sonatrach", 50_000],
    ]);
  });

  it("may be a part of what is paid, and of two rooms", async () => {
    const { stay, casbah } = await inHouse();
    const other = await makeBooking(database, { staff: stay.staff, checkInNow: true });
    const bill = await desk.bill(casbah, [{ price: 100_000 }]);
    const rooms = [room(stay.bookingId, 40_000), room(other.bookingId, 35_000)];
    await accepted(desk.sell(casbah, bill, [cash(25_000), ...rooms]));
    expect([linesOf(await current(stay)), linesOf(await current(other))]).toEqual([
      [["Personal", "restaurant", "La Casbah 1/11", 40_000, 0]],
      [["Personal", "restaurant", "La Casbah 1/11", 35_000, 0]],
    ]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("is refused once the guest has left, and nothing is sold", async () => {
    const { stay, casbah } = await inHouse();
    const bill = await desk.bill(casbah, [{ price: 30_000 }]);
    expect((await step(stay, "check-out")).status).toBe(200);
    const answer = await refusal(
      desk.sell(casbah, bill, [cash(10_000), room(stay.bookingId, 20_000)]),
    );
    expect(answer).toEqual({ status: 404, code: "room.no-guest", params: { room: roomOf(stay) } });
    expect(await desk.numbers(casbah)).toEqual([]);
    expect(await accepted(desk.sell(casbah, bill, [cash(30_000)]))).toMatchObject({
      number: "1/11",
    });
  });
});

describe("SET-02 POS-04 the guest pays TVA once: a menu's price contains it", () => {
  const treatments = ["invoice", "included", "added"] as const;

  it.each(treatments)("the folio comes to the bill where TVA is '%s'", async (tvaTreatment) => {
    const { stay, casbah } = await inHouse();
    await setTaxes(owner, stay.hotelId, day, { tvaTreatment, stayTaxTreatment: "invoice" });
    let sum = 0;
    for (const price of [109_000, 15_000, 1, 99_999, 15_001, 15_002]) {
      const bill = await desk.bill(casbah, [{ price }]);
      const sale = await accepted<Sale>(desk.sell(casbah, bill, [room(stay.bookingId, price)]));
      expect(sale.payments.map(({ amountCentimes }) => amountCentimes)).toEqual([price]);
      sum += price;
    }
    const { folios } = await current(stay);
    expect(folios.map(folioBalance)).toEqual([sum]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it.each(treatments)(
    "a charge for each rate of TVA of the sale's lines where TVA is '%s'",
    async (tvaTreatment) => {
      const { stay, casbah } = await inHouse();
      await setTaxes(owner, stay.hotelId, day, { tvaTreatment, stayTaxTreatment: "invoice" });
      const lines = [
        { price: 119_000, tvaBp: 1_900 },
        { price: 54_500, quantity: 2 },
        { price: 10_000, tvaBp: 0 },
      ];
      const bill = await desk.bill(casbah, lines);
      const paid = [cash(119_000), room(stay.bookingId, 119_000)];
      await accepted(desk.sell(casbah, bill, paid));
      const sale = await accepted<Sale>(
        desk.sell(casbah, await desk.bill(casbah, lines), [room(stay.bookingId, 238_000)]),
      );
      expect(sale.payments).toMatchObject([{ method: "Room", amountCentimes: 238_000 }]);
      const rated = linesOf(await current(stay)).map(([, item, sold, amount, tvaBp]) => [
        sold,
        item,
        amount,
        tvaBp,
      ]);
      const charges =
        tvaTreatment === "added"
          ? ([untaxed, food, wine]: string[]) => [
              [untaxed, "restaurant", 10_000, 0],
              [food, "restaurant", 100_000, 0],
              [food, "tva", 9_000, 900],
              ...(wine
                ? [
                    [wine, "restaurant", 100_000, 0],
                    [wine, "tva", 19_000, 1_900],
                  ]
                : []),
            ]
          : ([untaxed, food, wine]: string[]) => [
              [untaxed, "restaurant", 10_000, 0],
              [food, "restaurant", 109_000, 900],
              ...(wine ? [[wine, "restaurant", 119_000, 1_900]] : []),
            ];
      const [first, second] = ["La Casbah 1/11", "La Casbah 2/11"];
      expect(rated).toEqual([...charges([first, first]), ...charges([second, second, second])]);
      expect(await desk.violations(casbah)).toEqual([]);
    },
  );

  it("a refund takes the charges of all rates back, as one", async () => {
    const { stay, casbah } = await inHouse();
    await setTaxes(owner, stay.hotelId, day, { tvaTreatment: "added", stayTaxTreatment: "added" });
    const lines = [{ price: 119_000, tvaBp: 1_900 }, { price: 15_000 }];
    const bill = await desk.bill(casbah, lines);
    const sale = await accepted<Sale>(desk.sell(casbah, bill, [room(stay.bookingId, 134_000)]));
    const refund = await accepted<Sale>(desk.refund(casbah, sale, {}, stay.staff));
    expect(refund.payments).toMatchObject([{ method: "Room", amountCentimes: 134_000 }]);
    expect((await current(stay)).folios.map(folioBalance)).toEqual([0]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("the halves of a split charge name its sale, and so no invoice adds TVA to what is sold without", async () => {
    const { stay, casbah } = await inHouse();
    await setTaxes(owner, stay.hotelId, day, { tvaTreatment: "invoice" });
    const bill = await desk.bill(casbah, [{ price: 10_000, tvaBp: 0 }]);
    const sale = await accepted<Sale>(desk.sell(casbah, bill, [room(stay.bookingId, 10_000)]));
    const { folios } = await current(stay);
    const [folio] = folios;
    const [charge] = folio?.postings ?? [];
    const path = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}/postings/${charge?.id}/split`;
    const body = { toFolioId: folio?.id, amountCentimes: 4_000, reason: "Half each" };
    expect((await api.request("POST", path, { as: stay.staff, body })).status).toBe(201);
    const after = (await current(stay)).folios.flatMap(({ postings }) => postings);
    expect(after.map(({ amountCentimes, saleId }) => [amountCentimes, saleId])).toEqual(
      [10_000, 10_000, 4_000, 6_000].map((amount) => [amount, sale.id]),
    );
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("'included': the line says the rate that it contains", async () => {
    const { stay, casbah } = await inHouse();
    await setTaxes(owner, stay.hotelId, day, {
      tvaTreatment: "included",
      stayTaxTreatment: "invoice",
    });
    const bill = await desk.bill(casbah, [{ price: 109_000 }]);
    await accepted(desk.sell(casbah, bill, [room(stay.bookingId, 109_000)]));
    expect(linesOf(await current(stay))).toEqual([
      ["Personal", "restaurant", "La Casbah 1/11", 109_000, 900],
    ]);
  });

  it("'added': the charge is the price without TVA, 1.000,00 + 90,00 = 1.090,00 DA", async () => {
    const { stay, casbah } = await inHouse();
    await setTaxes(owner, stay.hotelId, day, { tvaTreatment: "added", stayTaxTreatment: "added" });
    const bill = await desk.bill(casbah, [{ price: 109_000 }]);
    await accepted(desk.sell(casbah, bill, [room(stay.bookingId, 109_000)]));
    expect(linesOf(await current(stay))).toEqual([
      ["Personal", "restaurant", "La Casbah 1/11", 100_000, 0],
      ["Personal", "tva", "La Casbah 1/11", 9_000, 900],
    ]);
  });

  it("'added': 150,00 DA, to which no charge comes with 9 %, are two of 68,81 + 6,19", async () => {
    const { stay, casbah } = await inHouse();
    await setTaxes(owner, stay.hotelId, day, { tvaTreatment: "added", stayTaxTreatment: "added" });
    const bill = await desk.bill(casbah, [{ price: 15_000 }]);
    await accepted(desk.sell(casbah, bill, [room(stay.bookingId, 15_000)]));
    expect(linesOf(await current(stay)).map(([, item, , amount]) => [item, amount])).toEqual([
      ["restaurant", 6_881],
      ["tva", 619],
      ["restaurant", 6_881],
      ["tva", 619],
    ]);
  });
});
