import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { toolEnvironment } from "../bootstrap/toolchain.mjs";
import { makeDepartment } from "./make-department.ts";

const root = path.join(import.meta.dirname, "../..");
const linked = ["node_modules", "infra", "shared-types", "shared-ui", "mfe-commercial"];

export const spaTitle = { en: "Spa", fr: "Spa et bien-être", ar: "السبا" };

/**
 * A checkout in a temporary folder below this one, whose settings hold there too, with links to it. A test
 * makes the department `mfe-spa` in it.
 */
export function openTestCheckout() {
  const results = path.join(root, "test-results");
  fs.mkdirSync(results, { recursive: true });
  const checkout = fs.mkdtempSync(path.join(results, "checkout-"));
  for (const name of linked) fs.symlinkSync(path.join(root, name), path.join(checkout, name));
  const spa = path.join(checkout, "mfe-spa");
  return {
    checkout,
    spa,
    makeSpa: () => makeDepartment(checkout, { name: "spa", area: "front_office", title: spaTitle }),
    run: (tool: string, ...args: string[]) => runIn(spa, tool, args),
    close: () => fs.rmSync(checkout, { recursive: true }),
  };
}

/** What a tool needs of the environment: without the variables of the test that runs it. */
const kept = ["HOME", "NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "NO_PROXY"];

/** Runs a tool in a folder; returns its output if it fails. */
export function runIn(cwd: string, tool: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(tool, args, {
    cwd,
    env: {
      PATH: toolEnvironment().PATH,
      ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    },
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}
