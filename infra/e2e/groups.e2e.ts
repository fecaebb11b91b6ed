import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import type { Desk } from "./support/desk.ts";
import { bookGroup, GROUPS_FROM } from "./support/groups.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

async function createGroup(page: Page, desk: Desk, name: string, rooms: string) {
  await page.goto(`/hotel/${desk.hotelId}/dashboard`);
  await button(page, "Groups").click();
  await button(page.getByRole("dialog", { name: "Groups" }), "New group booking").click();
  await expect(page.getByRole("heading", { name: "New group booking" })).toBeVisible();
  await page.getByLabel("Group name").fill(name);
  await page.getByLabel("Room type").selectOption({ label: "Double" });
  await page.getByRole("spinbutton", { name: "Rooms" }).fill(rooms);
  await page.getByRole("textbox", { name: "Check-in" }).fill(desk.day(GROUPS_FROM));
  await page.getByRole("textbox", { name: "Check-out" }).fill(desk.day(GROUPS_FROM + 2));
  await page.getByRole("textbox", { name: "Check-out" }).blur();
  await expect(page.getByLabel("Rate plan")).not.toHaveValue("");
  await button(page, "Create group booking").click();
}

test("GRP-01 GRP-02 GRP-03 GRP-04 a group is booked; a guest is assigned a room and the stay is opened", async ({
  open,
  desk,
}) => {
  const page = await open("admin");
  const panel = page.getByRole("complementary", { name: "Group" });

  await test.step("the group is booked with the form, and the dashboard shows it beside the rooms", async () => {
    await createGroup(page, desk, "Congrès Tassili", "3");
    await expect(page.getByText("Group booking created: Congrès Tassili.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?group=/);
    await expect(panel.getByRole("heading", { name: "3 × Double" })).toBeVisible();
    await expect(panel.getByText("Rooms assigned: 0 of 3")).toBeVisible();
    await expect(panel.getByText("Confirmed")).toBeVisible();
    expect(await violationsOf(page, "aside")).toEqual([]);
  });

  await test.step("X-06 the keyboard is at the rooming list: one Tab to 'Assign all', from the top of the screen it was 33", async () => {
    await expect(panel.getByRole("heading", { name: "Rooming list" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(panel, "Assign all Double rooms")).toBeFocused();
  });

  await test.step("a guest is assigned a room, and the stay is opened", async () => {
    await button(panel, "Assign a Double room to a guest").click();
    const dialog = page.getByRole("dialog", { name: "Assign a Double room" });
    await button(dialog, "Assign room").click();
    await expect(dialog.getByText("Please enter a guest name and select a room.")).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await dialog.getByRole("combobox", { name: "Guest name" }).fill("Amel Kaci");
    const rooms = dialog.getByLabel("Room", { exact: true });
    const ofTheType = await rooms.locator("option").count();
    await dialog.getByLabel("Show Other Types").check();
    expect(await rooms.locator("option").count()).toBeGreaterThan(ofTheType);
    await dialog.getByLabel("Show Other Types").uncheck();
    await rooms.selectOption({ index: 1 });
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Room assigned to Amel Kaci.")).toBeVisible();
    await expect(panel.getByText("Rooms assigned: 1 of 3")).toBeVisible();
    await button(panel, "Manage the stay of Amel Kaci").click();
    const stay = page.getByRole("dialog", { name: /Amel Kaci/ });
    await expect(stay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(stay).toBeHidden();
  });

  await test.step("the group's account includes its stays", async () => {
    await button(panel, "Group account").click();
    const dialog = page.getByRole("dialog", { name: "Account of Congrès Tassili" });
    await expect(dialog.getByText("Amel Kaci", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Balance of the stays: 0,00 DA")).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
  });
});

test("GRP-03 GRP-05 a rooming list is pasted or imported from a file, with a result per line; the blocks are edited, and the group is cancelled", async ({
  open,
  desk,
  call,
}) => {
  const group = await bookGroup(await call("admin"), desk, "Congrès Tassili");
  const page = await open("admin");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?group=${group.id}`);
  const panel = page.getByRole("complementary", { name: "Group" });

  await test.step("a list is pasted, with a result per line", async () => {
    await button(panel, "Paste a list").click();
    const dialog = page.getByRole("dialog", { name: "Paste or import a rooming list" });
    await dialog
      .getByRole("textbox", { name: "Rooming list" })
      .fill("1. أحمد بن علي;Double\n2) Omar Haddad;Suite royale");
    await button(dialog, "Add 2 lines").click();
    await expect(dialog.getByText("Lines added: 1 of 2.")).toBeVisible();
    await expect(dialog.getByText("Not added: the group has no such room type")).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await button(dialog, "Done").click();
    await expect(panel.getByText("أحمد بن علي")).toBeVisible();
  });

  await test.step("a list is imported from a file in Windows-1252", async () => {
    await button(panel, "Paste a list").click();
    const dialog = page.getByRole("dialog", { name: "Paste or import a rooming list" });
    const chooser = page.waitForEvent("filechooser");
    await button(dialog, "Choose a file").click();
    const buffer = Buffer.from("Nom;Type de chambre\r\nHélène Saïdi;Double\r\n", "latin1");
    await (await chooser).setFiles({ name: "liste.csv", mimeType: "text/csv", buffer });
    await button(dialog, "Add 1 line").click();
    await expect(dialog.getByText("Lines added: 1 of 1.")).toBeVisible();
    await button(dialog, "Done").click();
    await expect(panel.getByText("Hélène Saïdi")).toBeVisible();
  });

  await test.step("a block can't be smaller than its list of names, but can grow", async () => {
    await button(panel, "Edit blocks").click();
    const dialog = page.getByRole("dialog", { name: "Edit the blocks of Congrès Tassili" });
    const quantity = dialog.getByRole("spinbutton", { name: "Rooms" });
    await quantity.fill("0");
    await quantity.blur();
    await expect(quantity).toHaveValue("1");
    await button(dialog, "Save blocks").click();
    await expect(dialog.getByRole("alert")).toContainText("3 names on the rooming list");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await quantity.fill("4");
    await button(dialog, "Save blocks").click();
    await expect(panel.getByRole("heading", { name: "4 × Double" })).toBeVisible();
    await button(panel, "Congrès Tassili").click();
    await expect(panel.getByRole("heading", { name: "4 × Double" })).toBeHidden();
  });

  await test.step("the group is cancelled", async () => {
    await button(panel, "Congrès Tassili").click();
    await button(panel, "Cancel group").click();
    const question = page.getByRole("alertdialog", { name: /Congrès Tassili/ });
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await button(question, "Cancel group").click();
    await expect(page.getByText("Group cancelled: Congrès Tassili.")).toBeVisible();
    await expect(panel.getByText("Cancelled")).toBeVisible();
  });
});

test.describe("with too many rooms", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("GRP-02 an overbooking is refused with the specified message, and the input is kept", async ({
    open,
    desk,
  }) => {
    const page = await open("admin");
    await createGroup(page, desk, "Too many", "400");
    await expect(
      page.getByText(/Overbooking! Not enough rooms of type ID .* Only \d+ left\./),
    ).toBeVisible();
    await expect(page.getByText(/rooms are missing\. Wanted: .*400.*, left: /)).toBeVisible();
    await expect(page.getByLabel("Group name")).toHaveValue("Too many");
    await page.reload();
    await expect(page.getByLabel("Group name")).toHaveValue("Too many");
  });
});

test("GRP-07 the playground needs no permission and saves nothing", async ({ open }) => {
  const page = await open();
  await page.goto("/group-playground");
  await expect(page.getByRole("heading", { name: "Group booking playground" })).toBeVisible();
  await page.getByLabel("Group name").fill("Tassili");
  await page.getByLabel("Room type").selectOption({ label: "Suite" });
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") written.push(request.url());
  });
  await button(page, "Try it").click();
  await expect(page.getByRole("heading", { name: "This group could be booked" })).toBeVisible();
  expect(await violationsOf(page, "main")).toEqual([]);
  expect(written).toEqual([]);
});
