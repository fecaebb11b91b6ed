import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { facadeParts, platformVersion, reactVersion } from "./build-version.mjs";

const require = createRequire(import.meta.url);
const shellPlugin = fileURLToPath(
  new URL("../../shell/src/remotes/federation-plugin.ts", import.meta.url),
);

/** Rspack would resolve the federation runtime's CommonJS build, which can't be tree-shaken. All six need an alias, or the runtime is bundled twice. */
export const federationAsModules = Object.fromEntries(
  ["webpack-bundler-runtime", "runtime", "runtime-core", "runtime-tools", "sdk", "error-codes"].map(
    (name) => {
      const commonJs = require.resolve(`@module-federation/${name}`);
      return [commonJs, commonJs.replace(/\.cjs$/, ".js")];
    },
  ),
);

/** Large parts of the facade, which are loaded lazily. */
const heavyFacades = ["choices", "dates", "palette", "print", "table"].map(
  (part) => `@funduq/shared-ui/${part}`,
);

/** The shell (host): provides the shared modules and the federation runtime. */
export function hostOf({ name, production }) {
  return {
    name,
    shareStrategy: "loaded-first",
    dts: false,
    manifest: false,
    runtimePlugins: [shellPlugin],
    shared: shared({ eager: true }),
    experiments: {
      provideExternalRuntime: production,
      optimization: { target: "web" },
    },
  };
}

/** A department (remote): without shared modules in production, with all of them as a page by itself. */
export function remoteOf({ name, production }) {
  return {
    name: name.replaceAll("-", "_"),
    shareStrategy: "loaded-first",
    dts: false,
    manifest: true,
    filename: production ? "remoteEntry.[contenthash:10].js" : "remoteEntry.js",
    exposes: { "./module": "./src/module.ts" },
    shared: shared(production ? { import: false } : {}),
    experiments: {
      externalRuntime: production,
      // As a page by itself it has an ordinary entry, which needs the shared modules before it runs.
      asyncStartup: !production,
      optimization: { target: "web", disableRemote: true },
    },
  };
}

/**
 * The shared modules, the same list for both sides. Libraries are not on it, because a shared library can't be
 * tree-shaken: departments use them through the facade.
 */
function shared(how) {
  const one = (version) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    ...how,
  });
  const react = one(reactVersion());
  const reactDom = react;
  const facade = one(platformVersion());
  const late = { ...facade, eager: false };
  return {
    ...{ react, "react/": react, "react-dom": reactDom, "react-dom/": reactDom },
    // Each part by name, because a key with a trailing slash would make the lazy parts eager.
    ...Object.fromEntries(
      facadeParts().map((part) => [part, heavyFacades.includes(part) ? late : facade]),
    ),
  };
}
