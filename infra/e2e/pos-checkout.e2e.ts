import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { expect, test } from "./support/test.ts";

const words = {
  en: {
    checkout: "Checkout",
    cash: /^Take 450,00\sDA and close the bill$/u,
    change: /^Change/u,
    close: "Close",
    room: "Room",
    roomNumber: "Room number",
    find: "Find guest",
    take: /^Take .* and close the bill$/u,
    receipts: "Receipts",
    refund: "Refund",
    reason: /^Reason/u,
    refunded: "Given back",
    shift: "Cash shift",
    counted: /^Counted cash/u,
    closeShift: "Close shift",
    tables: "Tables",
    menu: "Menu",
  },
  fr: {
    checkout: "Encaisser",
    cash: /^Encaisser 450,00\sDA et clore$/u,
    change: /^À rendre/u,
    close: "Fermer",
    room: "Chambre",
    roomNumber: "Numéro de chambre",
    find: "Chercher le client",
    take: /^Encaisser .* et clore$/u,
    receipts: "Tickets",
    refund: "Rembourser",
    reason: /^Motif/u,
    refunded: "Remboursée",
    shift: "Session de caisse",
    counted: /^Espèces comptées/u,
    closeShift: "Clôturer la session",
    tables: "Tables",
    menu: "Carte",
  },
  ar: {
    checkout: "الدفع",
    cash: /^قبض .?450,00\sDA.? وإغلاق الفاتورة$/u,
    change: /^الباقي للزبون/u,
    close: "إغلاق",
    room: "الغرفة",
    roomNumber: "رقم الغرفة",
    find: "البحث عن النزيل",
    take: /^قبض .* وإغلاق الفاتورة$/u,
    receipts: "الوصولات",
    refund: "إرجاع المبلغ",
    reason: /^السبب/u,
    refunded: "أُرجع مبلغها",
    shift: "حصة الصندوق",
    counted: /^النقد المعدود/u,
    closeShift: "إغلاق الحصة",
    tables: "الطاولات",
    menu: "قائمة الطعام",
  },
};

/** A guest who sleeps in the hotel and pays for the room: its number and the surname. */
async function guestOf(hotelId: string): Promise<{ room: string; name: string }> {
  let guest = { room: "", name: "" };
  await asOwner(async (tx) => {
    const [row] = await tx<{ number: string; guest_name: string }[]>`
      select r.number, p.guest_name from bookings b
      join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
      join primary_guests p on p.hotel_id = b.hotel_id and p.booking_id = b.id
      where b.hotel_id = ${hotelId} and b.status = 'Checked-in' and b.company_id is null
      order by r.number limit 1`;
    guest = { room: row?.number ?? "", name: row?.guest_name ?? "" };
  }, hotelId);
  return guest;
}

async function addTerminal(hotelId: string): Promise<void> {
  await asOwner(async (tx) => {
    await tx`insert into pos_terminals (hotel_id, restaurant_id, id, name)
      select hotel_id, id, ${randomUUID()}, 'Bar' from restaurants
      where hotel_id = ${hotelId} and name = 'Restaurant La Casbah'`;
  }, hotelId);
}

const topDialog = (page: Page) => page.getByRole("dialog").last();
const inTop = (page: Page, name: string | RegExp) =>
  topDialog(page).getByRole("button", { name, exact: true });

for (const language of ["en", "fr", "ar"] as const) {
  test(`POS-04 POS-05 POS-06 POS-11 POS-14 X-05 X-06 bills are paid in cash and on a room, one is given back, and the drawer is counted: ${language}`, async ({
    open,
    hire,
  }) => {
    const say = words[language];
    const manager = await hire({ language });
    const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
    await addTerminal(hotelId);
    const guest = await guestOf(hotelId);
    const page = await open(await manager.signIn(), {
      viewport: { width: 1024, height: 768 },
    });
    await page.addInitScript(() => {
      window.printed = 0;
      window.print = () => {
        window.printed = (window.printed ?? 0) + 1;
      };
    });
    await page.goto(`/hotel/${hotelId}/pos-sales`);
    await page.getByRole("button", { name: "Restaurant La Casbah" }).click();
    const order = async (table: string) => {
      await page
        .getByRole("list", { name: say.tables })
        .getByRole("button")
        .filter({ hasText: table })
        .first()
        .click();
      await page
        .getByRole("list", { name: say.menu })
        .getByRole("button")
        .filter({ hasText: "Chorba frik" })
        .click();
      await page.getByRole("button", { name: say.checkout }).first().click();
    };

    await order("T1");
    await inTop(page, /^500,00/u).click();
    await expect(topDialog(page).getByText(say.change)).toContainText("50,00");
    expect(await violationsOf(page)).toEqual([]);
    await inTop(page, say.cash).click();
    await expect(
      topDialog(page)
        .getByText(/Chorba frik/u)
        .first(),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.printed)).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await inTop(page, say.close).last().click();

    await order("T2");
    await topDialog(page).getByRole("radio", { name: say.room }).check({ force: true });
    await topDialog(page).getByLabel(say.roomNumber).fill(guest.room);
    await inTop(page, say.find).click();
    await expect(topDialog(page).getByText(guest.name)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await inTop(page, say.take).click();
    await expect.poll(() => page.evaluate(() => window.printed)).toBe(2);
    await inTop(page, say.close).last().click();

    await page.getByRole("button", { name: say.receipts, exact: true }).click();
    await topDialog(page).getByRole("listitem").first().getByRole("button").click();
    await inTop(page, say.refund).click();
    await topDialog(page).getByLabel(say.reason).fill("Trop salée");
    await inTop(page, say.refund).click();
    // The paper, which is in French, says so once the sale is given back.
    await expect(
      topDialog(page)
        .getByText(/^Remboursé\s:/u)
        .first(),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(topDialog(page).getByText(say.refunded, { exact: true }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: say.shift, exact: true }).click();
    await topDialog(page).getByLabel(say.counted).fill("400");
    expect(await violationsOf(page)).toEqual([]);
    await inTop(page, say.closeShift).click();
    const asked = page.getByRole("alertdialog");
    expect(await violationsOf(page)).toEqual([]);
    await asked.getByRole("button", { name: say.closeShift, exact: true }).click();
    // 450,00 DA in cash were taken; what went on the room and back is no cash.
    await expect(topDialog(page).getByText("-50,00").first()).toBeVisible();
  });
}
