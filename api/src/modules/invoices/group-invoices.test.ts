import type { Booking } from "@funduq/shared-types/contracts/booking";
import { expect, it } from "vitest";
import { buyer, folioDesk, type OwnedFolio } from "../../testing/folio-desk.ts";
import { groupHouse, groupOf, type House, write } from "../../testing/group-house.ts";
import { arrangeRace } from "../../testing/races.ts";
import { setTaxes } from "../../testing/tax-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner, request } = api;
const desk = folioDesk(api);
const { preview, save, issue, credit, invoice, refusal, violations } = desk;
const groups = groupHouse(api);

const balance = ({ folios }: Booking) => ({ folioId: folios[0]?.id, amountCentimes: 5_000 });

/** Two stays that the group takes over, each with a dinner of 50 DA, and a hall of 1 000 DA of its own. */
async function account() {
  const house = await groups.house();
  const { staff, group, stays } = house;
  await setTaxes(owner, staff.hotelId, "2026-01-01", {});
  const at = `groups/${group.id}/account`;
  const hall = { description: "Hall", department: "Other", amountCentimes: 100_000 };
  expect((await write(api, staff, `${at}/charges`, hall)).status).toBe(201);
  const folios = stays.slice(0, 2).map((stay) => ({ bookingId: stay.id, ...balance(stay) }));
  const taken = await write(api, staff, `${at}/transfers`, { folios });
  expect(taken.status).toBe(201);
  const folioId = (await groups.accountOf(house)).folioId ?? "";
  return { ...house, folioId };
}
type Account = House & OwnedFolio;

const reverse = ({ staff }: Account, { id }: Booking, postingId: string | undefined) =>
  request("POST", `/hotels/${staff.hotelId}/bookings/${id}/postings/${postingId}/reversal`, {
    as: staff,
    body: { reason: "Not theirs" },
  });

it("FOL-08 a group's account is invoiced with the folios that it took over", async () => {
  const made = await account();
  const { staff, group, stays } = made;
  await write(api, staff, `groups/${group.id}/account/payments`, {
    method: "Bank Transfer",
    amountCentimes: 60_000,
    reference: "VIR 7",
  });
  const { id } = await issue(made, "Bank Transfer");
  const { lines, totals, buyer: billed } = await invoice(made, id);
  // TVA in 1 000,00: 82,57; in 50,00: 4,13, twice.
  expect(totals).toMatchObject({
    subtotalCentimes: 100_917,
    tvaCentimes: 9_083,
    grandTotalCentimes: 110_000,
    prepaidCentimes: 60_000,
    dueCentimes: 50_000,
  });
  expect(lines.map(({ guestName, amountCentimes }) => [guestName, amountCentimes])).toEqual([
    [group.name, 91_743],
    ["Amel Kaci", 4_587],
    ["Amel Kaci", 4_587],
  ]);
  expect(billed.name).toBe(buyer.name);
  expect(await violations(made)).toEqual([]);
  const [stay] = stays;
  if (!stay) throw new Error("a stay");
  const guest = { staff, folioId: stay.folios[0]?.id ?? "" };
  expect(await refusal(desk.askPreview(guest))).toBe("409 invoice.folio-elsewhere");
});

it("FOL-02 neither a billed transfer nor a billed charge of a stay is reversed before the credit note", async () => {
  const made = await account();
  const { staff, stays } = made;
  const { id } = await issue(made);
  const [stay] = stays;
  if (!stay) throw new Error("a stay");
  const read = await request("GET", `/hotels/${staff.hotelId}/bookings/${stay.id}`, { as: staff });
  const { folios }: Booking = await read.json();
  const postings = folios[0]?.postings ?? [];
  const [dinner, transfer] = ["charge", "transfer"].map(
    (kind) => postings.find((line) => line.kind === kind)?.id,
  );
  expect(await refusal(reverse(made, stay, dinner))).toBe("409 folio.invoiced");
  expect(await refusal(reverse(made, stay, transfer))).toBe("409 folio.invoiced");
  const own = (await groups.accountOf(made)).postings.find(
    ({ description }) => description === "Hall",
  );
  const ownReversal = `groups/${made.group.id}/account/postings/${own?.id}/reversal`;
  const hall = await write(api, staff, ownReversal, { reason: "Not theirs" });
  expect(hall.code).toBe("folio.invoiced");
  expect((await credit(made, id)).status).toBe(201);
  expect((await reverse(made, stay, transfer)).status).toBe(201);
  expect((await preview(made)).totals.grandTotalCentimes).toBe(105_000);
  expect(await violations(made)).toEqual([]);
});

it("FOL-08 a folio that changed since it was taken over is named, and an invoiced one is not taken over", async () => {
  const made = await account();
  const { staff, group, stays } = made;
  const [taken, , other] = stays;
  if (!taken || !other) throw new Error("three stays");
  await write(api, staff, `bookings/${taken.id}/charges`, {
    description: "Dinner",
    department: "Restaurant",
    amountCentimes: 7_000,
    folioId: taken.folios[0]?.id,
  });
  expect(await refusal(desk.askPreview(made))).toBe("409 invoice.folio-changed");
  const guest = { staff, folioId: other.folios[0]?.id ?? "" };
  await issue(guest);
  const folios = [{ bookingId: other.id, ...balance(other) }];
  const refused = await write(api, staff, `groups/${group.id}/account/transfers`, { folios });
  expect(refused.code).toBe("folio.invoiced");
});

it("FOL-08 a charge and its payment on a folio after it was taken over are not the group's", async () => {
  const made = await account();
  const { staff, stays } = made;
  const [stay] = stays;
  if (!stay) throw new Error("a stay");
  const folioId = stay.folios[0]?.id;
  const amountCentimes = 4_000_000;
  const minibar = { description: "Minibar", department: "Restaurant", amountCentimes, folioId };
  await write(api, staff, `bookings/${stay.id}/charges`, minibar);
  const cash = { method: "Cash", amountCentimes, folioId };
  expect((await write(api, staff, `bookings/${stay.id}/payments`, cash)).status).toBe(201);
  expect(await refusal(desk.askPreview(made))).toBe("409 invoice.folio-changed");
});

it("INV-08 an invoice of the group and the reversal of a charge that it bills come one after another", async () => {
  const made = await account();
  const [stay] = made.stays;
  if (!stay) throw new Error("a stay");
  const dinner = stay.folios[0]?.postings.find(({ kind }) => kind === "charge")?.id;
  const outcomes = await arrangeRace(
    api,
    (tx) => tx`select from bookings where id = ${stay.id} for no key update`,
    () => [
      save(made, { paymentMethod: "Cheque", grandTotalCentimes: 110_000 }),
      reverse(made, stay, dinner),
    ],
  );
  const codes = outcomes.map(({ status, code }) => code ?? String(status)).sort();
  expect([
    ["201", "folio.invoiced"],
    ["201", "invoice.folio-changed"],
  ]).toContainEqual(codes);
  expect(await violations(made)).toEqual([]);
});

it("INV-08 an invoice of the group waits for a charge of the group, and is refused at another total", async () => {
  const made = await account();
  const hall = { description: "Hall", department: "Other", amountCentimes: 1_000 };
  const outcomes = await arrangeRace(
    api,
    (tx) => groupOf(made)(tx),
    () => [save(made, { paymentMethod: "Cheque", grandTotalCentimes: 110_000 })],
    (
      tx,
    ) => tx`insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, description,
        amount_centimes, business_date)
      select hotel_id, gen_random_uuid(), owner_kind, owner_id, id, 'charge', 'service', ${hall.department},
        ${hall.description}, ${hall.amountCentimes}, '2026-11-22' from folios where id = ${made.folioId}`,
  );
  expect(outcomes).toMatchObject([
    { code: "invoice.total-changed", body: { params: { grandTotalCentimes: 111_000 } } },
  ]);
});
