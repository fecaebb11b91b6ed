import { violationsOf } from "./support/axe.ts";
import { deskOf } from "./support/desk.ts";
import { bookGroup } from "./support/groups.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("GRP-09 BK-20 a group is assigned its rooms, checked in and undone, each with one dialog", async ({
  open,
  call,
  hire,
}) => {
  const chief = await hire({});
  await makeOwnHotel([chief]);
  const signedIn = await chief.signIn();
  const caller = await call(signedIn);
  const desk = deskOf(caller);
  const group = await bookGroup(caller, desk, "Tassili Tours", 0);
  const page = await open(signedIn);
  const panel = page.getByRole("complementary", { name: "Group" });
  const dialog = page.getByRole("dialog");

  await test.step("rooms are proposed; names are typed with the keyboard alone", async () => {
    await page.goto(`/hotel/${desk.hotelId}/dashboard?group=${group.id}`);
    await button(panel, "Assign all Double rooms").click();
    await expect(page.getByLabel("Guest 1", { exact: true })).toHaveValue("Amel Kaci");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.getByLabel("Guest 1", { exact: true }).focus();
    for (const name of ["Badis Saïdi", "Chérif Amrani"]) {
      // Over the room and the adults of the row before.
      for (const _ of ["room", "adults", "guest"]) await page.keyboard.press("Tab");
      await page.keyboard.type(name);
    }
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Rooms assigned: 3 of 3.")).toBeVisible();
    await expect(panel.getByText("Rooms assigned: 3 of 3")).toBeVisible();
  });

  await test.step("two are checked in; the guest of a dirty room is named", async () => {
    const { rooms } = await desk.grid();
    await desk.setStatus(rooms.find(({ number }) => number === "102")?.id ?? "", "Dirty");
    await button(panel, "Check in all").click();
    await button(dialog, "Check in (3)").click();
    await expect(dialog.getByText("Checked in: 2 of 3.")).toBeVisible();
    await expect(dialog.getByText("Room 102 is Dirty.")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    const hidden = (list: Element) => list.scrollWidth - list.clientWidth;
    expect(await dialog.getByRole("list").evaluate(hidden)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(dialog, "Done").click();
  });

  await test.step("the keys are listed", async () => {
    await button(panel, "Key list").click();
    await expect(dialog.getByRole("table").getByText("Badis Saïdi")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("both check-ins are undone with one reason", async () => {
    await button(panel, "Undo check-ins").click();
    await dialog.getByLabel("Reason").fill("The coach is late");
    await button(dialog, "Undo check-ins (2)").click();
    await expect(page.getByText("Check-ins undone: 2 of 2.")).toBeVisible();
  });
});
