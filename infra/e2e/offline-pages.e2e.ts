import type { HousekeepingBoard } from "@funduq/shared-types/contracts/housekeeping";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { killableBrowser } from "./support/killable-browser.ts";
import { fireTicket, openKitchen } from "./support/kitchen.ts";
import { releaseNextShell } from "./support/next-shell.ts";
import { cachedPaths, cutOffEmpty, keptAnswers, untilKept } from "./support/offline-pages.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button, housekeepingCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { bill, item, makeWaiter, RESTAURANT, table } from "./support/till.ts";

/** A browser without a network logs each request. */
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401|Failed to fetch/ });
test.setTimeout(150_000);

const allowed = { serviceWorkers: "allow" } as const;

const asOf = (page: Page) => page.getByText(/^Offline, as of \d\d:\d\d\./);
const live = (page: Page) => page.getByText("Live", { exact: true });

async function openTill(page: Page, hotelId: string): Promise<void> {
  await page.goto(`/hotel/${hotelId}/pos-sales`);
  await button(page, RESTAURANT).click();
  await expect(page.getByRole("list", { name: "Tables" })).toBeVisible();
}

test("POS-12 X-02 a waiter's till opens without a network with its tables, menu and bills as of then, and has the server's when it is back", async ({
  open,
  hire,
}) => {
  const [waiter, colleague] = [await hire({}), await hire({})];
  const { hotelId } = await makeDemoHotel([colleague]);
  await makeWaiter(hotelId, waiter);
  const page = await open(await waiter.signIn(), allowed);
  const context = page.context();
  await openTill(page, hotelId);
  await table(page, "T1").click();
  await item(page, "Chorba frik").click();
  await expect(bill(page).getByText("450,00 DA").first()).toBeVisible();
  await page.goBack();
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain('"quantity":1');

  await test.step("nothing of another department is kept, and nothing of the API is in a cache", async () => {
    const paths = await cachedPaths(page);
    const departments = paths.flatMap((path) => /^\/remotes\/([^/]+)/.exec(path)?.[1] ?? []);
    expect([...new Set(departments)]).toEqual(["mfe-pos"]);
    expect(paths.filter((path) => path.startsWith("/api"))).toEqual([]);
    expect(paths.some((path) => path.startsWith("/js/main."))).toBe(true);
  });

  await cutOffEmpty(page);
  await page.reload();
  await expect(asOf(page)).toBeVisible();
  await expect(table(page, "T1")).toContainText("1 open bill");
  for (const scheme of ["light", "dark"] as const)
    expect(await violationsOf(page, "html", scheme)).toEqual([]);
  await table(page, "T1").click();
  await expect(bill(page).getByText("450,00 DA").first()).toBeVisible();
  await expect(item(page, "Chorba frik")).toBeVisible();
  await page.goBack();

  const other = await open(await colleague.signIn());
  await openTill(other, hotelId);
  await table(other, "T1").click();
  await item(other, "Chorba frik").click();
  await expect(bill(other).getByText("900,00 DA").first()).toBeVisible();
  await context.setOffline(false);
  await expect(live(page)).toBeVisible();
  await expect(asOf(page)).toBeHidden();
  await table(page, "T1").click();
  await expect(bill(page).getByText("900,00 DA").first()).toBeVisible();
});

test("POS-12 POS-13 X-02 the kitchen opens without a network with its tickets as of then, marks none, and has the server's when it is back", async ({
  open,
  hire,
}) => {
  const cook = await hire({});
  const { hotelId } = await makeDemoHotel([cook]);
  const kitchen = await openKitchen(hotelId, ["Chaud"]);
  await fireTicket(kitchen, { tableName: "K1", station: "Chaud", minutesAgo: 25 });
  const page = await open(await cook.signIn(), allowed);
  const ticket = (name: string) => page.getByRole("article", { name: `${name}, course 1` });
  const goOn = (view: string) => page.getByRole("link", { name: `Go on: ${view}` });
  await openTill(page, hotelId);
  await page.goto(`/hotel/${hotelId}/pos-kitchen`);
  await expect(ticket("K1")).toBeVisible();
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain('"tableName":"K1"');
  await expect.poll(() => keptAnswers(page)).toContain(`hotels/${hotelId}/letterhead`);

  await cutOffEmpty(page);
  await page.reload();
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByText(/^These are the tickets as of \d\d:\d\d\./)).toBeVisible();
  await expect(ticket("K1")).toContainText("Late");
  await expect(button(ticket("K1"), "Done")).toBeDisabled();
  await button(ticket("K1"), "Print ticket K1").click();
  const paper = page.getByRole("dialog", { name: "Print ticket K1" });
  await expect(button(paper, "Print")).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(goOn("POS Sales")).toHaveCount(0);
  for (const scheme of ["light", "dark"] as const)
    expect(await violationsOf(page, "html", scheme)).toEqual([]);
  await page.goto(`/hotel/${hotelId}/pos-manager`);
  await expect(goOn("POS Sales")).toBeVisible();
  await goOn("Kitchen").click();
  await expect(ticket("K1")).toBeVisible();

  await fireTicket(kitchen, { tableName: "K2", station: "Chaud" });
  await page.context().setOffline(false);
  await expect(ticket("K2")).toBeVisible();
  await expect(page.getByText(/^These are the tickets/)).toBeHidden();
  await button(ticket("K1"), "Done").click();
  await expect(ticket("K1")).toHaveCount(0);
  await expect(ticket("K2")).toBeVisible();
});

test("X-02 a manager's page that was not kept says what is missing, and has it when the network is back", async ({
  open,
  hire,
}) => {
  const manager = await hire({});
  const { hotelId } = await makeDemoHotel([manager]);
  const page = await open(await manager.signIn(), allowed);
  await openTill(page, hotelId);
  await untilKept(page);
  await cutOffEmpty(page);
  await page.goto(`/hotel/${hotelId}/pos-manager`);
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByText("Chorba frik").first()).toBeVisible();
  await page.getByRole("tab", { name: "Printers" }).click();
  await expect(button(page, "Try again")).toBeVisible();
  await page.context().setOffline(false);
  await expect(button(page, "Add printer")).toBeVisible();
  await expect(asOf(page)).toBeHidden();
});

test("X-07 a log-out removes what was kept: without a network nobody's pages open", async ({
  open,
  hire,
}) => {
  const waiter = await hire({ role: "employee", sections: ["pos"] });
  const page = await open(await waiter.signIn(), allowed);
  await page.goto(`/hotel/${waiter.hotelId}/pos-sales`);
  await expect(button(page, "Log out")).toBeVisible();
  await untilKept(page);
  expect(await keptAnswers(page)).toContain(waiter.email);
  await button(page, "Log out").click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => keptAnswers(page)).toBe("[]");

  await cutOffEmpty(page);
  await page.goto(`/hotel/${waiter.hotelId}/pos-sales`);
  await expect(page.getByText("The hotel's server cannot be reached.")).toBeVisible();
  await expect(page.getByText(waiter.email)).toBeHidden();
});

test("AUTH-01 a session that the server has ended meanwhile is over when the network is back, and is not opened again", async ({
  open,
  hire,
}) => {
  const waiter = await hire({ role: "employee", sections: ["pos"] });
  const page = await open(await waiter.signIn(), allowed);
  await page.goto(`/hotel/${waiter.hotelId}/pos-sales`);
  await untilKept(page);
  await cutOffEmpty(page);
  await page.reload();
  await expect(asOf(page)).toBeVisible();
  await asOwner(
    (tx) =>
      tx`delete from sessions where user_id = (select id from users where email = ${waiter.email})`,
  );
  await page.context().setOffline(false);
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toBe("[]");
});

test("HK-06 X-03 a release in between is not taken while a change waits, and is with the next load after it was sent", async ({
  open,
  desk,
  hire,
}) => {
  const room = await desk.readyRoom();
  await desk.setStatus(room.id, "Dirty");
  const maid = await hire({ role: "housekeeping" });
  const page = await open(await maid.signIn(), allowed);
  const versionOf = () => page.locator("html").getAttribute("data-version");
  const openRound = async () => {
    await button(page, "All").click();
    await expect(housekeepingCard(page, room.number)).toBeVisible();
  };
  await page.goto("/");
  await openRound();
  await expect(live(page)).toBeVisible();
  await untilKept(page);
  const former = await versionOf();

  await cutOffEmpty(page);
  await button(page, `Mark clean: room ${room.number}`).click();
  await expect(button(page, "Offline, 1 waiting")).toBeVisible();
  const next = await releaseNextShell("js/shared-ui_src_palette_ts.");
  try {
    await page.reload();
    await openRound();
    await expect(housekeepingCard(page, room.number)).toContainText("Not sent yet");

    // The network is back, but what waits does not reach the server.
    await page.route("**/housekeeping-status", (route) => route.abort("internetdisconnected"));
    await page.context().setOffline(false);
    await expect(button(page, "Waiting: 1")).toBeVisible();
    await expect
      .poll(() => cachedPaths(page), { timeout: 40_000 })
      .toContain(`/index.html?release=${next.version}`);
    await page.reload();
    await openRound();
    expect(await versionOf()).toBe(former);
    await expect(button(page, "Waiting: 1")).toBeVisible();
    await expect(page.getByText("A new version is available.")).toBeHidden();

    await page.unroute("**/housekeeping-status");
    await expect(housekeepingCard(page, room.number)).not.toContainText("Not sent yet", {
      timeout: 70_000,
    });
    await expect(page.getByText("A new version is available.")).toBeVisible();
    await button(page, "Reload").click();
    await openRound();
    expect(await versionOf()).toBe(next.version);
    await untilKept(page);
    const isFormer = (path: string) =>
      path.includes(next.formerScript) || path.includes(`release=${former}`);
    await expect
      .poll(async () => (await cachedPaths(page)).filter(isFormer), { timeout: 40_000 })
      .toEqual([]);
  } finally {
    await next.takeBack();
  }
});

test("HK-06 POS-12 a browser that is killed without a network opens again without one, with what waits, which is sent once", async ({
  call,
  desk,
  hire,
  origin,
}) => {
  const room = await desk.readyRoom();
  await desk.setStatus(room.id, "Dirty");
  const admin = await call("admin");
  const statusOf = async () => {
    const { floors } = await admin.get<HousekeepingBoard>(`/hotels/${desk.hotelId}/housekeeping`);
    return floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === room.id)
      ?.housekeepingStatus;
  };
  const maid = await (await hire({ role: "housekeeping" })).signIn();
  const browser = await killableBrowser();
  const openRound = async (page: Page) => {
    await page.goto(`${origin}/`);
    await button(page, "All").click();
    await expect(housekeepingCard(page, room.number)).toBeVisible();
  };
  try {
    const { page } = await browser.start(origin, maid);
    await openRound(page);
    await untilKept(page);
    await expect.poll(() => keptAnswers(page)).toContain(room.id);
    await cutOffEmpty(page);
    await button(page, `Mark clean: room ${room.number}`).click();
    await page.getByText(`Room ${room.number}: Clean`).first().waitFor();
    await browser.kill();

    const after = await browser.start(origin, maid);
    await after.context.setOffline(true);
    await openRound(after.page);
    await expect(asOf(after.page)).toBeVisible();
    await expect(housekeepingCard(after.page, room.number)).toContainText("Not sent yet");
    expect(await statusOf()).toBe("Dirty");
    await after.context.setOffline(false);
    await expect.poll(statusOf).toBe("Clean");
  } finally {
    await browser.remove();
  }
});
