import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { groupDesk, newBlock } from "../../testing/group-desk.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, database, request } = api;
const desk = invoiceDesk(api);
const groups = groupDesk(api);

const order = { number: "BC-2026/17", url: "https://orders.example.dz/17" };
type Ref = { hotelId: string; bookingId: string };

async function read({ hotelId, bookingId }: Ref, as: TestStaff): Promise<Booking> {
  return (await request("GET", `/hotels/${hotelId}/bookings/${bookingId}`, { as })).json();
}

/** Sets the order at the version that the stay has now. */
async function set(made: TestBooking, body: object, as: TestStaff = made.staff) {
  const { version } = await read(made, made.staff);
  const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/purchase-order`;
  return outcomeOf(await request("PUT", path, { as, body: { version, ...order, ...body } }));
}

describe("COM-05 the purchase order of a stay", () => {
  it("INV-01 is written after check-out, shown on the debtors list, and kept by the invoice", async () => {
    const house = await desk.house();
    const made = await desk.debtor(house);
    const as = await makeStaff(database, { hotelId: made.hotelId, role: "commercial" });
    expect((await set(made, { number: "  BC-2026/17 " }, as)).status).toBe(200);
    const { version, purchaseOrder, history } = await read(made, made.staff);
    expect(purchaseOrder).toEqual({ ...order, own: order, ofGroup: null });
    expect(history[0]).toMatchObject({
      action: "details-changed",
      details: {
        purchaseOrderNumber: { from: null, to: order.number },
        purchaseOrderUrl: { from: null, to: order.url },
      },
    });
    expect((await desk.debtors(house)).debtors).toMatchObject([
      {
        purchaseOrderNumber: order.number,
        purchaseOrderUrl: order.url,
        ownOrder: order,
        groupOrder: null,
        bookingVersion: version,
      },
    ]);

    const shown = await desk.preview(house, [made.debtorId]);
    expect(shown.lines).toMatchObject([{ purchaseOrder: order.number }]);
    const issued = await desk.issue(house, [made.debtorId]);
    expect((await set(made, { number: "BC-2026/18" })).status).toBe(200);
    const saved: Invoice = await (
      await request("GET", `/hotels/${made.hotelId}/invoices/${issued.id}`, { as: made.staff })
    ).json();
    expect(saved.lines).toMatchObject([{ purchaseOrder: order.number }]);
    const credited = await desk.credit(house, issued.id, [made.debtorId]);
    const { id } = await credited.json();
    const note: Invoice = await (
      await request("GET", `/hotels/${made.hotelId}/invoices/${id}`, { as: made.staff })
    ).json();
    expect(note.lines).toMatchObject([{ purchaseOrder: order.number }]);
  });

  it("is refused unless its link begins with https://, and nothing is written", async () => {
    const house = await desk.house();
    const made = await desk.debtor(house);
    for (const url of [
      "javascript:alert(1)",
      "JavaScript://x%0aalert(1)",
      "data:text/html,hello",
      "http://orders.example.dz/17",
      "https:orders.example.dz",
      "https://",
      "https:///17",
      "https://?order=17",
      "https://bank.dz@evil.example",
      "https://orders.example.dz/a b",
      "https://orders.example.dz/a\u0001b",
      "https://orders.example.dz/a\u007fb",
      "orders.example.dz/17",
    ])
      expect({ url, ...(await set(made, { url })) }).toMatchObject({
        url,
        status: 422,
        code: "purchase-order.link-not-secure",
      });
    const tooLong = await set(made, { url: `https://orders.example.dz/${"a".repeat(480)}` });
    expect(tooLong).toMatchObject({ status: 400, code: "request.invalid" });
    expect((await read(made, made.staff)).purchaseOrder).toBeNull();
    expect((await set(made, { url: "HTTPS://طلبات.dz/١٧?n=1#2" })).status).toBe(200);
  });

  it("is a link by https in the database, too, of a stay and of a group", async () => {
    const house = await desk.house();
    const made = await desk.debtor(house);
    const { companyId, staff } = house;
    const { roomTypeId } = made.room;
    const group = await groups.made(staff, [newBlock(roomTypeId)], { companyId });
    for (const url of [
      "javascript:alert(1)",
      "http://a.dz",
      "https://",
      "https://bank.dz@evil.example",
      "https://a\\b",
      "https://a.dz/\nx",
      "https://a.dz/a\u0001b",
      "https://a.dz/a\u007fb",
      "",
    ]) {
      await expect(
        owner`update bookings set purchase_order_url = ${url} where id = ${made.bookingId}`,
      ).rejects.toThrow(/bookings_purchase_order_is_a_secure_link/);
      await expect(
        owner`update groups set purchase_order_url = ${url} where id = ${group.id}`,
      ).rejects.toThrow(/groups_purchase_order_is_a_secure_link/);
    }
    await expect(
      owner`update bookings set purchase_order_number = ' ' where id = ${made.bookingId}`,
    ).rejects.toThrow(/bookings_purchase_order_has_a_number/);
    await expect(
      owner`update groups set purchase_order_number = ' ' where id = ${group.id}`,
    ).rejects.toThrow(/groups_purchase_order_has_a_number/);
  });

  it("is refused at a version that somebody else has changed, and writes nothing where it is the same", async () => {
    const house = await desk.house();
    const made = await desk.debtor(house);
    const before = (await read(made, made.staff)).version;
    await set(made, {});
    expect(await set(made, { version: before, number: "BC-1" })).toMatchObject({
      status: 409,
      code: "request.stale",
    });
    const { version } = await read(made, made.staff);
    expect((await set(made, {})).body).toMatchObject({ version });
    expect((await set(made, { number: "", url: " " })).status).toBe(200);
    expect((await read(made, made.staff)).purchaseOrder).toBeNull();
  });

  it("is of a company: a stay without one has none, and another company takes it off", async () => {
    const house = await desk.house();
    const made = await desk.debtor(house);
    await owner`update bookings set company_id = null where id = ${made.bookingId}`;
    expect(await set(made, {})).toMatchObject({ status: 409, code: "purchase-order.no-company" });

    const inHouse = await makeBooking(database, { ...house, checkInNow: true });
    await set(inHouse, {});
    const { adults, children, comments, guests, ratePlan, rateCentimes, version } = await read(
      inHouse,
      house.staff,
    );
    const details = {
      version,
      adults,
      children,
      comments,
      rate: { ratePlan, rateCentimes },
      guests: guests.map(({ guestId, isPrimary }) => ({ guest: { guestId }, isPrimary })),
      companyId: await makeCompany(database, inHouse.hotelId),
    };
    const path = `/hotels/${inHouse.hotelId}/bookings/${inHouse.bookingId}/details`;
    expect((await request("PUT", path, { as: house.staff, body: details })).status).toBe(200);
    const { purchaseOrder, history } = await read(inHouse, house.staff);
    expect(purchaseOrder).toBeNull();
    expect(history[0]?.details).toMatchObject({
      purchaseOrderNumber: { from: order.number, to: null },
      purchaseOrderUrl: { from: order.url, to: null },
    });
  });
});

describe("COM-05 the purchase order of a group", () => {
  it("is that of its stays of the same company, but for what they have of their own", async () => {
    const house = await desk.house();
    const { staff, companyId } = house;
    const made = await desk.debtor(house);
    const { hotelId, bookingId } = made;
    const group = await groups.made(staff, [newBlock(made.room.roomTypeId)], { companyId });
    const path = `/${group.id}/purchase-order`;
    const body = { version: group.version, ...order };
    expect(
      await groups.send(staff, "PUT", path, { ...body, url: "javascript:alert(1)" }),
    ).toMatchObject({ status: 422, code: "purchase-order.link-not-secure" });
    expect(await groups.send(staff, "PUT", path, body)).toMatchObject({
      status: 200,
      body: { purchaseOrder: order },
    });
    expect(await groups.send(staff, "PUT", path, body)).toMatchObject({
      status: 409,
      code: "request.stale",
    });

    await owner`update bookings set group_id = ${group.id} where id = ${bookingId}`;
    const orderNow = async () => (await read(made, staff)).purchaseOrder;
    const [none, ofGroup] = [{ number: null, url: null }, order];
    expect(await orderNow()).toEqual({ ...order, own: none, ofGroup });
    const [debtor] = (await desk.debtors(house)).debtors;
    expect(debtor).toMatchObject({
      purchaseOrderNumber: order.number,
      ownOrder: none,
      groupOrder: order,
    });
    expect((await desk.preview(house, [made.debtorId])).lines).toMatchObject([
      { purchaseOrder: order.number },
    ]);
    // The group's link is of the group's number, not of another.
    const own = { number: "BC-OWN", url: null };
    await set(made, { number: own.number, url: "" });
    expect(await orderNow()).toEqual({ ...own, own, ofGroup });

    // A link alone leaves the number to the group, whose correction reaches it.
    const link = "https://orders.example.dz/stay";
    await set(made, { number: "", url: link });
    const corrected = "BC-2026/18";
    await owner`update groups set purchase_order_number = ${corrected} where id = ${group.id}`;
    expect(await orderNow()).toEqual({
      number: corrected,
      url: link,
      own: { number: null, url: link },
      ofGroup: { ...order, number: corrected },
    });
    expect((await desk.preview(house, [made.debtorId])).lines).toMatchObject([
      { purchaseOrder: corrected },
    ]);
    // The stay's own number stays, also where it is the group's: then its link is the group's, too.
    await set(made, { number: corrected, url: "" });
    expect(await orderNow()).toMatchObject({ number: corrected, url: order.url });
    await owner`update groups set purchase_order_number = 'BC-2026/19' where id = ${group.id}`;
    expect(await orderNow()).toMatchObject({ number: corrected, url: null });

    await set(made, { number: "", url: "" });
    const other = await makeCompany(database, hotelId);
    await owner`update groups set company_id = ${other} where id = ${group.id}`;
    expect(await orderNow()).toBeNull();
  });
});
