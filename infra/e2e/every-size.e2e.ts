import { type BrowserContextOptions, devices, type Page } from "@playwright/test";
import { setScene } from "./support/dialogs.ts";
import { turnTo } from "./support/languages.ts";
import { motionsOf, overflowOf, tooSmallTargetsOf } from "./support/measures.ts";
import { stationsOf } from "./support/stations.ts";
import { expect, test } from "./support/test.ts";
import { setExpiry, troubleStations } from "./support/trouble-stations.ts";

test.setTimeout(600_000);
// A fault is told with its element: no picture of every step is needed.
test.use({ trace: "off", expectedErrors: /./ });
test.afterEach(() => setExpiry(90));

/** 1440 px at 200 % and 1280 px at 400 %, with the longest words and from right to left. */
const zoomed = [
  { width: 720, height: 450 },
  { width: 320, height: 512 },
];

async function expectNothingLost(page: Page, where: string): Promise<void> {
  for (const language of ["fr", "ar"] as const) {
    await turnTo(page, language);
    for (const size of zoomed) {
      await page.setViewportSize(size);
      expect.soft(await overflowOf(page), `${where}, ${language}, ${size.width} px`).toEqual([]);
    }
  }
}

async function expectLargeTargets(page: Page, where: string): Promise<void> {
  for (const language of ["en", "ar"] as const) {
    await turnTo(page, language);
    expect.soft(await tooSmallTargetsOf(page), `${where}, ${language}`).toEqual([]);
  }
}

const looks: {
  title: string;
  browser: BrowserContextOptions;
  check(page: Page, where: string): Promise<void>;
}[] = [
  {
    title: "at 200 % and 400 % nothing is lost and no page scrolls sideways",
    browser: { viewport: { width: 720, height: 450 }, reducedMotion: "reduce" },
    check: expectNothingLost,
  },
  {
    title: "on a phone every target is large enough for a finger",
    browser: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
    check: expectLargeTargets,
  },
  {
    title: "for those who want less motion nothing moves",
    browser: { reducedMotion: "reduce" },
    check: async (page, where) => expect.soft(await motionsOf(page), where).toEqual([]),
  },
];

for (const { title, browser, check } of looks)
  test(`X-06 ${title}`, async ({ open, hire, call, desk }) => {
    const chief = await hire({ isSuperAdmin: true });
    const page = await open(await chief.signIn(), browser);
    const stations = stationsOf(chief.hotelId, await setScene(desk));
    const troubles = await troubleStations({ open, hire, call, browser });
    for (const station of [...stations.map((each) => ({ ...each, page })), ...troubles])
      await test.step(station.name, async () => {
        await station.open(station.page);
        await check(station.page, station.name);
      });
  });
