import { expect, it } from "vitest";
import { browserSources } from "./browser-sources.ts";

it("no expression looks behind: Safari before 16.4 can't read the file that has one, and shows nothing", () => {
  const sources = browserSources("shared-ui/src", "shared-types/src");
  expect(sources.length).toBeGreaterThan(100);
  const lookingBehind = sources.filter(({ text }) => /\(\?<[=!]/.test(text));
  expect(lookingBehind.map(({ file }) => file)).toEqual([]);
});
