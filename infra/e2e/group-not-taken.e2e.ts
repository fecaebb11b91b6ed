import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { deskOf } from "./support/desk.ts";
import { bookGroup } from "./support/groups.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const card = (page: Page, number: string) =>
  page.getByRole("gridcell").and(page.locator(`[data-number="${number}"]`));

test("FO-16 GRP-08 rooms that a group holds tonight are seen, not sold, decided by the audit, and sold again", async ({
  open,
  call,
  hire,
}) => {
  test.slow();
  const chief = await hire({});
  await makeOwnHotel([chief]);
  const signedIn = await chief.signIn();
  const caller = await call(signedIn);
  const desk = deskOf(caller);
  const group = await bookGroup(caller, desk, "Tassili Tours", 0);
  const page = await open(signedIn);

  await test.step("the cards of its rooms name the group, and it is among the arrivals", async () => {
    await page.goto(`/hotel/${desk.hotelId}/dashboard`);
    for (const number of ["101", "102", "103"])
      await expect(card(page, number)).toContainText("Tassili Tours");
    await expect(card(page, "101").getByRole("button")).toHaveCount(0);
    await expect(card(page, "104").getByRole("button", { name: /^Walk-in/ })).toBeVisible();
    await page.getByRole("button", { name: "Still to arrive 3" }).click();
    await expect(page.getByText("3 × Double, no room assigned yet")).toBeVisible();
    expect.soft(await violationsOf(page, "html", "light")).toEqual([]);
    await card(page, "101").click();
    await expect(page).toHaveURL(new RegExp(`group=${group.id}`));
    await expect(page.getByText("2 rooms without a name")).toBeVisible();
  });

  await test.step("the day is not closed before somebody decides", async () => {
    await page.goto(`/hotel/${desk.hotelId}/night-audit`);
    await expect(page.getByText(/^Decide first what becomes of the rooms/)).toBeVisible();
    await expect(button(page, "Start Night Audit Process")).toBeDisabled();
    await page.getByRole("button", { name: /^Group Rooms without a Guest/ }).click();
    await page
      .getByRole("combobox", { name: "What becomes of Double" })
      .selectOption("Release: back on sale");
    expect.soft(await violationsOf(page, "html", "dark")).toEqual([]);
    await button(page, "Start Night Audit Process").click();
    await page.getByRole("alertdialog").getByRole("textbox").fill("10-04-2026");
    await button(page.getByRole("alertdialog"), "Close the day").click();
    await expect(page.getByText("Night Audit completed successfully.")).toBeVisible();
  });

  await test.step("the next day its rooms are free, and the group says so", async () => {
    await page.goto(`/hotel/${desk.hotelId}/dashboard?group=${group.id}`);
    await expect(page.getByText(/on sale again since 11\/04\/2026/)).toBeVisible();
    await expect(card(page, "101")).not.toContainText("Tassili Tours");
  });
});
