import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { startGallery } from "../start/gallery-server.ts";

/** What a person feels: `lateMs` is the longest wait from a press to the painted answer. */
export type ScreenFigures = {
  frames: number;
  droppedFrames: number;
  /** Frames in which a part of the list had not been drawn yet. */
  emptyFrames: number;
  answers: { action: string; lateMs: number }[];
};

const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser's clock of input answers counts in steps of 8 ms and keeps silent below 16. */
const SHORTEST_TOLD_MS = 16;
const SCROLLED_PX = 30_000;
const SCROLL_PX_PER_SECOND = 4_000;

/** Scrolls and works in a list of 10 000 rows, in a real browser. */
export async function measureScreens(): Promise<ScreenFigures> {
  const gallery = await startGallery();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${gallery.address}/?section=table&open=long&density=compact`);
    await page.getByRole("grid").waitFor();
    const scrolled = await scroll(browser, page);
    return { ...scrolled, answers: await answers(page) };
  } finally {
    await browser.close();
    await gallery.close();
  }
}

async function scroll(browser: Browser, page: Page) {
  const client = await page.context().newCDPSession(page);
  const place = await page.getByRole("grid").boundingBox();
  if (!place) throw new Error("the list is not on the screen");
  const middle = { x: place.x + place.width / 2, y: place.y + Math.min(place.height, 600) / 2 };
  await browser.startTracing(page, { categories: ["benchmark", "cc"] });
  await gesture(client, middle);
  return framesIn(await browser.stopTracing());
}

function gesture(client: CDPSession, from: { x: number; y: number }) {
  return client.send("Input.synthesizeScrollGesture", {
    ...from,
    yDistance: -SCROLLED_PX,
    speed: SCROLL_PX_PER_SECOND,
    gestureSourceType: "mouse",
  });
}

/** Of the frames that the scrolling asked for, those that came late and those with empty places. */
function framesIn(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const reports = traceEvents.flatMap(({ name, args }) =>
    name === "PipelineReporter" && args.frame_reporter ? [args.frame_reporter] : [],
  );
  const asked = reports.filter(({ state }) => state !== "STATE_NO_UPDATE_DESIRED");
  if (asked.length === 0) throw new Error("the browser traced no frame");
  return {
    frames: asked.length,
    droppedFrames: asked.filter(
      (frame) => frame.state === "STATE_DROPPED" && frame.affects_smoothness,
    ).length,
    emptyFrames: asked.filter((frame) => frame.has_missing_content).length,
  };
}

type TraceEvent = {
  name: string;
  args: {
    frame_reporter?: { state: string; affects_smoothness: boolean; has_missing_content: boolean };
  };
};

async function answers(page: Page): Promise<ScreenFigures["answers"]> {
  const actions: [string, () => Promise<unknown>][] = [
    ["sort by a column", () => page.getByRole("columnheader").nth(1).getByRole("button").click()],
    ["type a letter into the search", () => page.getByRole("searchbox").press("a")],
    ["move down a row", () => page.getByRole("gridcell").first().press("ArrowDown")],
  ];
  const measured = [];
  for (const [action, act] of actions) measured.push({ action, lateMs: await late(page, act) });
  return measured;
}

/** The longest of the events that an action brings, from the input to the next paint. */
async function late(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = [];
    Reflect.set(window, "answered", found);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))),
  );
  const found = await page.evaluate(() => Reflect.get(window, "answered") as number[]);
  return Math.max(SHORTEST_TOLD_MS, ...found);
}
