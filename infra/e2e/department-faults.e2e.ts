import type { Locator, Page, Route } from "@playwright/test";
import { button, loadsOf, switchTo } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Above the 8 s of MOD-04, which `modules.test.ts` holds: here two workers share the machine. */
const SAID_WITHIN_MS = 10_000;

test.describe.configure({ mode: "parallel" });
test.use({ expectedErrors: /\/remotes\/mfe-|integrity|RUNTIME-\d+|Federation|mfe-|\/beacon/i });

type Department = {
  module: string;
  /** As the shell names it in its error. */
  name: string;
  view: string;
  /** What is on its screen once it runs. */
  shown: (page: Page) => Locator;
};

const departments: Department[] = [
  {
    module: "mfe-frontoffice",
    name: "Front Office",
    view: "Front Office",
    shown: (page) => page.getByRole("grid"),
  },
  {
    module: "mfe-commercial",
    name: "Commercial",
    view: "Commercial",
    shown: (page) => page.getByRole("heading", { name: "Commercial Management" }),
  },
  {
    module: "mfe-housekeeping",
    name: "Housekeeping",
    view: "Housekeeping",
    shown: (page) => page.getByRole("heading", { name: /^Floor / }).first(),
  },
  {
    module: "mfe-pos",
    name: "Restaurant",
    view: "POS Sales",
    shown: (page) => button(page, "Restaurant La Casbah"),
  },
  {
    module: "mfe-admin",
    name: "Administration",
    view: "User Management",
    shown: (page) => page.getByRole("searchbox"),
  },
];

/** The files that a department starts with. */
const files: Record<string, RegExp> = {
  manifest: /mf-manifest\.json$/,
  entry: /remoteEntry\..*\.js$/,
  module: /__federation_expose_module\..*\.js$/,
  texts: /i18n_en_ts\..*\.js$/,
  styles: /__federation_expose_module\..*\.css$/,
};

/** Departments whose styles come with each of their screens. */
const styledLater = ["mfe-admin", "mfe-pos"];

const faults: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  "no answer": (route) => route.abort(),
  hangs: () => undefined,
  "404": (route) => route.fulfill({ status: 404 }),
  "500": (route) => route.fulfill({ status: 500, body: "broken" }),
  empty: (route) => route.fulfill({ status: 200, body: "" }),
  "a page in its place": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }),
  damaged: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `;globalThis.damaged = true;${await response.text()}` });
  },
};

const cells = Object.keys(files).flatMap((file) =>
  Object.keys(faults).map((fault) => ({ file, fault })),
);

/** Each fault of each file in one department, in turn; FUNDUQ_ALL_FAULTS has them all in every one. */
const everywhere = process.env.FUNDUQ_ALL_FAULTS === "1";

for (const [at, department] of departments.entries()) {
  const mine = cells
    .filter((_, cell) => everywhere || cell % departments.length === at)
    .filter(({ file }) => file !== "styles" || !styledLater.includes(department.module));
  for (const { file, fault } of mine) {
    test(`MOD-04 X-04 ${department.module}: the ${file}, ${fault}`, async ({ open }) => {
      const other = departments[(at + 1) % departments.length] ?? department;
      const page = await open("manager");
      const address = new RegExp(`/remotes/${department.module}/.*${files[file]?.source}`);
      await page.route(address, async (route) => faults[fault]?.(route));
      await page.goto("/dashboard");
      await switchTo(page, other.view);
      await expect(other.shown(page)).toBeVisible();
      const loads = loadsOf(page);

      await switchTo(page, department.view);
      const down = page.getByText(`${department.name} is unavailable. Try again`);
      await expect(down).toBeVisible({ timeout: SAID_WITHIN_MS });
      await switchTo(page, other.view);
      await expect(other.shown(page)).toBeVisible();
      expect(await page.evaluate(() => "damaged" in globalThis)).toBe(false);

      await switchTo(page, department.view);
      await page.unroute(address);
      await button(page.getByRole("main"), "Try again").click();
      await expect(department.shown(page)).toBeVisible({ timeout: SAID_WITHIN_MS });
      expect(loads).toEqual([]);
    });
  }
}
