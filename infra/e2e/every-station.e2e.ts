import { type BrowserContextOptions, devices, type Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { setScene } from "./support/dialogs.ts";
import { turnTo } from "./support/languages.ts";
import { layersOf, motionsOf, overflowOf, tooSmallTargetsOf } from "./support/measures.ts";
import { languages } from "./support/places.ts";
import { stationsOf } from "./support/stations.ts";
import { expect, test } from "./support/test.ts";
import { setExpiry, troubleStations } from "./support/trouble-stations.ts";

test.describe.configure({ mode: "parallel", timeout: 600_000 });
// A fault is told with its element: pictures of every step would take longer than the steps.
test.use({ trace: "off" });

const desk = { width: 1440, height: 900 };
/** 1440 px at 200 % and 1280 px at 400 %, with the longest words and from right to left. */
const zoomed = [
  { size: { width: 720, height: 450 }, languages: ["ar", "fr"] },
  { size: { width: 320, height: 512 }, languages: ["fr", "ar"] },
] as const;

/** Where a check is, and the way back to it. */
type Place = { page: Page; name: string; open(): Promise<void> };

async function expectAccessible(page: Page, where: string): Promise<void> {
  // What lies below an open dialog is out of reach, and was looked at without it.
  const top = "dialog[open]:not(:has(dialog[open]), :has(~ dialog[open]))";
  const only = (await page.locator(top).count()) > 0 ? top : "html";
  for (const scheme of ["light", "dark"] as const) {
    const found = await violationsOf(page, only, scheme);
    expect.soft(found, `${where}, ${scheme}`).toEqual([]);
  }
}

async function expectNothingLost({ page, name, open }: Place): Promise<void> {
  const layers = await layersOf(page);
  for (const { size, languages } of zoomed) {
    const where = `${name}, ${size.width} px`;
    await page.setViewportSize(size);
    await page.evaluate(nextFrame);
    // A menu, a popover and a calendar close when the window changes.
    if ((await layersOf(page)) !== layers) await open();
    expect.soft(await layersOf(page), `${where}, what is open`).toBe(layers);
    for (const language of languages) {
      await turnTo(page, language);
      expect.soft(await overflowOf(page), `${where}, ${language}`).toEqual([]);
    }
  }
  await page.setViewportSize(desk);
}

/** In the page: until what has just changed is drawn. */
function nextFrame(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

async function expectGoodDesk(place: Place): Promise<void> {
  const { page, name } = place;
  expect.soft(await motionsOf(page), `${name}, what moves`).toEqual([]);
  for (const language of languages) {
    await turnTo(page, language);
    await page.evaluate(nextFrame);
    await expectAccessible(page, `${name}, ${language}`);
  }
  await expectNothingLost(place);
}

async function expectLargeTargets({ page, name }: Place): Promise<void> {
  for (const language of ["en", "ar"] as const) {
    await turnTo(page, language);
    expect.soft(await tooSmallTargetsOf(page), `${name}, ${language}`).toEqual([]);
  }
}

async function look(place: Place, check: Look["check"]): Promise<void> {
  await test.step(place.name, async () => {
    await place.open();
    await check(place);
  });
}

type Look = {
  title: string;
  browser: BrowserContextOptions;
  check(place: Place): Promise<void>;
};

const looks: Look[] = [
  {
    title:
      "is accessible in three languages, light and dark, loses nothing at 200 % and 400 %, and moves nothing unasked",
    // Nothing moves: a colour half-way to another one is no fault.
    browser: { viewport: desk, reducedMotion: "reduce" },
    check: expectGoodDesk,
  },
  {
    title: "has targets that are large enough for a finger on a phone",
    browser: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
    check: expectLargeTargets,
  },
];

for (const { title, browser, check } of looks) {
  test.describe(`X-06 ${title}:`, () => {
    // One of the stations is a room that somebody else took: its booking is refused.
    test.use({ expectedErrors: /status of 409/ });
    for (const kind of ["screen", "dialog", "other part"] as const)
      test(`every ${kind}`, async ({ open: openAs, hire, desk }) => {
        const chief = await hire({ isSuperAdmin: true });
        const stations = stationsOf(chief.hotelId, await setScene(desk));
        const page = await openAs(await chief.signIn(), browser);
        for (const { name, open } of stations.filter((each) => each.kind === kind))
          await look({ page, name, open: () => open(page) }, check);
      });
  });

  test.describe(`X-06 ${title}:`, () => {
    test.use({ expectedErrors: /./ });
    test.afterEach(() => setExpiry(90));

    test("what stands there for strangers, or where something is closed, gone or broken", async ({
      open,
      hire,
      call,
    }) => {
      for (const { page, ...station } of await troubleStations({ open, hire, call, browser }))
        await look({ page, name: station.name, open: () => station.open(page) }, check);
    });
  });
}
