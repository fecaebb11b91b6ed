import { createRequire } from "node:module";
import path from "node:path";
import { facadeParts, platformVersion, reactVersion } from "./build-version.mjs";

const require = createRequire(import.meta.url);

/** Rspack resolves the federation runtime's CommonJS build, which cannot be tree-shaken: all six, or two copies. */
export const federationAsModules = Object.fromEntries(
  ["webpack-bundler-runtime", "runtime", "runtime-core", "runtime-tools", "sdk", "error-codes"].map(
    (name) => {
      const commonJs = require.resolve(`@module-federation/${name}`);
      return [commonJs, commonJs.replace(/\.cjs$/, ".js")];
    },
  ),
);

/** Parts of the facade that the first screen does not need; they are loaded lazily. */
const heavyFacades = ["choices", "dates", "forms", "outbox", "palette", "print", "table"].map(
  (part) => `@funduq/shared-ui/${part}`,
);

/** The shell: brings everything that is shared, and the runtime. */
export function hostOf({ dir, name, production }) {
  return {
    name,
    shareStrategy: "loaded-first",
    dts: false,
    manifest: false,
    runtimePlugins: [path.join(dir, "src/remotes/federation-plugin.ts")],
    shared: shared({ eager: true }),
    experiments: {
      provideExternalRuntime: production,
      optimization: { target: "web" },
    },
  };
}

/** A department: deployed it brings nothing of what is shared; alone it brings all of it. */
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
      // A page of its own has an ordinary entry: what is shared must be there before it runs.
      asyncStartup: !production,
      optimization: { target: "web", disableRemote: true },
    },
  };
}

/**
 * One list for both sides, and nothing else on it: a shared library is shipped whole, so libraries
 * reach the departments through the facade, which is tree-shaken to what it exports.
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
    // Each by its name: a key that ends in a slash would make the heavy ones eager again.
    ...Object.fromEntries(
      facadeParts().map((part) => [part, heavyFacades.includes(part) ? late : facade]),
    ),
  };
}
