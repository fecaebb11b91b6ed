import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";
import { violationsOf } from "./support/axe.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { RESTAURANT, restaurantOf, withoutPrinter } from "./support/till.ts";

// Axe checks are slow on a busy machine.
test.setTimeout(180_000);
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const TEA = "Thé à la menthe";
const MINUTE_MS = 60_000;

const words = {
  en: {
    add: "Add happy hour",
    name: /^Name/u,
    from: /^From/u,
    to: /^To/u,
    target: /^Item or category/u,
    price: /^Price/u,
    save: "Save",
    later: /Today from/u,
    cheaper: "1 item is cheaper",
    search: "Search items...",
    more: `One more: ${TEA}`,
    lines: "Lines of the bill",
    until: /After work until/u,
  },
  fr: {
    add: "Ajouter un happy hour",
    name: /^Nom/u,
    from: /^De(?!r)/u,
    to: /^À/u,
    target: /^Article ou catégorie/u,
    price: /^Prix/u,
    save: "Enregistrer",
    later: /Aujourd’hui de/u,
    cheaper: "1 article moins cher",
    search: "Rechercher un article…",
    more: /^Un de plus/u,
    lines: "Lignes de l’addition",
    until: /After work jusqu’à/u,
  },
  ar: {
    add: "إضافة ساعة تخفيض",
    name: /^الاسم/u,
    from: /^من/u,
    to: /^إلى/u,
    target: /^الصنف أو الفئة/u,
    price: /^السعر/u,
    save: "حفظ",
    later: /اليوم من/u,
    cheaper: "صنف واحد أرخص",
    search: "ابحث عن صنف…",
    more: /^أضف واحدًا/u,
    lines: "أسطر الفاتورة",
    until: /After work.* حتى/u,
  },
} as const;

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-01 POS-09 POS-12 X-05 X-06 a happy hour is made, begins and ends by itself without a network, and orders keep its price: ${language}`, async ({
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
    await page.clock.install();
    const expectAccessible = async (where: string) =>
      expect.soft(await violationsOf(page, "html", "light"), where).toEqual([]);

    // It is on for one minute, which begins in one to two minutes.
    const now = Date.now();
    const beginsAt = now - (now % MINUTE_MS) + 2 * MINUTE_MS;
    const clockAt = (at: number) => hotelTimeOf(new Date(at), "Africa/Algiers").time;

    await test.step("the manager makes it, and sees what it does today", async () => {
      await page.goto(`/hotel/${hotelId}/pos-manager?tab=happy-hours`);
      await button(page, RESTAURANT).click();
      await button(page, said.add).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(said.name).fill("After work");
      await dialog.getByLabel(said.from).fill(clockAt(beginsAt));
      await dialog.getByLabel(said.to).fill(clockAt(beginsAt + MINUTE_MS));
      await dialog.getByRole("combobox", { name: said.target }).fill(TEA);
      await page.getByRole("option", { name: TEA }).click();
      await dialog.getByRole("group").getByLabel(said.price).last().fill("120");
      await expectAccessible("the dialog");
      await button(dialog, said.save).click();
      await expect(page.getByText(said.later)).toBeVisible();
      await expect(page.getByText(said.cheaper)).toBeVisible();
      await expectAccessible("the tab");
    });

    await page.goto(`/hotel/${hotelId}/pos-sales?bill=new`);
    const tea = page
      .getByRole("button")
      .filter({ hasText: TEA })
      .filter({ hasText: "DA" })
      .or(page.getByRole("button").filter({ hasText: TEA }).filter({ hasText: "150,00" }))
      .first();
    const lines = page.getByRole("list", { name: said.lines }).getByRole("listitem");
    const passTo = (at: number) =>
      page.evaluate(() => Date.now()).then((is) => page.clock.fastForward(Math.max(0, at - is)));

    await test.step("it begins at its minute, without a network, also in the search", async () => {
      await expect(tea).toContainText("150,00");
      await expect(tea.locator("s")).toHaveCount(0);
      await page.context().setOffline(true);
      await passTo(beginsAt);
      await expect(tea.locator("s")).toContainText("150,00");
      await expect(tea).toContainText("120,00");
      await expect(page.getByText(said.until)).toBeVisible();
      await page.getByPlaceholder(said.search).fill("menthe");
      await expect(tea).toContainText("120,00");
      await expectAccessible("the till");
      await tea.click();
      await expect(lines).toHaveCount(1);
      await expect(lines.locator("s")).toContainText("150,00");
    });

    await test.step("it ends at its minute; one more is another line at the normal price", async () => {
      await passTo(beginsAt + MINUTE_MS);
      await expect(tea.locator("s")).toHaveCount(0);
      await lines.getByRole("button", { name: said.more }).click();
      await expect(lines).toHaveCount(2);
    });

    await page.context().setOffline(false);
    await page.clock.runFor(5_000);
    await expect
      .poll(async () =>
        (await bills())[0]?.lines.map((line) => [line.priceCentimes, line.happyHour]),
      )
      .toEqual([
        [12_000, { name: "After work", normalPriceCentimes: 15_000 }],
        [15_000, null],
      ]);
  });
