import os from "node:os";
import type { Answer } from "./actions.ts";
import { measureDashboard } from "./dashboard.ts";
import { measureFirstVisit } from "./first-visit.ts";
import type { missingFigures } from "./missing-figures.ts";
import { measureScreens } from "./screens.ts";
import { measureTill, TIMES_SLOWER } from "./till.ts";

type Expect = ReturnType<typeof missingFigures>["expectMeasured"];

/** Measures screens in a real browser, and prints the figures. */
export async function printBrowser(expectMeasured: Expect): Promise<void> {
  await printScreens(expectMeasured);
  await printDashboard(expectMeasured);
  await printTill(expectMeasured);
  await printFirstVisit(expectMeasured);
}

async function printScreens(expectMeasured: Expect): Promise<void> {
  const { frames, droppedFrames, emptyFrames, answers } = await measureScreens();
  expectMeasured("a list of 10 000 rows", frames, ...answers.map(({ paintMs }) => paintMs));
  console.log("\nA list of 10 000 rows in the browser, 1440 px, compact");
  console.log(
    `  scrolling: ${droppedFrames} of ${frames} frames dropped (aim 0), ${emptyFrames} with empty places`,
  );
  for (const { action, paintMs } of answers)
    console.log(`  ${action.padEnd(44)} painted after ${paintMs} ms at most (aim 50)`);
}

async function printDashboard(expectMeasured: Expect): Promise<void> {
  const { rooms, frames, droppedFrames, answers } = await measureDashboard();
  expectMeasured("the dashboard in the browser", rooms, frames);
  const busy = os.loadavg()[0]?.toFixed(1);
  console.log(`\nThe dashboard of ${rooms} rooms in the browser, 1440 px (load ${busy})`);
  console.log(`  scrolling: ${droppedFrames} of ${frames} frames dropped (aim 0)`);
  printAnswers(answers, expectMeasured);
}

async function printTill(expectMeasured: Expect): Promise<void> {
  const answers = await measureTill();
  const busy = os.loadavg()[0]?.toFixed(1);
  console.log(
    `\nThe till on a tablet, ${TIMES_SLOWER} times slower than this machine (load ${busy})`,
  );
  printAnswers(answers, expectMeasured);
}

function printAnswers(answers: readonly Answer[], expectMeasured: Expect): void {
  for (const { action, paintMs, shownMs } of answers) {
    expectMeasured(action, paintMs, shownMs);
    console.log(
      `  ${action.padEnd(44)} painted after ${paintMs} ms (aim 50), done after ${shownMs} ms`,
    );
  }
}

async function printFirstVisit(expectMeasured: Expect): Promise<void> {
  const { coldMs, warmMs, slowLineMs } = await measureFirstVisit();
  expectMeasured("the first drawn room", coldMs, warmMs, slowLineMs);
  console.log(`\nFrom the address to the first drawn room (load ${os.loadavg()[0]?.toFixed(1)})`);
  console.log(`  nothing in the browser's cache               ${coldMs.toFixed(0)} ms (aim 600)`);
  console.log(`  with a filled cache                          ${warmMs.toFixed(0)} ms (aim 400)`);
  console.log(
    `  with a filled cache, 4 Mbit/s and 40 ms      ${slowLineMs.toFixed(0)} ms (aim 800)`,
  );
}
