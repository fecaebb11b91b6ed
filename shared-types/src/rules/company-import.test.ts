import { describe, expect, it } from "vitest";
import { importFieldOf, readImportTable } from "./company-import.ts";
import { parseCsv } from "./csv-text.ts";

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

describe("COM-06 a list saved as text", () => {
  it.each([
    [
      "semicolons",
      "Nom;NIF\r\nAtlas;1\r\n",
      [
        ["Nom", "NIF"],
        ["Atlas", "1"],
      ],
    ],
    [
      "commas and a mark",
      "\uFEFFNom,NIF\nAtlas,1",
      [
        ["Nom", "NIF"],
        ["Atlas", "1"],
      ],
    ],
    [
      "tabs",
      "Nom\tNIF\nAtlas\t1",
      [
        ["Nom", "NIF"],
        ["Atlas", "1"],
      ],
    ],
    [
      "quotes",
      'Nom;NIF\n"Atlas ""Sud""; fils\nAlger";1',
      [
        ["Nom", "NIF"],
        ['Atlas "Sud"; fils\nAlger', "1"],
      ],
    ],
    ["nothing", "", []],
  ])("has %s", (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });
});
