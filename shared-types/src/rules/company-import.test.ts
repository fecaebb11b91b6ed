import { describe, expect, it } from "vitest";
import { importFieldOf, readImportTable } from "./company-import.ts";

describe("COM-06 a list of companies", () => {
  it.each([
    ["Raison sociale", "name"],
    ["NOM DE LA SOCIETE", "name"],
    ["Company name", "name"],
    ["اسم الشركة", "name"],
    ["Identifiant fiscal (NIF)", "nif"],
    ["الرقم الجبائي (NIF)", "nif"],
    ["N° RC", "rc"],
    ["Tarif, 2 personnes", "rate2"],
    ["Rate, 1 person", "rate1"],
    ["السعر، شخصان", "rate2"],
    ["Couleur", undefined],
  ])("'%s' is the column %s", (heading, field) => {
    expect(importFieldOf(heading)).toBe(field);
  });

  it("begins below the row that names its columns, and skips empty rows", () => {
    const table = [
      ["Liste 2026"],
      ["Société", "NIF", "NIF", "Couleur"],
      ["Atlas", "1", "2"],
      ["", " "],
      ["Naftal"],
    ];
    expect(readImportTable(table)).toEqual({
      rows: [
        { line: 3, values: { name: "Atlas", nif: "1" } },
        { line: 5, values: { name: "Naftal" } },
      ],
      known: [
        { heading: "Société", field: "name" },
        { heading: "NIF", field: "nif" },
      ],
      unknown: ["NIF", "Couleur"],
    });
    expect(readImportTable([["NIF"], ["1"]])).toBeUndefined();
  });
});
