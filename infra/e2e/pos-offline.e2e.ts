import { violationsOf } from "./support/axe.ts";
import { asOwner } from "./support/database.ts";
import { killableBrowser } from "./support/killable-browser.ts";
import { keptAnswers, untilKept } from "./support/offline-pages.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import {
  addTerminal,
  bill,
  cutOff,
  item,
  numberOn,
  openTill,
  order,
  pay,
  restaurantOf,
  sold,
  table,
  unsentList,
} from "./support/till.ts";

/** A browser without a network logs each request, and the server's refusals. */
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/ });

/** One of the menu costs this many centimes. */
const CHORBA = 45_000;

test("POS-12 bills are opened, changed and closed without a network in two tabs, and reach the hotel once each", async ({
  open,
  hire,
  call,
}) => {
  test.setTimeout(120_000);
  const manager = await hire({ role: "hotel-admin" });
  const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
  await addTerminal(hotelId);
  const signedIn = await manager.signIn();
  const { bills, sales, sale } = await restaurantOf(await call(signedIn), hotelId);
  const page = await open(signedIn);
  await openTill(page, hotelId);
  const other = await page.context().newPage();
  await openTill(other, hotelId);
  await cutOff(page, other);

  // Opened and closed; the guests get a receipt with a number of this device.
  await order(page, "T1", 2);
  const waiting = bill(page).getByRole("status").filter({ hasText: "Offline: what waits here" });
  await expect(waiting).toBeVisible();
  await expect(bill(page).getByRole("alert")).toHaveCount(0);
  await pay(page);
  const first = await numberOn(sold(page));
  expect(first).toMatch(/^Bar [A-Z3479]{4}-1$/);
  await expect(sold(page)).toContainText("The final number comes with the network.");
  expect(await violationsOf(page)).toEqual([]);
  await button(sold(page), "Close").last().click();
  await expect(table(page, "T1")).toContainText("Available");

  // Opened here, and changed in the other tab, which has the sale's table free, too.
  await order(page, "T2", 1);
  await expect(table(other, "T1")).toContainText("Available");
  await expect(table(other, "T2")).toContainText("1 open bill");
  await order(other, "T2", 1);
  await expect(bill(page).getByText("900,00 DA").first()).toBeVisible();
  await bill(page).getByRole("button", { name: "Send 2 to kitchen" }).click();
  await expect(bill(page)).toContainText("tell it");

  // The list has them in words, with their amounts.
  await button(page, /^Offline, \d waiting$/).click();
  const waits = unsentList(page).getByRole("listitem");
  await expect(waits.filter({ hasText: `Bill 1, T1: sold, receipt ${first}` })).toContainText(
    "900,00",
  );
  await expect(
    waits.filter({ hasText: "Bill 1, T2: 2 × Chorba frik, Send to kitchen" }),
  ).toContainText("900,00");
  await page.keyboard.press("Escape");

  // The next sale has the next number, whichever tab it is made in. Its receipt stays open.
  await button(other, "Tables").first().click();
  await order(other, "T3", 1);
  await pay(other);
  expect(await numberOn(sold(other))).toBe(first.replace(/1$/, "2"));
  expect([await bills(), await sales()]).toEqual([[], []]);

  await page.context().setOffline(false);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect.poll(async () => (await sales()).length).toBe(2);
  await expect.poll(async () => (await bills()).length).toBe(1);
  expect(await bills()).toMatchObject([
    { tableName: "T2", lines: [{ name: "Chorba frik", quantity: 2, firedQuantity: 2 }] },
  ]);
  const made = await sales();
  expect(made.map(({ totalCentimes }) => totalCentimes).sort()).toEqual([CHORBA, 2 * CHORBA]);
  expect(new Set(made.map(({ provisionalNumber }) => provisionalNumber))).toEqual(
    new Set([first, first.replace(/1$/, "2")]),
  );
  const last = made.find(({ provisionalNumber }) => provisionalNumber !== first);
  await expect(sold(other)).toHaveAccessibleName(`Sold: ${last?.number}`);
  expect(await sale(last?.id ?? "")).toMatchObject({
    payments: [{ method: "Cash" }],
    // The hotel's rate: the item has none of its own.
    lines: [{ name: "Chorba frik", tvaBp: 900 }],
  });
  await expect(table(page, "T1").or(bill(page)).first()).toBeVisible();
});

test("POS-12 a bill goes on over reloads without a network, is sold, and its receipt is printed again", async ({
  open,
  hire,
  call,
}) => {
  test.setTimeout(120_000);
  const manager = await hire({ role: "hotel-admin" });
  const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
  await addTerminal(hotelId);
  const signedIn = await manager.signIn();
  const { bills, sales } = await restaurantOf(await call(signedIn), hotelId);
  const page = await open(signedIn, { serviceWorkers: "allow" });
  await openTill(page, hotelId);
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain("Chorba frik");
  await cutOff(page);
  await order(page, "T1", 2);
  await page.reload();
  await expect(bill(page).getByText("900,00 DA").first()).toBeVisible();
  await item(page, "Chorba frik").click();
  await expect(bill(page).getByText("1.350,00 DA").first()).toBeVisible();
  await pay(page);
  const number = await numberOn(sold(page));
  await expect(sold(page).getByText(`Ticket ${number}`).first()).toBeVisible();

  await page.reload();
  await button(page, "Tables").last().click();
  await expect(table(page, "T1")).toContainText("Available");
  await button(page, "Receipts").click();
  await expect(page.getByRole("list", { name: "Not sent" })).toContainText(number);
  await page.keyboard.press("Escape");
  await order(page, "T1", 1);
  await page.reload();
  await expect(bill(page).getByText("450,00 DA").first()).toBeVisible();

  await page.context().setOffline(false);
  await expect.poll(async () => (await sales()).length, { timeout: 30_000 }).toBe(1);
  expect(await sales()).toMatchObject([
    { provisionalNumber: number, totalCentimes: 3 * CHORBA, tableName: "T1" },
  ]);
  await expect.poll(async () => (await bills()).length).toBe(1);
  expect(await bills()).toMatchObject([{ tableName: "T1", lines: [{ quantity: 1 }] }]);
});

test("POS-06 POS-12 a sale whose answer is lost is kept with the same id, and is one sale", async ({
  open,
  hire,
  call,
}) => {
  const manager = await hire({ role: "hotel-admin" });
  const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
  await addTerminal(hotelId);
  const signedIn = await manager.signIn();
  const { bills, sales } = await restaurantOf(await call(signedIn), hotelId);
  const page = await open(signedIn);
  await openTill(page, hotelId);
  await order(page, "T1", 1);
  await expect.poll(async () => (await bills()).length).toBe(1);
  await page.route("**/sale", async (route) => {
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await pay(page);
  await expect(sold(page)).toHaveAccessibleName(/^Sold: \d+\//);
  expect(await sales()).toHaveLength(1);
  expect(await bills()).toEqual([]);
});

test("POS-12 a dish that is sold out when the network is back is left out of its bill, which goes on, and is discarded with a reason", async ({
  open,
  hire,
  call,
}) => {
  const manager = await hire({ role: "hotel-admin" });
  const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
  const signedIn = await manager.signIn();
  const { bills, menu, trail } = await restaurantOf(await call(signedIn), hotelId);
  const page = await open(signedIn);
  await openTill(page, hotelId);
  await cutOff(page);
  await order(page, "T1", 1);
  const soup = (await menu()).items.find(({ name }) => name === "Chorba frik");
  const others = (await menu()).items.filter(
    ({ id, modifierGroupIds }) => id !== soup?.id && modifierGroupIds.length === 0,
  );
  const [dish] = others;
  if (!soup || !dish) throw new Error("the menu has no two items");
  await item(page, dish.name).first().click();
  await button(page, "Tables").first().click();
  await table(page, "T2").click();
  await item(page, dish.name).first().click();
  await asOwner(async (tx) => {
    await tx`update pos_items set is_sold_out = true where hotel_id = ${hotelId} and id = ${soup.id}`;
  }, hotelId);

  await page.context().setOffline(false);
  await expect(button(page, "Not sent: 1")).toBeVisible();
  await expect
    .poll(async () =>
      (await bills()).map(({ tableName, lines }) => [tableName, ...lines.map(({ name }) => name)]),
    )
    .toEqual([
      ["T1", dish.name],
      ["T2", dish.name],
    ]);
  await button(page, "Tables").first().click();
  await table(page, "T1").click();
  await expect(bill(page).getByRole("alert")).toContainText("Chorba frik is sold out.");
  expect(await violationsOf(page)).toEqual([]);
  await button(page, "Not sent: 1").click();
  const refused = unsentList(page)
    .getByRole("listitem")
    .filter({ hasText: "Bill 1, T1: 1 × Chorba frik" });
  await expect(refused).toContainText("Chorba frik is sold out.");
  await expect(refused).toContainText("450,00");
  await button(refused, "Discard...").click();
  const question = page.getByRole("dialog", { name: /^Discard/ });
  await question.getByLabel("Reason").fill("The guest took something else");
  await button(question, "Discard").click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await bills()).map(({ lines }) => lines.map(({ name }) => name)))
    .toEqual([[dish.name], [dish.name]]);
  const report = (await trail()).find(({ action }) => action === "pos.discard-change");
  expect(report?.facts).toContainEqual(
    expect.objectContaining({ what: "reason", after: "The guest took something else" }),
  );
});

test("POS-10 POS-12 no tap of another tab overtakes what needs the bill's version", async ({
  open,
  hire,
  call,
}) => {
  const manager = await hire({ role: "hotel-admin" });
  const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
  const signedIn = await manager.signIn();
  const { bills } = await restaurantOf(await call(signedIn), hotelId);
  const page = await open(signedIn);
  await openTill(page, hotelId);
  const other = await page.context().newPage();
  await openTill(other, hotelId);
  await order(page, "T1", 1);
  await table(other, "T1").click();
  await expect(bill(other).getByText("450,00 DA").first()).toBeVisible();
  await expect.poll(async () => (await bills()).length).toBe(1);

  const version = (await bills())[0]?.version ?? 0;
  const done: string[] = [];
  page.context().on("requestfinished", (request) => {
    const [, deed] = /\/(discount|operations)$/u.exec(request.url()) ?? [];
    if (deed) done.push(deed);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/discount", async (route) => {
    await held;
    await route.continue();
  });
  await bill(page).getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Discount on the bill" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "10 %" }).click();
  await dialog.getByRole("button", { name: "Complaint" }).click();
  const asked = page.waitForRequest("**/discount");
  await dialog.getByRole("button", { name: "Discount" }).click();
  await asked;
  // Painted, kept, and not sent: a round of the other tab has passed the bill by.
  await item(other, "Chorba frik").click();
  await expect(button(other, "Waiting: 1")).toBeVisible();
  await table(other, "T2").or(button(other, "Tables").first()).first().click();
  await order(other, "T2", 1);
  await expect.poll(async () => (await bills()).length).toBe(2);
  await expect.poll(() => done).toEqual(["operations"]);
  release();
  await expect(dialog).toBeHidden();
  await expect.poll(() => done).toEqual(["operations", "discount", "operations"]);
  const changed = (await bills()).find(({ tableName }) => tableName === "T1");
  expect(changed).toMatchObject({
    version: version + 2,
    discountBp: 1_000,
    lines: [{ quantity: 2 }],
  });
});

test("POS-12 X-02 what a waiter could not send waits over the log-out, and a colleague's sign-in sends it in their name", async ({
  open,
  hire,
  call,
}) => {
  const [maker, colleague] = [
    await hire({ role: "hotel-admin" }),
    await hire({ role: "hotel-admin" }),
  ];
  const { hotelId } = await makeDemoHotel([maker, colleague], { hasOpenBills: false });
  const { bills, trail } = await restaurantOf(await call(await colleague.signIn()), hotelId);
  const page = await open(await maker.signIn());
  await openTill(page, hotelId);
  await page.route("**/operations", (route) => route.abort("internetdisconnected"));
  await order(page, "T1", 1);
  await expect(button(page, "Waiting: 1")).toBeVisible();
  await button(page, "Log out").click();
  await button(
    page.getByRole("alertdialog", { name: "Not everything is sent" }),
    "Log out",
  ).click();
  await expect(page).toHaveURL("/login");
  // A try from before the log-out is not let through now.
  await page.unrouteAll({ behavior: "wait" });
  expect(await bills()).toEqual([]);

  await page.getByLabel("Email").fill(colleague.email);
  await page.getByLabel("Password", { exact: true }).fill("demo-funduq");
  await button(page, "Log in").click();
  await expect.poll(async () => (await bills()).length).toBe(1);
  const entry = (await trail()).find(({ action }) => action === "pos.change-bill");
  expect(entry?.facts.map(({ what }) => what)).toContain("recordedBy");
});

test("POS-12 a browser that is killed right after 'sold' loses no sale and gives no number twice, five times", async ({
  hire,
  call,
  origin,
}) => {
  test.setTimeout(300_000);
  const manager = await hire({ role: "hotel-admin" });
  const { hotelId } = await makeDemoHotel([manager], { hasOpenBills: false });
  await addTerminal(hotelId);
  const signedIn = await manager.signIn();
  const { sales, bills } = await restaurantOf(await call(signedIn), hotelId);
  const numbers: string[] = [];
  const browser = await killableBrowser();
  try {
    for (let round = 1; round <= 5; round++) {
      const { page } = await browser.start(origin, signedIn);
      await openTill(page, hotelId, origin);
      await expect.poll(async () => (await sales()).length).toBe(round - 1);
      await cutOff(page);
      await order(page, "T1", 1);
      await pay(page);
      await sold(page).waitFor();
      numbers.push(await numberOn(sold(page)));
      await browser.kill();
    }
    const { page } = await browser.start(origin, signedIn);
    await openTill(page, hotelId, origin);
    await expect.poll(async () => (await sales()).length).toBe(5);
  } finally {
    await browser.remove();
  }
  expect(new Set((await sales()).map(({ provisionalNumber }) => provisionalNumber))).toEqual(
    new Set(numbers),
  );
  expect(new Set(numbers).size).toBe(5);
  expect(await bills()).toEqual([]);
});
