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

test("X-04 a department whose files can't be had says so; the others go on; a retry brings it", async ({
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

test("X-04 the first screen's department missing leaves no white page", async ({ open }) => {
  const page = await open("frontdesk");
  await page.route(anyFileOf("mfe-frontoffice"), (route) =>
    route.fulfill({ status: 500, body: "broken" }),
  );
  await page.goto("/dashboard");
  await expectUnavailable(page, "Front Office");
  await switchTo(page, "POS Sales");
  await expect(button(page, "Restaurant La Casbah")).toBeVisible();
});

test("X-04 a department's file that was changed on its way never runs", async ({ open }) => {
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

test("MOD-04 a file that arrived damaged is not in the browser for good: after the repair 'Try again' brings it", async ({
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

test("MOD-04 a department's texts that hang close that one alone, and within 8 s", async ({
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

test("X-04 a dialog whose file is lost on its way leaves the screen as it is, and comes at another try", async ({
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

test.describe("a shell that breaks", () => {
  test.use({ expectedErrors: /a fault of the shell/ });

  test("X-04 leaves no blank page: what to do stands there in the visitor's language", async ({
    open,
  }) => {
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
