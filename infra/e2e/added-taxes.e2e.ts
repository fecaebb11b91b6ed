import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import { violationsOf } from "./support/axe.ts";
import { deskOf } from "./support/desk.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("SET-02 FOL-02 FOL-03 a hotel adds TVA: each charge has its line on the folio and on paper, and is taken back with it", async ({
  open,
  call,
  hire,
}) => {
  const chief = await hire({ isSuperAdmin: true });
  await makeOwnHotel([chief]);
  const signedIn = await chief.signIn();
  const desk = deskOf(await call(signedIn));
  const page = await open(signedIn);

  await test.step("the set-up refuses TVA on the stay tax, and adds both taxes", async () => {
    await page.goto(`/setup-hotel/${desk.hotelId}`);
    await button(page, "Change the rates from a day on").click();
    const form = page.getByRole("dialog", { name: "New tax rates" });
    await form.getByRole("textbox", { name: "Valid from" }).fill("10/04/2026");
    await form.getByLabel("TVA %").fill("9");
    await form.getByLabel("TDS %").fill("0");
    await form.getByLabel("Stay tax per adult and night").fill("500");
    await form.getByLabel("Where TVA is").selectOption({ label: "Added to folios" });
    await form.getByLabel("Where the stay tax is").selectOption({ label: "In the prices" });
    await button(form, "Save").click();
    await expect(form.getByText(/^TVA can't be added to prices/)).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await form.getByLabel("Where the stay tax is").selectOption({ label: "Added to folios" });
    await button(form, "Save").click();
    await expect(page.getByText("Saved.").first()).toBeVisible();
  });

  const free = `/hotels/${desk.hotelId}/availability/free-rooms?checkIn=2026-04-10&checkOut=2026-04-12`;
  const { rooms } = await (await call(signedIn)).get<FreeRoomList>(free);
  const room = rooms.find(({ number }) => number === "103");
  if (!room) throw new Error("room 103 is not free");
  await desk.setStatus(room.id, "Clean");
  const { id } = await desk.book(room, "Salim Ouali", { checkInNow: true });
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=folios`);
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });

  await test.step("a charge says its TVA before it is posted, and has a line of it afterwards", async () => {
    for (const [description, amount, tva] of [
      ["Dinner", "1000", "90,00"],
      ["Laundry", "200", "18,00"],
    ] as const) {
      await button(folio, "Post Charge").click();
      const form = page.getByRole("dialog", { name: "Post Charge" });
      await form.getByRole("combobox", { name: "Description" }).fill(description);
      await form.getByLabel("Amount (DA)").fill(amount);
      await expect(form.getByText(/^TVA of 9.% is added/)).toContainText(tva);
      await button(form, "Post Charge").click();
      await expect(form).toHaveCount(0);
      await expect(folio.getByRole("row", { name: `TVA – ${description}` })).toContainText(tva);
    }
  });

  await test.step("the paper has the same lines", async () => {
    await button(folio, "Print").click();
    const paper = page.getByRole("dialog", { name: "Print the folio" }).getByRole("article");
    await expect(paper.getByRole("row", { name: /TVA – Laundry/ })).toContainText("18,00");
    await expect(paper).toContainText("1.308,00");
    await page.keyboard.press("Escape");
  });

  await test.step("the dinner is taken back with its TVA, as the dialog says", async () => {
    await button(folio, "Reverse: Dinner").click();
    const form = page.getByRole("dialog", { name: "Reverse this posting?" });
    await expect(form.getByText(/^Dinner, 1\.000,00.DA \+ TVA 90,00.DA$/)).toBeVisible();
    await expect(form.getByText(/218,00.DA/)).toBeVisible();
    await form.getByLabel("Reason").fill("Another guest's");
    await button(form, "Reverse").click();
    await expect(page.getByText("Posting reversed.")).toBeVisible();
    await expect(folio.getByRole("row", { name: /Reverses: TVA – Dinner/ })).toBeVisible();
    await expect(folio.getByRole("tab", { selected: true })).toContainText("218,00");
  });
});
