import fs from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { askAll } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import {
  playwrightReport,
  readTests,
  removeReports,
  vitestReport,
  workspaces,
} from "./results.mjs";
import { giveUp, root, run } from "./toolchain.mjs";

const e2eConfig = path.join(root, "infra", "e2e", "playwright.config.ts");
const noChromium =
  "The browser tests need Chromium: `npx playwright install chromium`, your system's package, or CHROMIUM_PATH.";

/** `npm test`: everything that can be proved on one machine. Ends with `N passed, N failed`. */
export async function test() {
  await install();
  const chromium = findChromium();
  if (!chromium) giveUp(noChromium);
  removeReports();
  const failed = await askAll();
  const built = await build();
  if (!built.ok) {
    console.log(built.output);
    failed.push("build");
  }
  failed.push(...(await runVitest(chromium)));
  if (built.ok) failed.push(...(await runBrowserTests(chromium)));
  conclude(failed);
}

/** One workspace after the other: vitest itself uses every core. */
async function runVitest(chromium) {
  const { code } = await run(
    "turbo",
    [
      ...["run", "test", "--continue", "--ui=stream", "--concurrency=1", "--output-logs=new-only"],
      ...["--", "--passWithNoTests", "--reporter=dot", "--reporter=json"],
      "--outputFile.json=test-results/vitest.json",
    ],
    { env: { CHROMIUM_PATH: chromium, FORCE_COLOR: "0" } },
  );
  if (code === 0) return [];
  const silent = workspaces().filter((name) => !fs.existsSync(vitestReport(name)));
  return silent.map((name) => `tests of ${name} (no report)`);
}

async function runBrowserTests(chromium) {
  if (!fs.existsSync(e2eConfig)) return [];
  const { code } = await run(
    "playwright",
    ["test", "--config", e2eConfig, "--reporter=line,json"],
    {
      cwd: path.join(root, "infra"),
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        FORCE_COLOR: "0",
        CI: "1",
      },
    },
  );
  const reported = fs.existsSync(playwrightReport);
  return code === 0 || reported ? [] : ["browser tests (no report)"];
}

function conclude(brokenSteps) {
  const tests = readTests();
  const passed = tests.filter((test) => test.passed).length;
  const failures = [
    ...tests.filter((test) => !test.passed).map((test) => test.title),
    ...brokenSteps,
  ];
  for (const failure of failures) console.log(`failed: ${failure.split("\n", 1)[0]}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}
