import fs from "node:fs";
import path from "node:path";
import { departmentFolders } from "../config/departments.mjs";
import { root } from "./toolchain.mjs";

export const playwrightReport = path.join(root, "infra", "test-results", "playwright.json");

/** The folders of all workspaces; `mfe-*` of package.json is every department. */
export function workspaces() {
  const named = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).workspaces;
  return named.flatMap((name) => (name === "mfe-*" ? departmentFolders() : [name]));
}

function vitestReport(workspace) {
  return path.join(root, workspace, "test-results", "vitest.json");
}

/** Deletes old reports, so that they are not counted again. */
export function removeReports() {
  for (const file of [...workspaces().map(vitestReport), playwrightReport])
    fs.rmSync(file, { force: true });
}

/**
 * Every test that ran, as `{ title, file, seconds, passed, layer }`, and the `reason` of a failure.
 * A file that could not be loaded is one failed test.
 */
export function readTests() {
  const journeys = playwrightTests(readJson(playwrightReport));
  return [
    ...workspaces().flatMap((workspace) => inLayer(layerOf(workspace), testsOf(workspace))),
    ...inLayer("journey", journeys),
  ];
}

/** The test layer of a workspace: unit, real database, rendered screen or whole installation. */
function layerOf(workspace) {
  return { "shared-types": "unit", api: "api", infra: "installation" }[workspace] ?? "module";
}

function inLayer(layer, tests) {
  return tests.map((test) => ({ ...test, layer }));
}

/** The reports that are missing after the last run. */
export function missingReports() {
  return [...workspaces().map(vitestReport), playwrightReport].filter(
    (file) => !fs.existsSync(file),
  );
}

export function testsOf(workspace) {
  return vitestTests(readJson(vitestReport(workspace)));
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

function vitestTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === "passed" || test.status === "failed")
      .map((test) => ({
        title: test.fullName,
        file,
        seconds: (test.duration ?? 0) / 1000,
        passed: test.status === "passed",
        reason: test.failureMessages[0],
      }));
    const broken = status === "failed" && tests.every((test) => test.passed);
    const unloaded = { title: file, file, seconds: 0, passed: false, reason: message };
    return broken ? [...tests, unloaded] : tests;
  });
}

function playwrightTests(report) {
  const broken = (report?.errors ?? []).map(({ message }) => ({
    title: "the browser tests as a whole",
    file: "infra/e2e",
    seconds: 0,
    passed: false,
    reason: message,
  }));
  return [...(report?.suites ?? []).flatMap((suite) => suiteTests(suite, "")), ...broken];
}

function suiteTests({ title, specs = [], suites = [] }, above) {
  const place = `${above} ${title}`.trim();
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
    .map((spec) => ({
      title: `${place} ${spec.title}`,
      file: spec.file,
      seconds: secondsOf(spec),
      passed: spec.ok,
      reason: reasonOf(spec),
    }));
  return [...own, ...suites.flatMap((suite) => suiteTests(suite, place))];
}

const attemptsOf = ({ tests }) => tests.flatMap(({ results }) => results);

function secondsOf(spec) {
  return attemptsOf(spec).reduce((sum, { duration }) => sum + duration / 1000, 0);
}

function reasonOf(spec) {
  return attemptsOf(spec).flatMap(({ errors = [] }) => errors)[0]?.message;
}
