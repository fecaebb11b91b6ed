import { violationsOf } from "./support/axe.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { sellTwice } from "./support/sold-twice.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(120_000);

const words = {
  en: {
    tab: "Sold twice (1)",
    settled: "Sold twice",
    settleOf: /^Settle Bill 1 · T4 · \d+\/\d+$/u,
    settle: "Settle",
    done: /^Bill 1 · T4 · \d+\/\d+ is settled\.$/u,
  },
  fr: {
    tab: "Encaissées deux fois (1)",
    settled: "Encaissées deux fois",
    settleOf: /^Classer le cas\s: Addition 1 · T4 · \d+\/\d+$/u,
    settle: "Classer le cas",
    done: /^Addition 1 · T4 · \d+\/\d+\s: cas classé\.$/u,
  },
  ar: {
    tab: "بيعت مرتين (1)",
    settled: "بيعت مرتين",
    settleOf: /^تسوية .?الفاتورة .?1/u,
    settle: "تسوية",
    done: /^تمت تسوية .?الفاتورة .?1/u,
  },
} as const;

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-12 X-05 X-06 the manager sees a bill that was sold twice, and settles it with a reason: ${language}`, async ({
    open,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    await sellTwice(hotelId);
    const page = await open(await chief.signIn());
    await page.goto(`/hotel/${hotelId}/pos-manager`);
    await button(page, "Restaurant La Casbah").click();
    await page.getByRole("tab", { name: said.tab }).click();
    const conflict = page.getByRole("list", { name: said.settled }).getByRole("listitem").first();
    await expect(conflict).toContainText("900,00");
    await expect(conflict).toContainText("1.200,00");
    await conflict.locator("summary").click();
    await expect(conflict).toContainText("Chorba frik");
    expect(await violationsOf(page)).toEqual([]);

    await conflict.getByRole("button", { name: said.settleOf }).click();
    const dialog = page.getByRole("dialog");
    await button(dialog, said.settle).click();
    await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("textbox").fill("Payée une fois, saisie deux fois");
    await button(dialog, said.settle).click();
    await expect(page.getByText(said.done)).toBeVisible();
    await expect(page.getByRole("tab", { name: said.settled, exact: true })).toBeVisible();
    await expect(conflict).toContainText("Payée une fois, saisie deux fois");
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(conflict).toContainText("Payée une fois, saisie deux fois");
  });
