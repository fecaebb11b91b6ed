import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { Page } from "@playwright/test";
import type { Desk } from "./desk.ts";
import { type TwoRecords, writtenTwice } from "./two-records.ts";

/** Bookings in every status that allows an action. */
export type Scene = {
  inHouse: Booking;
  /** Checked-in, the room charge is on the company's folio, the police form is sent. */
  leaving: Booking;
  arriving: Booking;
  /** Expected in a room that is still Dirty. */
  waiting: Booking;
  absent: Booking;
  cancelled: Booking;
  room: FreeRoom;
  group: Group;
  twice: TwoRecords;
};

export async function setScene(desk: Desk): Promise<Scene> {
  const inHouse = await desk.book(await desk.readyRoom(), "Nassima Haddad", {
    checkInNow: true,
    companyId: await desk.companyId(),
  });
  const arriving = await desk.book(await desk.readyRoom(), "Ali Benkhelifa", {
    comments: "Chambre calme, côté jardin",
  });
  await desk.charge(inHouse, "Dîner en terrasse", 345_050);
  await desk.pay(arriving, 500_000);
  const leaving = await desk.book(await desk.readyRoom(), "Kamel Bouzid", {
    checkInNow: true,
    companyId: await desk.companyId(),
  });
  await desk.chargeNights(leaving.id);
  await desk.markSent(leaving);
  const waiting = await desk.book(await desk.readyRoom(), "Yacine Amrani");
  await desk.setStatus(waiting.roomId, "Dirty");
  const absent = await desk.book(await desk.readyRoom(), "Hakim Zerrouki");
  await desk.change(absent, "no-show");
  const cancelled = await desk.book(await desk.readyRoom(), "Lina Mokrani");
  await desk.change(cancelled, "cancel", "Vol annulé");
  const room = await desk.readyRoom();
  const [group, twice] = [await desk.group(), await writtenTwice(desk)];
  return { inHouse, leaving, arriving, waiting, absent, cancelled, room, group, twice };
}

/** Every dialog of the suite, with its URL or the steps that open it. */
export function dialogsOf(scene: Scene) {
  const { inHouse, leaving, arriving, waiting, absent, cancelled, room, group, twice } = scene;
  const stay = (id: string, panel = "") => `dashboard?booking=${id}${panel && `&panel=${panel}`}`;
  const folios = stay(inHouse.id, "folios");
  const cardex = `dashboard?cardex=${inHouse.guests[0]?.guestId}`;
  const ofGroup = (task: string) => `dashboard?group=${group.id}&task=${task}`;
  return [
    { name: "new-booking", at: "dashboard?new=any" },
    { name: "walk-in", at: `dashboard?new=${room.id}` },
    { name: "stay", at: stay(inHouse.id) },
    { name: "check-in", at: stay(arriving.id, "check-in") },
    { name: "check-in-dirty", at: stay(waiting.id, "check-in") },
    { name: "check-out", at: stay(inHouse.id, "check-out") },
    { name: "folio-manager", at: folios },
    { name: "post-payment", at: folios, open: (page: Page) => pressFooter(page, -1) },
    { name: "post-charge", at: folios, open: (page: Page) => pressFooter(page, -2) },
    { name: "print-folio", at: folios, open: (page: Page) => pressFooter(page, 1) },
    { name: "reversal", at: folios, open: (page: Page) => pressInRow(page) },
    { name: "move-posting", at: folios, open: (page: Page) => pressInRow(page, 1) },
    { name: "split-posting", at: folios, open: (page: Page) => pressInRow(page, 2) },
    { name: "refund", at: stay(arriving.id, "folios"), open: (page: Page) => pressFooter(page, 2) },
    { name: "change-room", at: stay(arriving.id, "change-room") },
    { name: "dates", at: stay(inHouse.id, "dates") },
    { name: "details", at: stay(arriving.id, "details") },
    { name: "cancel", at: stay(arriving.id, "cancel") },
    { name: "no-show", at: stay(arriving.id, "no-show") },
    { name: "reactivate", at: stay(absent.id, "reactivate") },
    { name: "undo-check-in", at: stay(inHouse.id, "undo") },
    { name: "undo-cancellation", at: stay(cancelled.id, "undo") },
    { name: "groups", at: "dashboard?list=groups" },
    { name: "assign-room", at: `${ofGroup("assign")}&block=${group.blocks[0]?.id}` },
    { name: "assign-all", at: `${ofGroup("assign-all")}&block=${group.blocks[0]?.id}` },
    { name: "check-in-all", at: ofGroup("check-in-all") },
    { name: "undo-check-ins", at: ofGroup("undo-check-ins") },
    { name: "key-list", at: ofGroup("keys") },
    { name: "group-contract", at: ofGroup("edit") },
    { name: "rooming-list", at: ofGroup("import") },
    { name: "group-account", at: ofGroup("account") },
    { name: "cancel-group", at: ofGroup("cancel") },
    { name: "today", at: "dashboard?list=today" },
    { name: "new-guest", at: "dashboard?cardex=new" },
    { name: "cardex", at: cardex },
    { name: "cardex-stays", at: `${cardex}&cardexTab=stays` },
    { name: "cardex-notes", at: `${cardex}&cardexTab=notes` },
    { name: "merge-guests", at: cardex, layers: 2, open: (page: Page) => pressFooter(page, 0) },
    {
      name: "merge-fields",
      at: `dashboard?cardex=${twice.kept.id}`,
      layers: 2,
      open: (page: Page) => mergeWith(page, twice),
    },
    { name: "police-report", at: POLICE },
    { name: "police-form", at: POLICE, layers: 2, open: (page: Page) => openForm(page) },
    { name: "police-occupant", at: POLICE, layers: 2, open: (page: Page) => openUnnamed(page) },
    { name: "police-print", at: POLICE, layers: 2, open: (page: Page) => printForms(page) },
    { name: "police-incomplete", at: POLICE, layers: 2, open: (page: Page) => markForm(page) },
    {
      name: "police-take-back",
      at: POLICE,
      layers: 2,
      open: (page: Page) => takeBack(page, leaving.roomNumber),
    },
    { name: "out-of-order", at: `dashboard?mode=housekeeping&out=${room.id}` },
    { name: "room-status", at: `housekeeping?room=${room.id}` },
  ] as const;
}

/** The number of dialogs stacked once this one is open. */
export const layersOf = (dialog: object): number =>
  "layers" in dialog ? Number(dialog.layers) : 3;

const POLICE = "dashboard?list=police";

/** The row of the scene's guest in the police report, whose form is incomplete. */
const formLine = (page: Page) =>
  page.locator("dialog[open] tbody tr").filter({ hasText: "Nassima Haddad" }).first();

async function openForm(page: Page) {
  await formLine(page).locator("td").nth(1).click();
  await page.locator("dialog[open] form [name=fullName]").waitFor();
}

async function openUnnamed(page: Page) {
  await page.locator("dialog[open] tbody em").first().click();
}

/** Prints the forms of one guest and of unnamed occupants; checking the whole hotel's would take too long. */
async function printForms(page: Page) {
  const dialog = page.locator("dialog[open]");
  await formLine(page).getByRole("checkbox").check();
  await dialog.locator("tbody tr:has(em)").first().getByRole("checkbox").check();
  await dialog.locator("button:has(+ button[data-variant=primary])").first().click();
}

async function markForm(page: Page) {
  const dialog = page.locator("dialog[open]");
  await formLine(page).getByRole("checkbox").check();
  await dialog.locator("button[data-variant=primary]").first().click();
}

/** Marks a form as not sent. Sent forms are in the second tab; the action is the last entry of the row's menu. */
async function takeBack(page: Page, room: string) {
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("tab").last().click();
  await dialog
    .locator("tbody tr")
    .filter({ has: page.getByText(room, { exact: true }) })
    .filter({ hasText: "Kamel Bouzid" })
    .getByRole("button")
    .last()
    .click();
  await page.getByRole("menuitem").last().click();
}

/** Goes from the possible duplicates to the comparison of the two records and types the name. */
async function mergeWith(page: Page, { lost }: Scene["twice"]) {
  await page
    .locator("dialog[open] li")
    .filter({ hasText: lost.fullName })
    .first()
    .getByRole("button")
    .click();
  const question = page.locator("dialog[open]").last();
  await question.getByRole("radio").nth(1).check();
  await question.getByRole("textbox").fill(lost.fullName);
}

/** Presses a footer button of the top dialog, by position, because labels depend on the language. */
async function pressFooter(page: Page, index: number) {
  await page
    .locator("dialog[open]")
    .last()
    .locator("footer")
    .getByRole("button")
    .nth(index)
    .click();
}

/** Presses a button of the folio's first posting: reverse, move to the company's folio, or split. */
async function pressInRow(page: Page, index = 0) {
  await page.locator("dialog[open] td button").nth(index).click();
}
