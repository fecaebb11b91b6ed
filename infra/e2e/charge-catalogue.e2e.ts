import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import { violationsOf } from "./support/axe.ts";
import { deskOf } from "./support/desk.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("FOL-04 the desk posts two waters of the catalogue by the keys alone", async ({
  open,
  call,
  hire,
}) => {
  const chief = await hire({ isSuperAdmin: true });
  await makeOwnHotel([chief]);
  const signedIn = await chief.signIn();
  const caller = await call(signedIn);
  const desk = deskOf(caller);
  const nights = "checkIn=2026-04-10&checkOut=2026-04-12";
  const free = `/hotels/${desk.hotelId}/availability/free-rooms?${nights}`;
  const { rooms } = await caller.get<FreeRoomList>(free);
  const room = rooms.find(({ number }) => number === "103");
  if (!room) throw new Error("room 103 is not free");
  await desk.setStatus(room.id, "Clean");
  const { id } = await desk.book(room, "Salim Ouali", { checkInNow: true });
  const [setup, page] = [await open(signedIn), await open(signedIn)];
  const charges = setup.locator("#charges");

  await test.step("the set-up offers it", async () => {
    await setup.goto(`/setup-hotel/${desk.hotelId}`);
    await button(charges, "+ Add Charge").click();
    await charges.getByLabel("Name").fill("Eau minérale");
    await charges.getByLabel("Unit price").fill("150");
    await button(charges, "Save All Charges").click();
    await expect(setup.getByText("Saved.").first()).toBeVisible();
  });

  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=folios`);
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });
  const form = page.getByRole("dialog", { name: "Post Charge" });

  await test.step("its name, Enter, how many, Enter", async () => {
    await button(folio, "Post Charge").click();
    await page.keyboard.type("eau");
    await expect(form.getByRole("option", { name: /Eau minérale/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Quantity")).toBeFocused();
    await page.keyboard.type("2");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Charge posted successfully!")).toBeVisible();
    const line = folio.getByRole("row", { name: /Eau minérale × 2/ });
    await expect(line).toContainText("300,00 DA");
  });
});
