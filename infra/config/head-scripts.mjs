import crypto from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import { rspack } from "@rspack/core";

const colorScheme = createRequire(import.meta.url).resolve("@funduq/shared-ui/color-scheme");

/**
 * The facade's `color-scheme.ts` as a separate script. The page's head loads it synchronously, so that the first
 * paint has the right colours; the content security policy allows no inline script.
 */
export function colorSchemeScript() {
  return headScript("color-scheme", colorScheme);
}

/**
 * A TypeScript file without imports as a script of its own, for the page's head.
 *
 * @param {string} name
 * @param {string} source
 */
export function headScript(name, source) {
  const text = fs.readFileSync(source, "utf8").replace(/^export /gm, "");
  const { code } = rspack.experiments.swc.transformSync(text, {
    isModule: false,
    jsc: { parser: { syntax: "typescript" }, target: "es2020", minify: { compress: true } },
    minify: true,
  });
  const hash = crypto.createHash("sha256").update(code).digest("hex").slice(0, 10);
  return { code, file: `js/${name}.${hash}.js` };
}

/** A plugin that adds the script to the build's output. */
export function emitHeadScript({ code, file }) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap("funduq-head-script", (compilation) => {
        compilation.hooks.processAssets.tap("funduq-head-script", () =>
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(code)),
        );
      });
    },
  };
}

/** A plugin that adds the script to the build's output and, before all others, to the shell's page. */
export function firstRequests(script) {
  return {
    apply(compiler) {
      emitHeadScript(script).apply(compiler);
      compiler.hooks.compilation.tap("funduq-first-requests", (compilation) => {
        const { alterAssetTags } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
        alterAssetTags.tapPromise("funduq-first-requests", async (page) => {
          if (page.outputName !== "index.html") return page;
          const attributes = { async: true, src: `/${script.file}` };
          page.assetTags.scripts.unshift({ tagName: "script", attributes, voidTag: false });
          return page;
        });
      });
    },
  };
}
