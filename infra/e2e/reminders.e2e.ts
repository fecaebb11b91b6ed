import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const words = {
  en: {
    reminders: "Reminders",
    companies: "Companies to remind",
    look: "Look at the reminder",
    letter: "Reminder",
    save: "Save the letter",
    saved: "The letter was saved.",
    none: "No reminder is due.",
    again: /^Print: /u,
  },
  fr: {
    reminders: "Relances",
    companies: "Sociétés à relancer",
    look: "Voir le rappel",
    letter: "Rappel",
    save: "Enregistrer la lettre",
    saved: "La lettre est enregistrée.",
    none: "Aucune relance à faire.",
    again: /^Imprimer.: /u,
  },
  ar: {
    reminders: "التذكيرات",
    companies: "شركات ينبغي تذكيرها",
    look: "عرض التذكير",
    letter: "تذكير",
    save: "حفظ الرسالة",
    saved: "حُفظت الرسالة.",
    none: "لا تذكير حان وقته.",
    again: /^طباعة: /u,
  },
} as const;

async function expectAccessible(page: Page, where: string, part = "html") {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, part, scheme), `${where}, ${scheme}`).toEqual([]);
}

/** The company that owes most, whose invoices became due a month ago. */
async function overdueCompany(hotelId: string): Promise<string> {
  return asOwner(async (tx) => {
    await tx`update invoices set business_date = business_date - 90, due_date = business_date - 30
      where hotel_id = ${hotelId} and kind = 'invoice'`;
    const [most] = await tx<{ name: string }[]>`
      select c.name from invoices i join companies c on c.hotel_id = i.hotel_id and c.id = i.company_id
      where i.hotel_id = ${hotelId} and i.status = 'Unpaid'
      group by c.name order by sum(i.due_centimes) desc limit 1`;
    return most?.name ?? "";
  }, hotelId);
}

for (const language of ["en", "fr", "ar"] as const)
  test(`INV-14 X-05 X-06 a company is reminded of overdue invoices: ${language}`, async ({
    open,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    const name = await overdueCompany(hotelId);
    const page = await open(await chief.signIn());

    await page.goto(`/hotel/${hotelId}/commercial`);
    await button(page, said.reminders).click();
    const list = page.getByRole("dialog", { name: said.companies });
    await expect(list.getByRole("link", { name })).toBeVisible();
    await expectAccessible(page, "companies to remind", "dialog[open]");
    await list.getByRole("link", { name }).click();
    await expect(list).toBeHidden();
    await button(page, said.look).click();
    const letter = page.getByRole("dialog", { name: said.letter, exact: true });
    await expect(letter.getByText("Rappel de paiement")).toBeVisible();
    await expectAccessible(page, "letter", "dialog[open]");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(said.saved)).toBeVisible();
    const paper = page.locator("dialog[open]").last();
    await expect(paper.getByText("Rappel de paiement")).toBeVisible();
    await expectAccessible(page, "paper", "dialog[open]");
    const file = paper.getByRole("link", { name: "PDF" });
    const answer = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    await page.keyboard.press("Escape");
    await expect(page.getByText(said.none)).toBeVisible();
    await expect(page.getByRole("button", { name: said.again })).toBeVisible();
    await expectAccessible(page, "account");
  });
