import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldName, isPhoneSearch, nameSearch, phoneDigits } from "./name-search.ts";

describe("GST-05 a name is searched without what people leave out", () => {
  it.each([
    ["Bénaïssa", "benaissa"],
    ["BENAÏSSA", "benaissa"],
    ["Çelik Œuvrard", "celik oeuvrard"],
    ["İbrahim", "ibrahim"],
    ["Straße", "strasse"],
    ["أحمد", "احمد"],
    ["آمال", "امال"],
    ["إيمان", "ايمان"],
    ["فاطمة", "فاطمه"],
    ["يحيى", "يحيي"],
    ["مُحَمَّد", "محمد"],
    ["محـــمد", "محمد"],
    ["مؤمن", "مومن"],
    ["ﻣﺤﻤﺪ", "محمد"],
    ["Salle ١٢", "salle 12"],
  ])("%s becomes %s", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it("folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(nameSearch(nameSearch(name))).toBe(nameSearch(name));
      }),
    );
  });
});

it("stores the words of a name with one space between them", () => {
  expect(nameSearch("  Nadia  Ben-Aïssa, (Mme) ")).toBe("nadia ben aissa mme");
  expect(nameSearch("عبد القادر بن علي")).toBe("عبد القادر بن علي");
  expect(nameSearch("—")).toBe("");
});

describe("a phone number is one number however it is written", () => {
  it.each([
    ["+213 555 12 34 56", "0555123456"],
    ["00213555123456", "0555123456"],
    ["0555-12-34-56", "0555123456"],
    ["٠٥٥٥ ١٢", "055512"],
    ["+33 6 12", "33612"],
    ["0033 6 12", "33612"],
    ["", ""],
  ])("%s → %s", (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });
});

it("tells a phone number from a name", () => {
  expect(["0555", "+213 5", "(021) 63.40", "٠٥٥"].map(isPhoneSearch)).not.toContain(false);
  expect(["Ali", "Ali 2", "+", " "].map(isPhoneSearch)).not.toContain(true);
});
