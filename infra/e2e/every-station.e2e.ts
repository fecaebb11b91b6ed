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
/** 1440 px at 200 % and 1280 px at 400 %, with the longest words and from right to left. */
const zoomed = [
  { size: { width: 720, height: 450 }, languages: ["ar", "fr"] },
  { size: { width: 320, height: 512 }, languages: ["fr", "ar"] },
] as const;

/**
 * Each language and each scheme once: a colour doesn't depend on the language, nor a label on the scheme.
 * Here and below the order spares a turn: each begins with the language that the one before ended with.
 */
const shown = [
  ["en", "dark"],
  ["fr", "light"],
  ["ar", "light"],
] as const;

/** Tests that the stations are dealt out to, so that the workers end at nearly the same time. */
const SHARES = 6;

/** Neighbours stay together: one is often the way to the next. */
function sharesOf(stations: readonly Station[]): Station[][] {
  const size = Math.ceil(stations.length / SHARES);
  return Array.from({ length: SHARES }, (_, share) =>
    stations.slice(share * size, (share + 1) * size),
  );
}

// Nothing moves: a colour half-way to another one is no fault.
const browser = { viewport: desk, reducedMotion: "reduce" } as const;

/** The station that a check looks at, and how to open it again. */
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

/** In the page: until what has just changed is drawn. */
function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

type Window = { size: { width: number; height: number }; languages: readonly Language[] };

/** Looks at what is open once more in a window of another size. */
async function resized(
  { page, name, open }: Place,
  { size, languages }: Window,
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<void> {
  const where = `${name}, ${size.width} px`;
  const layers = await layersOf(page);
  await page.setViewportSize(size);
  await page.evaluate(nextFrame);
  // A menu, a popover and a calendar close when the window changes.
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

test.describe("X-06 is accessible in three languages, light and dark, loses nothing at 200 % and 400 %, moves nothing unasked, and has targets for a finger on a phone:", () => {
  // One of the stations is a room that somebody else took: its booking is refused.
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

  test.describe("in trouble", () => {
    test.use({ expectedErrors: /./ });
    test.afterEach(() => setExpiry(90));

    test("what stands there for strangers, or where something is closed, gone or broken", async ({
      open,
      hire,
      call,
    }) => {
      for (const { page, ...station } of await troubleStations({ open, hire, call, browser }))
        await look({ page, name: station.name, open: () => station.open(page) });
    });
  });
});
