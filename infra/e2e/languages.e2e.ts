import type { Language } from "@funduq/shared-types/contracts/session";
import type { Page, Response } from "@playwright/test";
import { places } from "./support/places.ts";
import { loadsOf, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { forbiddenTexts, tellTales, textsOf } from "./support/texts.ts";

/** The language select, found by its option for Arabic, which is the same in every language. */
async function choose(page: Page, language: Language) {
  const select = page.getByRole("combobox").filter({ has: page.locator("option[value=ar]") });
  await select.first().selectOption(language);
}

async function expectLanguage(page: Page, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
}

async function expectOnly(page: Page, language: Language) {
  const forbidden = await forbiddenTexts(language);
  const said = await textsOf(page);
  const wrong = said.filter((text) => forbidden.has(text) || text.includes("{{"));
  expect(wrong, `${page.url()} in ${language}`).toEqual([]);
}

for (const { name, path, heading } of places) {
  test(`X-05 ${name} switches between French, English and Arabic without a reload, and keeps the language after one`, async ({
    open,
    hire,
  }) => {
    const chief = await hire({ isSuperAdmin: true });
    const page = await open(await chief.signIn());
    await page.goto(path(chief.hotelId));
    await chooseTerminal(page);
    await expect(page.getByRole("heading", { name: heading.en, exact: true })).toBeVisible();
    const loads = loadsOf(page);
    const isSaved = () => page.waitForResponse("**/api/session/preferences");
    for (const language of ["fr", "en", "ar"] as const) {
      const saved = isSaved();
      await choose(page, language);
      await expect(
        page.getByRole("heading", { name: heading[language], exact: true }),
      ).toBeVisible();
      await expectLanguage(page, language);
      await expectOnly(page, language);
      // Waits for the response, so that the next request can't overtake this one.
      expect((await saved).ok()).toBe(true);
    }
    expect(loads).toEqual([]);

    await page.reload();
    await expect(page.getByRole("heading", { name: heading.ar, exact: true })).toBeVisible();
    await expectLanguage(page, "ar");
  });
}

test("X-05 only the catalogues of the current language are downloaded, for screens and for errors", async ({
  open,
  hire,
}) => {
  const page = await open(await (await hire({ role: "hotel-admin" })).signIn());
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const downloaded = async (language: Language) => {
    const code = (await Promise.all(scripts.map((script) => script.text()))).join("\n");
    return (await tellTales(language)).filter((text) => code.includes(text));
  };
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Front office", exact: true })).toBeVisible();
  expect((await downloaded("en")).length).toBeGreaterThan(50);
  expect([await downloaded("fr"), await downloaded("ar")]).toEqual([[], []]);

  await choose(page, "ar");
  await expectLanguage(page, "ar");
  expect((await downloaded("ar")).length).toBeGreaterThan(50);
  expect(await downloaded("ar")).toContain("تعذّرت قراءة الطلب.");
  expect(await downloaded("fr")).toEqual([]);
});

test("X-05 the login page changes its language, too, and the browser stores it", async ({
  open,
}) => {
  const page = await open();
  await page.goto("/login");
  await choose(page, "fr");
  await expect(page.getByRole("heading", { name: "Connexion à Funduq" })).toBeVisible();
  await expectOnly(page, "fr");
  await choose(page, "ar");
  await expectLanguage(page, "ar");
  await expectOnly(page, "ar");
  await page.reload();
  await expect(page.getByRole("button", { name: "دخول" })).toBeVisible();
  await expectLanguage(page, "ar");
});

test("X-05 X-01 a stay and its folio are entirely in Arabic, with left-to-right amounts", async ({
  open,
  hire,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "ليلى بن يوسف", { checkInNow: true });
  const clerk = await hire({ role: "front-office", language: "ar" });
  const page = await open(await clerk.signIn());
  await page.goto("/dashboard");
  await roomCard(page, room.number).click();
  await expect(page.getByRole("dialog", { name: /ليلى بن يوسف/ })).toBeVisible();
  await expectOnly(page, "ar");
  await page.keyboard.press("F9");
  await expect(page.getByRole("dialog", { name: /ليلى بن يوسف/ }).last()).toContainText("0,00 DA");
  await expectOnly(page, "ar");
});

/** Chooses the terminal, which the restaurant asks for on a new device. */
async function chooseTerminal(page: Page) {
  if (!/pos-/.test(page.url())) return;
  await page.getByRole("button", { name: "Restaurant La Casbah" }).click();
}
