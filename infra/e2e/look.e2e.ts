import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Records the URLs of the fonts that a page downloads. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const language of ["en", "fr"] as const)
  test(`X-05 no font is downloaded in a language with Latin script: ${language}`, async ({
    hire,
    open,
  }) => {
    const person = await hire({ role: "manager", language });
    const page = await open(await person.signIn());
    const fonts = fontsOf(page);
    await page.goto(`/hotel/${person.hotelId}/dashboard`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    // Arabic guest names are displayed with a system font.
    await expect(page.getByText(/[\u0600-\u06ff]{3,}/u).first()).toBeAttached();
    await settled(page);
    expect(fonts).toEqual([]);
  });

test("X-05 in Arabic the two font files are downloaded once, from the suite's own origin", async ({
  hire,
  open,
  origin,
}) => {
  const person = await hire({ role: "manager", language: "ar" });
  const page = await open(await person.signIn());
  const fonts = fontsOf(page);
  await page.goto(`/hotel/${person.hotelId}/dashboard`);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await settled(page);
  expect(fonts.map((font) => font.replace(/\.[0-9a-f]+\./, ".")).sort()).toEqual([
    "/assets/ibm-plex-sans-arabic-400.woff2",
    "/assets/ibm-plex-sans-arabic-600.woff2",
  ]);
  const { headers } = await fetchHead(`${origin}${fonts[0]}`);
  expect(headers.get("cache-control")).toContain("immutable");
});

const fetchHead = (url: string) => fetch(url, { method: "HEAD" });

test("X-02 the stored theme is applied before the first paint", async ({ open }) => {
  const page = await open(undefined, { colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("funduq.theme", "dark"));
  // Blocks all scripts except the one that applies the theme.
  await page.route(/\/js\/(?!color-scheme)/, () => undefined);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(23, 20, 18)");
  // Print uses the light theme.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

/** The cumulative layout shift while the page loads. */
async function shiftOf(page: Page, path: string, until: string): Promise<number> {
  await page.goto(path);
  await page.locator(until).first().waitFor();
  await page.evaluate(() => new Promise((still) => setTimeout(still, 300)));
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          told(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(told, 200, 0);
      }),
  );
}

test("X-02 skeletons reserve the space: no layout shift when rooms, a stay or a table load", async ({
  hire,
  open,
  desk,
}) => {
  test.slow();
  const stay = await desk.book(await desk.readyRoom(), "Lamia Cherif");
  const chief = await hire({ isSuperAdmin: true });
  const page = await open(await chief.signIn());
  // Delays responses, so that the skeletons are rendered first.
  await page.route(/\/api\/hotels\/[^/]+\/(day-grid|bookings|users)/, async (route) => {
    await new Promise((later) => setTimeout(later, 400));
    await route.continue();
  });
  const at = (view: string) => `/hotel/${chief.hotelId}/${view}`;
  const shifts = {
    dashboard: await shiftOf(page, at("dashboard"), "[role=gridcell]"),
    stay: await shiftOf(page, at(`dashboard?booking=${stay.id}`), "dialog[open] dd"),
    table: await shiftOf(page, at("user-management"), "tr[data-row] td"),
  };
  test.info().annotations.push({ type: "layout shift", description: JSON.stringify(shifts) });
  for (const [what, shift] of Object.entries(shifts)) expect.soft(shift, what).toBeLessThan(0.05);
});

test("X-02 BK-01 the buttons of a new booking do not move when suggestions appear while typing", async ({
  open,
  desk,
}) => {
  const { fullName } = await desk.record({ fullName: "Zineb Aboubakr" });
  // Disables animations, so that the measured position is final.
  const page = await open("frontdesk", { reducedMotion: "reduce" });
  await page.goto(`/hotel/${desk.hotelId}/dashboard?new=any`);
  const save = page.getByRole("button", { name: "Save booking" });
  await expect(save).toBeVisible();
  const place = await save.evaluate((button) => button.getBoundingClientRect().toJSON());
  await page.getByRole("combobox", { name: "Guest" }).fill(fullName);
  await expect(page.getByText("Already known?")).toBeVisible();
  expect(await save.evaluate((button) => button.getBoundingClientRect().toJSON())).toEqual(place);
});

test("X-06 under reduced motion a dialog stands at its place from its first frame", async ({
  open,
  desk,
}) => {
  const page = await open("frontdesk", { reducedMotion: "reduce" });
  await page.goto(`/hotel/${desk.hotelId}/dashboard`);
  await page.getByRole("gridcell").first().waitFor();
  // Awaited: a key may reach the page before a function that was sent first.
  const opened = await page.evaluateHandle(() => ({
    translate: new Promise<string>((tell) => {
      new MutationObserver((_, observer) => {
        const dialog = document.querySelector("dialog[open]");
        if (!dialog) return;
        observer.disconnect();
        tell(getComputedStyle(dialog).translate);
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    }),
  }));
  await page.keyboard.press("F1");
  expect(await opened.evaluate(({ translate }) => translate)).toBe("none");
});
