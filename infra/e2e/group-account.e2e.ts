import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { openForGroup } from "@funduq/shared-types/rules/group-account";
import type { Locator, Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import type { Caller } from "./support/call-api.ts";
import type { Desk } from "./support/desk.ts";
import { bookGroup } from "./support/groups.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Creates a group with two guests in house, each with an unpaid dinner. */
async function groupWithGuests(caller: Caller, desk: Desk): Promise<Group> {
  const at = `/hotels/${desk.hotelId}`;
  const { id, blocks } = await bookGroup(caller, desk, "Rallye Atlas");
  const [block] = blocks;
  const place = `${at}/groups/${id}/blocks/${block?.id}`;
  for (const fullName of ["Yacine Brahimi", "Lina Haddad"]) {
    const { rooms } = await caller.get<FreeRoomList>(`${place}/free-rooms`);
    await caller.send("POST", `${place}/assign`, {
      entryId: null,
      guest: { fullName },
      roomId: rooms[0]?.id,
      adults: 1,
      children: 0,
      checkInDate: block?.checkInDate,
      checkOutDate: block?.checkOutDate,
    });
  }
  const group = await caller.get<Group>(`${at}/groups/${id}`);
  for (const { booking } of group.blocks[0]?.entries ?? []) {
    if (!booking) continue;
    const { folios } = await caller.get<Booking>(`${at}/bookings/${booking.id}`);
    const charge = { description: "Minibar", department: "Other", amountCentimes: 250_000 };
    await caller.send("POST", `${at}/bookings/${booking.id}/charges`, {
      ...charge,
      folioId: folios[0]?.id,
    });
  }
  return group;
}

/** Opens the group's panel, then its account dialog, and waits for each to load. */
async function openAccount(page: Page, desk: Desk, group: Group): Promise<Locator> {
  await page.goto(`/hotel/${desk.hotelId}/dashboard?group=${group.id}`);
  const panel = page.getByRole("complementary", { name: "Group" });
  await expect(panel).toBeVisible();
  await button(panel, "Group account").click();
  const account = page.getByRole("dialog", { name: `Account of ${group.name}` });
  await expect(account.getByRole("heading", { name: "The group's own account" })).toBeVisible();
  return account;
}

test("GRP-03 FOL-03 FOL-04 FOL-05 a group's dinner and two stays are paid on the group's account, which is printed", async ({
  open,
  desk,
  call,
}) => {
  const group = await groupWithGuests(await call("admin"), desk);
  const page = await open("admin");
  const account = await openAccount(page, desk, group);
  const own = account.getByRole("table");

  await test.step("a deposit is posted", async () => {
    await button(account, "Post Payment").click();
    const payment = page.getByRole("dialog", { name: "Post Payment" });
    await payment.getByLabel("Amount (DA)").fill("10000");
    await payment.getByLabel("Method").selectOption("Bank Transfer");
    await page.keyboard.press("Control+Enter");
    await expect(own.getByText("Payment - Bank Transfer")).toBeVisible();
  });

  await test.step("the group's dinner is charged to its account", async () => {
    await button(account, "Post Charge").click();
    const charge = page.getByRole("dialog", { name: "Post Charge" });
    await charge.getByLabel("Description").fill("Dîner de gala");
    await charge.getByLabel("Amount (DA)").fill("30000");
    await page.keyboard.press("Control+Enter");
    await expect(own.getByText("Dîner de gala")).toBeVisible();
  });

  await test.step("the balances of the two stays are shown and transferred to the group's account", async () => {
    await button(account, "Take over from guests").click();
    const taking = page.getByRole("dialog", { name: "What the group takes over from its guests" });
    await expect(taking.getByRole("checkbox")).toHaveCount(2);
    await button(taking, /^Take over 5\.000,00\sDA$/).click();
    await expect(own.getByText(/Stay of Yacine Brahimi/)).toBeVisible();
    await expect(own.getByText(/Stay of Lina Haddad/)).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  });

  await test.step("FOL-08 INV-12 the account is invoiced with the two stays, and then neither is taken back", async () => {
    await button(account, "Invoice").click();
    const invoices = page.getByRole("dialog", { name: "Invoices · Rallye Atlas" });
    await button(invoices, "New invoice").click();
    const form = page.getByRole("dialog", { name: "New invoice" });
    await expect(form.getByLabel(/^Invoice to/)).toHaveValue("Rallye Atlas");
    await expect(form.getByText("Dîner de gala")).toBeVisible();
    await expect(form.getByText("Minibar")).toHaveCount(2);
    await button(form, "Save invoice").click();
    await expect(
      page
        .locator("dialog[open]")
        .last()
        .getByText(/^Arrêtée/),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(invoices.getByText("Issued")).toBeVisible();
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
  });

  await test.step("the balance is paid, and the printed account shows it", async () => {
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

test("FOL-02 GRP-03 a transfer to the group's account is reversed on the stay's folio", async ({
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
  await expect(question).toContainText(group.name);
  await button(question, /^Take over /).click();
  await expect(button(folio, "To the group's account")).toBeHidden();

  const { postings } = await caller.get<GroupAccount>(at);
  expect(postings.map(({ reversalReason }) => reversalReason)).toContain("Paie elle-même");
  expect(folioBalance({ postings })).toBe(500_000);
});
