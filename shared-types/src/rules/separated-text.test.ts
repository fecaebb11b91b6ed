import { describe, expect, it } from "vitest";
import { parseSeparated } from "./separated-text.ts";

describe("COM-06 GRP-03 a list saved as text", () => {
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
    [
      "separators of another kind in the quotes of its heading",
      '"Nom, sigle, ville";NIF\nAtlas;1',
      [
        ["Nom, sigle, ville", "NIF"],
        ["Atlas", "1"],
      ],
    ],
    ["a title above its heading", "Liste 2026\nNom;NIF", [["Liste 2026"], ["Nom", "NIF"]]],
    ["nothing", "", []],
  ])("has %s", (_, text, rows) => {
    expect(parseSeparated(text).map(({ cells }) => cells)).toEqual(rows);
  });
});
