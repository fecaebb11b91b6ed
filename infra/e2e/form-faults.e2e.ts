import { folioBalance } from "@funduq/shared-types/rules/folio";
import { violationsOf } from "./support/axe.ts";
import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("X-02 FOL-05 what is typed into a payment stays over back, palette and reload, and is posted once", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const stay = await desk.book(room, "Nassima Benali", { checkInNow: true });
  await desk.charge(stay, "Dinner", 95_000);
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await roomCard(page, room.number).click();
  await button(page.getByRole("dialog"), "Folio Manager").click();
  await button(page.getByRole("dialog", { name: /Folio Manager/ }), "Post Payment").click();
  const form = page.getByRole("dialog", { name: "Post Payment" });
  const amount = form.getByLabel("Amount (DA)");
  await amount.fill("400");

  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.goBack();
  await button(question, "Stay here").click();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Log out");
  await page.keyboard.press("Enter");
  await button(question, "Stay here").click();
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => window.setTimeout(() => window.location.reload()));
  await (await asked).dismiss();
  await expect(amount).toHaveValue(/^400/);

  await button(form, "Post Payment").dblclick();
  await expect(page.getByText("Payment posted successfully!")).toBeVisible();
  expect((await desk.booking(stay.id)).folios.map(folioBalance)).toEqual([55_000]);
});

for (const { language, open: opens, save, said } of [
  {
    language: "fr",
    open: "Nouvelle réservation",
    save: "Enregistrer la réservation",
    said: "Veuillez rechercher un client ou saisir le nom d’un nouveau client.",
  },
  {
    language: "ar",
    open: "حجز جديد",
    save: "حفظ الحجز",
    said: "يرجى البحث عن نزيل أو كتابة اسم نزيل جديد.",
  },
] as const)
  test(`X-05 BK-01 the faults of a booking are said beside their fields in ${language}`, async ({
    hire,
    open,
  }) => {
    const reader = await hire({ role: "front-office", language });
    const page = await open(await reader.signIn());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/dashboard");
    await button(page, opens).click();
    const form = page.getByRole("dialog");
    await button(form, save).click();
    const fault = form.getByRole("alert").first();
    await expect(fault).toHaveText(said);
    const guest = form.locator("[aria-invalid=true]").first();
    await expect(guest).toBeFocused();
    await expect(guest).toHaveAccessibleDescription(new RegExp(said));
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  });
