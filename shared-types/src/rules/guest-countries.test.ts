import { describe, expect, it } from "vitest";
import { countryCodes, countryName, countryOfDocument } from "./guest-countries.ts";

describe("countries", () => {
  it("have a name in the three languages", () => {
    expect(["en", "fr", "ar"].map((locale) => countryName("DZ", locale))).toEqual([
      "Algeria",
      "Algérie",
      "الجزائر",
    ]);
    for (const code of countryCodes) expect(countryName(code, "fr")).not.toBe(code);
    expect(countryCodes).toHaveLength(249);
  });

  it("are known by the codes of documents; a word from elsewhere stays", () => {
    expect(["DZA", "D", "GBN", "UTO"].map(countryOfDocument)).toEqual([
      "DZ",
      "DE",
      "GB",
      undefined,
    ]);
    expect(countryName("Algerian", "fr")).toBe("Algerian");
  });
});
