import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { folioDesk } from "../../testing/folio-desk.ts";
import { invoiceDesk } from "../../testing/invoice-desk.ts";
import { outcomeOf } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const desk = folioDesk(api);
const companies = invoiceDesk(api);

type Stay = Awaited<ReturnType<typeof stayOfCompany>>;

/** A couple whose hotel adds 500 DA of stay tax to invoices of companies; the company pays nothing by itself. */
async function stayOfCompany() {
  const made = await desk.couple({}, { adults: 2 });
  return { ...made, companyId: await makeCompany(database, made.hotelId) };
}

const addressOf = ({ hotelId, bookingId }: Stay, rest = "") =>
  `/hotels/${hotelId}/bookings/${bookingId}${rest}`;

const read = async (made: Stay): Promise<Booking> =>
  (await request("GET", addressOf(made), { as: made.staff })).json();

/** The stay is another company's from now on; the folio of the former one stays. */
async function changeCompany(made: Stay, companyId: CompanyId): Promise<string> {
  const booking = await read(made);
  const { version, adults, children, comments, ratePlan, rateCentimes } = booking;
  const guests = booking.guests.map(({ guestId, isPrimary }) => ({
    guest: { guestId },
    isPrimary,
  }));
  const rate = { ratePlan, rateCentimes };
  const changed = await request("PUT", addressOf(made, "/details"), {
    as: made.staff,
    body: { version, adults, children, comments, companyId, guests, rate },
  });
  expect(changed.status, await changed.clone().text()).toBe(200);
  const { folios } = await read(made);
  return folios.at(-1)?.id ?? "";
}

/** The room charge of the night, of those that stand the one of this amount. */
async function roomCharge({ bookingId }: Stay, amountCentimes: number): Promise<string> {
  const [found] = await owner<{ id: string }[]>`
    select p.id from postings p where p.owner_id = ${bookingId} and p.item = 'room'
      and p.amount_centimes = ${amountCentimes} and p.reverses_posting_id is null
      and not exists (select from postings r where r.reverses_posting_id = p.id)`;
  return found?.id ?? "";
}

const split = async (made: Stay, of: number, part: number, toFolioId: string) => {
  const posting = await roomCharge(made, of);
  const body = { toFolioId, amountCentimes: part, reason: "They share the night" };
  const answer = await desk.onPosting(made, posting, "split", body);
  expect(answer.status, await answer.clone().text()).toBe(201);
};

/** Everybody pays, or has it transferred, and leaves. */
async function tryToLeave(made: Stay): Promise<Response> {
  const { version, folios } = await read(made);
  const owing = folios
    .map((folio) => ({
      folioId: folio.id,
      payer: folio.payer,
      owed: folioBalance(folio),
    }))
    .filter(({ owed }) => owed > 0);
  return request("POST", addressOf(made, "/check-out"), {
    as: made.staff,
    body: {
      version,
      payments: owing
        .filter(({ payer }) => payer === "Guest")
        .map(({ folioId, owed }) => ({ folioId, method: "Credit Card", amountCentimes: owed })),
      toCompanyAccount: owing
        .filter(({ payer }) => payer === "Company")
        .map(({ folioId, owed }) => ({ folioId, amountCentimes: owed })),
    },
  });
}

async function leave(made: Stay): Promise<void> {
  const left = await tryToLeave(made);
  expect(left.status, await left.clone().text()).toBe(200);
}

/** The stay tax of the company's invoice of all that it owes. */
async function invoiced({ staff }: Stay, companyId: CompanyId): Promise<number> {
  const house = { staff, companyId };
  const { id } = await companies.issue(house, companies.idsOf(await companies.debtors(house)));
  return (await companies.invoice(house, id)).totals.stayTaxCentimes;
}

it("INV-06 of a night that a company shares with guests its invoice adds the whole stay tax, the guests' have none", async () => {
  const made = await stayOfCompany();
  const ofCompany = await changeCompany(made, made.companyId);
  await desk.chargeNight(made);
  await split(made, 900_000, 300_000, ofCompany);
  const { id } = await desk.issue(made);
  expect((await desk.invoice(made, id)).totals.stayTaxCentimes).toBe(0);
  await leave(made);
  expect(await invoiced(made, made.companyId)).toBe(100_000);
  expect(await desk.violations(made)).toEqual([]);
});

it("INV-06 a night is on the account of one company: who leaves with a part on the folio of a former one is refused", async () => {
  const made = await stayOfCompany();
  const former = await changeCompany(made, made.companyId);
  const present = await changeCompany(made, await makeCompany(database, made.hotelId));
  await desk.chargeNight(made);
  await split(made, 900_000, 300_000, former);
  await split(made, 600_000, 300_000, present);
  expect(await outcomeOf(await tryToLeave(made))).toMatchObject({
    status: 409,
    code: "folio.former-company",
  });
});

it("INV-06 three guests' folios that share a night bear its stay tax once, to the centime", async () => {
  const made = await desk.couple({}, { adults: 1 });
  const stay = { ...made, companyId: await makeCompany(database, made.hotelId) };
  await desk.chargeNight(made);
  const more = async (name: string) => {
    const opened = await request("POST", addressOf(stay, "/folios"), {
      as: made.staff,
      body: { name },
    });
    expect(opened.status, await opened.clone().text()).toBeLessThan(300);
    return (await read(stay)).folios.at(-1)?.id ?? "";
  };
  const [second, third] = [await more("Lina Kaci"), await more("Sami Kaci")];
  await split(stay, 900_000, 300_000, second);
  await split(stay, 600_000, 300_000, third);
  const taxes: number[] = [];
  for (const folioId of [made.folioId, second, third]) {
    const { id } = await desk.issue({ staff: made.staff, folioId });
    const { totals } = await desk.invoice({ staff: made.staff, folioId }, id);
    taxes.push(totals.stayTaxCentimes);
  }
  expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(50_000);
  expect(taxes.sort()).toEqual([16_666, 16_667, 16_667]);
  expect(await desk.violations(made)).toEqual([]);
});
