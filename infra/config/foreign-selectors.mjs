import fs from "node:fs";
import path from "node:path";

/** A rule's selector: what stands before a brace. */
const PRELUDE = /(?<=^|[{};])([^{};]+)\{/gu;
const CLASS = /\.(-?[a-z_][\w-]*)/giu;

/**
 * Selectors of a department's built CSS that reach outside of it: without a class of its own (`body`,
 * `:root`), or with somebody else's. Its classes begin with its name; what `&` nests belongs to its rule.
 */
export function foreignSelectors(css, name) {
  const bare = css.replace(/\/\*.*?\*\//gsu, "").replace(/"[^"]*"|'[^']*'/gu, '""');
  const preludes = [...bare.matchAll(PRELUDE)].map(([, prelude]) => prelude.trim());
  const selectors = preludes.filter((prelude) => !/^@|^(?:from|to|[\d.]+%)/u.test(prelude));
  return selectors.flatMap(partsOf).filter((selector) => isForeign(selector, name));
}

/** Fails a department's build whose CSS reaches outside of it. */
export function checkOwnCss(dist, name) {
  const sheets = fs.globSync("**/*.css", { cwd: dist });
  const found = sheets.flatMap((sheet) =>
    foreignSelectors(fs.readFileSync(path.join(dist, sheet), "utf8"), name),
  );
  if (found.length === 0) return;
  throw new Error(`The CSS of ${name} reaches outside of it: ${[...new Set(found)].join(" · ")}`);
}

function isForeign(selector, name) {
  const classes = [...selector.matchAll(CLASS)].map(([, found]) => found);
  const isNested = selector.includes("&");
  return (
    classes.some((found) => !found.startsWith(`${name}-`)) || (!isNested && classes.length === 0)
  );
}

/** The selectors of a list; a comma inside of brackets separates nothing. */
function partsOf(prelude) {
  let depth = 0;
  const marked = [...prelude].map((char) => {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    return char === "," && depth === 0 ? "\n" : char;
  });
  return marked
    .join("")
    .split("\n")
    .map((part) => part.trim());
}
