import crypto from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import { rspack } from "@rspack/core";

const source = createRequire(import.meta.url).resolve("@funduq/shared-ui/color-scheme");

/**
 * The facade's `color-scheme.ts` as a separate script. The page's head loads it synchronously, so that the first
 * paint has the right colours; the content security policy allows no inline script.
 */
export function colorSchemeScript() {
  const text = fs.readFileSync(source, "utf8").replace(/^export /gm, "");
  const { code } = rspack.experiments.swc.transformSync(text, {
    isModule: false,
    jsc: { parser: { syntax: "typescript" }, target: "es2020", minify: { compress: true } },
    minify: true,
  });
  const hash = crypto.createHash("sha256").update(code).digest("hex").slice(0, 10);
  return { code, file: `js/color-scheme.${hash}.js` };
}

/** A plugin that adds the script to the build's output. */
export function emitColorScheme({ code, file }) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap("funduq-color-scheme", (compilation) => {
        compilation.hooks.processAssets.tap("funduq-color-scheme", () =>
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(code)),
        );
      });
    },
  };
}
