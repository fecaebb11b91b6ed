import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { markNoShow } from "../../standalone/mock-steps.ts";
import { openFolios, openForm } from "../../testing/open-folios.tsx";
import { bookingIn, openPanel } from "../../testing/open-panel.tsx";

test.each([
  ["0", "Please enter a valid amount. It must be above zero."],
  ["-5", "Please enter a valid amount. It must be above zero."],
  ["12,345", /^Please enter a valid amount\. An amount has at most two decimals/],
  ["abc", /^Please enter a valid amount\. Please enter an amount such as/],
  ["100.000.000,01", /^Please enter a valid amount\. Must be at most 100\.000\.000,00.DA\.$/],
])("FOL-05 a payment of %s is refused, and why", async (typed, said) => {
  const { form, user } = await openForm("Post Payment");
  await user.type(form.getByLabelText(/Amount/), typed);
  await user.click(form.getByRole("button", { name: "Post Payment" }));

  expect(form.getByText(said)).toBeTruthy();
  expect(form.getByLabelText(/Amount/).getAttribute("aria-invalid")).toBe("true");
});

test("FOL-04 X-06 of a charge whose description and amount are both missing each is marked, the sentence stands once", async () => {
  const { form, user } = await openForm("Post Charge");
  await user.click(form.getByRole("button", { name: "Post Charge" }));
  const sentence = "Please enter a valid description, department, and amount.";
  expect(form.getAllByText(sentence)).toHaveLength(1);
  for (const label of [/Description/, /Amount/])
    expect(form.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
});

test("FOL-04 a charge says why its amount is none, beside the specification's sentence", async () => {
  const { form, user } = await openForm("Post Charge");
  await user.type(form.getByLabelText(/Description/), "Dinner");
  await user.type(form.getByLabelText(/Amount/), "0{Enter}");

  const sentence = "Please enter a valid description, department, and amount.";
  expect(form.getByText(`${sentence} It must be above zero.`)).toBeTruthy();
});

test("FOL-05 a nought too many is asked about before it is taken", async () => {
  const { form, user } = await openForm("Post Payment");
  const amount = form.getByLabelText(/Amount/);
  const take = () => form.getByRole<HTMLButtonElement>("button", { name: "Post Payment" });
  await user.type(amount, "195.000");
  const asked = /This is more than is owed: 19\.500,00.DA is open, and 175\.500,00.DA/;
  expect(form.getByRole("alert").textContent).toMatch(asked);
  expect(take().disabled).toBe(true);
  await user.keyboard("{Enter}");
  expect(screen.queryByText("Payment posted successfully!")).toBeNull();

  await user.click(form.getByRole("checkbox", { name: "The amount is right, take it" }));
  expect(take().disabled).toBe(false);
  await user.clear(amount);
  await user.type(amount, "300.000");
  expect(take().disabled).toBe(true);
  await user.clear(amount);
  await user.type(amount, "195.000{Enter}");
  expect(await screen.findByText("Payment posted successfully!")).toBeTruthy();
  expect(await screen.findByText("-195.000,00 DA")).toBeTruthy();
});

test("FOL-05 what is paid ahead of the nights to come is called a deposit, and taken without a question", async () => {
  const { dialog, user } = await openPanel("105", "folios", /^Folio Manager/);
  await user.click(dialog.getByRole("button", { name: "Post Payment" }));
  const form = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  await user.type(form.getByLabelText(/Amount/), "500");
  expect(
    await form.findByText(/^500,00.DA of this is a deposit for the nights to come\.$/),
  ).toBeTruthy();
  expect(form.queryByRole("alert")).toBeNull();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Payment posted successfully!")).toBeTruthy();
});

test("FOL-05 FOL-07 no deposit is named on a guest's folio whose nights go to the company", async () => {
  const { form, user } = await openForm("Post Payment");
  await user.type(form.getByLabelText(/Amount/), "20.000");
  expect((await form.findByRole("alert")).textContent).toMatch(
    /19\.500,00.DA is open, and 500,00.DA would have to be refunded/,
  );
});

test("FOL-05 what was paid in advance is named a deposit on the stay, in its folio and where it is given back", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 500_000 } as never);
  const { drawer, dialog, user } = await openPanel("105", "folios", /^Folio Manager/, hotel);
  expect(drawer.getByText("Deposit")).toBeTruthy();
  expect(dialog.getByText("Deposit")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Refund" }));
  const form = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
  expect(form.getByText(/^Deposit on the folio 'Guest': 5\.000,00.DA\. It is for/)).toBeTruthy();
});

test.each([
  ["a part of the stay", -100_000, "", /^Deposit .*DA\. It is for the nights to come\.$/],
  ["more than it", 600_000, "6.000,00", /^In credit .*DA of it is for the nights to come\.$/],
])(
  "FOL-02 FOL-05 of what was paid ahead, %s, only what is beyond the nights to come is filled in to give back",
  async (_, beyond, prefilled, said) => {
    const hotel = new MockHotel();
    const booking = bookingIn(hotel, "105");
    const folioId = booking.folios[0]?.id ?? "";
    const amountCentimes = booking.totalCentimes + booking.tdsCentimes + beyond;
    hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes } as never);
    const { dialog, user } = await openPanel("105", "folios", /^Folio Manager/, hotel);
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    const form = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
    expect(form.getByText(said)).toBeTruthy();
    const amount = form.getByLabelText(/Amount/);
    expect(amount).toHaveProperty("value", prefilled);

    await user.clear(amount);
    await user.type(amount, "5.000");
    await user.type(form.getByLabelText(/Reason/), "Comes a day later");
    await user.click(form.getByRole("button", { name: "Refund" }));
    expect(await screen.findByText(/^Refunded: 5\.000,00.DA\.$/)).toBeTruthy();
  },
);

test("FOL-05 FOL-07 what is in credit on the folio is in credit in the payment opened from it", async () => {
  const hotel = new MockHotel();
  const booking = hotel.bookings.find(({ company, roomNumber }) => company && roomNumber === "201");
  const folioId = booking?.folios[0]?.id ?? "";
  hotel.pay(booking?.id ?? "", { folioId, method: "Cash", amountCentimes: 2_000_000 } as never);
  const { dialog, user } = await openPanel("201", "folios", /^Folio Manager/, hotel);
  expect(dialog.getByText("In credit")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Post Payment" }));
  const form = within(await screen.findByRole("dialog", { name: "Post Payment" }));
  expect(form.getByText(/^In credit: 500,00.DA$/)).toBeTruthy();
});

test("FOL-02 BK-20 a no-show's deposit can be given back, or kept against a fee", async () => {
  const hotel = new MockHotel();
  const booking = bookingIn(hotel, "105");
  const folioId = booking.folios[0]?.id ?? "";
  hotel.pay(booking.id, { folioId, method: "Cash", amountCentimes: 500_000 } as never);
  markNoShow(hotel, booking.id);
  const { dialog } = await openPanel("105", "folios", /^Folio Manager/, hotel);
  for (const name of ["Refund", "Post Charge"])
    expect(dialog.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(false);
  expect(dialog.queryByText(/The stay is closed/)).toBeNull();
});

test("FOL-05 what is open, and a part of it, is taken without a question", async () => {
  const { form, user } = await openForm("Post Payment");
  await user.type(form.getByLabelText(/Amount/), "19.500");

  expect(form.queryByRole("alert")).toBeNull();
  expect(form.getByRole<HTMLButtonElement>("button", { name: "Post Payment" }).disabled).toBe(
    false,
  );
});

test("FOL-05 the whole balance is taken with one press, whatever was typed before", async () => {
  const { form, user } = await openForm("Post Payment");
  expect(form.getByText(/^Open balance: 19\.500,00.DA$/)).toBeTruthy();
  await user.type(form.getByLabelText(/Amount/), "abc");
  await user.click(form.getByRole("button", { name: "Fill in the whole balance" }));
  await waitFor(() => expect(form.getByLabelText(/Amount/)).toHaveProperty("value", "19.500,00"));
  expect(document.activeElement).toBe(form.getByLabelText(/Amount/));
  await user.click(form.getByRole("button", { name: "Post Payment" }));
  expect(await screen.findByText("Payment posted successfully!")).toBeTruthy();
});

test("FOL-05 the balance of one folio is not kept as the amount for another, what was typed is", async () => {
  const { form, user } = await openForm("Post Payment");
  const amount = () => form.getByLabelText(/Amount/);
  await user.click(form.getByRole("button", { name: "Fill in the whole balance" }));
  await waitFor(() => expect(amount()).toHaveProperty("value", "19.500,00"));
  await user.selectOptions(form.getByLabelText(/^Folio/), "Sonatrach");
  await waitFor(() => expect(amount()).toHaveProperty("value", ""));
  expect(form.queryByRole("button", { name: "Fill in the whole balance" })).toBeNull();

  await user.type(amount(), "100");
  await user.selectOptions(form.getByLabelText(/^Folio/), "Guest");
  await waitFor(() => expect(amount()).toHaveProperty("value", "100,00"));
});

async function openSplit() {
  const page = await openFolios();
  await page.user.click(page.folios.getByRole("button", { name: "Split: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Split this posting" }));
  return { ...page, form };
}

test("FOL-02 FOL-06 a split puts a part on the other folio, and keeps the whole with its reason", async () => {
  const { form, folios, user } = await openSplit();
  expect(document.activeElement).toBe(form.getByLabelText(/Amount to move/));
  await user.keyboard("9.000,01");
  expect(form.getByRole("status").textContent).toMatch(
    /9\.000,01.DA on Sonatrach · 10\.499,99.DA on Guest/,
  );
  await user.type(form.getByLabelText(/Reason/), "Half each{Control>}{Enter}{/Control}");

  expect(await screen.findByText("Posting split.")).toBeTruthy();
  await waitFor(() =>
    expect(folios.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Guest 10.499,99\u00a0DA",
      "Sonatrach 9.000,01\u00a0DA",
    ]),
  );
  expect(folios.getByText("Reason: Half each")).toBeTruthy();
  expect(folios.getByText("Part")).toBeTruthy();
});

test("FOL-02 a split of everything, of nothing, or without a reason is refused with its why", async () => {
  const { form, user } = await openSplit();
  await user.click(form.getByRole("button", { name: "Split" }));
  expect(form.getByText("Please provide a reason for the split.")).toBeTruthy();
  const part = form.getByLabelText(/Amount to move/);
  await user.type(part, "19.500");
  const said = /The part must be above zero and below the whole amount of 19\.500,00/;
  expect(form.getByText(said)).toBeTruthy();
  await user.clear(part);
  await user.type(part, "0");
  expect(form.getByText(/It must be above zero\./)).toBeTruthy();
  await user.type(form.getByLabelText(/Reason/), "Half each");
  await user.click(form.getByRole("button", { name: "Split" }));

  expect(screen.queryByText("Posting split.")).toBeNull();
  expect(form.getByDisplayValue("Half each")).toBeTruthy();
});

test("FOL-02 a reversal says what is open on the folio afterwards", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("button", { name: "Reverse: Room 201" }));
  const form = within(await screen.findByRole("dialog", { name: "Reverse this posting?" }));

  expect(form.getByText(/^Afterwards the balance of 'Guest' is 0,00.DA\.$/)).toBeTruthy();
});

test("FOL-01 a company's folio says what it takes over, in the words of the desk", async () => {
  const { folios, user } = await openFolios();
  await user.click(folios.getByRole("tab", { name: /Sonatrach/ }));

  expect(folios.getByText("Pays: Room and its taxes")).toBeTruthy();
});

test.each([
  ["Credit Card", " TPE 004213 ", "TPE 004213"],
  ["Bank Transfer", "  ", undefined],
])("FOL-05 a payment by %s takes a reference of its own: %j", async (method, typed, shown) => {
  const { form, user, folios } = await openForm("Post Payment");
  expect(form.queryByLabelText("Reference")).toBeNull();
  await user.selectOptions(form.getByLabelText("Method"), method);
  await user.type(form.getByLabelText("Reference"), typed);
  await user.type(form.getByLabelText(/Amount/), "500{Enter}");
  expect(await screen.findByText("Payment posted successfully!")).toBeTruthy();
  const line = within(await folios.findByRole("row", { name: new RegExp(`Payment - ${method}`) }));
  expect(line.queryByText(/^Reference:/)?.textContent).toBe(shown && `Reference: ${shown}`);
});

test("FOL-05 a reference typed for a card is not sent with a payment in cash", async () => {
  const hotel = new MockHotel();
  const { form, user, folios } = await openForm("Post Payment", hotel);
  await user.selectOptions(form.getByLabelText("Method"), "Credit Card");
  await user.type(form.getByLabelText("Reference"), "TPE 1");
  await user.selectOptions(form.getByLabelText("Method"), "Cash");
  await user.type(form.getByLabelText(/Amount/), "500{Enter}");
  expect(await folios.findByRole("row", { name: /Payment - Cash/ })).toBeTruthy();
  expect(bookingIn(hotel, "201").folios[0]?.postings.at(-1)?.reference).toBeUndefined();
});
