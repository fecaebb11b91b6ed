import { randomUUID } from "node:crypto";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { describe, expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner, ...api } = await testApp();
const { step, bookingAfter, current, violations } = bookingSteps({ request, database, owner });

const DINNER = 5_000;
const owing = () => makeBooking(database, { checkInNow: true, charged: DINNER });
const at = ({ hotelId, bookingId }: TestBooking) => `/hotels/${hotelId}/bookings/${bookingId}`;

const card = ({ booking }: TestBooking, reference?: string, method = "Credit Card") => ({
  folioId: booking.folios[0]?.id,
  method,
  amountCentimes: DINNER,
  reference,
});
const pay = (made: TestBooking, body: object) =>
  request("POST", `${at(made)}/payments`, { as: made.staff, body });
const lastLine = ([folio]: readonly Folio[]) => folio?.postings.at(-1);

describe("the reference of a payment", () => {
  it.each(["Credit Card", "Bank Transfer"])(
    "FOL-05 is kept of a payment by %s, without blanks around it",
    async (method) => {
      const made = await owing();
      expect((await pay(made, card(made, "  TPE 004213 ", method))).status).toBe(201);
      const { folios } = await current(made);
      expect(lastLine(folios)).toMatchObject({ method, reference: "TPE 004213" });
    },
  );

  it.each([
    ["missing", undefined],
    ["blank", "   "],
  ])("FOL-05 is none where it is %s", async (_, reference) => {
    const made = await owing();
    expect((await pay(made, card(made, reference))).status).toBe(201);
    expect(lastLine((await current(made)).folios)).toMatchObject({ reference: null });
  });

  it.each([
    ["of a payment in cash", "TPE 1", "Cash"],
    ["of more than 60 characters", "4".repeat(61), "Credit Card"],
  ])("FOL-05 is refused %s, at its field", async (_, reference, method) => {
    const made = await owing();
    const refused = await pay(made, card(made, reference, method));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "request.invalid",
      params: { fields: [{ path: "reference" }] },
    });
    expect((await current(made)).folios[0]?.postings).toHaveLength(1);
  });

  it("FOL-05 BK-13 comes with a payment at check-out", async () => {
    const made = await owing();
    const left = await step(made, "check-out", { payments: [card(made, "TPE 77")] });
    const { folios } = await bookingAfter(left, made.staff);
    expect(lastLine(folios)).toMatchObject({ reference: "TPE 77" });
  });

  it("FOL-02 FOL-05 stays with what is split off, and with what takes it back", async () => {
    const made = await owing();
    await pay(made, { ...card(made, "VIR 9"), amountCentimes: DINNER + 2_000 });
    const refund = { folioId: card(made).folioId, method: "Credit Card", reason: "Too much" };
    const body = { ...refund, amountCentimes: 2_000 };
    expect((await request("POST", `${at(made)}/refunds`, { as: made.staff, body })).status).toBe(
      201,
    );
    const { folios } = await current(made);
    const payments = folios[0]?.postings.filter(({ kind }) => kind === "payment") ?? [];
    expect(payments).toHaveLength(5);
    expect(new Set(payments.map(({ reference }) => reference))).toEqual(new Set(["VIR 9"]));
    expect(await violations(made)).toEqual([]);
  });

  it("GRP-03 FOL-05 is kept of a payment of a group", async () => {
    const made = await owing();
    const { groupId } = await makeGroup(database, {
      staff: made.staff,
      blocks: [{ roomTypeId: made.room.roomTypeId }],
    });
    const account = `/hotels/${made.hotelId}/groups/${groupId}/account`;
    const { folioId: _, ...body } = card(made, "VIR 2026-17", "Bank Transfer");
    const as = await api.makeSuperAdmin();
    expect((await request("POST", `${account}/payments`, { as, body })).status).toBe(201);
    const { postings } = await (await request("GET", account, { as })).json();
    expect(postings).toMatchObject([{ kind: "payment", reference: "VIR 2026-17" }]);
  });

  it.each([
    ["of cash", "payment", "Cash", "R"],
    ["of a charge", "charge", null, "R"],
    ["that is blank", "payment", "Credit Card", " "],
    ["that is too long", "payment", "Credit Card", "4".repeat(61)],
  ])("FOL-05 is refused by the database %s", async (_, kind, method, reference) => {
    const made = await owing();
    const charge = kind === "charge";
    const forced = owner`
      insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, method, description,
        amount_centimes, business_date, reference)
      values (${made.hotelId}, ${randomUUID()}, 'stay', ${made.bookingId}, ${card(made).folioId ?? ""}, ${kind},
        ${charge ? "service" : null}, ${charge ? "Other" : null}, ${method}, 'x', 1, '2026-11-21', ${reference})`;
    await expect(forced).rejects.toMatchObject({
      constraint_name: "postings_reference_is_of_a_card_or_a_transfer",
    });
  });

  it("AUTH-17 FOL-05 stands in the audit trail", async () => {
    const made = await owing();
    await pay(made, card(made, "TPE 5"));
    const path = `/hotels/${made.hotelId}/audit-trail`;
    const { entries } = await (
      await request("GET", path, { as: await api.makeSuperAdmin() })
    ).json();
    const facts = entries.flatMap((entry: { facts: object[] }) => entry.facts);
    expect(facts).toContainEqual(expect.objectContaining({ what: "reference", after: "TPE 5" }));
  });
});
