import { formatDate } from "./support/dates.ts";
import { button, housekeepingCard, loadsOf, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("BK-01 BK-06 FO-04 POL-02 a walk-in is checked in at once, asks for the police form and appears on other users' screens", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const page = await open("frontdesk");
  const other = await open("frontdesk");
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard")]);
  await expect(roomCard(other, room.number)).toContainText("Free");
  await expect(other.getByText("Live", { exact: true })).toBeVisible();
  const loads = loadsOf(other);

  await button(page, `Walk-in, room ${room.number}`).click();
  const dialog = page.getByRole("dialog", { name: `Walk-in, room ${room.number}` });
  await dialog.getByRole("combobox", { name: "Guest" }).fill("Nadia Ferhat");
  await dialog.getByLabel("Phone").fill("0550 12 34 56");
  await dialog.getByLabel("Check-out", { exact: true }).fill(formatDate(desk.day(2)));
  await expect(dialog.getByLabel("Rate plan")).toContainText("Public Rate");
  await button(dialog, "Check in now").click();

  await expect(page.getByText(`Nadia Ferhat is checked in to room ${room.number}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  const prompt = page.getByRole("dialog", { name: `Nadia Ferhat is in room ${room.number}` });
  await button(prompt, "Complete the form of Nadia Ferhat").click();
  const form = page.getByRole("dialog", { name: "Police form: Nadia Ferhat" });
  await form.getByLabel("Profession").fill("Médecin");
  await button(form, "Save").click();
  await expect(form).toBeHidden();
  await button(prompt, "Later").click();
  for (const each of [page, other]) {
    await expect(roomCard(each, room.number)).toContainText("Occupied");
    await expect(roomCard(each, room.number)).toContainText("Nadia Ferhat");
  }
  expect(loads).toEqual([]);
  expect(await desk.bookingsOf("Nadia Ferhat")).toMatchObject([
    { status: "Checked-in", checkInDate: desk.businessDate, checkOutDate: desk.day(2) },
  ]);
});

test("BK-01 BK-06 a booking for next week is confirmed and appears in the grid of its arrival day", async ({
  open,
  desk,
}) => {
  const from = desk.day(7);
  const room = await desk.roomFor(from, 3);
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await button(page, "New booking").click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await dialog.getByRole("combobox", { name: "Guest" }).fill("Slimane Aouad");
  await dialog.getByLabel("Check-in", { exact: true }).fill(formatDate(from));
  await dialog.getByLabel("Check-out", { exact: true }).fill(formatDate(desk.day(10)));
  await dialog.getByLabel("Room", { exact: true }).selectOption(room.id);
  await dialog.getByLabel("Comments").fill("Arrives after midnight");
  await expect(dialog).toContainText("3 nights");
  await button(dialog, "Save booking").click();
  await expect(page.getByText(`Booking saved: Slimane Aouad, room ${room.number}.`)).toBeVisible();

  await page.getByLabel("Go to a date", { exact: true }).fill(formatDate(from));
  await expect(roomCard(page, room.number)).toContainText("Slimane Aouad");
  await expect(roomCard(page, room.number)).toContainText("Reserved");
  expect(await desk.bookingsOf("Slimane Aouad", from)).toMatchObject([{ status: "Confirmed" }]);
});

test("BK-11 FOL-04 FOL-05 BK-13 HK-04 a stay: check-in, charge, payment, room charge, check-out; the room is Dirty on every screen at once", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Omar Belaid");
  const page = await open("frontdesk");
  const other = await open("frontdesk");
  const housekeeping = await open("housekeeping");
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard"), housekeeping.goto("/")]);
  await expect(roomCard(other, room.number)).toContainText("Reserved");
  await button(housekeeping, "All").click();
  await expect(housekeepingCard(housekeeping, room.number)).toContainText("Arrives today");
  const loads = [...[loadsOf(other)], ...[loadsOf(housekeeping)]];

  await test.step("check-in", async () => {
    await button(page, `Check in, room ${room.number}`).click();
    const prompt = page.getByRole("alertdialog", { name: "Check in Omar Belaid?" });
    await button(prompt, "Check in").click();
    await expect(roomCard(other, room.number)).toContainText("Occupied");
    await expect(housekeepingCard(housekeeping, room.number)).toContainText("Occupied");
  });

  await roomCard(page, room.number).click();
  const drawer = page.getByRole("dialog", { name: `Room ${room.number} · Omar Belaid` });
  await button(drawer, "Folio Manager").click();
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });

  await test.step("charge", async () => {
    await button(folio, "Post Charge").click();
    const form = page.getByRole("dialog", { name: "Post Charge" });
    await form.getByLabel("Description").fill("Dinner on the terrace");
    await form.getByLabel("Amount (DA)").fill("2450,50");
    await button(form, "Post Charge").click();
    await expect(page.getByText("Charge posted successfully!")).toBeVisible();
    await expect(folio.getByRole("row", { name: /Dinner on the terrace/ })).toContainText(
      "2.450,50 DA",
    );
  });

  await test.step("an open balance prevents the check-out", async () => {
    await button(folio, "Close").filter({ hasText: "Close" }).click();
    await button(drawer, "Check out").click();
    const prompt = page.getByRole("alertdialog", { name: "Check out Omar Belaid" });
    await expect(prompt).toContainText("must be settled before check-out");
    await expect(button(prompt, "Check out")).toBeDisabled();
    await button(prompt, "Cancel").click();
  });

  await test.step("payment", async () => {
    await button(drawer, "Folio Manager").click();
    await button(folio, "Post Payment").click();
    const form = page.getByRole("dialog", { name: "Post Payment" });
    await form.getByLabel("Amount (DA)").fill("2.450,50");
    await form.getByLabel("Method").selectOption("Credit Card");
    await button(form, "Post Payment").click();
    await expect(page.getByText("Payment posted successfully!")).toBeVisible();
    await expect(folio.getByRole("row", { name: /Payment - Credit Card/ })).toContainText(
      "-2.450,50 DA",
    );
    await button(folio, "Close").filter({ hasText: "Close" }).click();
  });

  await test.step("check-out", async () => {
    await button(drawer, "Check out").click();
    const prompt = page.getByRole("alertdialog", { name: "Check out Omar Belaid" });
    // No night audit has run, so the room is not charged yet.
    await expect(prompt).toContainText("The room has not been charged yet");
    await button(prompt, "Post room charge").click();
    await expect(page.getByText("Room charge posted.")).toBeVisible();
    const payment = prompt.getByRole("group", { name: "Payment: Guest" });
    await button(payment, "Split over several methods").click();
    await payment.getByLabel("Amount (DA)").fill("1000");
    await button(prompt, "Pay and check out").click();
    await expect(
      page.getByText(`Omar Belaid is checked out of room ${room.number}.`),
    ).toBeVisible();
    await expect(roomCard(other, room.number)).toContainText("Dirty");
    await expect(housekeepingCard(housekeeping, room.number)).toContainText("Dirty");
    await expect(housekeepingCard(housekeeping, room.number)).toContainText("Empty");
  });

  expect(loads.flat()).toEqual([]);
  const stay = await desk.booking(id);
  expect(stay).toMatchObject({ status: "Checked-out" });
  expect(stay.history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["checked-in", "charge-posted", "payment-posted", "checked-out"]),
  );
});

test("HK-04 FO-04 a status set by housekeeping appears on the front desk at once", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.setStatus(room.id, "Dirty");
  const page = await open("frontdesk");
  const housekeeping = await open("housekeeping");
  await Promise.all([page.goto("/dashboard"), housekeeping.goto("/")]);
  await expect(roomCard(page, room.number)).toContainText("Dirty");
  const loads = loadsOf(page);
  await button(housekeeping, `Mark clean: room ${room.number}`).click();
  await expect(roomCard(page, room.number)).toContainText("Free");
  expect(loads).toEqual([]);
});
