import { violationsOf } from "./support/axe.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { RESTAURANT, restaurantOf, withoutPrinter } from "./support/till.ts";

// Axe checks are slow on a busy machine.
test.setTimeout(180_000);

const words = {
  en: {
    edit: /^Edit.*Dessert du menu/u,
    addDish: "Add dish",
    third: "Option 3",
    dish: /^Dish/u,
    save: "Save",
    send: /^Send 3 to kitchen/u,
    rest: /^Send 2 to kitchen/u,
    first: /^Course 1/u,
    sent: "Sent to kitchen",
    lines: "Lines of the bill",
  },
  fr: {
    edit: /^Modifier.*Dessert du menu/u,
    addDish: "Ajouter un plat",
    third: "Option 3",
    dish: /^Plat/u,
    save: "Enregistrer",
    send: /^Envoyer 3 en cuisine/u,
    rest: /^Envoyer 2 en cuisine/u,
    first: /^Service 1/u,
    sent: "Envoyé en cuisine",
    lines: "Lignes de l’addition",
  },
  ar: {
    edit: /^تعديل.*Dessert du menu/u,
    addDish: "إضافة طبق",
    third: "الخيار 3",
    dish: /^الطبق/u,
    save: "حفظ",
    send: /^أرسل 3 إلى المطبخ/u,
    rest: /^أرسل اثنين إلى المطبخ/u,
    first: /^الدور 1/u,
    sent: "أُرسل إلى المطبخ",
    lines: "أسطر الفاتورة",
  },
} as const;

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-01 POS-09 POS-13 X-05 X-06 a set gets a dish, is ordered from the keyboard, and its dishes are sent course by course: ${language}`, async ({
    open,
    hire,
    call,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief], { hasOpenBills: false });
    const signedIn = await chief.signIn();
    const { bills } = await restaurantOf(await call(signedIn), hotelId);
    const page = await open(signedIn);
    await withoutPrinter(page);
    const dialog = page.getByRole("dialog");
    const expectAccessible = async (where: string) =>
      expect.soft(await violationsOf(page, "html", "light"), where).toEqual([]);

    await test.step("the manager adds a dish to its last course", async () => {
      await page.goto(`/hotel/${hotelId}/pos-manager?tab=options`);
      await button(page, RESTAURANT).click();
      await page.getByRole("button", { name: said.edit }).click();
      await button(dialog, said.addDish).click();
      await dialog
        .getByRole("group", { name: said.third })
        .getByLabel(said.dish)
        .selectOption("Makrout");
      await expectAccessible("the course");
      await button(dialog, said.save).click();
      await expect(page.getByText(/Kalb el louz · Crème caramel · Makrout/u)).toBeVisible();
    });

    const lines = page.getByRole("list", { name: said.lines }).getByRole("listitem");

    await test.step("the waiter chooses a dish of each course", async () => {
      await page.goto(`/hotel/${hotelId}/pos-sales?bill=new`);
      await page.getByRole("button").filter({ hasText: "Menu du jour" }).first().press("Enter");
      for (const dish of ["Chorba frik", "Dorade grillée", "Makrout"])
        await dialog.getByRole("button").filter({ hasText: dish }).press("Space");
      await expectAccessible("the dishes");
      await dialog
        .getByRole("button")
        .filter({ hasText: /3\.000,00/u })
        .press("Enter");
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText(/Menu du jour.*Chorba frik.*Dorade grillée.*Makrout/u);
    });

    await test.step("the first course is sent, the others wait", async () => {
      await page.getByRole("button", { name: said.send }).click();
      await page.getByRole("menuitem", { name: said.first }).click();
      await expect(lines.getByText(said.sent)).toHaveCount(1);
      await expect(page.getByRole("button", { name: said.rest })).toBeVisible();
      await expectAccessible("the bill");
    });

    await expect
      .poll(async () => (await bills())[0]?.lines)
      .toMatchObject([
        {
          name: "Menu du jour",
          priceCentimes: 300_000,
          dishesFired: [1, 0, 0],
          modifiers: [
            { name: "Chorba frik", course: 1 },
            { name: "Dorade grillée", course: 2, priceCentimes: 50_000 },
            { name: "Makrout", course: 3 },
          ],
        },
      ]);
  });
