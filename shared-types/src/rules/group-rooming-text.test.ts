import { expect, it } from "vitest";
import { parseRoomingText } from "./group-rooming-text.ts";

const names = (text: string) => parseRoomingText(text).map(({ name }) => name);

it("GRP-03 reads a list as a French Excel saves it: a mark at its start, semicolons, a heading", () => {
  const text =
    "\uFEFFNom;Type de chambre;Arrivée;Départ;Téléphone\r\nAmel Kaci;Double;21/03/2027;23/03/2027;0555 12 34 56\r\n";
  expect(parseRoomingText(text)).toEqual([
    {
      line: 2,
      name: "Amel Kaci",
      type: "Double",
      phone: "0555 12 34 56",
      checkIn: "21/03/2027",
      checkOut: "23/03/2027",
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

it.each([
  ["a copied sheet", "1\tDurand Paul\tTwin\n2\tSaadi Lina\tTwin"],
  ["an e-mail", "1 - Durand Paul;Twin\n2 – Saadi Lina;Twin"],
  ["bullets", "• Durand Paul;Twin\n- Saadi Lina;Twin"],
  ["Arabic figures", "١\tDurand Paul\tTwin\n٢\tSaadi Lina\tTwin"],
])("GRP-03 the numbers of %s are none of a name", (_, text) => {
  expect(parseRoomingText(text)).toMatchObject([
    { name: "Durand Paul", type: "Twin" },
    { name: "Saadi Lina", type: "Twin" },
  ]);
});

it("GRP-03 a number that counts no lines stays: it may be a room", () => {
  expect(parseRoomingText("101;Durand Paul\n102;Saadi Lina")).toMatchObject([
    { name: "101", type: "Durand Paul" },
    { name: "102", type: "Saadi Lina" },
  ]);
});

it("GRP-03 a line may have another sign than its list", () => {
  expect(
    parseRoomingText("Kaci Amel;Twin\nSaadi Lina\tTwin\nHaddad Omar, Twin, 21/03/2027"),
  ).toMatchObject([
    { name: "Kaci Amel", type: "Twin" },
    { name: "Saadi Lina", type: "Twin" },
    { name: "Haddad Omar", type: "Twin", checkIn: "21/03/2027" },
  ]);
});

it.each([
  "El Hadj - Ahmed",
  "Ben Ali, Mohamed",
  "محمد، بن علي",
  "Mme: Haddad",
  "Kaci   Amel",
  "Jean-Pierre Dupont",
  "Guest 101",
  "101 - Durand",
])("GRP-03 '%s' is one name", (name) => {
  expect(names(`Durand Paul\n${name}`)).toEqual(["Durand Paul", name]);
  expect(names(`Nom;Type\n${name}`)).toEqual([name]);
});

it("GRP-03 under a heading another sign in a cell is a part of it", () => {
  expect(parseRoomingText("Nom,Tél,Type\nKaci,0555123456; 0661123456,Twin")).toMatchObject([
    { name: "Kaci", phone: "0555123456; 0661123456", type: "Twin" },
  ]);
});
