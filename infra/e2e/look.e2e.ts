import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** The addresses of the fonts that a page downloads. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const language of ["en", "fr"] as const)
  test(`X-05 who reads Latin letters downloads none: ${language}`, async ({ hire, open }) => {
    const person = await hire({ role: "manager", language });
    const page = await open(await person.signIn());
    const fonts = fontsOf(page);
    await page.goto(`/hotel/${person.hotelId}/dashboard`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    // Guests with Arabic names are in the house: theirs are the platform's letters.
    await expect(page.getByText(/[\u0600-\u06ff]{3,}/u).first()).toBeAttached();
    await settled(page);
    expect(fonts).toEqual([]);
  });

test("X-05 who reads Arabic downloads its letters, once, from the house", async ({
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

test("X-02 the chosen theme stands before anything is drawn", async ({ open }) => {
  const page = await open(undefined, { colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("funduq.theme", "dark"));
  // The suite's own script never comes: what is seen is what the page is before it runs.
  await page.route(/\/js\/(?!color-scheme)/, () => undefined);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(23, 20, 18)");
  // On paper it is light all the same.
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

/** The browser's cumulative layout shift while the page loads. */
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

test("X-02 what is awaited keeps its place: nothing moves as rooms, a stay or a table come", async ({
  hire,
  open,
  desk,
}) => {
  test.slow();
  const stay = await desk.book(await desk.readyRoom(), "Lamia Cherif");
  const chief = await hire({ isSuperAdmin: true });
  const page = await open(await chief.signIn());
  // Slow enough for the grey places to be seen before.
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

test("X-02 BK-01 the buttons of a new booking stay where they are, whatever comes while it is typed", async ({
  open,
  desk,
}) => {
  const { fullName } = await desk.record({ fullName: "Zineb Aboubakr" });
  // Where it comes to rest, not where it is on the way.
  const page = await open("frontdesk", { reducedMotion: "reduce" });
  await page.goto(`/hotel/${desk.hotelId}/dashboard?new=any`);
  const save = page.getByRole("button", { name: "Save booking" });
  await expect(save).toBeVisible();
  const place = await save.evaluate((button) => button.getBoundingClientRect().toJSON());
  await page.getByRole("combobox", { name: "Guest" }).fill(fullName);
  await expect(page.getByText("Already known?")).toBeVisible();
  expect(await save.evaluate((button) => button.getBoundingClientRect().toJSON())).toEqual(place);
});
