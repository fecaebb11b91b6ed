import fs from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { askAll } from "./checks.mjs";
import { findChromium, noChromium } from "./chromium.mjs";
import { failureText } from "./failures.mjs";
import { install } from "./install.mjs";
import { playwrightReport, readTests, removeReports, testsOf, workspaces } from "./results.mjs";
import { slowestTests } from "./slowest-tests.mjs";
import { giveUp, root, run } from "./toolchain.mjs";
import { twoAtATime } from "./two-at-a-time.mjs";

const e2eConfig = path.join(root, "infra", "e2e", "playwright.config.ts");

/** `npm test`: runs the tests of all workspaces and the end-to-end tests. The last line is `N passed, N failed`. */
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

/** Workspaces whose tests mostly wait for servers and timers. They start first, so that the others use the processor meanwhile. */
const waitMost = ["infra", "api"];

/**
 * Runs the tests of every workspace; prints failures in full. Returns the workspaces whose run failed
 * without a failed test.
 */
async function runVitest(chromium) {
  const others = workspaces().filter((workspace) => !waitMost.includes(workspace));
  const jobs = [...waitMost, ...others].map(
    (workspace) => () => testWorkspace(workspace, chromium),
  );
  return (await twoAtATime(jobs)).flat();
}

async function testWorkspace(workspace, chromium) {
  const { code, output } = await runWorkspace(workspace, chromium);
  const tests = testsOf(workspace);
  const passed = tests.filter((test) => test.passed).length;
  console.log(
    `${code === 0 ? "ok    " : "FAILED"} ${workspace}: ${passed} of ${tests.length} tests`,
  );
  if (code === 0) return [];
  // Failures first, because a long output may be truncated at its end.
  for (const test of tests.filter(({ passed }) => !passed)) console.log(failureText(test));
  console.log(output);
  return tests.every((test) => test.passed) ? [`tests of ${workspace}`] : [];
}

function runWorkspace(workspace, chromium) {
  const args = [
    ...["run", "test", `--filter=./${workspace}`, "--ui=stream", "--output-logs=errors-only"],
    ...["--concurrency=1", "--", "--passWithNoTests", "--reporter=default", "--reporter=json"],
    "--outputFile.json=test-results/vitest.json",
  ];
  return run("turbo", args, { quiet: true, env: { CHROMIUM_PATH: chromium, NO_COLOR: "1" } });
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
        NO_COLOR: "1",
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
    ...tests.filter((test) => !test.passed),
    ...brokenSteps.map((title) => ({ title })),
  ];
  console.log(["The slowest tests:", ...slowestTests(tests)].join("\n"));
  // Failures again at the end, because a long output may be truncated at its beginning.
  for (const failure of failures) console.log(failureText(failure));
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}
