import { build } from "./build.mjs";
import { findChromium, noChromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { giveUp, runProgram } from "./toolchain.mjs";

/** `npm run bench`: builds what changed and measures the running suite under load. */
export async function bench() {
  await install();
  const chromium = findChromium();
  if (!chromium) giveUp(noChromium);
  const { ok, output } = await build();
  if (!ok) {
    process.stderr.write(output);
    giveUp("The build failed; the reason is above.");
  }
  process.exitCode = await runProgram("infra/bench/main.ts", {
    args: process.argv.slice(2),
    env: { CHROMIUM_PATH: chromium },
  });
}
