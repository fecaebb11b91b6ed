import { expect, it } from "vitest";
import { sections } from "../gallery/sections.ts";

/** What is no component: it is shown by those that use it. */
const notShown =
  /^(use|set|save|register|parse|add|lazy|first|start|weekday|weeks|UiProvider|Shortcut$|[a-z]+Names$|statusProps|notify$)/;

it("the gallery shows every component of the facade", async () => {
  const parts = await Promise.all([
    import("./ui.ts"),
    import("./dates.ts"),
    import("./table.ts"),
    import("./palette.ts"),
    import("./choices.ts"),
    import("./print.ts"),
  ]);
  const components = parts.flatMap((part) => Object.keys(part)).filter((n) => !notShown.test(n));
  const shown = new Set(sections.flatMap(({ shows }) => shows));
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
});

it("says of each family when to use it, with an example", () => {
  for (const { when, example } of sections) {
    expect(when.length).toBeGreaterThan(1);
    expect(example).not.toBe("");
  }
});
