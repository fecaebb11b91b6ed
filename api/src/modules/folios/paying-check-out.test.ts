import { randomUUID } from "node:crypto";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { bookingSteps, LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database } = api;
const { step, bookingAfter, refusal, current, violations } = bookingSteps(api);

const DINNER = 5_000;
const folioOf = ({ booking }: TestBooking, place = 0) => booking.folios[place]?.id ?? "";
const owing = () => makeBooking(database, { checkInNow: true, charged: DINNER });

/** Payments on a folio: the method, and how much by it. */
const paid = (made: TestBooking, amounts: Record<string, number>, folioId = folioOf(made)) => ({
  payments: Object.entries(amounts).map(([method, amountCentimes]) => ({
    folioId,
    method,
    amountCentimes,
  })),
});

async function expectNothingPosted(made: TestBooking): Promise<void> {
  const { status, folios } = await current(made);
  expect(status).toBe("Checked-in");
  const lines = folios.flatMap(({ postings }) => postings);
  expect(lines.filter(({ kind }) => kind !== "charge")).toEqual([]);
}

describe("a check-out with its payment", () => {
  it("BK-13 FOL-05 BK-18 takes what is owed and ends the stay, in one step", async () => {
    const made = await owing();
    const response = await step(made, "check-out", paid(made, { Cash: DINNER }));
    expect(response.status).toBe(200);
    const booking = await bookingAfter(response, made.staff);
    expect(booking.status).toBe("Checked-out");
    expect(booking.folios.map(folioBalance)).toEqual([0]);
    expect(booking.folios[0]?.postings.at(-1)).toMatchObject({
      kind: "payment",
      method: "Cash",
      description: "Payment - Cash",
      amountCentimes: DINNER,
      businessDate: "2026-11-21",
    });
    expect(booking.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["payment-posted", "checked-out"]),
    );
    expect(await violations(made)).toEqual([]);
  });

  it("BK-13 FOL-05 splits it over several methods", async () => {
    const made = await owing();
    const amounts = { Cash: 2_000, "Credit Card": 2_500, "Bank Transfer": 500 };
    const response = await step(made, "check-out", paid(made, amounts));
    const booking = await bookingAfter(response, made.staff);
    const lines = booking.folios[0]?.postings.filter(({ kind }) => kind === "payment");
    expect(lines?.map(({ method, amountCentimes }) => [method, amountCentimes])).toEqual(
      Object.entries(amounts),
    );
  });

  it("X-02 BK-13 sent again after a lost answer, takes the money once", async () => {
    const made = await owing();
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/check-out`;
    const body = { version: made.booking.version, ...LET_GO, ...paid(made, { Cash: DINNER }) };
    const send = (key: string) => request("POST", path, { as: made.staff, body, key });
    const key = randomUUID();
    const [first, again] = await Promise.all([send(key), send(key)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await first.json()).toEqual(await again.json());
    expect((await send(randomUUID())).status).toBe(409);
    const { folios } = await current(made);
    expect(folios[0]?.postings).toHaveLength(2);
  });

  it.each([
    ["less", 4_999],
    ["more", 5_001],
  ])("BK-13 posts nothing where the desk saw %s than is owed now", async (_, amount) => {
    const made = await owing();
    expect(await refusal(made, "check-out", paid(made, { Cash: amount }))).toMatchObject({
      status: 409,
      code: "folio.balance-changed",
      params: { folioName: "Personal", balanceCentimes: DINNER },
    });
    await expectNothingPosted(made);
  });

  it("BK-13 NA-03 keeps no payment of a check-out that is refused: nights are open", async () => {
    const made = await owing();
    const cash = paid(made, { Cash: DINNER });
    expect(await refusal(made, "check-out", { ...cash, waive: undefined })).toMatchObject({
      code: "folio.nights-open",
    });
    await expectNothingPosted(made);
  });

  it("BK-13 BK-14 pays the guest's folio while the company's goes to its account; without that, nothing is posted", async () => {
    const { staff } = await owing();
    const companyId = await makeCompany(database, staff.hotelId, { name: "Sonatrach" });
    const made = await makeBooking(database, {
      staff,
      companyId,
      checkInNow: true,
      charged: DINNER,
    });
    const folioId = folioOf(made, 1);
    const room = { folioId, description: "Room", department: "Other", amountCentimes: 900_000 };
    const path = `/hotels/${made.hotelId}/bookings/${made.bookingId}/charges`;
    await request("POST", path, { as: staff, body: room });
    const cash = paid(made, { Cash: DINNER });
    expect(await refusal(made, "check-out", cash)).toMatchObject({ code: "folio.not-settled" });
    await expectNothingPosted(made);

    const toCompanyAccount = [{ folioId, amountCentimes: 900_000 }];
    const response = await step(made, "check-out", { ...cash, toCompanyAccount });
    const booking = await bookingAfter(response, staff);
    expect(booking.folios.map(folioBalance)).toEqual([0, 0]);
  });

  it("BK-13 refuses a folio of another stay", async () => {
    const [made, other] = [await owing(), await owing()];
    const body = paid(made, { Cash: DINNER }, folioOf(other));
    expect(await refusal(made, "check-out", body)).toMatchObject({ code: "folio.not-found" });
    await expectNothingPosted(made);
  });

  it("BK-20 keeps the payment when the check-out is undone: the money was taken", async () => {
    const made = await owing();
    const left = await bookingAfter(
      await step(made, "check-out", paid(made, { Cash: DINNER })),
      made.staff,
    );
    const undone = await step({ ...made, booking: left }, "undo", { reason: "Stays on" });
    const back = await bookingAfter(undone, made.staff);
    expect(back.status).toBe("Checked-in");
    expect(back.folios.map(folioBalance)).toEqual([0]);
  });

  it("AUTH-17 FOL-05 stands in the audit trail with each payment and its method", async () => {
    const made = await owing();
    await step(made, "check-out", paid(made, { Cash: 2_000, "Credit Card": 3_000 }));
    const path = `/hotels/${made.hotelId}/audit-trail`;
    const admin = await api.makeSuperAdmin();
    const { entries } = await (await request("GET", path, { as: admin })).json();
    const [entry] = entries.filter(
      ({ action }: { action: string }) => action === "bookings.check-out",
    );
    expect(entry.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: "amount", after: 2_000 }),
        expect.objectContaining({ what: "method", after: "Credit Card" }),
      ]),
    );
  });
});
