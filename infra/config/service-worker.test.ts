import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { addServiceWorker } from "./service-worker.mjs";

const shell = fileURLToPath(new URL("../../shell", import.meta.url));

/** Builds the worker of a shell that has these files. */
async function workerOf(files: Record<string, string>, version = "1.0.0-aaaaaaaaaa") {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-worker-"));
  onTestFinished(() => fs.rmSync(dist, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    fs.writeFileSync(path.join(dist, name), text);
  }
  await addServiceWorker(shell, dist, version);
  return fs.readFileSync(path.join(dist, "service-worker.js"), "utf8");
}

const files = {
  "index.html": "<!doctype html>",
  "trial.html": "<!doctype html>",
  "js/main.0123456789.js": "1",
  "js/trial.0123456789.js": "1",
  "css/main.0123456789.css": "",
  "css/trial.0123456789.css": "",
};
const listed = (worker: string) =>
  [...worker.matchAll(/url:"([^"]+)",revision:null,integrity:"sha384-/g)].map(([, url]) => url);

it("POS-12 the worker keeps the page of its release and all files that pages use, by their hashes", async () => {
  expect(listed(await workerOf(files))).toEqual([
    "/css/main.0123456789.css",
    "/index.html?release=1.0.0-aaaaaaaaaa",
    "/js/main.0123456789.js",
  ]);
});

it("X-03 each release has another worker, so that browsers notice it", async () => {
  const worker = await workerOf(files);
  expect(await workerOf(files)).toBe(worker);
  expect(await workerOf(files, "1.0.1-bbbbbbbbbb")).not.toBe(worker);
  expect(await workerOf({ ...files, "js/main.0123456789.js": "2" })).not.toBe(worker);
});
