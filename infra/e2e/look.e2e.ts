import type { Page } from "@playwright/test";
import { places } from "./support/places.ts";
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

test("X-06 everything is there at 400 %: no screen scrolls sideways at 320 px", async ({
  hire,
  open,
}) => {
  const chief = await hire({ isSuperAdmin: true });
  const page = await open(await chief.signIn(), { viewport: { width: 320, height: 640 } });
  for (const { name, path } of places) {
    await page.goto(path(chief.hotelId));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect.soft(tooWide, name).toBe(0);
  }
});
