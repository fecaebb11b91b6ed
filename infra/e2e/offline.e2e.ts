import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { HousekeepingBoard } from "@funduq/shared-types/contracts/housekeeping";
import type { BrowserContext, Page } from "@playwright/test";
import type { Caller } from "./support/call-api.ts";
import { killableBrowser } from "./support/killable-browser.ts";
import { button, housekeepingCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** A browser without a network logs each request, and the server's refusals. */
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 409/ });

/** What the API knows of the rooms of a test. */
function roomsOf(admin: Caller, hotelId: string) {
  const place = `/hotels/${hotelId}`;
  const board = () => admin.get<HousekeepingBoard>(`${place}/housekeeping`);
  const room = async (id: string) => {
    const { floors } = await board();
    const found = floors.flatMap(({ rooms }) => rooms).find((each) => each.id === id);
    if (!found) throw new Error(`the board has no room ${id}`);
    return found;
  };
  return {
    room,
    statusOf: async (id: string) => (await room(id)).housekeepingStatus,
    /** The trail's entries about a room, the newest first. */
    async trailOf(id: string) {
      const path = `${place}/audit-trail?kind=rooms&about=${id}`;
      return (await admin.get<AuditPage>(path)).entries;
    },
  };
}

/** Opens the rooms of a round, all of them, and waits for the live stream. */
async function openRound(page: Page, origin = "") {
  await page.goto(`${origin}/`);
  await button(page, "All").click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

const markClean = (page: Page, number: string) => button(page, `Mark clean: room ${number}`);

async function cutOff(context: BrowserContext, page: Page) {
  await context.setOffline(true);
  await expect(page.getByText(/^Offline/).first()).toBeVisible();
}

test("HK-06 X-02 rooms that are set without a network are painted at once, and reach the server once each", async ({
  open,
  call,
  desk,
}) => {
  const [first, second] = [await desk.readyRoom(), await desk.readyRoom()];
  for (const { id } of [first, second]) await desk.setStatus(id, "Dirty");
  const { trailOf, statusOf } = roomsOf(await call("admin"), desk.hotelId);
  const before = [(await trailOf(first.id)).length, (await trailOf(second.id)).length];
  const page = await open("housekeeping");
  const context = page.context();
  await openRound(page);

  await cutOff(context, page);
  await markClean(page, first.number).click();
  await expect(housekeepingCard(page, first.number)).toContainText("Clean");
  await markClean(page, second.number).click();
  await expect(button(page, "Offline, 2 waiting")).toBeVisible();
  // Another wish for the same room takes the place of the first one.
  await housekeepingCard(page, second.number).getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Inspected").click();
  await button(dialog, "Save").click();
  await expect(housekeepingCard(page, second.number)).toContainText("Inspected");
  await expect(housekeepingCard(page, second.number)).toContainText("Not sent yet");
  await button(page, "Offline, 2 waiting").click();
  const list = page.getByRole("dialog", { name: "Not sent" });
  await expect(
    list.getByRole("listitem").filter({ hasText: `Room ${second.number}: Inspected` }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(["Dirty", "Dirty"]);

  await context.setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect.poll(() => statusOf(first.id)).toBe("Clean");
  await expect.poll(() => statusOf(second.id)).toBe("Inspected");
  await expect(housekeepingCard(page, second.number)).not.toContainText("Not sent yet");
  const after = [(await trailOf(first.id)).length, (await trailOf(second.id)).length];
  expect(after).toEqual(before.map((count) => count + 1));
});

test("HK-04 HK-06 a status that meets a newer one of the desk is shown beside it, and set again or discarded with a reason", async ({
  open,
  call,
  desk,
}) => {
  const [mine, theirs] = [await desk.readyRoom(), await desk.readyRoom()];
  for (const { id } of [mine, theirs]) await desk.setStatus(id, "Dirty");
  const admin = await call("admin");
  const { statusOf, room, trailOf } = roomsOf(admin, desk.hotelId);
  const page = await open("housekeeping");
  const context = page.context();
  await openRound(page);
  await cutOff(context, page);
  for (const { number } of [mine, theirs]) await markClean(page, number).click();
  await expect(button(page, "Offline, 2 waiting")).toBeVisible();
  for (const { id } of [mine, theirs]) {
    const body = { status: "CleaningInProgress", assignedTo: "Desk", outOfOrder: null };
    const { version } = await room(id);
    const path = `/hotels/${desk.hotelId}/rooms/${id}/housekeeping-status`;
    await admin.send("PUT", path, { ...body, version });
  }

  await context.setOffline(false);
  await expect(button(page, "Not sent: 2")).toBeVisible();
  for (const { number } of [mine, theirs]) {
    await expect(housekeepingCard(page, number)).toContainText("Assigned to Desk");
    await expect(housekeepingCard(page, number)).toContainText("Not set: Clean");
  }
  expect([await statusOf(mine.id), await statusOf(theirs.id)]).toEqual([
    "CleaningInProgress",
    "CleaningInProgress",
  ]);

  await button(housekeepingCard(page, mine.number), "Set to Clean").click();
  await expect.poll(() => statusOf(mine.id)).toBe("Clean");
  await expect(button(page, "Not sent: 1")).toBeVisible();

  await button(housekeepingCard(page, theirs.number), "Discard...").click();
  const question = page.getByRole("dialog", { name: /^Discard/ });
  await question.getByLabel("Reason").fill("The desk was right");
  await button(question, "Discard").click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(housekeepingCard(page, theirs.number)).not.toContainText("Not set");
  const [report] = await trailOf(theirs.id);
  expect(report).toMatchObject({ action: "housekeeping.discard-status" });
  expect(report?.facts).toContainEqual(
    expect.objectContaining({ what: "reason", after: "The desk was right" }),
  );
  expect(await statusOf(theirs.id)).toBe("CleaningInProgress");
});

test("X-02 who logs out with a queue is asked; a colleague's sign-in sends it, and the trail names both", async ({
  open,
  call,
  desk,
  hire,
}) => {
  const room = await desk.readyRoom();
  await desk.setStatus(room.id, "Dirty");
  const { statusOf, trailOf } = roomsOf(await call("admin"), desk.hotelId);
  const [maker, colleague] = [
    await hire({ role: "housekeeping" }),
    await hire({ role: "housekeeping" }),
  ];
  const page = await open(await maker.signIn());
  await openRound(page);
  await page.route("**/housekeeping-status", (route) => route.abort("internetdisconnected"));
  await markClean(page, room.number).click();
  await expect(button(page, "Waiting: 1")).toBeVisible();

  await button(page, "Log out").click();
  const question = page.getByRole("alertdialog", { name: "Not everything is sent" });
  await expect(question).toContainText("1 change is not sent yet.");
  await button(question, "Log out").click();
  await expect(page).toHaveURL("/login");
  await page.unroute("**/housekeeping-status");
  expect(await statusOf(room.id)).toBe("Dirty");

  await page.getByLabel("Email").fill(colleague.email);
  await page.getByLabel("Password", { exact: true }).fill("demo-funduq");
  await button(page, "Log in").click();
  await expect.poll(() => statusOf(room.id)).toBe("Clean");
  const [entry] = await trailOf(room.id);
  expect(entry?.facts.map(({ what }) => what)).toContain("recordedBy");
});

test("HK-06 a browser that is killed right after 'done' loses nothing, twenty times", async ({
  call,
  desk,
  hire,
  origin,
}) => {
  test.setTimeout(300_000);
  const room = await desk.readyRoom();
  const { statusOf } = roomsOf(await call("admin"), desk.hotelId);
  const maid = await (await hire({ role: "housekeeping" })).signIn();
  const browser = await killableBrowser();
  try {
    let { context, page } = await browser.start(origin, maid);
    await openRound(page, origin);
    for (let round = 0; round < 20; round++) {
      await desk.setStatus(room.id, "Dirty");
      await markClean(page, room.number).waitFor();
      await cutOff(context, page);
      await markClean(page, room.number).click();
      await page.getByText(`Room ${room.number}: Clean`).first().waitFor();
      await browser.kill();

      ({ context, page } = await browser.start(origin, maid));
      await openRound(page, origin);
      await expect.poll(() => statusOf(room.id), { message: `round ${round}` }).toBe("Clean");
    }
  } finally {
    await browser.remove();
  }
});
