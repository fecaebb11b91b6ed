import path from "node:path";
import { rspack } from "@rspack/core";
import { hashFiles } from "./release-manifest.mjs";
import { typescript } from "./typescript.mjs";

/** Has no hash in its name: browsers ask for a worker at the address where they found it. */
const SERVICE_WORKER = "service-worker.js";

/** What no page of the suite asks for. */
const notKept = /^(trial\.html|mf-manifest\.json|(js|css)\/trial\.)/;

/**
 * Builds the worker that opens the shell's pages without a network. It has the list of the shell's files, so that each
 * release has another worker; browsers find out by that.
 *
 * @param {string} dir the shell's folder
 * @param {string} dist the output folder, with all other files
 * @param {string} version
 */
export async function addServiceWorker(dir, dist, version) {
  const files = Object.entries(hashFiles(dist))
    .filter(([name]) => !notKept.test(name))
    .map(([name, integrity]) => ({ url: addressOf(name, version), revision: null, integrity }));
  const compiler = rspack({
    mode: "production",
    target: ["webworker", "es2021"],
    devtool: false,
    entry: path.join(dir, "src/service-worker/service-worker.ts"),
    output: { path: dist, filename: SERVICE_WORKER, clean: false },
    module: { rules: [{ test: /\.ts$/, type: "javascript/auto", use: typescript(true) }] },
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
