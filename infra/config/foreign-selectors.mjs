import fs from "node:fs";
import path from "node:path";

/** A rule's selector: the text before `{`. */
const PRELUDE = /(?<=^|[{};])([^{};]+)\{/gu;
const CLASS = /\.(-?[a-z_][\w-]*)/giu;

/**
 * Selectors of a department's built CSS that can match elements outside of it: without one of its classes
 * (`body`, `:root`), or with a foreign class. Its classes begin with its name; nested rules (`&`) are fine.
 */
export function foreignSelectors(css, name) {
  const bare = css.replace(/\/\*.*?\*\//gsu, "").replace(/"[^"]*"|'[^']*'/gu, '""');
  const preludes = [...bare.matchAll(PRELUDE)].map(([, prelude]) => prelude.trim());
  const selectors = preludes.filter((prelude) => !/^@|^(?:from|to|[\d.]+%)/u.test(prelude));
  return selectors.flatMap(partsOf).filter((selector) => isForeign(selector, name));
}

/** Fails a department's build if its CSS has foreign selectors. */
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

/** Splits a selector list at commas that are not inside brackets. */
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
