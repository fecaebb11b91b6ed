import fc from "fast-check";
import { expect, it } from "vitest";
import { parseRoomingText } from "./group-rooming-text.ts";
import { westernDigits } from "./name-search.ts";

const names = (text: string) => parseRoomingText(text).map(({ name }) => name);

it("GRP-03 reads a list as a French Excel saves it: a mark at its start, semicolons, a heading", () => {
  const text =
    "\uFEFFNom;Type de chambre;Arrivée;Départ;Téléphone\r\nAmel Kaci;Double;21/03/2027;23/03/2027;0555 12 34 56\r\n";
  expect(parseRoomingText(text)).toEqual([
    {
      ...{ line: 2, name: "Amel Kaci", type: "Double", phone: "0555 12 34 56" },
      ...{ checkIn: "21/03/2027", checkOut: "23/03/2027", listNumber: "", unread: [] },
    },
  ]);
});

it("GRP-03 reads a pasted sheet, a list without a heading, and columns in any order", () => {
  expect(parseRoomingText("Omar Haddad\tTwin\nLina Saadi\tTwin")).toMatchObject([
    { line: 1, name: "Omar Haddad", type: "Twin" },
    { line: 2, name: "Lina Saadi", type: "Twin" },
  ]);
  expect(parseRoomingText("Phone,Guest name\n0555,Omar")).toMatchObject([
    { name: "Omar", phone: "0555", type: "" },
  ]);
});

it("GRP-03 reads Arabic names and headings", () => {
  expect(parseRoomingText("الاسم;نوع الغرفة\nأحمد بن علي;مزدوجة")).toMatchObject([
    { line: 2, name: "أحمد بن علي", type: "مزدوجة" },
  ]);
});

it("GRP-03 a quoted field holds separators, line ends and quotes; lines are those of the text", () => {
  const text = '"Kaci, Amel",Double\n"Omar ""Momo""\nHaddad",Twin\n\nLina,Twin\n';
  expect(parseRoomingText(text)).toMatchObject([
    { line: 1, name: "Kaci, Amel" },
    { line: 2, name: 'Omar "Momo"\nHaddad' },
    { line: 5, name: "Lina" },
  ]);
});

it("GRP-03 finds no line where there is none, and keeps one whose name is missing", () => {
  expect(parseRoomingText("")).toEqual([]);
  expect(parseRoomingText(" \n;;\n")).toEqual([]);
  expect(parseRoomingText("Name,Type\n")).toEqual([]);
  expect(names(";Double\nOmar;Double")).toEqual(["", "Omar"]);
});

it("GRP-03 a quote that never ends takes no more than its own line", () => {
  expect(names('"Omar;Double\nLina;Double')).toEqual(['"Omar', "Lina"]);
});

it("GRP-03 a name in two columns is one name, and its number in the list is none of it", () => {
  expect(names("Nom;Prénom;Chambre\nBENALI;Karim;Twin\nHADDAD;;Twin")).toEqual([
    "Karim BENALI",
    "HADDAD",
  ]);
  expect(names("Last name,First name\nKaci,Amel")).toEqual(["Amel Kaci"]);
  expect(names("اللقب;الاسم\nبن علي;أحمد")).toEqual(["أحمد بن علي"]);
  expect(names("1. Durand Paul\n12) Saadi Lina")).toEqual(["Durand Paul", "Saadi Lina"]);
});

/** A row in short: its name, then what else was understood, and `lost` what was not. */
function understood(text: string): string[] {
  return parseRoomingText(text).map(({ line: _, name, listNumber, unread, ...found }) => {
    const told = Object.entries(found).flatMap(([field, value]) => value && `${field} ${value}`);
    const number = listNumber && `no. ${listNumber}`;
    return [name, ...told, number, unread.length > 0 && `lost ${unread}`]
      .filter(Boolean)
      .join(" | ");
  });
}

it.each<[string, string, string[]]>([
  [
    "separators that differ from line to line",
    "Dupont;101\nMartin, 102\nHaddad\t103\nKaci - 104\nSaadi : 105\nBen Ali (106)\nZerrouki | 107",
    [
      ...["Dupont | room 101", "Martin | room 102", "Haddad | room 103", "Kaci | room 104"],
      ...["Saadi | room 105", "Ben Ali | room 106", "Zerrouki | room 107"],
    ],
  ],
  [
    "two separators in one line",
    "Dupont\t101, Double\nKaci, Amel;Twin\nMartin, 102;Double",
    [
      ...["Dupont | type Double | room 101", "Kaci, Amel | type Twin"],
      "Martin | type Double | room 102",
    ],
  ],
  [
    "a numbered sheet",
    "1\tDupont Jean\t101\n2\tHaddad Amel\t102",
    ["Dupont Jean | room 101 | no. 1", "Haddad Amel | room 102 | no. 2"],
  ],
  [
    "a numbered e-mail",
    "1. Dupont Jean\n2) Haddad Amel - 204\n3- Kaci Lina, Twin\n4 Saadi Omar 205\n(5) Ben Ali Nadia",
    [
      ...["Dupont Jean | no. 1", "Haddad Amel | room 204 | no. 2", "Kaci Lina | type Twin | no. 3"],
      ...["Saadi Omar | room 205 | no. 4", "Ben Ali Nadia | no. 5"],
    ],
  ],
  [
    "a part of a numbered list, and one that begins again",
    "7. Dupont\n8. Haddad\n1. Kaci\n2. Saadi",
    ["Dupont | no. 7", "Haddad | no. 8", "Kaci | no. 1", "Saadi | no. 2"],
  ],
  [
    "rooms before the names, which are no numbers of a list",
    "101\tDupont Jean\n102\tHaddad Amel\nB12; Kaci Lina; Twin\n204 - Saadi Omar\nCh. 205: Ben Ali",
    [
      ...["Dupont Jean | room 101", "Haddad Amel | room 102", "Kaci Lina | type Twin | room B12"],
      ...["Saadi Omar | room 204", "Ben Ali | room Ch. 205"],
    ],
  ],
  [
    "a number and a room before the name",
    "1\t101\tDupont Jean\n2\t102\tHaddad Amel",
    ["Dupont Jean | room 101 | no. 1", "Haddad Amel | room 102 | no. 2"],
  ],
  [
    "a number alone that does not count on is a room",
    "12\tDupont Jean\n15\tHaddad Amel",
    ["Dupont Jean | room 12", "Haddad Amel | room 15"],
  ],
  [
    "names with hyphens, apostrophes and figures of their own",
    "Ben-Ali Jean-Paul;101\nO'Brien Seán - B12\nM’Hamed d’Alger\nGuide 1\nAmel  Kaci",
    [
      ...["Ben-Ali Jean-Paul | room 101", "O'Brien Seán | room B12", "M’Hamed d’Alger", "Guide 1"],
      "Amel  Kaci",
    ],
  ],
  [
    "Arabic names, figures and signs",
    "١. أحمد بن علي، ١٠١\n٢- يسمينة حداد؛ مزدوجة\n٣) عمر سعدي - غرفة ١٠٣\n\u200fلينا قاسي\t204",
    [
      ...["أحمد بن علي | room ١٠١ | no. 1", "يسمينة حداد | type مزدوجة | no. 2"],
      ...["عمر سعدي | room غرفة ١٠٣ | no. 3", "لينا قاسي | room 204"],
    ],
  ],
  [
    "days and a phone number wherever they stand",
    "Dupont;101;21/03/2027 - 23/03/2027\nHaddad, 21/03/2027, 23/03/2027, 0555 12 34 56, Double\nKaci Amel - +213 555 12 34 56",
    [
      "Dupont | checkIn 21/03/2027 | checkOut 23/03/2027 | room 101",
      "Haddad | type Double | checkIn 21/03/2027 | checkOut 23/03/2027 | phone 0555 12 34 56",
      "Kaci Amel | phone +213 555 12 34 56",
    ],
  ],
  [
    "columns of an e-mail, with bullets or gaps",
    "- Dupont Jean    101\n• Haddad Amel   Double\n> Kaci Lina  204",
    ["Dupont Jean | room 101", "Haddad Amel | type Double", "Kaci Lina | room 204"],
  ],
  [
    "words that are no guest's stay: kept to be told",
    "Dupont;Double;21/03/2027;23/03/2027;0555 12 34 56;végétarien",
    [
      "Dupont | type Double | checkIn 21/03/2027 | checkOut 23/03/2027 | phone 0555 12 34 56 | lost végétarien",
    ],
  ],
  [
    "a heading over lines of other separators, a number and a room",
    "N°;Nom;Chambre;Remarque\n1;Dupont;101;VIP\n2\tHaddad\tDouble",
    ["Dupont | room 101 | lost VIP", "Haddad | type Double"],
  ],
  [
    "a type and a room in two columns",
    "Nom;Type;Chambre\nDupont;Double;B12",
    ["Dupont | type Double | room B12"],
  ],
  [
    "one word over the names",
    "Nom\nDupont, 101\n2. Haddad",
    ["Dupont | room 101", "Haddad | no. 2"],
  ],
  [
    "in doubt words are a type, for the answer to refuse",
    "Dupont, Jean, 101\nBen Ali - Karim",
    ["Dupont | type Jean | room 101", "Ben Ali | type Karim"],
  ],
])("GRP-03 reads %s", (_, text, rows) => {
  expect(understood(text)).toEqual(rows);
});

/** What coordinators type into one line, in any order. */
const pieces = [
  "Dupont",
  "Ben-Ali",
  "أحمد",
  "1",
  "2.",
  "101",
  "B12",
  "Double",
  "(VIP)",
  "٢٠٤",
  "#",
];
const days = ["21/03/2027", "23/03/2027 - 24/03/2027", "0555 12 34 56", '"a, b"', "n° 7", "ch."];
const lettersOf = (text: string) =>
  [...westernDigits(text).replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
const signs = [" ", "  ", "   ", ";", ", ", "\t", " - ", ": ", "|", "،", "/", "\n"];

it("GRP-03 whatever stands in a line, each letter of it is once in the row that it gives", () => {
  const piece = fc.constantFrom(...pieces, ...days, ...signs);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (written) => {
      const text = written.join("");
      const told = parseRoomingText(text).flatMap(({ line: _, ...row }) =>
        Object.values(row).flat(),
      );
      expect(lettersOf(told.join(""))).toBe(lettersOf(text));
    }),
    { numRuns: 1_000 },
  );
});
