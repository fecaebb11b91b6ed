import { expect, it } from "vitest";
import { looksUnusual, unusualIdentifiers } from "./company-identifiers.ts";

it("COM-02 an identifier of the usual form is not asked to be checked", () => {
  const usual = { nif: "0001 1601 2345 678", nis: "000116012345678", art: "16012345678" };
  expect(unusualIdentifiers({ ...usual, rc: "16/00-0123456B09" })).toEqual([]);
  expect(unusualIdentifiers({ ...usual, rc: "09B0123456", nis: null })).toEqual([]);
});

it("COM-06 one that lost the zeros it began with is", () => {
  const short = { nif: "116012345678", nis: "116012345678", art: "1601234567", rc: "1234" };
  expect(unusualIdentifiers(short)).toEqual(["rc", "nif", "nis", "art"]);
  expect(looksUnusual("nif", "")).toBe(false);
});
