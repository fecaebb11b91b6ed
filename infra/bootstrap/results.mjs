import fs from "node:fs";
import path from "node:path";
import { root } from "./toolchain.mjs";

export const playwrightReport = path.join(root, "infra", "test-results", "playwright.json");

export function workspaces() {
  return JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).workspaces;
}

function vitestReport(workspace) {
  return path.join(root, workspace, "test-results", "vitest.json");
}

/** Old reports must not be counted again. */
export function removeReports() {
  for (const file of [...workspaces().map(vitestReport), playwrightReport])
    fs.rmSync(file, { force: true });
}

/** Every test that ran, as `{ title, passed }`. A file that could not be loaded is one failed test. */
export function readTests() {
  return [...workspaces().flatMap(testsOf), ...playwrightTests(readJson(playwrightReport))];
}

export function testsOf(workspace) {
  return vitestTests(readJson(vitestReport(workspace)));
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}

function vitestTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === "passed" || test.status === "failed")
      .map((test) => ({ title: test.fullName, passed: test.status === "passed" }));
    const broken = status === "failed" && tests.every((test) => test.passed);
    return broken ? [...tests, { title: path.relative(root, name), passed: false }] : tests;
  });
}

function playwrightTests(report) {
  const broken = (report?.errors ?? []).map(({ message }) => ({ title: message, passed: false }));
  return [...(report?.suites ?? []).flatMap((suite) => suiteTests(suite, "")), ...broken];
}

function suiteTests({ title, specs = [], suites = [] }, above) {
  const place = `${above} ${title}`.trim();
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
    .map((spec) => ({ title: `${place} ${spec.title}`, passed: spec.ok }));
  return [...own, ...suites.flatMap((suite) => suiteTests(suite, place))];
}
