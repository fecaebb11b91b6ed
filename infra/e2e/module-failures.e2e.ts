import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { damagingProxy } from "./support/damaging-proxy.ts";
import { button, switchTo } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: /\/remotes\/mfe-|integrity|RUNTIME-\d+|Federation|mfe-/i });

const anyFileOf = (module: string) => `**/remotes/${module}/**`;

async function expectUnavailable(page: Page, department: string) {
  await expect(page.getByText(`${department} is unavailable. Try again`)).toBeVisible({
    timeout: 20_000,
  });
}

test("X-04 a department whose files fail to load shows an error; the others work; a retry loads it", async ({
  open,
}) => {
  const page = await open("manager");
  await page.route(anyFileOf("mfe-housekeeping"), (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();

  await switchTo(page, "Housekeeping");
  await expectUnavailable(page, "Housekeeping");
  await switchTo(page, "Commercial");
  await expect(page.getByRole("heading", { name: "Commercial Management" })).toBeVisible();
  await switchTo(page, "Front Office");
  await expect(page.getByRole("grid")).toBeVisible();

  await switchTo(page, "Housekeeping");
  await expectUnavailable(page, "Housekeeping");
  await page.unroute(anyFileOf("mfe-housekeeping"));
  await button(page.getByRole("main"), "Try again").click();
  await expect(page.getByRole("heading", { name: /^Floor / }).first()).toBeVisible();
});

test("X-04 the page is not blank when the first screen's department fails to load", async ({
  open,
}) => {
  const page = await open("frontdesk");
  await page.route(anyFileOf("mfe-frontoffice"), (route) =>
    route.fulfill({ status: 500, body: "broken" }),
  );
  await page.goto("/dashboard");
  await expectUnavailable(page, "Front Office");
  await switchTo(page, "POS Sales");
  await expect(button(page, "Restaurant La Casbah")).toBeVisible();
});

test("X-04 a script that was modified in transit is not executed", async ({ open }) => {
  const page = await open("frontdesk");
  await page.route(`${anyFileOf("mfe-frontoffice")}/*.js`, async (route) => {
    const response = await route.fetch();
    const body = `globalThis.tampered = true;${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.goto("/dashboard");
  await expectUnavailable(page, "Front Office");
  expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
});

test("MOD-04 a damaged file does not stay in the browser's cache: 'Try again' loads the repaired one", async ({
  open,
  origin,
}) => {
  const suite = await damagingProxy(origin, /\/remotes\/mfe-housekeeping\/.*\.js$/);
  const page = await open("manager");
  await page.goto(`${suite.origin}/dashboard`);
  await expect(page.getByRole("grid")).toBeVisible();
  await switchTo(page, "Housekeeping");
  await expect(page.getByText("Housekeeping is unavailable. Try again")).toBeVisible({
    timeout: 8_000,
  });
  suite.repair();
  await button(page.getByRole("main"), "Try again").click();
  await expect(page.getByRole("heading", { name: /^Floor / }).first()).toBeVisible();
  expect(await page.evaluate(() => "damaged" in globalThis)).toBe(false);
  await page.close();
  suite.stop();
});

test("MOD-04 a department whose catalogue does not load shows an error within 8 s; the others work", async ({
  open,
}) => {
  const page = await open("manager");
  await page.route(/\/remotes\/mfe-housekeeping\/.*i18n_.*\.js$/, () => undefined);
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  await switchTo(page, "Housekeeping");
  await expect(page.getByText("Housekeeping is unavailable. Try again")).toBeVisible({
    timeout: 9_000,
  });
  await switchTo(page, "Commercial");
  await expect(page.getByRole("heading", { name: "Commercial Management" })).toBeVisible();
});

test("X-04 a dialog whose script fails to load keeps the screen's state, and a retry loads it", async ({
  open,
}) => {
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByLabel("Search stays and groups").fill("Zohra");
  await page.route(anyFileOf("mfe-frontoffice"), (route) => route.abort());
  await button(page, "New booking").click();
  const lost = page.getByRole("dialog", { name: "This part is not there yet" });
  await expect(lost).toBeVisible();
  await button(lost, "Try again").click();
  await expect(lost).toBeVisible();

  await page.unroute(anyFileOf("mfe-frontoffice"));
  await button(lost, "Try again").click();
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
  await expect(lost).toBeHidden();
  await expect(page.getByLabel("Search stays and groups")).toHaveValue("Zohra");
});

test.describe("an uncaught error in the shell", () => {
  test.use({ expectedErrors: /a fault of the shell/ });

  test("X-04 shows an error page with instructions in the user's language", async ({ open }) => {
    const page = await open("frontdesk");
    await page.addInitScript(() => {
      window.BroadcastChannel = class {
        constructor() {
          throw new Error("a fault of the shell");
        }
      } as unknown as typeof BroadcastChannel;
    });
    await page.goto("/dashboard");
    await expect(
      page.getByRole("heading", { name: "Something went wrong on this page." }),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expect(button(page, "Load the page again")).toBeVisible();
  });
});
