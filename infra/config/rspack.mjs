import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { rspack } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { buildVersion, moduleName, platformVersion } from "./build-version.mjs";
import { compressDist } from "./compress.mjs";
import { devServerOfDepartment, devServerOfShell } from "./dev-servers.mjs";
import { federationAsModules, hostOf, remoteOf } from "./federation.mjs";
import { checkOwnCss } from "./foreign-selectors.mjs";
import { colorSchemeScript, emitHeadScript, firstRequests, headScript } from "./head-scripts.mjs";
import { writeRelease } from "./release-manifest.mjs";
import { addServiceWorker } from "./service-worker.mjs";
import { browsers, typescript } from "./typescript.mjs";

/**
 * The suite's build configuration. `shell(dir)` is the page; `department(dir)` is a module that the page loads
 * at run time or, in development, a page by itself on mocked data.
 */

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * @param {string} dir the shell's folder
 * @returns {(env: object, options: { mode?: "production" | "development" }) => import("@rspack/core").RspackOptions}
 */
export function shell(dir) {
  return (_env, { mode = "production" } = {}) => {
    const app = readApp(dir, mode);
    const main = [here("./platform.ts"), mainOf(dir)];
    const trial = [here("./platform.ts"), "./src/trial.ts"];
    return {
      ...base(app),
      entry: app.production ? { main, trial } : { main },
      output: { ...output(app), publicPath: "/" },
      plugins: [
        ...page(app),
        firstRequests(headScript("first-requests", path.join(dir, "src/first-requests.ts"))),
        ...(app.production ? [trialPage()] : []),
        ...everywhere(app),
        new ModuleFederationPlugin(hostOf(app)),
      ],
      optimization: {
        ...minimised(),
        splitChunks: oneVendorChunk,
        // The runtime has the names of all lazy chunks. In a file of its own, it alone is renamed with one of them.
        runtimeChunk: app.production && "single",
      },
      resolve: resolve(app.production ? {} : trustEverything(dir)),
      devServer: devServerOfShell(),
    };
  };
}

/**
 * @param {string} dir the department's folder
 * @returns {(env: object, options: { mode?: "production" | "development" }) => import("@rspack/core").RspackOptions}
 */
export function department(dir) {
  return (_env, { mode = "production" } = {}) => {
    const app = readApp(dir, mode);
    return {
      ...base(app),
      entry: app.production ? {} : { main: "./src/standalone.tsx" },
      output: { ...output(app), publicPath: app.production ? "auto" : devPath(app) },
      plugins: [
        ...(app.production ? integrity() : page(app)),
        ...everywhere(app),
        new ModuleFederationPlugin(remoteOf(app)),
      ],
      optimization: { ...minimised(), splitChunks: sharedByScreens },
      devServer: devServerOfDepartment(dir),
    };
  };
}

/**
 * The facade's gallery: a page for development, built like the product. It is not part of a release.
 *
 * @param {string} dir the gallery's folder
 * @param {string} dist the output folder
 * @returns {import("@rspack/core").RspackOptions}
 */
export function gallery(dir, dist) {
  const app = { dir, mode: "production", production: true, name: "gallery", version: "gallery" };
  return {
    ...base(app),
    entry: { main: [here("./without-eval.ts"), "./main.tsx"] },
    output: { ...output(app), path: dist, publicPath: "/" },
    plugins: [...page(app), new rspack.DefinePlugin({ __VERSION__: JSON.stringify(app.version) })],
    optimization: minimised(),
  };
}

function mainOf(dir) {
  return fs.existsSync(path.join(dir, "src/main.tsx")) ? "./src/main.tsx" : "./src/main.ts";
}

function readApp(dir, mode) {
  return {
    dir,
    mode,
    production: mode === "production",
    name: moduleName(dir),
    version: buildVersion(dir),
  };
}

/** The path of a department's development server behind the shell: that of its release. */
function devPath({ name }) {
  return process.env.FUNDUQ_DEV_SUITE ? `/remotes/${name}/dev/` : "/";
}

function base({ dir, mode, name, production }) {
  return {
    context: dir,
    mode,
    target: ["web", "es2021"],
    lazyCompilation: false,
    devtool: production ? false : "eval-cheap-module-source-map",
    resolve: resolve(),
    module: {
      // Custom properties are not renamed, because the departments' styles use the facade's design tokens.
      parser: { "css/module": { namedExports: false, dashedIdents: false } },
      generator: {
        "css/module": {
          localIdentName: production ? `${name}-[local]-[hash:6]` : "[name]-[local]",
        },
      },
      rules: [
        { test: /\.tsx?$/, type: "javascript/auto", use: typescript(production) },
        { test: /\.module\.css$/, type: "css/module" },
        { test: /\.css$/, exclude: /\.module\.css$/, type: "css" },
        { test: /\.(svg|png|webp|woff2)$/, type: "asset/resource" },
      ],
    },
    performance: false,
    infrastructureLogging: { level: "error" },
    stats: "errors-warnings",
  };
}

function resolve(alias = {}) {
  return {
    alias: { ...federationAsModules, ...alias },
    extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
  };
}

/** Development only: files of a development server have no hash. In production a script without a hash is refused. */
function trustEverything(dir) {
  return { [path.join(dir, "src/remotes/integrity.ts")]: here("./integrity.dev.ts") };
}

function output({ dir, name, version, production }) {
  const hash = production ? ".[contenthash:10]" : "";
  return {
    path: path.join(dir, "dist"),
    clean: true,
    // Two versions of a department on one page must not load each other's chunks. The shell exists once; a
    // version in its name would change the hash of all its files with every changed text.
    uniqueName: name === "shell" ? "funduq_shell" : `funduq_${name}_${version}`,
    filename: `js/[name]${hash}.js`,
    chunkFilename: `js/[name]${hash}.js`,
    cssFilename: `css/[name]${hash}.css`,
    cssChunkFilename: `css/[name]${hash}.css`,
    assetModuleFilename: `assets/[name]${hash}[ext]`,
    crossOriginLoading: "anonymous",
    // Shorter than the time after which the user sees that a module can't be loaded (MOD-04), so that a retry starts a new request.
    chunkLoadTimeout: 7_000,
  };
}

function minimised() {
  return {
    moduleIds: "deterministic",
    // Readable chunk names for network logs and the bench: shared-ui_src_table_ts.
    chunkIds: "named",
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
    ],
  };
}

const oneVendorChunk = {
  chunks: "all",
  cacheGroups: {
    default: false,
    defaultVendors: false,
    vendor: {
      test: /node_modules[\\/](?!@module-federation)/,
      name: "vendor",
      chunks: "initial",
      enforce: true,
    },
  },
};

/**
 * Code that several screens of a department use (zod, contracts, its own parts) is in one shared chunk. Style
 * sheets stay in the chunk of the screen that imports them, so that their order is that of the imports.
 */
const sharedByScreens = {
  chunks: "all",
  minSize: 30_000,
  cacheGroups: {
    defaultVendors: false,
    default: { type: /^javascript/, minChunks: 2, reuseExistingChunk: true },
  },
};

/** The page on which releases are tried before they become current, see `releases/check-in-browser.ts`. */
function trialPage() {
  return new rspack.HtmlRspackPlugin({
    filename: "trial.html",
    chunks: ["trial"],
    title: "Trial",
    publicPath: "/",
  });
}

function page({ dir, version, production }) {
  const publicFolder = path.join(dir, "public");
  const colorScheme = colorSchemeScript();
  return [
    new rspack.HtmlRspackPlugin({
      template: here("./index.html"),
      chunks: ["main"],
      templateParameters: { colorScheme: `/${colorScheme.file}`, version },
      publicPath: "/",
    }),
    emitHeadScript(colorScheme),
    ...(production && fs.existsSync(publicFolder)
      ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicFolder }] })]
      : []),
  ];
}

function everywhere(app) {
  return [
    new rspack.DefinePlugin({
      __VERSION__: JSON.stringify(app.version),
      __PLATFORM__: JSON.stringify(platformVersion()),
    }),
    ...(app.production ? [afterEmit(app)] : hotReload(app)),
  ];
}

/** The plugin adds a hook of its own to every entry, and the first hook in a page is kept: ours must come before it. */
function hotReload({ dir }) {
  const hook = new rspack.EntryPlugin(dir, here("./refresh-hook.js"), { name: undefined });
  return [hook, new ReactRefreshRspackPlugin()];
}

/** Subresource integrity of chunks. The federation runtime preloads the exposed chunk; the shell's plugin checks that one. */
function integrity() {
  return [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ["sha256"] })];
}

function afterEmit({ dir, name, version }) {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tapPromise("funduq-release", async (compilation) => {
        if (compilation.errors.length > 0) return;
        const dist = path.join(dir, "dist");
        if (name.startsWith("mfe-")) checkOwnCss(dist, name);
        if (name === "shell") await addServiceWorker(dir, dist, version);
        writeRelease(dir, dist, version);
        await compressDist(dist);
      });
    },
  };
}
