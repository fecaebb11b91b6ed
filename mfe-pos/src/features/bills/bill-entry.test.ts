import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addTexts } from "../../i18n/catalogue.ts";
import { titleOf } from "./bill-entry.ts";

const RIGHT_TO_LEFT_MARK = "\u200f";

beforeEach(async () => {
  addTexts();
  await textsReady();
});
afterEach(() => switchLanguage("en"));

/** Browsers take the direction of a text from its first letter; of names alone that would be a Latin one. */
it("X-05 a bill and its table are read from right to left in Arabic, whatever their letters are", async () => {
  await switchLanguage("ar");
  const title = titleOf({ name: "Bill 1", tableName: "T4" });
  expect(title.startsWith(RIGHT_TO_LEFT_MARK)).toBe(true);
  expect(title.replaceAll(/[\u200f\u2066-\u2069]/gu, "")).toMatch(/ 1، T4$/u);
  await switchLanguage("en");
  expect(titleOf({ name: "Bill 1", tableName: "T4" })).toBe("Bill 1, T4");
});
