import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { looksLikePassportLine } from "./document-text.ts";
import { readPassportLines } from "./passport-lines.ts";

const today = calendarDate("2026-11-21");
const read = (text: string) => {
  const result = readPassportLines(text, today);
  if (!result.read) throw new Error(result.fault);
  return result.lines;
};

/** Weights 7, 3, 1; a letter counts from A = 10, a filler nothing. */
function checkDigit(text: string): number {
  const worth = (sign: string) => (sign === "<" ? 0 : Number.parseInt(sign, 36));
  const sum = Array.from(text, (sign, at) => worth(sign) * ([7, 3, 1][at % 3] ?? 0));
  return sum.reduce((one, other) => one + other, 0) % 10;
}

const erikssonPassport = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`;
const erikssonCard = `I<UTOD231458907<<<<<<<<<<<<<<<
7408122F1204159UTO<<<<<<<<<<<6
ERIKSSON<<ANNA<MARIA<<<<<<<<<<`;
const erikssonOld = `I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<
D231458907UTO7408122F1204159<<<<<<<6`;

/** An Algerian passport, written by the rules. */
const number = "178956432";
const personal = "109900123456<<";
const body = `${number}${checkDigit(number)}DZA900228${checkDigit("900228")}F320430${checkDigit("320430")}${personal}${checkDigit(personal)}`;
const checked = body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43);
const algerian = `P<DZABEN<AISSA<<NADIA${"<".repeat(23)}\n${body}${checkDigit(checked)}`;

describe("GST-02 the lines of a travel document", () => {
  it.each([
    ["TD3", erikssonPassport, "L898902C3", true],
    ["TD1", erikssonCard, "D23145890", false],
    ["TD2", erikssonOld, "D23145890", false],
  ])("of size %s, as ICAO 9303 shows them", (size, text, documentNumber, isPassport) => {
    expect(read(text)).toEqual({
      size,
      isPassport,
      number: documentNumber,
      surname: "Eriksson",
      givenNames: "Anna Maria",
      nationality: null,
      birthDate: "1974-08-12",
      expiryDate: "2012-04-15",
      wrong: [],
      corrected: false,
    });
  });

  it("of an Algerian passport", () => {
    expect(read(algerian)).toMatchObject({
      surname: "Ben Aissa",
      givenNames: "Nadia",
      number: "178956432",
      nationality: "DZ",
      birthDate: "1990-02-28",
      expiryDate: "2032-04-30",
      wrong: [],
    });
  });

  it("are read in small letters, with spaces, in one line, and without their last fillers", () => {
    const wanted = read(erikssonPassport);
    const [names = "", rest = ""] = erikssonPassport.split("\n");
    expect(read(erikssonPassport.toLowerCase())).toEqual(wanted);
    expect(read(`\n  ${names}\r\n\r\n${rest}  \n`)).toEqual(wanted);
    expect(read(names + rest)).toEqual(wanted);
    expect(read(`${names.replace(/<+$/u, "")}\n${rest}`)).toEqual(wanted);
    expect(read(erikssonPassport.replace(/(.{5})/gu, "$1 "))).toEqual(wanted);
    expect(read(erikssonCard.replaceAll("\n", ""))).toEqual(read(erikssonCard));
  });

  it.each([
    ["the number", "L898902C36", "L898902D36", ["number", "whole"]],
    ["the birth date", "7408122", "7408132", ["birthDate", "whole"]],
    ["the expiry date", "1204159", "1204149", ["expiryDate", "whole"]],
    ["the personal number", "ZE184226B", "ZE184227B", ["personalNumber", "whole"]],
    ["the last digit", "<<<<<10", "<<<<<11", ["whole"]],
  ])("name %s where its check digit does not fit", (_, right, wrong, parts) => {
    expect(read(erikssonPassport.replace(right, wrong)).wrong).toEqual(parts);
  });

  it("are corrected where a letter was taken for a digit, as the check digits prove", () => {
    const mistaken = algerian.replace("900228", "9OO228").replace("DZA9", "DZA9");
    expect(read(mistaken)).toMatchObject({ birthDate: "1990-02-28", wrong: [], corrected: true });
    const card = erikssonPassport.replace("L898902C3", "L8989O2C3");
    expect(read(card)).toMatchObject({ number: "L898902C3", wrong: [], corrected: true });
    const nation = algerian.replace("P<DZABEN", "P<DZAB3N").replace(`DZA90`, `D2A90`);
    expect(read(nation)).toMatchObject({ nationality: "DZ", corrected: true });
  });

  it.each([
    ["7408122F", "74O8122F"],
    ["7408122F", "74Q8122F"],
    ["7408122F", "74D8122F"],
    ["F1204159", "FI204159"],
    ["F1204159", "FL204159"],
    ["B<<<<<10", "B<<<<<1O"],
    ["B<<<<<10", "B<<<<<I0"],
  ])("are right although a reader made %s %s", (right, mistaken) => {
    const { wrong, corrected, ...lines } = read(erikssonPassport.replace(right, mistaken));
    expect(lines).toMatchObject({ birthDate: "1974-08-12", expiryDate: "2012-04-15" });
    expect([wrong, corrected]).toEqual([[], true]);
  });

  it("of a card of two lines with a digit among its names", () => {
    const mistaken = erikssonOld.replace("<".repeat(11), `${"<".repeat(8)}0<3`);
    expect(read(mistaken)).toMatchObject({ number: "D23145890", birthDate: "1974-08-12" });
    expect(read(mistaken)).toMatchObject({ surname: "Eriksson", wrong: [], corrected: false });
  });

  it("of a country that not every list has", () => {
    expect(read(erikssonPassport.replace("6UTO", "6XKX")).nationality).toBe("XK");
  });

  it("of the former French card", () => {
    const first = `IDFRADOUEL${"<".repeat(20)}950026`;
    const number = "050195000001";
    const digit = (text: string) => String(checkDigit(text));
    const second = `${number}${digit(number)}MAUD<<ELODIE<<801103${digit("801103")}F`;
    expect(read(`${first}\n${second}${digit(first + second)}`)).toEqual({
      size: "TD2",
      isPassport: false,
      surname: "Douel",
      givenNames: "Maud Elodie",
      number,
      nationality: "FR",
      birthDate: "1980-11-03",
      expiryDate: null,
      wrong: [],
      corrected: false,
    });
  });

  it("with a number of more than nine signs, on a card", () => {
    const long = "D23145890123";
    const first = `I<UTO${long.slice(0, 9)}<${long.slice(9)}${checkDigit(long)}`.padEnd(30, "<");
    const { number: found, wrong } = read(
      `${first}\n${erikssonCard.split("\n").slice(1).join("\n")}`,
    );
    expect(found).toBe(long);
    expect(wrong).toEqual(["whole"]);
  });

  it.each([
    ["", "length"],
    ["P<UTOERIKSSON", "length"],
    [`${erikssonPassport}7`, "length"],
    [erikssonPassport.replace("L8", "L!"), "signs"],
    [erikssonPassport.replace(/^P/u, "V"), "visa"],
  ])("are refused with a reason: %j", (text, fault) => {
    expect(readPassportLines(text, today)).toEqual({ read: false, fault });
  });

  it("a date that is filled with fillers, or is none, is not known", () => {
    expect(read(erikssonPassport.replace("740812", "7408<<")).birthDate).toBeNull();
    expect(read(erikssonPassport.replace("740812", "741312")).birthDate).toBeNull();
  });

  it("nobody is born tomorrow: the year is of the last century", () => {
    const born = (date: string) => read(erikssonPassport.replace("740812", date)).birthDate;
    expect([born("261121"), born("261122"), born("270101")]).toEqual([
      "2026-11-21",
      "1926-11-22",
      "1927-01-01",
    ]);
  });

  it("never throw, whatever is typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.string({ unit: fc.constantFrom(..."AZ09<O\n"), minLength: 60, maxLength: 95 }),
        ),
        (text) => {
          readPassportLines(text, today);
        },
      ),
    );
  });

  it("a mistaken sign is noticed", () => {
    const second = erikssonPassport.indexOf("\n") + 1;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.constantFrom(..."123456789"), (at, sign) => {
        const place = second + at;
        const changed = erikssonPassport.slice(0, place) + sign + erikssonPassport.slice(place + 1);
        const { wrong, corrected } = read(changed);
        const worth = (text: string) => checkDigit(text.charAt(place));
        const isSameWorth = worth(changed) === worth(erikssonPassport);
        expect(isSameWorth || wrong.length > 0 || corrected).toBe(true);
      }),
    );
  });
});

it.each([
  ["above", `Passeport :\n${algerian}`],
  ["above, in Arabic", `جواز السفر:\n\n${algerian}`],
  ["below", `${algerian}\nmerci`],
])("GST-02 a word that came along %s the lines is none of them", (_, text) => {
  expect(readPassportLines(text, today)).toEqual(readPassportLines(algerian, today));
  expect(readPassportLines(text, today).read).toBe(true);
});

it("what a reader types looks like nothing a person does", () => {
  expect(looksLikePassportLine(erikssonPassport.split("\n")[1] ?? "")).toBe(true);
  expect(looksLikePassportLine("3, rue Larbi Ben M'hidi, Oran, Algérie")).toBe(false);
  expect(looksLikePassportLine("0555123456")).toBe(false);
});
