import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { expect, test } from "./support/test.ts";
import { givePin } from "./support/till-pins.ts";

const words = {
  en: {
    myPin: "My PIN",
    tables: "Tables",
    menu: "Menu",
    change: /^Change waiter/u,
    pin: "PIN",
    ok: "OK",
    opened: "Opened by",
    discount: "Discount",
    complaint: "Complaint",
    managersPin: "Manager's PIN",
    wrong: "The PIN is wrong.",
    lock: "Lock the till",
    locked: "The till is locked",
  },
  fr: {
    myPin: "Mon code",
    tables: "Tables",
    menu: "Carte",
    change: /^Changer de serveur/u,
    pin: "Code",
    ok: "OK",
    opened: "Ouverte par",
    discount: "Remise",
    complaint: "Réclamation",
    managersPin: "Code du responsable",
    wrong: "Le code est faux.",
    lock: "Verrouiller la caisse",
    locked: "La caisse est verrouillée",
  },
  ar: {
    myPin: "رمزي",
    tables: "الطاولات",
    menu: "قائمة الطعام",
    change: /^تغيير النادل/u,
    pin: "الرمز",
    ok: "موافق",
    opened: "فتحها",
    discount: "تخفيض",
    complaint: "شكوى",
    managersPin: "رمز المسؤول",
    wrong: "الرمز خاطئ.",
    lock: "اقفل نقطة البيع",
    locked: "نقطة البيع مقفلة",
  },
};

/** The wrong PIN. */
test.use({ expectedErrors: /status of 401.*till-turns/u });

const topDialog = (page: Page) => page.getByRole("dialog").last();

for (const language of ["en", "fr", "ar"] as const) {
  test(`POS-11 POS-15 X-05 X-06 waiters change by PIN, a manager approves a discount, and a locked till stays locked: ${language}`, async ({
    open,
    hire,
    baseURL,
  }) => {
    const say = words[language];
    const [karim, nadia, samia] = [await hire({ language }), await hire({}), await hire({})];
    const { hotelId } = await makeDemoHotel([karim, nadia, samia], { hasOpenBills: false });
    await givePin(baseURL ?? "", hotelId, karim, { name: "Karim", pin: "1379", role: "employee" });
    await givePin(baseURL ?? "", hotelId, nadia, { name: "Nadia", pin: "24680", role: "employee" });
    await givePin(baseURL ?? "", hotelId, samia, {
      name: "Samia",
      pin: "2580",
      role: "pos-manager",
    });
    const page = await open(await karim.signIn(), { viewport: { width: 1024, height: 768 } });
    await page.goto(`/hotel/${hotelId}/pos-sales`);
    await page.getByRole("button", { name: "Restaurant La Casbah" }).click();

    const key = (name: string) => page.getByRole("button", { name, exact: true }).last().click();
    const enter = async (pin: string) => {
      await expect(page.getByLabel(say.pin, { exact: true })).toBeFocused();
      for (const digit of pin) await key(digit);
      await key(say.ok);
    };
    const change = async (name: string, pin: string) => {
      await page.getByRole("button", { name: say.change }).click();
      await topDialog(page).getByRole("button", { name }).click();
      await enter(pin);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: say.change })).toContainText(name);
    };
    const orderOn = async (table: string) => {
      const tables = page.getByRole("list", { name: say.tables });
      await tables.getByRole("button").filter({ hasText: table }).first().click();
      const menu = page.getByRole("list", { name: say.menu });
      await menu.getByRole("button").filter({ hasText: "Chorba frik" }).click();
    };
    const openedBy = (name: string) =>
      expect(page.getByText(new RegExp(`^${say.opened} .?${name}.?$`, "u"))).toBeVisible();

    await page.getByRole("button", { name: say.change }).click();
    await topDialog(page).getByRole("button", { name: say.myPin, exact: true }).click();
    await expect(topDialog(page).locator("input")).toHaveCount(3);
    expect(await violationsOf(page)).toEqual([]);
    expect(await violationsOf(page, "html", "dark")).toEqual([]);
    await page.keyboard.press("Escape");

    await orderOn("T1");
    await openedBy("Karim");
    await page.goBack();
    await change("Nadia", "24680");
    await orderOn("T2");
    await openedBy("Nadia");

    const lines = page.getByRole("region").last().getByRole("listitem");
    await lines.first().getByRole("button").nth(2).click();
    await topDialog(page).getByRole("button", { name: say.discount, exact: true }).click();
    await topDialog(page)
      .getByRole("button", { name: /10\s*%/u })
      .click();
    await topDialog(page).getByRole("button", { name: say.complaint }).click();
    await topDialog(page).getByRole("button", { name: say.managersPin }).click();
    await enter("9999");
    await expect(page.getByText(say.wrong)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await violationsOf(page, "html", "dark")).toEqual([]);
    await enter("2580");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("405,00").first()).toBeVisible();

    await page.getByRole("button", { name: say.change }).click();
    expect(await violationsOf(page)).toEqual([]);
    await topDialog(page).getByRole("button", { name: say.lock }).click();
    await expect(page.getByRole("heading", { name: say.locked })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: say.locked })).toBeVisible();
    await expect(page.getByText("Chorba frik")).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Nadia" }).click();
    await enter("24680");
    await openedBy("Nadia");
    await page.reload();
    await openedBy("Nadia");
    await expect(page.getByRole("button", { name: say.change })).toContainText("Nadia");

    await asOwner(async (tx) => {
      const [entry] = await tx`
        select u.display_name as by, details::text as details
        from changes c join users u on u.id = c.by_user_id
        where c.hotel_id = ${hotelId} and c.action = 'pos.discount-bill'`;
      expect(entry?.by).toBe("Samia");
      expect(entry?.details).toContain("Nadia");
    }, hotelId);
  });
}
