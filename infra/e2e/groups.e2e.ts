import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import type { RateOffers } from "@funduq/shared-types/contracts/rate";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import type { Caller } from "./support/call-api.ts";
import type { Desk } from "./support/desk.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Days on which nobody else in the journeys books a room. */
const FROM = 210;

async function createGroup(page: Page, desk: Desk, name: string, rooms: string) {
  await page.goto(`/hotel/${desk.hotelId}/dashboard`);
  await button(page, "Groups").click();
  await button(page.getByRole("dialog", { name: "Groups" }), "New group booking").click();
  await expect(page.getByRole("heading", { name: "New group booking" })).toBeVisible();
  await page.getByLabel("Group name").fill(name);
  await page.getByLabel("Room type").selectOption({ label: "Double" });
  await page.getByRole("spinbutton", { name: "Rooms" }).fill(rooms);
  await page.getByRole("textbox", { name: "Check-in" }).fill(desk.day(FROM));
  await page.getByRole("textbox", { name: "Check-out" }).fill(desk.day(FROM + 2));
  await page.getByRole("textbox", { name: "Check-out" }).blur();
  await expect(page.getByLabel("Rate plan")).not.toHaveValue("");
  await button(page, "Create group booking").click();
}

/** A group of three doubles, one of which has a name. */
async function bookGroup({ get, send }: Caller, desk: Desk, name: string): Promise<Group> {
  const at = `/hotels/${desk.hotelId}`;
  const { roomTypes } = await desk.grid();
  const roomTypeId = roomTypes.find((type) => type.name === "Double")?.id;
  const offersOf = `${at}/rates/offers?roomTypeId=${roomTypeId}&guests=1`;
  const [offer] = (await get<RateOffers>(offersOf)).offers;
  const stay = { checkInDate: desk.day(FROM + 10), checkOutDate: desk.day(FROM + 12) };
  const rate = { ratePlan: offer?.plan, rateCentimes: offer?.rateCentimes };
  const blocks = [{ roomTypeId, quantity: 3, persons: 1, ...stay, ...rate }];
  const request = { name, contactPerson: "", companyId: null, blocks };
  const group = await send<Group>("POST", `${at}/groups`, request);
  const row = { line: 1, name: "Amel Kaci", type: "", checkIn: "", checkOut: "", phone: "" };
  await send("POST", `${at}/groups/${group.id}/rooming-list`, { rows: [row] });
  return group;
}

test("GRP-01 GRP-02 GRP-03 GRP-04 a group is booked; a guest gets a room and is managed", async ({
  open,
  desk,
}) => {
  const page = await open("admin");
  const panel = page.getByRole("complementary", { name: "Group" });

  await test.step("booked from the form; the dashboard shows it beside the rooms", async () => {
    await createGroup(page, desk, "Congrès Tassili", "3");
    await expect(page.getByText("Group booking created: Congrès Tassili.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\?group=/);
    await expect(panel.getByRole("heading", { name: "3 × Double" })).toBeVisible();
    await expect(panel.getByText("Rooms assigned: 0 of 3")).toBeVisible();
    await expect(panel.getByText("Confirmed")).toBeVisible();
    expect(await violationsOf(page, "aside")).toEqual([]);
  });

  await test.step("a guest is assigned a room, and managed", async () => {
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

  await test.step("the account of the group is that of its stays", async () => {
    await button(panel, "Group account").click();
    const dialog = page.getByRole("dialog", { name: "Account of Congrès Tassili" });
    await expect(dialog.getByText("Amel Kaci", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Balance of the stays: 0,00 DA")).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
  });
});

test("GRP-03 GRP-05 a list is pasted, with an answer for every line; the contract changes, and the group is called off", async ({
  open,
  desk,
  call,
}) => {
  const group = await bookGroup(await call("admin"), desk, "Congrès Tassili");
  const page = await open("admin");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?group=${group.id}`);
  const panel = page.getByRole("complementary", { name: "Group" });

  await test.step("a list is pasted, with an answer for every line", async () => {
    await button(panel, "Paste a list").click();
    const dialog = page.getByRole("dialog", { name: "Paste or import a rooming list" });
    await dialog
      .getByRole("textbox", { name: "Rooming list" })
      .fill("Nom;Type de chambre\nأحمد بن علي;Double\nOmar Haddad;Suite royale");
    await button(dialog, "Add 2 lines").click();
    await expect(dialog.getByText("Lines added: 1 of 2.")).toBeVisible();
    await expect(dialog.getByText("Not added: the group has no such room type")).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await button(dialog, "Done").click();
    await expect(panel.getByText("أحمد بن علي")).toBeVisible();
  });

  await test.step("the contract keeps room for the names, then grows", async () => {
    await button(panel, "Edit blocks").click();
    const dialog = page.getByRole("dialog", { name: "Edit the blocks of Congrès Tassili" });
    const quantity = dialog.getByRole("spinbutton", { name: "Rooms" });
    await quantity.fill("0");
    await quantity.blur();
    await expect(quantity).toHaveValue("1");
    await button(dialog, "Save blocks").click();
    await expect(dialog.getByRole("alert")).toContainText("2 names on the rooming list");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await quantity.fill("4");
    await button(dialog, "Save blocks").click();
    await expect(panel.getByRole("heading", { name: "4 × Double" })).toBeVisible();
    await button(panel, "Congrès Tassili").click();
    await expect(panel.getByRole("heading", { name: "4 × Double" })).toBeHidden();
  });

  await test.step("and is called off", async () => {
    await button(panel, "Congrès Tassili").click();
    await button(panel, "Cancel group").click();
    const question = page.getByRole("alertdialog", { name: /Congrès Tassili/ });
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await button(question, "Cancel group").click();
    await expect(page.getByText("Group cancelled: Congrès Tassili.")).toBeVisible();
    await expect(panel.getByText("Cancelled")).toBeVisible();
  });
});

/** A group with two guests in its rooms; each owes for a dinner of their own. */
async function groupWithGuests(caller: Caller, desk: Desk): Promise<Group> {
  const at = `/hotels/${desk.hotelId}`;
  const { id, blocks } = await bookGroup(caller, desk, "Rallye Atlas");
  const [block] = blocks;
  const place = `${at}/groups/${id}/blocks/${block?.id}`;
  for (const fullName of ["Yacine Brahimi", "Lina Haddad"]) {
    const { rooms } = await caller.get<FreeRoomList>(`${place}/free-rooms`);
    await caller.send("POST", `${place}/assign`, {
      ...{ entryId: null, guest: { fullName }, roomId: rooms[0]?.id, adults: 1, children: 0 },
      ...{ checkInDate: block?.checkInDate, checkOutDate: block?.checkOutDate },
    });
  }
  const group = await caller.get<Group>(`${at}/groups/${id}`);
  for (const { booking } of group.blocks[0]?.entries ?? []) {
    if (!booking) continue;
    const { folios } = await caller.get<Booking>(`${at}/bookings/${booking.id}`);
    const charge = { description: "Minibar", department: "Other", amountCentimes: 250_000 };
    await caller.send("POST", `${at}/bookings/${booking.id}/charges`, {
      ...{ ...charge, folioId: folios[0]?.id },
    });
  }
  return group;
}

/** The group beside the rooms first, then its account over them: each may take its time to load. */
async function openAccount(page: Page, desk: Desk, group: Group): Promise<Locator> {
  await page.goto(`/hotel/${desk.hotelId}/dashboard?group=${group.id}`);
  const panel = page.getByRole("complementary", { name: "Group" });
  await expect(panel).toBeVisible();
  await button(panel, "Group account").click();
  const account = page.getByRole("dialog", { name: `Account of ${group.name}` });
  await expect(account.getByRole("heading", { name: "The group's own account" })).toBeVisible();
  return account;
}

test("GRP-03 FOL-03 FOL-04 FOL-05 a group's dinner and two stays are paid by one, and it is printed", async ({
  open,
  desk,
  call,
}) => {
  const group = await groupWithGuests(await call("admin"), desk);
  const page = await open("admin");
  const account = await openAccount(page, desk, group);
  const own = account.getByRole("table");

  await test.step("a deposit is taken in advance", async () => {
    await button(account, "Post Payment").click();
    const payment = page.getByRole("dialog", { name: "Post Payment" });
    await payment.getByLabel("Amount (DA)").fill("10000");
    await payment.getByLabel("Method").selectOption("Bank Transfer");
    await page.keyboard.press("Control+Enter");
    await expect(own.getByText("Payment - Bank Transfer")).toBeVisible();
  });

  await test.step("the dinner of all is charged to the group", async () => {
    await button(account, "Post Charge").click();
    const charge = page.getByRole("dialog", { name: "Post Charge" });
    await charge.getByLabel("Description").fill("Dîner de gala");
    await charge.getByLabel("Amount (DA)").fill("30000");
    await page.keyboard.press("Control+Enter");
    await expect(own.getByText("Dîner de gala")).toBeVisible();
  });

  await test.step("what the two guests owe is shown, and goes over to the group", async () => {
    await button(account, "Take over from guests").click();
    const taking = page.getByRole("dialog", { name: "What the group takes over from its guests" });
    await expect(taking.getByRole("checkbox")).toHaveCount(2);
    await button(taking, /^Take over 5\.000,00\sDA$/).click();
    await expect(own.getByText(/Stay of Yacine Brahimi/)).toBeVisible();
    await expect(own.getByText(/Stay of Lina Haddad/)).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  });

  await test.step("the rest is paid, and the paper says so", async () => {
    await button(account, "Post Payment").click();
    const payment = page.getByRole("dialog", { name: "Post Payment" });
    await expect(payment.getByLabel("Amount (DA)")).toHaveValue(/25.?000/);
    await page.keyboard.press("Control+Enter");
    await expect(own.getByText("Payment - Cash")).toBeVisible();
    await expect(own.getByRole("row", { name: /^Balance 0,00/ })).toBeVisible();
    await button(account, "Print").click();
    const print = page.getByRole("dialog", { name: "Print the group account" });
    await expect(print.getByText("Dîner de gala").first()).toBeVisible();
    await expect(print.getByText("Rallye Atlas").first()).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  });
});

test("FOL-02 GRP-03 a guest pays alone after all: what went to the group is taken back on the stay's folio", async ({
  open,
  desk,
  call,
}) => {
  const caller = await call("admin");
  const group = await groupWithGuests(caller, desk);
  const at = `/hotels/${desk.hotelId}/groups/${group.id}/account`;
  const folios = openForGroup(await caller.get<GroupAccount>(at));
  await caller.send("POST", `${at}/transfers`, { folios });
  const page = await open("admin");
  const account = await openAccount(page, desk, group);

  await button(account, "Open the stay of Lina Haddad").click();
  await button(page.getByRole("dialog", { name: /Lina Haddad/ }), "Folio Manager").click();
  const folio = page.getByRole("dialog", { name: /^Folio Manager/ });
  await button(folio, "Reverse: Transfer to group account").click();
  const reversal = page.getByRole("dialog", { name: "Reverse this posting?" });
  await reversal.getByRole("textbox").fill("Paie elle-même");
  await button(reversal, "Reverse").click();
  await button(folio, "To the group's account").click();
  const question = page.getByRole("alertdialog", { name: "Have the group take over this folio?" });
  await button(question, "To the group's account").click();
  await expect(button(folio, "To the group's account")).toBeHidden();

  const { postings } = await caller.get<GroupAccount>(at);
  expect(postings.map(({ reversalReason }) => reversalReason)).toContain("Paie elle-même");
  expect(folioBalance({ postings })).toBe(500_000);
});

test.describe("with too many rooms", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("GRP-02 an overbooking is refused in the specification's words; what was typed stays", async ({
    open,
    desk,
  }) => {
    const page = await open("admin");
    await createGroup(page, desk, "Too many", "400");
    await expect(
      page.getByText(/Overbooking! Not enough rooms of type ID .* Only \d+ left\./),
    ).toBeVisible();
    await expect(page.getByLabel("Group name")).toHaveValue("Too many");
    await page.reload();
    await expect(page.getByLabel("Group name")).toHaveValue("Too many");
  });
});

test("GRP-07 the playground is open to everybody and saves nothing", async ({ open }) => {
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
