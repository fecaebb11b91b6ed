import { rspack } from "@rspack/core";
import { hashFiles } from "./release-manifest.mjs";

/** Has no hash in its name: browsers ask for a worker at the address where they found it. */
export const SERVICE_WORKER = "service-worker.js";

/** What no page of the suite asks for. */
const notKept = /^(trial\.html|mf-manifest\.json|js\/trial\.)/;

/**
 * Builds the shell's service worker into `dist`. It has the list of the shell's files, so that each release has another
 * worker; browsers find out by that.
 *
 * @param {string} entry
 * @param {{ dist: string, version: string, rules: object[] }} build
 */
export async function buildServiceWorker(entry, { dist, version, rules }) {
  const files = Object.entries(hashFiles(dist))
    .filter(([name]) => !notKept.test(name))
    .map(([name, integrity]) => ({ url: addressOf(name, version), revision: null, integrity }));
  const compiler = rspack({
    mode: "production",
    target: ["webworker", "es2021"],
    devtool: false,
    entry: { worker: entry },
    output: { path: dist, filename: SERVICE_WORKER, clean: false },
    module: { rules },
    resolve: { extensions: [".ts", ".js", ".mjs"] },
    plugins: [
      new rspack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        __FILES__: JSON.stringify(files),
      }),
    ],
    performance: false,
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only" }));
}

/** The page of each release has an address of its own in the browser's cache, see `service-worker.ts`. */
function addressOf(name, version) {
  return name === "index.html" ? `/index.html?release=${version}` : `/${name}`;
}
