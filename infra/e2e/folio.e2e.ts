import type { Booking } from "@funduq/shared-types/contracts/booking";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { Locator, Page } from "@playwright/test";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const balances = ({ folios }: Booking) => folios.map(folioBalance);

test("BK-14 NA-03 BK-20 a company's guest checks out to the company's account before any night audit, and the check-out is undone", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const companyId = await desk.companyId();
  const { id } = await desk.book(room, "Salim Ouali", { checkInNow: true, companyId });
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=check-out`);
  const prompt = page.getByRole("alertdialog", { name: "Check out Salim Ouali" });
  const leave = button(prompt, "Check out");

  await test.step("the room charge is posted first and shows its folio", async () => {
    const nights = prompt.getByRole("region", { name: "The room has not been charged yet" });
    await expect(nights.getByRole("listitem")).toHaveCount(3);
    await expect(leave).toBeDisabled();
    await button(nights, "Post room charge").click();
    await expect(page.getByText("Room charge posted.")).toBeVisible();
    await expect(nights).toHaveCount(0);
  });

  await test.step("the company's folio is transferred to its account", async () => {
    await expect(leave).toBeDisabled();
    const transfer = prompt.getByRole("button", { name: /^Transfer to company account: / });
    await expect(transfer).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(prompt).toContainText("Goes to the company account");
    await leave.click();
    await expect(
      page.getByText(`Salim Ouali is checked out of room ${room.number}.`),
    ).toBeVisible();
  });

  const left = await desk.booking(id);
  expect(left.status).toBe("Checked-out");
  expect(balances(left)).toEqual([0, 0]);
  expect(left.folios[1]?.postings.map(({ description }) => description)).toEqual([
    "Room charge",
    "Tourism tax (TDS)",
    "Transfer to company account",
  ]);

  const back = await desk.change(left, "undo", "Flight cancelled");
  expect(balances(back)[1]).toBeGreaterThan(0);
  expect(back.status).toBe("Checked-in");
  // Charged nights are not charged again.
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=check-out`);
  await expect(leave).toBeDisabled();
  await expect(button(prompt, "Post room charge")).toHaveCount(0);
});

test("FOL-09 BK-13 a manager lets a guest go without the room charge, and the history keeps why", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Farid Belkacem", { checkInNow: true });
  const page = await open("admin");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=check-out`);
  const prompt = page.getByRole("alertdialog", { name: "Check out Farid Belkacem" });
  await prompt.getByRole("checkbox", { name: "Let the guest go without this charge" }).check();
  await expect(button(prompt, "Check out")).toBeDisabled();
  await prompt.getByRole("textbox", { name: "Why the guest does not pay" }).fill("Noise all night");
  await button(prompt, "Check out").click();
  await expect(page.getByText(/^Farid Belkacem is checked out/)).toBeVisible();

  const told = (await desk.booking(id)).history.find(({ action }) => action === "checked-out");
  expect(told?.details).toMatchObject({ nightsLetGo: 1, reason: "Noise all night" });
});

test("X-06 FOL-02 FOL-03 FOL-04 FOL-05 FOL-06 the Folio Manager by keyboard only: charge, split, move, reverse, pay", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const companyId = await desk.companyId();
  const { id } = await desk.book(room, "Warda Cherif", { checkInNow: true, companyId });
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=folios`);
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });
  await expect(folio).toBeVisible();

  await test.step("charge", async () => {
    await tabTo(page, button(folio, "Post Charge"));
    await page.keyboard.press("Enter");
    await page.keyboard.type("Dinner");
    await tabTo(page, page.getByLabel("Amount (DA)"));
    await page.keyboard.type("1000,01");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Charge posted successfully!")).toBeVisible();
    await expect(button(folio, "Post Charge")).toBeFocused();
  });

  await test.step("split", async () => {
    await tabTo(page, button(folio, "Split: Dinner"));
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Split this posting" });
    await expect(form.getByLabel("Amount to move (DA)")).toBeFocused();
    await page.keyboard.type("400");
    await tabTo(page, form.getByLabel("Reason"));
    await page.keyboard.type("The company pays its share");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Posting split.")).toBeVisible();
    await focusIsIn(folio);
  });
  expect(balances(await desk.booking(id))).toEqual([60_001, 40_000]);

  await test.step("move", async () => {
    await tabTo(page, button(folio, "Move: Dinner"));
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Move to another folio" });
    await tabTo(page, form.getByLabel("Destination folio"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+Enter");
    await expect(form).toHaveCount(0);
    await focusIsIn(folio);
  });
  expect(balances(await desk.booking(id))).toEqual([0, 100_001]);

  await test.step("reverse", async () => {
    await tabTo(page, folio.getByRole("tab", { selected: true }));
    await page.keyboard.press("ArrowRight");
    await tabTo(page, folio.getByRole("button", { name: "Reverse: Dinner" }).first());
    await page.keyboard.press("Enter");
    await page.keyboard.type("Wrong table");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Posting reversed.")).toBeVisible();
    await focusIsIn(folio);
  });

  await test.step("pay the balance", async () => {
    const [, open_ = 0] = balances(await desk.booking(id));
    expect(open_).toBeGreaterThan(0);
    await page.keyboard.press("F9");
    await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeVisible();
    await page.keyboard.type(String(open_ / 100).replace(".", ","));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Payment posted successfully!")).toBeVisible();
  });
  expect(balances(await desk.booking(id))).toEqual([0, 0]);
});

test("FOL-05 a payment of ten times the balance needs a confirmation", async ({ open, desk }) => {
  const room = await desk.readyRoom();
  const stay = await desk.book(room, "Lotfi Saadi", { checkInNow: true });
  await desk.charge(stay, "Dinner", 95_000);
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${stay.id}&panel=folios`);
  await button(page.getByRole("dialog", { name: /Folio Manager/ }), "Post Payment").click();
  const form = page.getByRole("dialog", { name: "Post Payment" });
  await form.getByLabel("Amount (DA)").fill("9500");
  await expect(form.getByRole("alert")).toContainText("This is more than is owed: 950,00");
  await expect(button(form, "Post Payment")).toBeDisabled();
  await form.getByLabel("Amount (DA)").fill("950");
  await button(form, "Post Payment").click();
  await expect(page.getByText("Payment posted successfully!")).toBeVisible();
});

test("FOL-02 BK-13 an overpayment is refunded at check-out, in two parts, and the guest checks out", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const stay = await desk.book(room, "Djamila Rezig", { checkInNow: true });
  await desk.pay(stay, 500_000);
  const page = await open("admin");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${stay.id}&panel=check-out`);
  const prompt = page.getByRole("alertdialog", { name: "Check out Djamila Rezig" });
  await prompt.getByRole("checkbox", { name: "Let the guest go without this charge" }).check();
  await prompt.getByRole("textbox", { name: "Why the guest does not pay" }).fill("Leaves at once");
  for (const amount of ["1.500,50", "3.499,50"]) {
    await prompt.getByRole("button", { name: /^Refund/ }).click();
    const form = page.getByRole("dialog", { name: "Refund a payment" });
    await form.getByLabel("Amount (DA)").fill(amount);
    await form.getByLabel("Reason").fill("Paid for two nights, stays none");
    await page.keyboard.press("Control+Enter");
    await expect(form).toBeHidden();
  }
  await button(prompt, "Check out").click();
  await expect(page.getByText(/^Djamila Rezig is checked out/)).toBeVisible();
  expect(balances(await desk.booking(stay.id))).toEqual([0]);
});

for (const [language, room, tax] of [
  ["fr", "Nuitée", "Taxe de tourisme (TDS)"],
  ["ar", "مبيت", "الرسم السياحي (TDS)"],
] as const)
  test(`X-05 FOL-03 automatic postings are shown in ${language}`, async ({ desk, hire, open }) => {
    const { id } = await desk.book(await desk.readyRoom(), "Omar Haddad", { checkInNow: true });
    await desk.chargeNights(id);
    const reader = await hire({ role: "front-office", language });
    const page = await open(await reader.signIn());
    await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=folios`);
    const lines = page.locator("dialog[open]").last().locator("tbody tr");
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(room);
    await expect(lines.last()).toContainText(tax);
  });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Expects the focus in the dialog, even if the focused row was removed. */
async function focusIsIn(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
}
