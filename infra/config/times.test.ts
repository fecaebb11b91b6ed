import { expect, it } from "vitest";
import { browserSources } from "./browser-sources.ts";

/** The only files that format by themselves: the formats, and the calendar date of an instant in a zone. */
const FORMATS = [
  "shared-ui/src/format/",
  "shared-types/src/rules/date-text.ts",
  "shared-types/src/values/date-in-zone.ts",
];

/** What writes a time or a date in the zone of the browser or the server, or past the formats. */
const OWN_WAY =
  /Intl\.DateTimeFormat|resolvedOptions|toLocale(?:Date|Time)?String|\.get(?:FullYear|Month|Date|Day|Hours|Minutes)\(|to(?:Date|Time)String\(/u;

it("NA-01 X-05 no screen or print formats a time in another zone than the hotel's", () => {
  const sources = browserSources("shared-ui/src", "shared-types/src");
  const own = sources.filter(
    ({ file, text }) => OWN_WAY.test(text) && !FORMATS.some((format) => file.startsWith(format)),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(own.map(({ file }) => file)).toEqual([]);
});
