import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { accepted, posDesk, refusal, room } from "../../testing/pos-desk.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = posDesk(api);
const { current, step } = bookingSteps(api);

type Stay = Awaited<ReturnType<typeof makeBooking>>;

const postings = async (stay: Stay) =>
  (await current(stay)).folios.flatMap((folio) => folio.postings);

const halvesOf = async (stay: Stay, whole: string | undefined) =>
  (await postings(stay)).filter(({ splitOfPostingId }) => splitOfPostingId === whole);

/** A dinner on a room that has a second folio, and how the front office corrects its charges. */
async function splittable(
  tvaTreatment: "invoice" | "included" | "added",
  ...more: { price: number; tvaBp: number }[]
) {
  const stay = await makeBooking(database, { checkInNow: true });
  await setTaxes(owner, stay.hotelId, calendarDate("2026-11-21"), { tvaTreatment });
  const casbah = await desk.open(stay.staff);
  const bill = await desk.bill(casbah, [{ price: 14_000 }, ...more]);
  const total = more.reduce((sum, { price }) => sum + price, 14_000);
  const sale = await accepted<Sale>(desk.sell(casbah, bill, [room(stay.bookingId, total)]));
  const at = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}`;
  const send = (path: string, body: object) =>
    accepted(request("POST", `${at}/${path}`, { as: stay.staff, body }));
  await send("folios", { name: "Company" });
  const toFolioId = (await current(stay)).folios[1]?.id;
  return {
    stay,
    casbah,
    sale,
    split: (id: string | undefined, amountCentimes: number) =>
      send(`postings/${id}/split`, { toFolioId, amountCentimes, reason: "Half each" }),
    reverse: (id: string | undefined) => send(`postings/${id}/reversal`, { reason: "Not theirs" }),
  };
}

describe("POS-05 FOL-02 a refund", () => {
  it.each(["invoice", "included", "added"] as const)(
    "of a charge that the front office split, and a half of it again, where TVA is '%s'",
    async (tvaTreatment) => {
      const { stay, casbah, sale, split } = await splittable(tvaTreatment);
      const whole = (await postings(stay))[0]?.id;
      await split(whole, 6_000);
      await split((await halvesOf(stay, whole))[0]?.id, 2_000);
      await accepted(desk.refund(casbah, sale));
      expect((await current(stay)).folios.map(folioBalance)).toEqual([0, 0]);
      expect(await desk.violations(casbah)).toEqual([]);
    },
  );

  it("of a split charge of which the front office has reversed a half", async () => {
    const { stay, casbah, sale, split, reverse } = await splittable("included");
    const whole = (await postings(stay))[0]?.id;
    await split(whole, 6_000);
    await reverse((await halvesOf(stay, whole))[0]?.id);
    await accepted(desk.refund(casbah, sale));
    expect((await current(stay)).folios.map(folioBalance)).toEqual([0, 0]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("of two rates, of which the front office has split one", async () => {
    const { stay, casbah, sale, split } = await splittable("included", {
      price: 5_000,
      tvaBp: 1_900,
    });
    await split((await postings(stay))[0]?.id, 2_000);
    await accepted(desk.refund(casbah, sale));
    expect((await current(stay)).folios.map(folioBalance)).toEqual([0, 0]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("is refused while a half of a split charge is on a folio of a guest who has left", async () => {
    const { stay, casbah, sale, split } = await splittable("included");
    await split((await postings(stay))[0]?.id, 6_000);
    const at = `/hotels/${stay.hotelId}/bookings/${stay.bookingId}`;
    for (const folio of (await current(stay)).folios) {
      const body = { folioId: folio.id, method: "Cash", amountCentimes: folioBalance(folio) };
      await accepted(request("POST", `${at}/payments`, { as: stay.staff, body }));
    }
    expect((await step({ ...stay, booking: await current(stay) }, "check-out")).status).toBe(200);
    expect(await refusal(desk.refund(casbah, sale))).toMatchObject({
      status: 409,
      code: "sale.guest-left",
    });
    expect(await desk.numbers(casbah)).toEqual([1]);
  });
});
