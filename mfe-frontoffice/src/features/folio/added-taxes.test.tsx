import type { DatedTaxRates } from "@funduq/shared-types/contracts/tax";
import { centimes } from "@funduq/shared-types/values/money";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePosting } from "../../standalone/mock-bookings.ts";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { businessDate } from "../../standalone/mock-rooms.ts";
import { card, openDashboard } from "../../testing/open-dashboard.tsx";
import { openForm } from "../../testing/open-folios.tsx";
import { account, openAccount } from "../../testing/open-group-account.tsx";
import { bookingIn, openPanel } from "../../testing/open-panel.tsx";

const rates: DatedTaxRates = {
  validFrom: null,
  tvaBp: 900,
  tdsBp: 200,
  stayTaxCentimes: centimes(50_000),
  tvaTreatment: "added",
  stayTaxTreatment: "added",
};

/** A hotel whose room 201 has these rates of tax. */
function hotelWith(taxRates: DatedTaxRates[]) {
  const hotel = new MockHotel();
  bookingIn(hotel, "201").taxRates = taxRates;
  return hotel;
}

test("FOL-04 a charge says what TVA will be added to it, and what both come to", async () => {
  const { form, user } = await openForm("Post Charge", hotelWith([rates]));
  expect(form.queryByText(/TVA/)).toBeNull();
  const amount = form.getByLabelText(/Amount/);
  await user.type(amount, "7.200");
  const said = form.getByText(/^TVA of 9.% is added: 648,00.DA\. Together 7\.848,00.DA\.$/);
  expect(amount.getAttribute("aria-describedby")?.split(" ")).toContain(said.id);
});

test.each(["invoice", "included"] as const)(
  "FOL-04 a charge says nothing of TVA that is not added (%s)",
  async (tvaTreatment) => {
    const { form, user } = await openForm("Post Charge", hotelWith([{ ...rates, tvaTreatment }]));
    await user.type(form.getByLabelText(/Amount/), "7.200");
    expect(form.queryByText(/TVA/)).toBeNull();
  },
);

test("BK-18 FOL-10 a stay says what TVA and stay tax will be added; none where none is", async () => {
  const hotel = hotelWith([rates]);
  bookingIn(hotel, "201").addedTaxes = {
    tdsCentimes: centimes(39_000),
    tvaCentimes: centimes(175_500),
    stayTaxCentimes: centimes(300_000),
  };
  const { user } = await openDashboard({ hotel });
  await user.click(card("201"));
  const stay = within(await screen.findByRole("dialog", { name: /Room 201/ }));
  const amountOf = (name: string) => stay.getByText(name).nextElementSibling?.textContent;
  expect(amountOf("TVA (in addition)")).toMatch(/^1\.755,00.DA$/);
  expect(amountOf("Stay tax (in addition)")).toMatch(/^3\.000,00.DA$/);
});

test("BK-18 a stay without added taxes does not speak of them", async () => {
  const { user } = await openDashboard();
  await user.click(card("201"));
  const stay = within(await screen.findByRole("dialog", { name: /Room 201/ }));
  expect(stay.getByText("Tourism tax (TDS)")).toBeTruthy();
  expect(stay.queryByText(/in addition/)).toBeNull();
});

test("FOL-04 the TVA on a picked item is that of its price times its number, and goes with the item", async () => {
  const { form, user } = await openForm("Post Charge", hotelWith([rates]));
  await user.keyboard("eau");
  await form.findByRole("option", { name: /Eau minérale.*150,00/ });
  await user.keyboard("{Enter}2");
  expect(form.getByText(/^TVA of 9.% is added: 27,00.DA\. Together 327,00.DA\.$/)).toBeTruthy();
  await user.type(form.getByRole("combobox", { name: /Description/ }), "!");
  expect(form.queryByText(/TVA/)).toBeNull();
});

/** A dinner of 100,00 in room 101 with its TVA of 9,00, and a night with the TVA on it. */
function withLines() {
  const hotel = new MockHotel();
  const [folio] = bookingIn(hotel, "101").folios;
  const lineOf = (item: string, description: string, amountCentimes: number) =>
    makePosting({
      kind: "charge",
      item: item as "tva",
      department: "Restaurant",
      method: null,
      description,
      amountCentimes,
    });
  const dinner = lineOf("restaurant", "Dinner", 10_000);
  const taxOf = (charge: typeof dinner, amountCentimes: number, more: object = {}) => {
    const taxed = { tvaBp: 900, taxesPostingId: charge.id, taxedCentimes: charge.amountCentimes };
    return { ...lineOf("tva", charge.description, amountCentimes), ...taxed, ...more };
  };
  const room = { ...lineOf("room", "Room charge", 720_000), night: businessDate };
  const lines = [dinner, taxOf(dinner, 900), room, taxOf(room, 64_800, { night: room.night })];
  folio?.postings.splice(0, folio.postings.length, ...lines);
  return hotel;
}

test("FOL-02 FOL-06 each line of TVA names its charge; the charge is moved, split and reversed with it", async () => {
  const { dialog, user } = await openPanel("101", "folios", /^Folio Manager/, withLines());
  expect(await dialog.findByRole("row", { name: /TVA – Dinner 9,00/ })).toBeTruthy();
  expect(dialog.getByRole("row", { name: /TVA 648,00/ })).toBeTruthy();
  const formOf = async (button: string, name: string) => {
    await user.click(dialog.getByRole("button", { name: `${button}: Dinner` }));
    return within(await screen.findByRole("dialog", { name }));
  };
  const reversal = await formOf("Reverse", "Reverse this posting?");
  expect(reversal.getByText(/^Dinner, 100,00.DA \+ TVA 9,00.DA$/)).toBeTruthy();
  // 100,00 + 9,00 + 7.200,00 + 648,00, less the dinner and its TVA.
  expect(reversal.getByText(/7\.848,00.DA/)).toBeTruthy();
  await user.click(reversal.getByRole("button", { name: "Cancel" }));
  const split = await formOf("Split", "Split this posting");
  await user.type(split.getByLabelText(/^Amount/), "33,33");
  expect(split.getByText(/33,33.DA \+ TVA 3,00.DA on .* 66,67.DA \+ TVA 6,00.DA on /)).toBeTruthy();
});

test("FOL-02 a reversed night takes its tourism tax back, unless the desk wants to keep it", async () => {
  const hotel = withLines();
  const [folio] = bookingIn(hotel, "101").folios;
  const tds = makePosting({
    kind: "charge",
    item: "tourism-tax",
    department: "Room",
    method: null,
    description: "Tourism tax",
    amountCentimes: 14_400,
  });
  folio?.postings.push({ ...tds, night: businessDate });
  const { dialog, user } = await openPanel("101", "folios", /^Folio Manager/, hotel);
  await user.click(await dialog.findByRole("button", { name: /^Reverse: Room/ }));
  const reversal = within(await screen.findByRole("dialog", { name: "Reverse this posting?" }));
  const box = reversal.getByRole("checkbox", {
    name: /^Take back with it: Tourism tax \(TDS\), 144,00.DA$/,
  });
  // The dinner and its TVA stay.
  expect(reversal.getByText(/is .?109,00.DA/)).toBeTruthy();
  await user.click(box);
  expect(reversal.getByText(/is .?253,00.DA/)).toBeTruthy();
  await user.click(box);
  await user.type(reversal.getByLabelText(/Reason/), "Wrong room{Control>}{Enter}{/Control}");
  expect(await screen.findByText("Posting reversed.")).toBeTruthy();
  expect(await dialog.findByRole("row", { name: /Reverses: Tourism tax \(TDS\)/ })).toBeTruthy();
});

test("FOL-03 the paper names the charge of each line of TVA", async () => {
  const { dialog, user } = await openPanel("101", "folios", /^Folio Manager/, withLines());
  await user.click(dialog.getByRole("button", { name: "Print" }));
  const preview = within(await screen.findByRole("dialog", { name: "Print the folio" }));
  const paper = await preview.findByRole("article");
  expect(paper.textContent).toMatch(/TVA – Dinner/);
  expect(paper.textContent).toMatch(/648,00/);
});

test("GRP-03 FOL-02 the balance of a group's account after a reversal is without the charge and its TVA", async () => {
  const [dinner, ...others] = account().postings;
  if (!dinner) throw new Error("a dinner");
  const tva = {
    ...dinner,
    id: "01890a5d-ac96-774b-bcce-b30209000077",
    item: "tva",
    amountCentimes: 270_000,
    tvaBp: 900,
    taxesPostingId: dinner.id,
    taxedCentimes: dinner.amountCentimes,
  };
  const read = account({ postings: [dinner, tva, ...others] });
  const { dialog, user } = await openAccount(undefined, undefined, {}, read);
  await user.click(dialog.getByRole("button", { name: "Reverse: Dinner" }));
  const reversal = within(await screen.findByRole("dialog", { name: "Reverse this posting?" }));
  expect(reversal.getByText(/^Dinner, 30\.000,00.DA \+ TVA 2\.700,00.DA$/)).toBeTruthy();
  expect(reversal.getByText(/ 5\.000,00.DA/)).toBeTruthy();
});

test("BK-18 the history says what TVA went with a charge that was reversed", async () => {
  const hotel = hotelWith([rates]);
  const dinner = { item: "restaurant", description: "Dinner", reason: "Wrong table" };
  const amounts = { amountCentimes: 10_000, tvaCentimes: 900 };
  hotel.noted(bookingIn(hotel, "201"), "posting-reversed", { ...dinner, ...amounts });
  const { user } = await openDashboard({ hotel });
  await user.click(card("201"));
  const stay = within(await screen.findByRole("dialog", { name: /Room 201/ }));
  const said = /^Reversed: Dinner, 100,00.DA \+ TVA 9,00.DA\. Wrong table$/;
  expect(await stay.findByText(said)).toBeTruthy();
});
