import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, readTokens } from "../testing/contrast.ts";

const css = fs.readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");
const themes = readTokens(css);

const TEXT = 4.5;
const SHAPE = 3;
/** From here on a word and its icon carry a status by themselves. */
const UNMISTAKABLE = 7;

const grounds = ["page", "surface", "raised", "sunken"];
const statuses = ["occupied", "reserved", "clean", "inspected", "dirty", "out-of-order", "no-show"];
const pales = ["danger-pale", "warning-pale", "success-pale", "primary-pale"];

type Pair = readonly [front: string, back: string];
const each = (fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

/** What is read on what. */
const texts: Pair[] = [
  ...each(["text", "muted", "primary", "danger"], grounds),
  ...each(["success", "warning"], ["page", "surface", "raised"]),
  ...each(["text"], pales),
  ...each(["primary", "primary-active"], ["primary-pale"]),
  ["muted", "primary-pale"],
  ["danger", "danger-pale"],
  ["muted", "danger-pale"],
  ["warning", "warning-pale"],
  ["success", "success-pale"],
  ...each(["on-primary"], ["primary", "primary-hover", "primary-active"]),
  ...each(["on-danger"], ["danger", "danger-hover"]),
  ...each(
    ["status-text"],
    statuses.map((status) => `${status}-pale`),
  ),
  ["status-text", "surface"],
  ...each(["frame-text", "frame-muted"], ["frame", "frame-raised"]),
];

/** What has to be seen: the edges of inputs, the focus, marks that stand alone. */
const shapes: Pair[] = [
  ...each(["border-strong"], ["page", "surface", "raised"]),
  ...each(["focus"], [...grounds, ...pales]),
  ...each(["primary", "danger", "success"], grounds),
  ...each(["frame-border-strong", "frame-focus"], ["frame", "frame-raised"]),
  ...each(["saffron"], ["frame"]),
];

describe.each(Object.entries(themes))("X-06 the colours of the %s theme", (theme, tokens) => {
  const measured = (pairs: readonly Pair[]) =>
    pairs
      .map(([front, back]) => ({
        pair: `${front} on ${back}`,
        ratio: contrast(tokens, front, back),
      }))
      .sort((a, b) => a.ratio - b.ratio);
  const below = (pairs: readonly Pair[], least: number) =>
    measured(pairs)
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);

  it(`every text is readable (${lowest(measured(texts))})`, () => {
    expect(below(texts, TEXT)).toEqual([]);
  });

  it(`every edge and mark can be seen (${lowest(measured(shapes))})`, () => {
    expect(below(shapes, SHAPE)).toEqual([]);
  });

  it("a status whose colour is faint is told by its word and icon", () => {
    const edges = statuses.map((status): Pair => [status, "surface"]);
    const faint = measured(edges).filter(({ ratio }) => ratio < SHAPE);
    const told = faint.map(({ pair }): Pair => ["status-text", `${pair.split(" ")[0]}-pale`]);
    expect(below(told, UNMISTAKABLE)).toEqual([]);
    // Two of the palette for colour-blind eyes are pale by nature; in the dark none is.
    expect(faint.map(({ pair }) => pair.split(" ")[0]).sort()).toEqual(
      theme === "light" ? ["dirty", "inspected"] : [],
    );
  });
});

it("a colour that is too faint is found", () => {
  const faint = readTokens(css.replace("--fq-muted: #645a4b", "--fq-muted: #9a9080"));
  expect(contrast(faint.light, "muted", "page")).toBeLessThan(TEXT);
});

it("every colour of the light theme is measured", () => {
  const used = new Set([...texts, ...shapes].flat().concat(statuses));
  const unmeasured = Object.keys(themes.light)
    .filter((name) => /^#/.test(themes.light[name] ?? "") && !used.has(name))
    .filter((name) => !decoration.includes(name));
  expect(unmeasured).toEqual([]);
});

/** Lines that only divide, and edges of buttons: the word inside says that there is one. */
const decoration = ["border", "border-control", "frame-border"];

function lowest([first]: { pair: string; ratio: number }[]): string {
  return `lowest: ${first?.pair} ${first?.ratio.toFixed(2)}`;
}
