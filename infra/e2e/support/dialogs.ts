import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Page } from "@playwright/test";
import type { Desk } from "./desk.ts";

/** A stay that is in the house and one that arrives, for looking at. */
export type Scene = { inHouse: Booking; arriving: Booking; room: FreeRoom };

export async function setScene(desk: Desk): Promise<Scene> {
  const inHouse = await desk.book(await desk.readyRoom(), "Nassima Haddad", { checkInNow: true });
  const arriving = await desk.book(await desk.readyRoom(), "Ali Benkhelifa", {
    comments: "Chambre calme, côté jardin",
  });
  await desk.charge(inHouse, "Dîner en terrasse", 345_050);
  return { inHouse, arriving, room: await desk.readyRoom() };
}

/** Every dialog of the suite: the address that opens it, or the way to it from there. */
export function dialogsOf({ inHouse, arriving, room }: Scene) {
  const stay = (id: string, panel = "") => `dashboard?booking=${id}${panel && `&panel=${panel}`}`;
  const folios = stay(inHouse.id, "folios");
  return [
    { name: "new-booking", at: "dashboard?new=any" },
    { name: "walk-in", at: `dashboard?new=${room.id}` },
    { name: "stay", at: stay(inHouse.id) },
    { name: "check-in", at: stay(arriving.id, "check-in") },
    { name: "check-out", at: stay(inHouse.id, "check-out") },
    { name: "folio-manager", at: folios },
    { name: "post-payment", at: folios, open: (page: Page) => pressFooter(page, 1) },
    { name: "post-charge", at: folios, open: (page: Page) => pressFooter(page, 2) },
    { name: "room-status", at: `housekeeping?room=${room.id}` },
  ] as const;
}

/** The buttons at the bottom of the dialog on top, by place: their words depend on the language. */
async function pressFooter(page: Page, index: number) {
  await page
    .locator("dialog[open]")
    .last()
    .locator("footer")
    .getByRole("button")
    .nth(index)
    .click();
}
