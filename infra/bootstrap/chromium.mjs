import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Headless-only Chromium comes first: drawing windows, which tests don't need, takes a third of the time. */
const commands = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const noChromium =
  "A browser is needed: `npx playwright install chromium`, your system's package, or CHROMIUM_PATH.";

/** The path of an installed Chromium. Installs one with apt-get if permitted; undefined if there is none. */
export function findChromium() {
  return installedChromium() ?? throughApt();
}

/** The path of an installed Chromium: that of CHROMIUM_PATH, of the system or of Playwright. */
export function installedChromium() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...elsewhere, playwrights()];
  return candidates.find((file) => file && fs.existsSync(file));
}

function playwrights() {
  try {
    return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
  } catch {
    return undefined;
  }
}

function throughApt() {
  const mayInstall = process.getuid?.() === 0 && fs.existsSync("/etc/debian_version");
  if (!mayInstall) return undefined;
  console.log("Installing Chromium with apt-get…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, stdio: "ignore" };
  spawnSync("apt-get", ["update", "-q"], options);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], options);
    if (installedChromium()) break;
  }
  return installedChromium();
}
