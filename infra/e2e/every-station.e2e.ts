import type { Language } from "@funduq/shared-types/contracts/session";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { setScene } from "./support/dialogs.ts";
import { turnTo } from "./support/languages.ts";
import { layersOf, motionsOf, overflowOf, tooSmallTargetsOf } from "./support/measures.ts";
import type { Station } from "./support/station.ts";
import { stationsOf } from "./support/stations.ts";
import { expect, test } from "./support/test.ts";
import { setTouch } from "./support/touch.ts";
import { setExpiry, troubleStations } from "./support/trouble-stations.ts";

test.describe.configure({ mode: "parallel", timeout: 600_000 });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The viewports of 1440 px at 200 % and 1280 px at 400 % zoom, in the language with the longest words and in a right-to-left one. */
const zoomed = [
  { size: { width: 720, height: 450 }, languages: ["ar", "fr"] },
  { size: { width: 320, height: 512 }, languages: ["fr", "ar"] },
] as const;

/**
 * Each language and each colour scheme once, because colours don't depend on the language, nor labels on the scheme.
 * Each list starts with the language that the previous check ended with, which saves a language switch.
 */
const shown = [
  ["en", "dark"],
  ["fr", "light"],
  ["ar", "light"],
] as const;

/** The number of tests that share the stations, so that both workers finish at about the same time. */
const SHARES = 6;

/** Splits the list into consecutive parts, because a station is often opened from the one before it. */
function sharesOf(stations: readonly Station[]): Station[][] {
  const size = Math.ceil(stations.length / SHARES);
  return Array.from({ length: SHARES }, (_, share) =>
    stations.slice(share * size, (share + 1) * size),
  );
}

// Disables animations, because a colour in the middle of a transition is not a violation.
const browser = { viewport: desk, reducedMotion: "reduce" } as const;

/** The checked station, and the steps that open it again. */
type Place = { page: Page; name: string; open(): Promise<void> };

async function expectAccessible({ page, name }: Place): Promise<void> {
  // Elements below an open dialog are inert; they were checked before it opened.
  const top = "dialog[open]:not(:has(dialog[open]), :has(~ dialog[open]))";
  const only = (await page.locator(top).count()) > 0 ? top : "html";
  for (const [language, scheme] of shown) {
    await turnTo(page, language);
    await page.evaluate(nextFrame);
    const found = await violationsOf(page, only, scheme);
    expect.soft(found, `${name}, ${language}, ${scheme}`).toEqual([]);
  }
}

/** Runs in the page: waits until the last change is rendered. */
function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

type Window = { size: { width: number; height: number }; languages: readonly Language[] };

/** Repeats a check in a viewport of another size. */
async function resized(
  { page, name, open }: Place,
  { size, languages }: Window,
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<void> {
  const where = `${name}, ${size.width} px`;
  const layers = await layersOf(page);
  await page.setViewportSize(size);
  await page.evaluate(nextFrame);
  // Menus, popovers and calendars close when the window is resized.
  if ((await layersOf(page)) !== layers) await open();
  expect.soft(await layersOf(page), `${where}, what is open`).toBe(layers);
  for (const language of languages) {
    await turnTo(page, language);
    expect.soft(await faultsOf(page), `${where}, ${language}`).toEqual([]);
  }
}

async function look(place: Place): Promise<void> {
  const { page, name } = place;
  await test.step(name, async () => {
    await place.open();
    expect.soft(await motionsOf(page), `${name}, what moves`).toEqual([]);
    await expectAccessible(place);
    for (const window of zoomed) await resized(place, window, overflowOf);
    await setTouch(page, true);
    await resized(place, { size: phone, languages: ["ar", "en"] }, tooSmallTargetsOf);
    await setTouch(page, false);
    await page.setViewportSize(desk);
  });
}

test.describe("X-06 has no axe violations in three languages, light and dark, no overflow at 200 % and 400 % zoom, no animation under reduced motion, and large enough touch targets on a phone:", () => {
  // One station is the conflict dialog of a booking that gets 409.
  test.use({ expectedErrors: /status of 409/ });
  for (let share = 0; share < SHARES; share += 1)
    test(`every screen and dialog, share ${share + 1} of ${SHARES}`, async ({
      open: openAs,
      hire,
      desk,
    }) => {
      const chief = await hire({ isSuperAdmin: true });
      const stations = sharesOf(stationsOf(chief.hotelId, await setScene(desk)))[share] ?? [];
      const page = await openAs(await chief.signIn(), browser);
      for (const { name, open } of stations) await look({ page, name, open: () => open(page) });
    });

  test.describe("error states", () => {
    test.use({ expectedErrors: /./ });
    test.afterEach(() => setExpiry(90));

    test("screens for signed-out users, closed sections, deleted records and failures", async ({
      open,
      hire,
      call,
    }) => {
      for (const { page, ...station } of await troubleStations({ open, hire, call, browser }))
        await look({ page, name: station.name, open: () => station.open(page) });
    });
  });
});
