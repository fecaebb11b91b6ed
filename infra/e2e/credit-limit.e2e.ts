import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const words = {
  en: {
    book: "New booking",
    company: "Company",
    beyond: / owed .* already\.$/u,
    counted: "What is counted",
    type: /^Room type/u,
    withGroup: /, with this group /u,
  },
  fr: {
    book: "Nouvelle réservation",
    company: "Société",
    beyond: /encours déjà à /u,
    counted: "Détail de l’encours",
    type: /^Type de chambre/u,
    withGroup: /, avec ce groupe /u,
  },
  ar: {
    book: "حجز جديد",
    company: "الشركة",
    beyond: /والمستحق بلغ /u,
    counted: "ما الذي يُحتسب",
    type: /^نوع الغرفة/u,
    withGroup: /ومع هذه المجموعة /u,
  },
} as const;

async function expectAccessible(page: Page, where: string, part: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, part, scheme), `${where}, ${scheme}`).toEqual([]);
}

/** The company that owes most, which pays for rooms and is beyond its credit limit. */
async function companyBeyondLimit(hotelId: string): Promise<string> {
  return asOwner(async (tx) => {
    await tx`update companies set credit_limit_centimes = 100 where hotel_id = ${hotelId}`;
    await tx`insert into billing_rules (hotel_id, company_id, department, limit_centimes, frequency)
      select hotel_id, id, 'Room', 0, 'perTransaction' from companies where hotel_id = ${hotelId}
      on conflict (hotel_id, company_id, department) do update set limit_centimes = 0`;
    const [most] = await tx<{ name: string }[]>`
      select c.name from invoices i join companies c on c.hotel_id = i.hotel_id and c.id = i.company_id
      where i.hotel_id = ${hotelId} and i.status = 'Unpaid'
      group by c.name order by sum(i.due_centimes) desc limit 1`;
    return most?.name ?? "";
  }, hotelId);
}

for (const language of ["en", "fr", "ar"] as const)
  test(`INV-14 X-05 X-06 the desk is told that a booking and a group take a company beyond its credit limit: ${language}`, async ({
    open,
    hire,
  }) => {
    const said = words[language];
    const chief = await hire({ language });
    const { hotelId } = await makeDemoHotel([chief]);
    const name = await companyBeyondLimit(hotelId);
    const page = await open(await chief.signIn());

    await page.goto(`/hotel/${hotelId}/dashboard`);
    await button(page, said.book).click();
    const booking = page.getByRole("dialog", { name: said.book });
    await booking.getByRole("combobox", { name: said.company, exact: true }).fill(name.slice(0, 6));
    await booking.getByRole("option", { name }).click();
    await expect(booking.getByText(said.beyond)).toBeVisible();
    await button(booking, said.counted).click();
    await expect(page.getByRole("dialog", { name: said.counted })).toBeVisible();
    await expectAccessible(page, "booking", "dialog[open]");

    await page.goto(`/hotel/${hotelId}/create-group`);
    const group = page.getByRole("main");
    await group.getByRole("combobox", { name: said.company, exact: true }).fill(name.slice(0, 6));
    await group.getByRole("option", { name }).click();
    await expect(group.getByText(said.beyond)).toBeVisible();
    await group.getByLabel(said.type).selectOption({ index: 1 });
    await expect(group.getByText(said.withGroup)).toBeVisible();
    await expectAccessible(page, "new group", "main");
  });
