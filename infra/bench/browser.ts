import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";

/** The Event Timing API rounds to 8 ms and does not report durations below 16 ms. */
const SHORTEST_REPORTED_MS = 16;
const SCROLL_PX_PER_SECOND = 4_000;

export type Scrolled = {
  frames: number;
  droppedFrames: number;
  /** Frames with an area that was not painted yet (checkerboarding). */
  emptyFrames: number;
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Scrolls at the centre of the viewport with the mouse wheel and counts the frames. */
export async function scroll(page: Page, pixels: number): Promise<Scrolled> {
  const browser = page.context().browser();
  const size = page.viewportSize();
  if (!browser || !size) throw new Error("nothing is on the screen");
  const client = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ["benchmark", "cc"] });
  await gesture(client, { x: size.width / 2, y: size.height / 2 }, pixels);
  return framesIn(await browser.stopTracing());
}

function gesture(client: CDPSession, from: { x: number; y: number }, pixels: number) {
  return client.send("Input.synthesizeScrollGesture", {
    ...from,
    yDistance: -pixels,
    speed: SCROLL_PX_PER_SECOND,
    gestureSourceType: "mouse",
  });
}

/** Counts the frames that the scrolling requested: all, dropped ones, and those with unpainted areas. */
function framesIn(trace: Buffer): Scrolled {
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

type Answered = PerformanceEntry & { interactionId: number };

/**
 * The longest duration of an action's presses, from the input to the next paint. Ignores pointer events that
 * the browser dispatches because an element appeared below the pointer.
 */
export async function late(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = [];
    Reflect.set(window, "answered", found);
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as Answered[])
        if (interactionId !== 0) found.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))),
  );
  const found = await page.evaluate(() => Reflect.get(window, "answered") as number[]);
  return Math.max(SHORTEST_REPORTED_MS, ...found);
}
